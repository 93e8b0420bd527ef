import DemoScreens
import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Behaviour 4: the rules")
struct PopGestureRulesTests {
    /// The rules in order: what fails, and what is said of it.
    nonisolated static let table: [(PlainMoment.Answer, PopGestureRefusal)] = [
        (.isSwitchedOn, .disabled),
        (.hasScreenBelow, .nothingToPop),
        (.isTransitioning, .transitioning),
        (.isPresenting, .presenting),
        // The only one that no finger reaches: UIKit cancels the touches of a view that leaves its window.
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

    @Test("Behaviour 4: a drag that no rule refuses is allowed")
    func allowed() {
        #expect(verdict(PlainMoment()) == .allowed)
    }

    @Test("Behaviour 4: each rule alone refuses, with its own refusal", arguments: table)
    func alone(answer: PlainMoment.Answer, refusal: PopGestureRefusal) {
        #expect(verdict(PlainMoment(failing: [answer])) == .refused(refusal))
    }

    @Test("Behaviour 4: of several refusals the first in order is reported", arguments: table.indices)
    func order(index: Int) {
        let failing = Set(Self.table[index...].map(\.0))
        #expect(verdict(PlainMoment(failing: failing)) == .refused(Self.table[index].1))
    }

    @Test("Behaviour 4: direction and steepness come after the touch's rules and before the scroll views")
    func placeOfTheDrag() {
        let wrong = PopDrag(sideways: -12, vertical: 1)
        #expect(verdict(PlainMoment(failing: [.startsInExcludedView], drag: wrong)) == .refused(.excludedView))
        #expect(verdict(PlainMoment(failing: [.scrollViewOwnsDrag], drag: wrong)) == .refused(.wrongDirection))
        let steep = PopDrag(sideways: 5, vertical: 12)
        #expect(verdict(PlainMoment(failing: [.startsInExcludedView], drag: steep)) == .refused(.excludedView))
        #expect(verdict(PlainMoment(failing: [.scrollViewOwnsDrag], drag: steep)) == .refused(.tooSteep))
    }

    @Test("Behaviour 4: the demo lists every refusal, in the order of the rules")
    func listed() {
        #expect(Set(PopGestureRefusal.inOrder) == Set(PopGestureRefusal.allCases))
        let ofDrags: Set<PopGestureRefusal> = [.wrongDirection, .tooSteep]
        #expect(PopGestureRefusal.inOrder.filter { !ofDrags.contains($0) } == Self.table.map(\.1))
        let place = PopGestureRefusal.inOrder.firstIndex(of: .wrongDirection)
        #expect(
            place.map { PopGestureRefusal.inOrder[($0 - 1)...($0 + 2)] } == [
                .excludedView, .wrongDirection, .tooSteep, .scrollViewOwnsDrag,
            ])
    }

    @Test("Behaviour 4: nothing is asked beyond the first refusal; the screen comes last")
    func laziness() {
        for (index, (answer, _)) in Self.table.enumerated() {
            var moment = PlainMoment(failing: [answer])
            _ = PopGestureRules.verdict(at: &moment)
            #expect(moment.asked.last == answer)
            // The drag is asked for between the touch's nine rules and the rest.
            #expect(moment.asked.count == (index < 9 ? index + 1 : index + 2))
        }
        var allowed = PlainMoment()
        _ = PopGestureRules.verdict(at: &allowed)
        // Asking the screen may have changed what the controller can do, so the first five are asked once more.
        let all = PlainMoment.Answer.allCases
        #expect(allowed.asked == all + all.prefix(5))
    }

    @Test(
        "Behaviour 4, FIELD 3: only a drag that goes more sideways than up or down pops",
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

    @Test("Behaviour 9: every refusal has a rule")
    func complete() {
        let reachable = Set(Self.table.map(\.1)).union([.wrongDirection, .tooSteep])
        #expect(reachable == Set(PopGestureRefusal.allCases))
    }
}
