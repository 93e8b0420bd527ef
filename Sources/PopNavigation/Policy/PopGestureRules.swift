#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The rules of the swipe back, in the order of `PopGestureRefusal`, each with its reason.
///
/// The first rule that applies is the reason why a drag didn't pop. The rules about the controller come first, then
/// those about the touch, then those about the drag. Each decision is a pure function of facts.
///
/// UIKit's own recognizers obey only the rules that the app has set and those that prevent a freeze. All other rules
/// imitate UIKit's decisions for the controller's own pan: where an imitation is wrong, UIKit's recognizers still pop.
///
/// Two refusals have no rule because they are known later: `otherGesture` and `screenDeclined`.
enum PopGestureRules {
    /// The first refusal that follows from the controller's state.
    static func refusal(of controller: ControllerFacts, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        let imitatesUIKit = recognizer == .own

        // The app has switched the gesture off.
        if !controller.isEnabled { return .disabled }

        // At the root, UIKit's pop returns nil, and an interaction that has begun never ends. It blocks every later
        // push and pop, so the app looks frozen.
        if !controller.hasScreenBelow { return .nothingToPop }

        // A second transition inside a running one corrupts the bar or hangs the app.
        if controller.isTransitioning { return .transitioning }

        // Touches can reach the controller beside or through a presented controller. A pop would strand the presented
        // one.
        if imitatesUIKit, controller.isPresenting { return .presenting }

        // UIKit doesn't run transitions outside a window.
        if imitatesUIKit, !controller.isInWindow { return .offWindow }

        // The screen has switched the gesture off for itself.
        if controller.isEnabledByScreen == false { return .disabledByScreen }

        // The bar shows no way back, unless the screen allows the swipe.
        if imitatesUIKit, controller.showsNoWayBack, controller.isEnabledByScreen != true { return .noWayBack }

        // The app has said that back isn't a pop: the action may ask about unsaved changes. UIKit's recognizers pop
        // nevertheless (seen in iOS 18 and 26 by analyses). The screen can allow the swipe, or be asked.
        if controller.hasBackAction, controller.isEnabledByScreen != true { return .backAction }

        // A zoom transition has its own gestures, and a slide isn't its reverse.
        if imitatesUIKit, controller.usesSystemTransition { return .systemTransition }
        return nil
    }

    /// The first refusal that follows from the place of the touch.
    static func refusal(of touch: TouchFacts, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        let imitatesUIKit = recognizer == .own
        let isUIKitsAtEdge = recognizer == .edge || recognizer == .scroll

        // The innermost stack goes back first.
        if imitatesUIKit, touch.isInInnerNavigation { return .innerNavigation }

        // Only the touch-down point counts. When a recognizer begins, the finger is some ten points further on. UIKit's
        // edge recognizer has its own area.
        if !isUIKitsAtEdge, !touch.startsInArea { return .outsideArea }

        // Bars have their own controls and drags, and they move in the transition.
        if imitatesUIKit, touch.startsInBar { return .inBar }

        // A canvas or a map that the screen has excluded. At the leading edge the swipe comes first.
        switch touch.exclusion {
        case .none: break
        case .besideLeadingEdge:
            if recognizer == .scroll || !isUIKitsAtEdge && !touch.startsAtLeadingEdge { return .excludedView }
        case .everywhere: return .excludedView
        }

        // A slider's thumb follows the finger.
        if !isUIKitsAtEdge, touch.isInTrackingControl, !touch.startsAtLeadingEdge { return .excludedView }

        // A selection follows the finger.
        if imitatesUIKit, touch.isInUsedText, !touch.startsAtLeadingEdge { return .excludedView }

        // The touch closes an open row, or stops a carousel.
        if imitatesUIKit, touch.isUsedByScrollView, !touch.startsAtLeadingEdge { return .scrollViewOwnsDrag }
        return nil
    }

    /// The first refusal that follows from the drag, for the controller's own pan.
    static func refusal(of drag: DragFacts) -> PopGestureRefusal? {
        switch drag.direction {
        case .forward: break
        // Back is towards the trailing side.
        case .backward: return .wrongDirection
        // More up or down than sideways is a scroll.
        case .vertical, .unclear: return .tooSteep
        }

        // A carousel or a pager that can scroll back scrolls. At the leading edge the swipe comes first.
        if drag.scrollViewOwnsDrag, !drag.startsAtLeadingEdge { return .scrollViewOwnsDrag }

        // An active search has taken over the bar. A pop would leave the bar broken.
        if drag.isSearchActive { return .searchActive }
        return nil
    }
}
#endif
