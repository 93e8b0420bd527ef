import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The rules")
struct PopGestureRulesTests {
    /// The rules in order: the answer that fails, and its refusal.
    nonisolated static let table: [(PlainMoment.Answer, PopGestureRefusal)] = [
        (.isSwitchedOn, .disabled),
        (.hasScreenBelow, .nothingToPop),
        (.isTransitioning, .transitioning),
        (.isPresenting, .presenting),
        // No finger reaches this one: UIKit cancels the touches of a view that leaves its window.
        (.isInWindow, .offWindow),
        (.isSwitchedOnByScreen, .disabledByScreen),
        (.startsInArea, .outsideArea),
        (.startsInBar, .inBar),
        (.startsInExcludedView, .excludedView),
        (.scrollViewOwnsDrag, .scrollViewOwnsDrag),
        (.isSearchActive, .searchActive),
        (.isKeyboardMoving, .keyboardMoving),
        (.screenAgrees, .screenDeclined),
    ]

    private func verdict(_ moment: PlainMoment) -> PopGestureVerdict {
        var moment = moment
        return PopGestureRules.verdict(at: &moment)
    }

    @Test("A drag that no rule refuses is allowed", .covers(4))
    func allowed() {
        #expect(verdict(PlainMoment()) == .allowed)
    }

    @Test("Each rule alone refuses with its own refusal", .covers(4), arguments: table)
    func alone(answer: PlainMoment.Answer, refusal: PopGestureRefusal) {
        #expect(verdict(PlainMoment(failing: [answer])) == .refused(refusal))
    }

    @Test("Of several refusals the first in order is reported", .covers(4), arguments: table.indices)
    func order(index: Int) {
        let failing = Set(Self.table[index...].map(\.0))
        #expect(verdict(PlainMoment(failing: failing)) == .refused(Self.table[index].1))
    }

    @Test("Direction and steepness are checked after the touch's rules and before the scroll views", .covers(4))
    func placeOfTheDrag() {
        let wrong = PopDrag(sideways: -12, vertical: 1)
        #expect(verdict(PlainMoment(failing: [.startsInExcludedView], drag: wrong)) == .refused(.excludedView))
        #expect(verdict(PlainMoment(failing: [.scrollViewOwnsDrag], drag: wrong)) == .refused(.wrongDirection))
        let steep = PopDrag(sideways: 5, vertical: 12)
        #expect(verdict(PlainMoment(failing: [.startsInExcludedView], drag: steep)) == .refused(.excludedView))
        #expect(verdict(PlainMoment(failing: [.scrollViewOwnsDrag], drag: steep)) == .refused(.tooSteep))
    }

    @Test("No answer is computed beyond the first refusal, and the screen is asked last", .covers(4))
    func laziness() {
        for (index, (answer, _)) in Self.table.enumerated() {
            var moment = PlainMoment(failing: [answer])
            _ = PopGestureRules.verdict(at: &moment)
            #expect(moment.asked.last == answer)
            // The drag is read between the touch's nine rules and the others.
            #expect(moment.asked.count == (index < 9 ? index + 1 : index + 2))
        }
        var allowed = PlainMoment()
        _ = PopGestureRules.verdict(at: &allowed)
        // The screen's answer may change the controller, so the first five are read again.
        let all = PlainMoment.Answer.allCases
        #expect(allowed.asked == all + all.prefix(5))
    }

    @Test(
        "Only a drag that moves more sideways than up or down pops", .covers(4),
        .bug("https://github.com/QuintGao/GKNavigationBarSwift/issues/10"),
        arguments: [
            (CGPoint(x: 10, y: 0), PopGestureVerdict.allowed),
            (CGPoint(x: 12, y: 11.9), .allowed),
            (CGPoint(x: 12, y: -11.9), .allowed),
            (CGPoint(x: 12, y: 12), .refused(.tooSteep)),
            (CGPoint(x: 12, y: -12), .refused(.tooSteep)),
            (CGPoint(x: 3, y: 14), .refused(.tooSteep)),
            (CGPoint(x: 0, y: 14), .refused(.tooSteep)),
            (CGPoint(x: 0, y: 0), .refused(.tooSteep)),
            (CGPoint(x: -1, y: 14), .refused(.wrongDirection)),
            (CGPoint(x: -12, y: 0), .refused(.wrongDirection)),
        ]
    )
    func drags(way: CGPoint, expected: PopGestureVerdict) {
        let drag = PopDrag(sideways: way.x, vertical: way.y)
        #expect(verdict(PlainMoment(drag: drag)) == expected)
    }

    @Test("Every refusal has a rule", .covers(9))
    func complete() {
        let reachable = Set(Self.table.map(\.1)).union([.wrongDirection, .tooSteep])
        #expect(reachable == Set(PopGestureRefusal.allCases))
    }
}
