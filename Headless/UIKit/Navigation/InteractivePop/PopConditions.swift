/// The conditions of UIKit's own pop gesture (facts C21, C24). The delegate of its recognizers checks them; `isEnabled`
/// does not change. A foreign recognizer with the same target therefore bypasses them all.
struct PopConditions {
    enum Refusal {
        case nothingToPop, transitionRunning, barHidden, backButtonHidden, leftItemInstead, backAction, searching,
            customAnimator,
            zoom,
            wrongDirection
    }

    var stackDepth: Int
    var isTransitioning: Bool
    /// Whether a transition can't be interrupted and a finger drives it.
    var isInteracting: Bool
    var isBarHidden: Bool
    var hidesBackButton: Bool
    /// Left items replace the back button.
    var hasLeftItemInstead: Bool
    /// The back button performs an action of the app, on a system whose gestures then refuse (fact C37).
    var hasBackAction: Bool
    var isSearching: Bool
    /// Whether the delegate implements `animationControllerFor`, with any return value (fact C24).
    var hasCustomAnimator: Bool
    /// Whether the screen has recognizers for its zoom transition (fact C33).
    var isZoomed: Bool
    /// The translation in the pop direction.
    var forwardTravel: CGFloat

    /// Why the whole sequence of touches doesn't pop, whatever the finger does.
    var lasting: Refusal? {
        if stackDepth < 2 { return .nothingToPop }
        if isBarHidden { return .barHidden }
        if hidesBackButton { return .backButtonHidden }
        if hasLeftItemInstead { return .leftItemInstead }
        if hasBackAction { return .backAction }
        if isSearching { return .searching }
        if hasCustomAnimator { return .customAnimator }
        if isZoomed { return .zoom }
        return nil
    }

    /// Why nothing is popped at this moment. UIKit doesn't look at the depth of the stack again, which may have changed
    /// since the touch came down (fact C23).
    var momentary: Refusal? {
        if isInteracting { return .transitionRunning }
        if forwardTravel < 0 { return .wrongDirection }
        return nil
    }
}
