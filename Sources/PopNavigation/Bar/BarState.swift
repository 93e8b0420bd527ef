#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// Whether a bar is hidden, and who decides about it.
struct BarState: Equatable {
    /// The controller's property.
    var isHidden: Bool
    var owner = BarOwner.app

    /// Returns the state after the app has set the property.
    func setByApp(hidden: Bool) -> BarState {
        switch owner {
        case .app: BarState(isHidden: hidden)
        case .screen(let hides, _): BarState(isHidden: isHidden, owner: .screen(hides: hides, appHides: hidden))
        }
    }

    /// Returns the state on a screen that hides the bar, shows it, or has no preference.
    func preferring(hidden: Bool?) -> BarState {
        let appHides =
            switch owner {
            case .app: isHidden
            case .screen(_, let appHides): appHides
            }
        guard let hidden else { return BarState(isHidden: appHides) }
        return BarState(isHidden: hidden, owner: .screen(hides: hidden, appHides: appHides))
    }
}
#endif
