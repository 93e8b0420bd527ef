import Testing
import UIKit

@testable import PopNavigation

@Suite("The translation of a drag")
struct PopDragTests {
    typealias Case = (sideways: CGFloat, vertical: CGFloat, direction: PopDrag.Direction)

    private func direction(_ drag: Case, among rivals: PopDrag.Rivals = []) -> PopDrag.Direction {
        PopDrag(sideways: drag.sideways, vertical: drag.vertical).direction(among: rivals)
    }

    @Test("Back is rightwards in left to right and leftwards in right to left", .covers(.rightToLeft))
    func mirrored() {
        let (start, end) = (CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 205))
        #expect(PopDrag(from: start, to: end, in: .leftToRight) == PopDrag(sideways: 30, vertical: 5))
        #expect(PopDrag(from: start, to: end, in: .rightToLeft) == PopDrag(sideways: -30, vertical: 5))
    }

    @Test(
        "A drag is sideways only if it moves more sideways than up or down", .covers(.oneDecision, .thumbArcs),
        .bug("https://github.com/QuintGao/GKNavigationBarSwift/issues/10"),
        arguments: [
            (10, 0, .forward), (12, 11.9, .forward), (12, -11.9, .forward), (12, 12, .unclear), (12, -12, .unclear),
            (24, 24, .vertical), (24, -24, .vertical), (-12, 0, .backward), (-12, 11, .backward), (-12, 12, .unclear),
            (0, 0, .unclear), (0.1, 0, .forward),
        ] as [Case])
    func steepness(drag: Case) {
        #expect(direction(drag) == drag.direction)
    }

    @Test(
        "A steep drag is unclear for 24 points, or for 10 in a sheet", .covers(.oneDecision, .thumbArcs),
        arguments: [
            (3, 10, [], .unclear), (3, 23.9, [], .unclear), (3, 24, [], .vertical), (3, 9.9, .sheet, .unclear),
            (3, 10, .sheet, .vertical), (-1, 14, .sheet, .vertical), (12, 11, .sheet, .forward),
            (3, 11, [.list, .sheet], .vertical),
        ] as [(sideways: CGFloat, vertical: CGFloat, rivals: PopDrag.Rivals, direction: PopDrag.Direction)])
    func patience(
        sideways: CGFloat, vertical: CGFloat, rivals: PopDrag.Rivals, expected: PopDrag.Direction
    ) {
        #expect(direction((sideways, vertical, expected), among: rivals) == expected)
    }

    @Test(
        "A drag belongs to a list after min(25, 10 + 0.8·|dx|) points up or down", .covers(.thumbArcs),
        arguments: [
            (0, 10, .vertical), (10, 9.9, .forward), (10, 17.9, .unclear), (10, 18, .vertical), (20, 24.9, .unclear),
            (29, 24.9, .forward), (29, 25, .vertical), (100, -25, .vertical), (100, 24.9, .forward),
        ] as [Case])
    func list(drag: Case) {
        #expect(direction(drag, among: .list) == drag.direction)
    }

    @Test(
        "The own pan decides after 30 points towards the trailing side", .covers(.thumbArcs),
        arguments: [[], .list, .sheet] as [PopDrag.Rivals])
    func decidedForward(rivals: PopDrag.Rivals) {
        #expect(!PopDrag(sideways: 29.9, vertical: 0).isDecided(among: rivals))
        #expect(!PopDrag(sideways: 29.9, vertical: 6).isDecided(among: rivals))
        #expect(PopDrag(sideways: 30, vertical: 0).isDecided(among: rivals))
        #expect(!PopDrag(sideways: 9, vertical: 9.9).isDecided(among: rivals))
    }

    @Test(
        "The own pan gives up a backward drag after 5 points", .covers(.thumbArcs),
        arguments: [[], .list, .sheet] as [PopDrag.Rivals])
    func decidedBackward(rivals: PopDrag.Rivals) {
        #expect(!PopDrag(sideways: -4.9, vertical: 0).isDecided(among: rivals))
        #expect(PopDrag(sideways: -5, vertical: 0).isDecided(among: rivals))
    }

    @Test("The own pan gives up a steep drag when its direction is clear", .covers(.thumbArcs))
    func decidedSteep() {
        #expect(!PopDrag(sideways: 3, vertical: 23.9).isDecided(among: []))
        #expect(PopDrag(sideways: 3, vertical: 24).isDecided(among: []))
        #expect(PopDrag(sideways: 3, vertical: 12.5).isDecided(among: .list))
        #expect(PopDrag(sideways: 3, vertical: 10).isDecided(among: .sheet))
    }

    @Test(
        "A translation of zero is forward for UIKit's recognizers under a finger, and for no other",
        .covers(.oneDecision, .delegateProxies))
    func zeroTranslation() {
        for recognizer in [RecognizerRole.edge, .content] {
            #expect(PopDrag.isForward(0, for: recognizer) && !PopDrag.isForward(-0.1, for: recognizer))
        }
        for recognizer in [RecognizerRole.scroll, .ownPan] {
            #expect(!PopDrag.isForward(0, for: recognizer) && PopDrag.isForward(0.1, for: recognizer))
        }
    }

    @Test("A drag is forward if it leads more towards the trailing side than up or down", .covers(.oneDecision))
    func forward() {
        #expect(PopDrag(sideways: 10, vertical: 9.9).isForward)
        #expect(!PopDrag(sideways: 10, vertical: 10).isForward)
        #expect(!PopDrag(sideways: 0, vertical: 0).isForward)
        #expect(!PopDrag(sideways: -10, vertical: 0).isForward)
    }

    @Test("A drag of ten points or more is too long for a tap", .covers(.reasons))
    func tap() {
        #expect(!PopDrag(sideways: 9.9, vertical: -9.9).isTooLongForTap)
        #expect(PopDrag(sideways: -10, vertical: 0).isTooLongForTap)
        #expect(PopDrag(sideways: 0, vertical: 10).isTooLongForTap)
    }

    @Test("A steep drag outside vertical scroll views is unclear up to 24 points", .covers(.oneDecision, .thumbArcs))
    func longSteepLimit() {
        #expect(PopDrag(sideways: 3, vertical: 23.9).direction() == .unclear)
        #expect(PopDrag(sideways: 3, vertical: 24).direction() == .vertical)
    }

    @Test("A pull moves down at least as far as sideways", .covers(.zoomTransitions))
    func pull() {
        #expect(PopDrag(sideways: 0, vertical: 1).isPull && PopDrag(sideways: 10, vertical: 10).isPull)
        for (sideways, vertical) in [(0, 0), (11, 10), (-11, 10), (0, -10)] as [(CGFloat, CGFloat)] {
            #expect(!PopDrag(sideways: sideways, vertical: vertical).isPull)
        }
    }
}
