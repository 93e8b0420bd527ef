import Testing
import UIKit

@testable import PopNavigation

@Suite("The translation of a drag")
struct PopDragTests {
    typealias Case = (sideways: CGFloat, vertical: CGFloat, direction: PopDrag.Direction)

    private func direction(_ drag: Case, patience: CGFloat = 24) -> PopDrag.Direction {
        PopDrag(sideways: drag.sideways, vertical: drag.vertical).direction(patience: patience)
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
        "A steep drag is unclear until the patience is used up", .covers(.oneDecision, .thumbArcs),
        arguments: [
            (3, 10, 24, .unclear), (3, 23.9, 24, .unclear), (3, 24, 24, .vertical), (3, 9.9, 10, .unclear),
            (3, 10, 10, .vertical), (0, -10, 10, .vertical), (-1, 14, 10, .vertical),
        ] as [(sideways: CGFloat, vertical: CGFloat, patience: CGFloat, direction: PopDrag.Direction)])
    func patience(sideways: CGFloat, vertical: CGFloat, patience: CGFloat, expected: PopDrag.Direction) {
        #expect(direction((sideways, vertical, expected), patience: patience) == expected)
    }

    @Test(
        "The own pan decides after 30 points, or 5 off the axis over a vertical scroll view",
        .covers(.thumbArcs),
        arguments: [
            (29.9, 0, false, false), (30, 0, false, true), (29.9, 6, false, false), (12, 4.9, true, false),
            (12, 5, true, true), (30, 0, true, true),
            (30, 31, true, true), (9, 9.9, true, false),
        ] as [(sideways: CGFloat, vertical: CGFloat, scrollsVertically: Bool, isDecided: Bool)])
    func decidedForward(sideways: CGFloat, vertical: CGFloat, scrollsVertically: Bool, isDecided: Bool) {
        let drag = PopDrag(sideways: sideways, vertical: vertical)
        #expect(drag.isDecided(scrollsVertically: scrollsVertically) == isDecided)
    }

    @Test("The own pan gives up a backward drag after 5 points", .covers(.thumbArcs), arguments: [true, false])
    func decidedBackward(scrollsVertically: Bool) {
        #expect(!PopDrag(sideways: -4.9, vertical: 0).isDecided(scrollsVertically: scrollsVertically))
        #expect(PopDrag(sideways: -5, vertical: 0).isDecided(scrollsVertically: scrollsVertically))
    }

    @Test("The own pan gives up a steep drag when the patience is used up", .covers(.thumbArcs))
    func decidedSteep() {
        #expect(!PopDrag(sideways: 3, vertical: 23.9).isDecided(scrollsVertically: false))
        #expect(PopDrag(sideways: 3, vertical: 24).isDecided(scrollsVertically: false))
        #expect(PopDrag(sideways: 3, vertical: 10).isDecided(scrollsVertically: true))
    }

    @Test("A drag is forward if it leads more towards the trailing side than up or down", .covers(.oneDecision))
    func forward() {
        #expect(PopDrag(sideways: 10, vertical: 9.9).isForward)
        #expect(!PopDrag(sideways: 10, vertical: 10).isForward)
        #expect(!PopDrag(sideways: 0, vertical: 0).isForward)
        #expect(!PopDrag(sideways: -10, vertical: 0).isForward)
    }

    @Test("A drag is too long for a tap from ten points on", .covers(.reasons))
    func tap() {
        #expect(!PopDrag(sideways: 9.9, vertical: -9.9).isTooLongForTap)
        #expect(PopDrag(sideways: -10, vertical: 0).isTooLongForTap)
        #expect(PopDrag(sideways: 0, vertical: 10).isTooLongForTap)
    }

    @Test("The patience is 24 points outside vertical scroll views", .covers(.oneDecision, .thumbArcs))
    func longPatience() {
        #expect(PopDrag(sideways: 3, vertical: 23.9).direction() == .unclear)
        #expect(PopDrag(sideways: 3, vertical: 24).direction() == .vertical)
    }
}
