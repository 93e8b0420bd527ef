#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The rules of the swipe back, in the order of `PopGestureRefusal`, each with its reason.
///
/// "Why did this drag not pop?" The answer is the first rule that applies: the rules about the controller, then those
/// about the touch, then those about the drag. Each decision is a pure function of facts.
///
/// UIKit's own recognizers obey only the rules that the app has set, and those without which the app would freeze. All
/// other rules imitate what UIKit's recognizers decide by themselves, for the controller's own pan: where an imitation
/// is wrong, UIKit's recognizers still pop.
///
/// Two refusals have no rule, since they are known later: `otherGesture` and `screenDeclined`.
enum PopGestureRules {
    /// The first refusal that the controller's state demands.
    static func refusal(of controller: ControllerFacts, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        let imitatesUIKit = recognizer == .own

        // The app has switched the gesture off.
        if !controller.isEnabled { return .disabled }

        // At the root UIKit's pop returns nil, and an interaction that began for it never ends: every later push and
        // pop is blocked, and the app looks frozen.
        if !controller.hasScreenBelow { return .nothingToPop }

        // A second transition inside a running one corrupts the bar or hangs.
        if controller.isTransitioning { return .transitioning }

        // Touches can reach the controller beside or through what it presents. A pop behind a presented controller
        // strands it.
        if imitatesUIKit, controller.isPresenting { return .presenting }

        // UIKit runs no transition outside of a window.
        if imitatesUIKit, !controller.isInWindow { return .offWindow }

        // The screen has switched the gesture off for itself.
        if controller.isEnabledByScreen == false { return .disabledByScreen }

        // The bar says that the user cannot go back, unless the screen says otherwise.
        if imitatesUIKit, controller.showsNoWayBack, controller.isEnabledByScreen != true { return .noWayBack }

        // The back button would do something else, such as asking about unsaved changes, unless the screen says
        // otherwise.
        if imitatesUIKit, controller.hasBackAction, controller.isEnabledByScreen != true { return .backAction }

        // A zoom transition has its own gestures, and a slide could not be its reverse.
        if imitatesUIKit, controller.usesSystemTransition { return .systemTransition }
        return nil
    }

    /// The first refusal that the place of the touch demands.
    static func refusal(of touch: TouchFacts, for recognizer: PopRecognizer) -> PopGestureRefusal? {
        let imitatesUIKit = recognizer == .own
        let isUIKitsAtEdge = recognizer == .edge || recognizer == .scroll

        // The innermost stack goes back first.
        if imitatesUIKit, touch.isInInnerNavigation { return .innerNavigation }

        // Only the touch-down point counts. When a recognizer begins, the finger is some ten points further on.
        // UIKit's edge recognizer has an area of its own.
        if !isUIKitsAtEdge, !touch.startsInArea { return .outsideArea }

        // Bars have controls and drags of their own, and they move in the transition.
        if imitatesUIKit, touch.startsInBar { return .inBar }

        // A canvas or a map that the screen has named. At the leading edge the swipe comes first.
        switch touch.exclusion {
        case .none: break
        case .besideLeadingEdge:
            if recognizer == .scroll || !isUIKitsAtEdge && !touch.startsAtLeadingEdge { return .excludedView }
        case .everywhere: return .excludedView
        }

        // A slider's thumb, or a text with a caret or a selection, follows the finger.
        if !isUIKitsAtEdge, touch.isInFollowingView, !touch.startsAtLeadingEdge { return .excludedView }

        // The touch closes a row that is open, or stops a carousel.
        if imitatesUIKit, touch.isUsedByScrollView, !touch.startsAtLeadingEdge { return .scrollViewOwnsDrag }
        return nil
    }

    /// The first refusal that the drag demands of the controller's own pan.
    static func refusal(of drag: DragFacts) -> PopGestureRefusal? {
        switch drag.direction {
        case .forward: break
        // Back is towards the trailing side.
        case .backward: return .wrongDirection
        // More up or down than sideways is a scroll.
        case .vertical, .unclear: return .tooSteep
        }

        // A carousel in its middle or a pager on its second page scrolls. At the leading edge the swipe comes first.
        if drag.scrollViewOwnsDrag, !drag.startsAtLeadingEdge { return .scrollViewOwnsDrag }

        // An active search has taken over the bar; a pop below it leaves the bar broken.
        if drag.isSearchActive { return .searchActive }
        return nil
    }
}
#endif
