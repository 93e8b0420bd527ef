import Testing

@testable import PopNavigation

@Suite("The rules")
struct PopGestureRulesTests {
    /// The facts about a drag that no rule refuses.
    private static let allowed: PopFacts = {
        var facts = PopFacts(drag: PopFacts.Drag(direction: .forward))
        facts.preferences.isInArea = true
        return facts
    }()

    /// A change of the facts that violates one rule, and the rule's refusal.
    struct Violation: Sendable, CustomStringConvertible {
        let refusal: PopGestureRefusal
        let violate: @Sendable (inout PopFacts) -> Void

        var description: String { "\(refusal)" }
    }

    /// A violation of each rule, in the order of the rules.
    static let violations = [
        Violation(refusal: .disabled) { $0.preferences.isEnabled = false },
        Violation(refusal: .delegateDeclined) { $0.route.hasDelegateDeclined = true },
        Violation(refusal: .nothingToPop) { $0.controller.hasScreenBelow = false },
        Violation(refusal: .transitioning) { $0.controller.isChangingScreens = true },
        Violation(refusal: .presenting) { $0.controller.isPresenting = true },
        // No finger reaches this rule: UIKit cancels the touches of a view that leaves its window.
        Violation(refusal: .offWindow) { $0.controller.isInWindow = false },
        Violation(refusal: .disabledByScreen) { $0.preferences.isEnabledByScreen = false },
        Violation(refusal: .noWayBack) { $0.controller.showsNoWayBack = true },
        Violation(refusal: .backAction) { $0.preferences.hasBackAction = true },
        Violation(refusal: .systemTransition) { $0.route.usesSystemTransition = true },
        Violation(refusal: .innerNavigation) { $0.location.isInInnerNavigation = true },
        Violation(refusal: .outsideArea) { $0.preferences.isInArea = false },
        Violation(refusal: .inBar) { $0.location.isInBar = true },
        Violation(refusal: .excludedView) { $0.preferences.exclusion = .exceptLeadingEdge },
        Violation(refusal: .wrongDirection) { $0.drag?.direction = .backward },
        Violation(refusal: .tooSteep) { $0.drag?.direction = .vertical },
        Violation(refusal: .scrollViewOwnsDrag) { $0.drag?.belongsToScrollView = true },
        Violation(refusal: .searchActive) { $0.drag?.isSearchHidingBar = true },
    ]

    @Test("A drag that no rule refuses is allowed", .covers(.oneDecision))
    func nothingViolated() {
        #expect(Self.allowed.refusal == nil)
    }

    @Test("Of the facts that aren't known about a touch, only the area refuses it", .covers(.oneDecision))
    func defaults() {
        var facts = PopFacts()
        #expect(facts.refusal == .outsideArea)
        facts.preferences.isInArea = true
        for role in [RecognizerRole.edge, .content, .scroll, .ownPan] {
            #expect(PopGestureRules.evaluate(facts).refusal(for: role) == nil)
        }
        facts.route.hasOwnTransition = true
        #expect(facts.refusal == nil)
        facts.route.hasOwnTransition = false
        // Away from the edge, at rest, and where UIKit's recognizers pop.
        facts.preferences.exclusion = .exceptLeadingEdge
        #expect(facts.refusal == .excludedView)
        facts.controller.isInTransition = true
        #expect(PopGestureRules.evaluate(facts).refusal(for: .ownPan) == .excludedView)
        facts.controller.isChangingScreens = true
        #expect(PopGestureRules.evaluate(facts).refusal(for: .edge) == .transitioning)
        facts.controller.hasScreenBelow = false
        #expect(PopGestureRules.evaluate(facts).refusal(for: .edge) == .nothingToPop)
    }

    @Test("Each fact that forbids the swipe gives its own refusal", .covers(.oneDecision), arguments: violations)
    func alone(violation: Violation) {
        var facts = Self.allowed
        violation.violate(&facts)
        #expect(facts.refusal == violation.refusal)
    }

    @Test(
        "The first of several refusals in their order is reported", .covers(.oneDecision), arguments: violations.indices
    )
    func order(index: Int) {
        var facts = Self.allowed
        // A drag has one direction, so the steep one does not replace the wrong one.
        for violation in Self.violations[index...].reversed() { violation.violate(&facts) }
        #expect(facts.refusal == Self.violations[index].refusal)
    }

