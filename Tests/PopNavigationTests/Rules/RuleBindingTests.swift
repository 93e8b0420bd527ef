import Testing

@testable import PopNavigation

/// Which recognizers each rule binds, when a recognizer may begin and when the finger goes down.
@Suite("The recognizers that each rule binds")
struct RuleBindingTests {
    /// A fact that one rule is about, with the recognizers that the rule binds.
    struct Binding: Sendable, CustomStringConvertible {
        let description: String
        let atBegin: RecognizerRole
        let atTouchDown: RecognizerRole
        let state: @Sendable (inout PopFacts) -> Void

        /// - Parameter atTouchDown: As when a recognizer may begin, if `nil`.
        init(
            _ description: String, _ atBegin: RecognizerRole, atTouchDown: RecognizerRole? = nil,
            _ state: @escaping @Sendable (inout PopFacts) -> Void
        ) {
            self.description = description
            self.atBegin = atBegin
            self.atTouchDown = atTouchDown ?? atBegin
            self.state = state
        }
    }

    private static let none: RecognizerRole = []

    static let ofStack = [
        Binding("the switch", .all) { $0.preferences.isEnabled = false },
        Binding("a disabled recognizer", .ownPan) { $0.route.switchedOff = .edge },
        Binding("the root", .all, atTouchDown: .ownPan) { $0.controller.hasScreenBelow = false },
        Binding("a transition", [.uiKit, .ownPan], atTouchDown: none) { $0.controller.isChangingScreens = true },
        Binding("a transition that can be interrupted", none) {
            ($0.controller.isChangingScreens, $0.controller.isInTransition, $0.controller.isInterruptible) = (
                true, true, true
            )
        },
        Binding("one at the own pan's place", .ownPan, atTouchDown: none) {
            ($0.controller.isChangingScreens, $0.controller.isInTransition, $0.controller.isInterruptible) = (
                true, true, true
            )
            $0.route.hasOwnTransition = true
        },
        Binding("a rotation", none) { $0.controller.isInTransition = true },
        Binding("a rotation at the own pan's place", .ownPan, atTouchDown: none) {
            ($0.controller.isInTransition, $0.route.hasOwnTransition) = (true, true)
        },
    ]

    static let ofScreen = [
        Binding("a presentation", .ownPan) { $0.controller.isPresenting = true },
        Binding("no window", .all, atTouchDown: .ownPan) { $0.controller.isInWindow = false },
        Binding("the screen's switch", .all) { $0.preferences.isEnabledByScreen = false },
        Binding("no way back", .ownPan) { $0.controller.showsNoWayBack = true },
        Binding("no way back, but allowed", none) {
            ($0.controller.showsNoWayBack, $0.preferences.isEnabledByScreen) = (true, true)
        },
        Binding("a back action", .all) { $0.preferences.hasBackAction = true },
        Binding("a zoom", .ownPan) { $0.route.usesSystemTransition = true },
    ]

    static let ofPlace = [
        Binding("an inner stack", .ownPan) { $0.location.isInInnerNavigation = true },
        Binding("outside the area", [.content, .ownPan]) { $0.preferences.isInArea = false },
        Binding("outside the area, sideways", [.content, .ownPan, .zoom]) {
            $0.preferences.isInArea = false
            $0.drag?.isSideways = true
        },
        Binding("outside the area, sideways from the edge", [.content, .ownPan]) {
            ($0.preferences.isInArea, $0.location.isAtLeadingEdge) = (false, true)
            $0.drag?.isSideways = true
        },
        Binding("a bar", .ownPan) { $0.location.isInBar = true },
        Binding("an excluded view", [.scroll, .content, .ownPan, .zoom]) {
            $0.preferences.exclusion = .exceptLeadingEdge
        },
        Binding("an excluded view at the edge", .scroll) {
            ($0.preferences.exclusion, $0.location.isAtLeadingEdge) = (.exceptLeadingEdge, true)
        },
        Binding("a view excluded at the edge too", .all) {
            ($0.preferences.exclusion, $0.location.isAtLeadingEdge) = (.everywhere, true)
        },
        Binding("a slider", [.content, .ownPan]) { $0.location.isInTrackingControl = true },
        Binding("a slider on a screen with UIKit's swipe", .ownPan) {
            ($0.location.isInTrackingControl, $0.route.extendsSwipe) = (true, false)
        },
        Binding("a used text", .ownPan) { $0.controller.isTextUsed = true },
        Binding("a stopped carousel", .ownPan) { $0.location.isUsedByScrollView = true },
        Binding("what the strip precedes", none) {
            ($0.location.isInTrackingControl, $0.location.isUsedByScrollView, $0.controller.isTextUsed) = (
                true, true, true
            )
            $0.location.isAtLeadingEdge = true
        },
    ]

    static let ofDrag = [
        Binding("a backward drag", .ownPan) { $0.drag?.direction = .backward },
        Binding("a steep drag", .ownPan) { $0.drag?.direction = .vertical },
        Binding("a scroll view's drag", .ownPan) { $0.drag?.belongsToScrollView = true },
        Binding("a scroll view's drag at the edge", none) {
            ($0.drag!.belongsToScrollView, $0.location.isAtLeadingEdge) = (true, true)
        },
        Binding("a search", .ownPan) { $0.drag?.isSearchHidingBar = true },
    ]

    private func bound(by facts: PopFacts) -> RecognizerRole {
        let evaluation = PopGestureRules.evaluate(facts)
        return [RecognizerRole.edge, .scroll, .content, .ownPan, .zoom].reduce(into: []) { roles, role in
            if evaluation.refusal(for: role) != nil { roles.insert(role) }
        }
    }

    @Test(
        "A rule binds its recognizers, at touch-down only if the stack can't change afterwards",
        .covers(.oneDecision), arguments: ofStack + ofScreen + ofPlace + ofDrag)
    func binding(_ binding: Binding) {
        var facts = PopFacts(drag: PopFacts.Drag(direction: .forward))
        facts.preferences.isInArea = true
        binding.state(&facts)
        #expect(bound(by: facts) == binding.atBegin)
        facts.isAtTouchDown = true
        #expect(bound(by: facts) == binding.atTouchDown)
    }

    @Test(
        "With UIKit's own area, no rule about the place of a drag refuses it", .covers(.oneDecision), arguments: ofPlace
    )
    func uiKitsArea(_ binding: Binding) {
        var facts = PopFacts(drag: PopFacts.Drag(direction: .forward))
        (facts.preferences.isInArea, facts.route.isLeftToUIKit) = (true, true)
        binding.state(&facts)
        #expect(bound(by: facts) == [])
    }
}
