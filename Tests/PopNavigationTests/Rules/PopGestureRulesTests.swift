import Testing

@testable import PopNavigation

@Suite("The rules")
struct PopGestureRulesTests {
    /// The facts about a drag that no rule refuses.
    private static let allowed: PopFacts = {
        var facts = PopFacts(drag: DragFacts(direction: .forward))
        facts.statement.isInArea = true
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
        Violation(refusal: .disabled) { $0.statement.isEnabled = false },
        Violation(refusal: .delegateDeclined) { $0.ground.lock = .delegate },
        Violation(refusal: .nothingToPop) { $0.ground.hasScreenBelow = false },
        Violation(refusal: .transitioning) { $0.ground.isChangingScreens = true },
        Violation(refusal: .presenting) { $0.ground.isPresenting = true },
        // No finger reaches this rule: UIKit cancels the touches of a view that leaves its window.
        Violation(refusal: .offWindow) { $0.ground.isInWindow = false },
        Violation(refusal: .disabledByScreen) { $0.statement.isEnabledByScreen = false },
        Violation(refusal: .noWayBack) { $0.ground.showsNoWayBack = true },
        Violation(refusal: .backAction) { $0.statement.hasBackAction = true },
        Violation(refusal: .systemTransition) { $0.ground.usesSystemTransition = true },
        Violation(refusal: .innerNavigation) { $0.place.isInInnerNavigation = true },
        Violation(refusal: .outsideArea) { $0.statement.isInArea = false },
        Violation(refusal: .inBar) { $0.place.isInBar = true },
        Violation(refusal: .excludedView) { $0.statement.exclusion = .exceptLeadingEdge },
        Violation(refusal: .wrongDirection) { $0.drag?.direction = .backward },
        Violation(refusal: .tooSteep) { $0.drag?.direction = .vertical },
        Violation(refusal: .scrollViewOwnsDrag) { $0.drag?.isScrollViews = true },
        Violation(refusal: .searchActive) { $0.drag?.isSearchHidingBar = true },
    ]

    @Test("A drag that no rule refuses is allowed", .covers(.oneDecision))
    func nothingViolated() {
        #expect(Self.allowed.refusal == nil)
    }

    @Test("What isn't known about a touch refuses nothing but the place outside the area", .covers(.oneDecision))
    func defaults() {
        var facts = PopFacts()
        #expect(facts.refusal == .outsideArea)
        facts.statement.isInArea = true
        for role in [RecognizerRole.edge, .content, .scroll, .ownPan] {
            #expect(PopGestureRules.evaluate(facts).refusal(for: role) == nil)
        }
        facts.isOwnPans = true
        #expect(facts.refusal == nil)
        facts.isOwnPans = false
        // Beside the edge, at rest, and where UIKit's recognizers pop.
        facts.statement.exclusion = .exceptLeadingEdge
        #expect(facts.refusal == .excludedView)
        facts.ground.isInTransition = true
        #expect(PopGestureRules.evaluate(facts).refusal(for: .ownPan) == .excludedView)
        facts.ground.isChangingScreens = true
        #expect(PopGestureRules.evaluate(facts).refusal(for: .edge) == .transitioning)
        facts.ground.hasScreenBelow = false
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
        "Rules that imitate UIKit refuse the own pan alone", .covers(.oneDecision),
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
        "A bar without a way back refuses unless the screen allows the gesture", .covers(.noWayBack),
        arguments: [
            (nil, PopGestureRefusal.noWayBack), (true, nil), (false, .disabledByScreen),
        ] as [(Bool?, PopGestureRefusal?)]
    )
    func noWayBack(isEnabledByScreen: Bool?, expected: PopGestureRefusal?) {
        var facts = Self.allowed
        facts.ground.showsNoWayBack = true
        facts.statement.isEnabledByScreen = isEnabledByScreen
        #expect(facts.refusal == expected)
    }

    @Test(
        "A back action refuses unless the screen allows the gesture", .covers(.backActions),
        arguments: [
            (nil, PopGestureRefusal.backAction), (true, nil), (false, .disabledByScreen),
        ] as [(Bool?, PopGestureRefusal?)]
    )
    func backAction(isEnabledByScreen: Bool?, expected: PopGestureRefusal?) {
        var facts = Self.allowed
        facts.statement.hasBackAction = true
        facts.statement.isEnabledByScreen = isEnabledByScreen
        #expect(facts.refusal == expected)
    }

    @Test("A back action refuses every recognizer", .covers(.backActions))
    func backActionOfAll() {
        var facts = Self.allowed
        facts.statement.hasBackAction = true
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
        facts.drag?.isScrollViews = true
        facts.place.isAtLeadingEdge = true
        #expect(facts.refusal == nil)
    }

    @Test("At the leading edge no scroll view and no control refuses", .covers(.leadingEdge, .scrollViews))
    func leadingEdge() {
        var facts = Self.allowed
        facts.place.isAtLeadingEdge = true
        facts.place.isUsedByScrollView = true
        facts.place.isInTrackingControl = true
        #expect(facts.refusal == nil)
        facts.place.isAtLeadingEdge = false
        facts.place.isInTrackingControl = false
        #expect(facts.refusal == .scrollViewOwnsDrag)
        facts.place.isInTrackingControl = true
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
