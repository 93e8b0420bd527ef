/// What becomes of the first responder of a screen that a push covers (fact I24).
package enum CoveredFocus: CaseIterable, Sendable {
    /// As recorded on iOS 26 and later: it returns with the view. On earlier systems, which nobody has recorded, the
    /// focus is lost.
    case ofSystem
    /// It has the focus again in the call that adds its view again, when the pop starts.
    case returnsWithView
    /// It has the focus again when the pop has completed.
    case returnsAfterPop
    case isLost

    @MainActor
    static var current: CoveredFocus {
        let position = System.current.switches.coveredFocus
        guard position == .ofSystem else { return position }
        return System.current.configuration.systemVersion >= 26 ? .returnsWithView : .isLost
    }
}
