#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The rules of the swipe back, in the order of `PopGestureRefusal`, each with its reason.
///
/// "Why did this drag not pop?" The answer is the first rule that applies: the rules about the controller, then those
/// about the touch, then those about the drag. Each decision is a pure function of facts.
///
/// Two refusals have no rule, since they are known later: `otherGesture` and `screenDeclined`.
enum PopGestureRules {
    /// The first refusal that the controller's state demands.
    static func refusal(of controller: ControllerFacts) -> PopGestureRefusal? {
        // The app has switched the gesture off.
        if !controller.isEnabled { return .disabled }

        // At the root UIKit's pop returns nil, and an interaction that began for it never ends: every later push and
        // pop is blocked, and the app looks frozen.
        if !controller.hasScreenBelow { return .nothingToPop }

        // Up to iOS 18 a second transition inside a running one corrupts the bar or hangs. Later systems interrupt a
        // transition of the stack, but no presentation, no rotation, and no animation of the app.
        if controller.isTransitioning { return .transitioning }

        // Touches can reach the controller beside or through what it presents. A pop behind a presented controller
        // strands it.
        if controller.isPresenting { return .presenting }

        // UIKit runs no transition outside of a window.
        if !controller.isInWindow { return .offWindow }

        // The screen has switched the gesture off for itself.
        if controller.isEnabledByScreen == false { return .disabledByScreen }

        // The bar says that the user cannot go back, unless the screen says otherwise.
        if controller.showsNoWayBack, controller.isEnabledByScreen != true { return .noWayBack }

        // The back button would do something else, such as asking about unsaved changes, unless the screen says
        // otherwise.
        if controller.hasBackAction, controller.isEnabledByScreen != true { return .backAction }

        // A zoom transition has its own gestures, and a slide could not be its reverse.
        if controller.usesSystemTransition { return .systemTransition }
        return nil
    }

    /// The first refusal that the place of the touch demands.
    static func refusal(of touch: TouchFacts) -> PopGestureRefusal? {
        // The innermost stack goes back first.
        if touch.isInInnerNavigation { return .innerNavigation }

        // Only the touch-down point counts. When a recognizer begins, the finger is some ten points further on.
        if !touch.startsInArea { return .outsideArea }

        // Bars have controls and drags of their own, and they move in the transition.
        if touch.startsInBar { return .inBar }

        // A canvas or a map that the screen has named, a slider's thumb, or a text with a caret or a selection.
        if touch.startsInExcludedView { return .excludedView }
        return nil
    }

    /// The first refusal that the drag demands.
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

        // A transition that starts while the keyboard moves leaves the keyboard, or the bar above it, in between.
        if drag.isKeyboardMoving { return .keyboardMoving }
        return nil
    }
}

/// The facts about the controller and its top screen that `PopGestureRules` look at.
struct ControllerFacts {
    /// The controller's switch, and whether the app has left UIKit's own edge recognizer enabled.
    var isEnabled: Bool
    /// Whether there is a screen below the top one.
    var hasScreenBelow: Bool
    /// Whether a transition runs, or a change waits, that a swipe must not interrupt.
    var isTransitioning: Bool
    /// Whether a presentation concerns the top screen.
    var isPresenting: Bool
    /// Whether the controller's view is in a window.
    var isInWindow: Bool
    /// The top screen's switch; `nil` where the screen has no preference.
    var isEnabledByScreen: Bool?
    /// Whether the bar shows that the user cannot go back.
    var showsNoWayBack: Bool
    /// Whether the back button performs an action of the app instead of a pop.
    var hasBackAction: Bool
    /// Whether the top screen brings the system's own transition and gestures.
    var usesSystemTransition: Bool
}

/// The facts about the place where a touch began that `PopGestureRules` look at.
struct TouchFacts {
    /// Whether a navigation controller inside the top screen handles the touch.
    var isInInnerNavigation: Bool
    /// Whether the touch began in the pop area.
    var startsInArea: Bool
    /// Whether the touch began in the strip at the leading edge, as `PopGestureFrame` defines it.
    var startsAtLeadingEdge: Bool
    /// Whether the touch began in a bar.
    var startsInBar: Bool
    /// Whether the touch began in an excluded place, or in a control that follows the finger.
    var startsInExcludedView: Bool
}

/// The facts about a drag that `PopGestureRules` look at.
struct DragFacts {
    /// The direction of the drag.
    var direction: PopDrag.Direction
    /// Whether the drag began in the strip at the leading edge.
    var startsAtLeadingEdge: Bool
    /// Whether a scroll view under the finger can use the drag.
    var scrollViewOwnsDrag: Bool
    /// Whether a search of the top screen is active.
    var isSearchActive: Bool
    /// Whether the keyboard is moving.
    var isKeyboardMoving: Bool
}
#endif
