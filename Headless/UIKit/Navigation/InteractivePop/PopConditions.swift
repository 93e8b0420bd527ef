/// The conditions of UIKit's own pop gesture (facts C21, C24). The delegate of its recognizers checks them; `isEnabled`
/// does not change. A foreign recognizer with the same target therefore bypasses them all.
struct PopConditions {
    enum Refusal {
        case customAnimator, zoom, transitionRunning, otherTransition, keyboardMoving, barHidden, searching,
            backButtonHidden, leftItemInstead, backAction, nothingToPop, wrongDirection
    }

    var stackDepth: Int
    /// Whether a cancelled pop is sliding back.
    var isReturning: Bool
    var isTransitioning: Bool
    /// Whether another transition than that of the stack has a coordinator: a presentation or a rotation.
    var isInOtherTransition: Bool
    var isKeyboardMoving: Bool
    /// Whether a finger drives a transition that can't be interrupted, or has cancelled it.
    var isInteracting: Bool
    var isBarHidden: Bool
    var hidesBackButton: Bool
    /// Left items replace the back button.
    var hasLeftItemInstead: Bool
    /// The back button performs an action of the app, on a system whose gestures then refuse (fact C37).
    var hasBackAction: Bool
    /// Whether a search is active that hides the bar.
    var isSearchHidingBar: Bool
    /// Whether the delegate implements `animationControllerFor`, with any return value (fact C24).
    var hasCustomAnimator: Bool
    /// Whether the screen has recognizers for its zoom transition (fact C33).
    var isZoomed: Bool
    /// The translation in the pop direction.
    var forwardTravel: CGFloat

    /// Why the whole sequence of touches doesn't pop, whatever the finger does, in UIKit's order. Checked in
    /// `shouldBegin` on a system without the undeclared question.
    var ofEvent: Refusal? {
        if let ofInteraction { return ofInteraction }
        if isReturning { return nil }
        if isTransitioning { return .transitionRunning }
        if isInOtherTransition { return .otherTransition }
        if isKeyboardMoving { return .keyboardMoving }
        return ofScreen
    }

    /// Whether another party has its own transition or gesture for the pop.
    private var ofInteraction: Refusal? {
        if hasCustomAnimator { return .customAnimator }
        return isZoomed ? .zoom : nil
    }

    private var ofScreen: Refusal? {
        if isBarHidden { return .barHidden }
        if isSearchHidingBar { return .searching }
        if hidesBackButton { return .backButtonHidden }
        if hasLeftItemInstead { return .leftItemInstead }
        if hasBackAction { return .backAction }
        return stackDepth < 2 ? .nothingToPop : nil
    }

    /// Why nothing is popped at this moment. UIKit doesn't look at the depth of the stack again, which may have changed
    /// since the touch came down (fact C23).
    var momentary: Refusal? {
        if isInteracting { return .transitionRunning }
        if forwardTravel < 0 { return .wrongDirection }
        return nil
    }
}
