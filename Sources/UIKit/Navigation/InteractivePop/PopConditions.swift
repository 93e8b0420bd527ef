/// What the system's own pop gesture looks at before it begins (fact C21). The conditions stand in its recognizers'
/// delegate and not in `isEnabled`: a recognizer of somebody else's with the same target passes them all by.
struct PopConditions {
    enum Refusal {
        case nothingToPop, transitionRunning, barHidden, backButtonHidden, leftItemInstead, searching, customAnimator,
            wrongDirection
    }

    var stackDepth: Int
    var isTransitioning: Bool
    var isBarHidden: Bool
    var hidesBackButton: Bool
    /// Left items take the back button's place.
    var hasLeftItemInstead: Bool
    var isSearching: Bool
    /// The delegate implements `animationControllerFor`, whatever that answers (fact C24).
    var hasCustomAnimator: Bool
    /// Travel and velocity in the pop direction.
    var forwardTravel: CGFloat
    var forwardVelocity: CGFloat

    var refusal: Refusal? {
        if stackDepth < 2 { return .nothingToPop }
        if isTransitioning { return .transitionRunning }
        if isBarHidden { return .barHidden }
        if hidesBackButton { return .backButtonHidden }
        if hasLeftItemInstead { return .leftItemInstead }
        if isSearching { return .searching }
        if hasCustomAnimator { return .customAnimator }
        // At the exact hysteresis nothing is left of the travel; then the velocity tells.
        if forwardTravel < 0 || forwardTravel == 0 && forwardVelocity <= 0 { return .wrongDirection }
        return nil
    }
}