    @Test("The enum lists the refusals in the order of the rules", .covers(.oneDecision, .reasons))
    func listed() {
        let afterTheRules: [PopGestureRefusal] = [.uiKitDeclined, .otherGesture, .screenDeclined]
        #expect(PopGestureRefusal.allCases == Self.violations.map(\.refusal) + afterTheRules)
    }

    @Test(
        "Rules that imitate UIKit refuse only the own pan", .covers(.oneDecision),
        arguments: [
            .presenting, .noWayBack, .systemTransition, .innerNavigation, .inBar,
        ] as [PopGestureRefusal])
    func imitations(refusal: PopGestureRefusal) throws {
        var facts = Self.allowed
        try #require(Self.violations.first { $0.refusal == refusal }).violate(&facts)
        #expect(facts.refusal(for: .ownPan) == refusal)
        for recognizer in [RecognizerRole.edge, .scroll, .content] {
            #expect(facts.refusal(for: recognizer) == nil, "\(recognizer)")
        }
    }

    @Test(
        "A bar without a way back refuses the swipe unless the screen allows it", .covers(.noWayBack),
        arguments: [
            (nil, PopGestureRefusal.noWayBack), (true, nil), (false, .disabledByScreen),
        ] as [(Bool?, PopGestureRefusal?)]
    )
    func noWayBack(isEnabledByScreen: Bool?, expected: PopGestureRefusal?) {
        var facts = Self.allowed
        facts.controller.showsNoWayBack = true
        facts.preferences.isEnabledByScreen = isEnabledByScreen
        #expect(facts.refusal == expected)
    }

    @Test(
        "A back action refuses the swipe unless the screen allows it", .covers(.backActions),
        arguments: [
            (nil, PopGestureRefusal.backAction), (true, nil), (false, .disabledByScreen),
        ] as [(Bool?, PopGestureRefusal?)]
    )
    func backAction(isEnabledByScreen: Bool?, expected: PopGestureRefusal?) {
        var facts = Self.allowed
        facts.preferences.hasBackAction = true
        facts.preferences.isEnabledByScreen = isEnabledByScreen
        #expect(facts.refusal == expected)
    }

    @Test("A back action refuses every recognizer", .covers(.backActions))
    func backActionOfAll() {
        var facts = Self.allowed
        facts.preferences.hasBackAction = true
        #expect([RecognizerRole.edge, .scroll, .content, .ownPan].allSatisfy { facts.refusal(for: $0) == .backAction })
    }

    @Test("A drag that ends while its direction is unclear is too steep", .covers(.oneDecision))
    func unclear() {
        var facts = Self.allowed
        facts.drag?.direction = .unclear
        #expect(facts.refusal == .tooSteep)
    }

    @Test("A scroll view does not own a drag at the leading edge", .covers(.scrollViews, .leadingEdge))
    func scrollViewAtEdge() {
        var facts = Self.allowed
        facts.drag?.belongsToScrollView = true
        facts.location.isAtLeadingEdge = true
        #expect(facts.refusal == nil)
    }

    @Test("At the leading edge no scroll view and no control refuses", .covers(.leadingEdge, .scrollViews))
    func leadingEdge() {
        var facts = Self.allowed
        facts.location.isAtLeadingEdge = true
        facts.location.isUsedByScrollView = true
        facts.location.isInTrackingControl = true
        #expect(facts.refusal == nil)
        facts.location.isAtLeadingEdge = false
        facts.location.isInTrackingControl = false
        #expect(facts.refusal == .scrollViewOwnsDrag)
        facts.location.isInTrackingControl = true
        #expect(facts.refusal == .excludedView)
    }
}

extension PopFacts {
    fileprivate func refusal(for role: RecognizerRole) -> PopGestureRefusal? {
        PopGestureRules.evaluate(self).refusal(for: role)
    }

    /// The refusal of the controller's own pan.
    fileprivate var refusal: PopGestureRefusal? { PopGestureRules.evaluate(self).explanation }
}
