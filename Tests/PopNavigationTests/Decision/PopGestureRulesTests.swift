import Testing
import UIKit

@testable import PopNavigation

@Suite("The rules")
struct PopGestureRulesTests {
    /// A change of the context that violates one rule, and the rule's refusal.
    struct Violation: Sendable, CustomStringConvertible {
        let refusal: PopGestureRefusal
        let violate: @Sendable (inout PopGestureContext) -> Void

        var description: String { "\(refusal)" }
    }

    /// A violation of each rule, in the order of the rules.
    static let violations = [
        Violation(refusal: .disabled) { $0.isEnabled = false },
        Violation(refusal: .nothingToPop) { $0.hasScreenBelow = false },
        Violation(refusal: .transitioning) { $0.isTransitioning = true },
        Violation(refusal: .presenting) { $0.isPresenting = true },
        // No finger reaches this rule: UIKit cancels the touches of a view that leaves its window.
        Violation(refusal: .offWindow) { $0.isInWindow = false },
        Violation(refusal: .disabledByScreen) { $0.isEnabledByScreen = false },
        Violation(refusal: .noWayBack) { $0.showsNoWayBack = true },
        Violation(refusal: .systemTransition) { $0.usesSystemTransition = true },
        Violation(refusal: .innerNavigation) { $0.isInInnerNavigation = true },
        Violation(refusal: .outsideArea) { $0.startsInArea = false },
        Violation(refusal: .inBar) { $0.startsInBar = true },
        Violation(refusal: .excludedView) { $0.startsInExcludedView = true },
        Violation(refusal: .wrongDirection) { $0.drag = PopDrag(sideways: -12, vertical: 1) },
        Violation(refusal: .tooSteep) { $0.drag = PopDrag(sideways: 5, vertical: 12) },
        Violation(refusal: .scrollViewOwnsDrag) { $0.scrollViewOwnsDrag = true },
        Violation(refusal: .searchActive) { $0.isSearchActive = true },
        Violation(refusal: .keyboardMoving) { $0.isKeyboardMoving = true },
    ]

    /// A context that no rule refuses, of a drag towards the trailing side.
    private var allowed: PopGestureContext {
        var context = PopGestureContext()
        context.drag = PopDrag(sideways: 12, vertical: 1)
        return context
    }

    @Test("A drag that no rule refuses is allowed", .covers(4))
    func nothingViolated() {
        #expect(PopGestureRules.refusal(in: allowed) == nil)
        #expect(PopGestureRules.refusal(in: PopGestureContext()) == nil)
    }

    @Test("Each rule alone refuses with its own refusal", .covers(4), arguments: violations)
    func alone(violation: Violation) {
        var context = allowed
        violation.violate(&context)
        #expect(PopGestureRules.refusal(in: context) == violation.refusal)
    }

    @Test("Of several refusals the first in order is reported", .covers(4), arguments: violations)
    func order(first: Violation) {
        var context = allowed
        let andLater = Self.violations.drop { $0.refusal != first.refusal }
        // A drag has one direction, so the steep one does not replace the wrong one.
        for violation in andLater.reversed() { violation.violate(&context) }
        #expect(PopGestureRules.refusal(in: context) == first.refusal)
    }

    @Test("The enum lists the refusals in the order of the rules", .covers(4, 9))
    func listed() {
        let afterTheRules: [PopGestureRefusal] = [.otherGesture, .screenDeclined]
        #expect(PopGestureRefusal.allCases == Self.violations.map(\.refusal) + afterTheRules)
    }

    @Test("Without a drag only the rules about the touch and the controller apply", .covers(4, 33))
    func withoutDrag() {
        var context = PopGestureContext()
        (context.isSearchActive, context.isKeyboardMoving) = (true, true)
        #expect(PopGestureRules.refusal(in: context) == nil)
        context.drag = PopDrag(sideways: 12, vertical: 0)
        #expect(PopGestureRules.refusal(in: context) == .searchActive)
    }

    @Test(
        "A bar without a way back refuses unless the screen allows the gesture", .covers(8),
        arguments: [
            (nil, PopGestureRefusal.noWayBack), (true, nil), (false, .disabledByScreen),
        ] as [(Bool?, PopGestureRefusal?)]
    )
    func noWayBack(isEnabledByScreen: Bool?, expected: PopGestureRefusal?) {
        var context = allowed
        context.showsNoWayBack = true
        context.isEnabledByScreen = isEnabledByScreen
        #expect(PopGestureRules.refusal(in: context) == expected)
    }

    @Test(
        "Only a drag that moves more sideways than up or down pops", .covers(4),
        .bug("https://github.com/QuintGao/GKNavigationBarSwift/issues/10"),
        arguments: [
            (10, 0, nil), (12, 11.9, nil), (12, -11.9, nil), (12, 12, .tooSteep), (12, -12, .tooSteep),
            (3, 14, .tooSteep), (0, 14, .tooSteep), (0, 0, .tooSteep), (-1, 14, .wrongDirection),
            (-12, 0, .wrongDirection),
        ] as [(CGFloat, CGFloat, PopGestureRefusal?)]
    )
    func steepness(sideways: CGFloat, vertical: CGFloat, expected: PopGestureRefusal?) {
        var context = allowed
        context.drag = PopDrag(sideways: sideways, vertical: vertical)
        #expect(PopGestureRules.refusal(in: context) == expected)
    }

    @Test(
        "At the leading edge a drag of 45 degrees pops, as UIKit's edge gesture accepts it", .covers(19),
        arguments: [
            (12, 12, nil), (12, -12, nil), (12, 13, nil), (10, 11, nil), (12, 14, .tooSteep), (12, -14, .tooSteep),
            (0, 0, .tooSteep), (0, 12, .tooSteep), (-1, 0, .wrongDirection),
        ] as [(CGFloat, CGFloat, PopGestureRefusal?)]
    )
    func steepnessAtEdge(sideways: CGFloat, vertical: CGFloat, expected: PopGestureRefusal?) {
        var context = allowed
        context.startsAtLeadingEdge = true
        context.drag = PopDrag(sideways: sideways, vertical: vertical)
        #expect(PopGestureRules.refusal(in: context) == expected)
    }

    @Test("At the leading edge a scroll view does not own the drag", .covers(6, 19))
    func scrollViewAtEdge() {
        var context = allowed
        context.scrollViewOwnsDrag = true
        context.startsAtLeadingEdge = true
        #expect(PopGestureRules.refusal(in: context) == nil)
    }
}
