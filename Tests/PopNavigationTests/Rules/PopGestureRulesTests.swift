import Testing

@testable import PopNavigation

@Suite("The rules")
struct PopGestureRulesTests {
    /// All facts about a drag.
    struct RuleFacts {
        var controller = ControllerFacts(
            isEnabled: true, hasScreenBelow: true, isTransitioning: false, isPresenting: false, isInWindow: true,
            isEnabledByScreen: nil, showsNoWayBack: false, hasBackAction: false, usesSystemTransition: false)
        var touch = TouchFacts(
            isInInnerNavigation: false, startsInArea: true, startsAtLeadingEdge: false, startsInBar: false,
            exclusion: .none, isInTrackingControl: false, isInUsedText: false, isUsedByScrollView: false)
        var drag = DragFacts(
            direction: .forward, startsAtLeadingEdge: false, scrollViewOwnsDrag: false, isSearchActive: false)

        func refusal(for recognizer: PopRecognizer) -> PopGestureRefusal? {
            PopGestureRules.refusal(of: controller, for: recognizer)
                ?? PopGestureRules.refusal(of: touch, for: recognizer)
        }

        /// The refusal of the controller's own pan.
        var refusal: PopGestureRefusal? {
            refusal(for: .own) ?? PopGestureRules.refusal(of: drag)
        }
    }

    /// A change of the facts that violates one rule, and the rule's refusal.
    struct Violation: Sendable, CustomStringConvertible {
        let refusal: PopGestureRefusal
        let violate: @Sendable (inout RuleFacts) -> Void

        var description: String { "\(refusal)" }
    }

    /// A violation of each rule, in the order of the rules.
    static let violations = [
        Violation(refusal: .disabled) { $0.controller.isEnabled = false },
        Violation(refusal: .nothingToPop) { $0.controller.hasScreenBelow = false },
        Violation(refusal: .transitioning) { $0.controller.isTransitioning = true },
        Violation(refusal: .presenting) { $0.controller.isPresenting = true },
        // No finger reaches this rule: UIKit cancels the touches of a view that leaves its window.
        Violation(refusal: .offWindow) { $0.controller.isInWindow = false },
        Violation(refusal: .disabledByScreen) { $0.controller.isEnabledByScreen = false },
        Violation(refusal: .noWayBack) { $0.controller.showsNoWayBack = true },
        Violation(refusal: .backAction) { $0.controller.hasBackAction = true },
        Violation(refusal: .systemTransition) { $0.controller.usesSystemTransition = true },
        Violation(refusal: .innerNavigation) { $0.touch.isInInnerNavigation = true },
        Violation(refusal: .outsideArea) { $0.touch.startsInArea = false },
        Violation(refusal: .inBar) { $0.touch.startsInBar = true },
        Violation(refusal: .excludedView) { $0.touch.exclusion = .besideLeadingEdge },
        Violation(refusal: .wrongDirection) { $0.drag.direction = .backward },
        Violation(refusal: .tooSteep) { $0.drag.direction = .vertical },
        Violation(refusal: .scrollViewOwnsDrag) { $0.drag.scrollViewOwnsDrag = true },
        Violation(refusal: .searchActive) { $0.drag.isSearchActive = true },
    ]

    @Test("A drag that no rule refuses is allowed", .covers(.oneDecision))
    func nothingViolated() {
        #expect(RuleFacts().refusal == nil)
    }

    @Test("Each fact that forbids the swipe gives its own refusal", .covers(.oneDecision), arguments: violations)
    func alone(violation: Violation) {
        var facts = RuleFacts()
        violation.violate(&facts)
        #expect(facts.refusal == violation.refusal)
    }

    @Test(
        "The first of several refusals in their order is reported", .covers(.oneDecision), arguments: violations.indices
    )
    func order(index: Int) {
        var facts = RuleFacts()
        // A drag has one direction, so the steep one does not replace the wrong one.
        for violation in Self.violations[index...].reversed() { violation.violate(&facts) }
        #expect(facts.refusal == Self.violations[index].refusal)
    }

    @Test("The enum lists the refusals in the order of the rules", .covers(.oneDecision, .reasons))
    func listed() {
        let afterTheRules: [PopGestureRefusal] = [.otherGesture, .screenDeclined]
        #expect(PopGestureRefusal.allCases == Self.violations.map(\.refusal) + afterTheRules)
    }

    @Test(
        "Rules that imitate UIKit refuse the own pan alone", .covers(.oneDecision),
        arguments: [
            .presenting, .offWindow, .noWayBack, .systemTransition, .innerNavigation, .inBar,
        ] as [PopGestureRefusal])
    func imitations(refusal: PopGestureRefusal) throws {
        var facts = RuleFacts()
        try #require(Self.violations.first { $0.refusal == refusal }).violate(&facts)
        #expect(facts.refusal(for: .own) == refusal)
        for recognizer in [PopRecognizer.edge, .scroll, .content] {
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
        var facts = RuleFacts()
        facts.controller.showsNoWayBack = true
        facts.controller.isEnabledByScreen = isEnabledByScreen
        #expect(facts.refusal == expected)
    }

    @Test(
        "A back action refuses unless the screen allows the gesture", .covers(.backActions),
        arguments: [
            (nil, PopGestureRefusal.backAction), (true, nil), (false, .disabledByScreen),
        ] as [(Bool?, PopGestureRefusal?)]
    )
    func backAction(isEnabledByScreen: Bool?, expected: PopGestureRefusal?) {
        var facts = RuleFacts()
        facts.controller.hasBackAction = true
        facts.controller.isEnabledByScreen = isEnabledByScreen
        #expect(facts.refusal == expected)
    }

    @Test("A back action refuses every recognizer", .covers(.backActions))
    func backActionOfAll() {
        var facts = RuleFacts()
        facts.controller.hasBackAction = true
        #expect([PopRecognizer.edge, .scroll, .content, .own].allSatisfy { facts.refusal(for: $0) == .backAction })
    }

    @Test("A drag that ends while its direction is unclear is too steep", .covers(.oneDecision))
    func unclear() {
        var facts = RuleFacts()
        facts.drag.direction = .unclear
        #expect(facts.refusal == .tooSteep)
    }

    @Test("A scroll view does not own a drag at the leading edge", .covers(.scrollViews, .leadingEdge))
    func scrollViewAtEdge() {
        var facts = RuleFacts()
        facts.drag.scrollViewOwnsDrag = true
        facts.drag.startsAtLeadingEdge = true
        #expect(facts.refusal == nil)
    }

    @Test("At the leading edge no scroll view and no control refuses", .covers(.leadingEdge, .scrollViews))
    func leadingEdge() {
        var facts = RuleFacts()
        facts.touch.startsAtLeadingEdge = true
        facts.touch.isUsedByScrollView = true
        facts.touch.isInTrackingControl = true
        #expect(facts.refusal == nil)
        facts.touch.startsAtLeadingEdge = false
        facts.touch.isInTrackingControl = false
        #expect(facts.refusal == .scrollViewOwnsDrag)
        facts.touch.isInTrackingControl = true
        #expect(facts.refusal == .excludedView)
    }
}
