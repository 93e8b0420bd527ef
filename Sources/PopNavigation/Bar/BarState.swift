#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The bar's visibility, and the preference behind it.
struct BarState: Equatable {
    /// A screen's preference, and what the app wants meanwhile.
    struct Preference: Equatable {
        /// Whether the screen hides the bar.
        let hides: Bool
        /// Whether the app wants the bar hidden on screens without a preference.
        var appHides: Bool
    }

    /// UIKit's flag.
    var isHidden: Bool
    /// The preference that is in force; `nil` while the flag is the app's own.
    var preference: Preference?

    /// The state after the app has set the flag.
    func setByApp(hidden: Bool) -> BarState {
        guard var preference else { return BarState(isHidden: hidden) }
        preference.appHides = hidden
        return BarState(isHidden: isHidden, preference: preference)
    }

    /// The state on a screen that hides the bar, shows it, or has no preference.
    func preferring(hidden: Bool?) -> BarState {
        let appHides = preference?.appHides ?? isHidden
        guard let hidden else { return BarState(isHidden: appHides) }
        return BarState(isHidden: hidden, preference: Preference(hides: hidden, appHides: appHides))
    }
}

/// The bar's visibility across one transition.
struct BarTransition {
    /// The state before the transition.
    let before: BarState
    /// Whether the transition has been cancelled and runs back.
    var isCancelled = false
    /// The flag that the app has set since then, for the screen that stays.
    var setSinceCancel: Bool?
}
#endif
