#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

extension View {
    /// Sets whether the navigation bar is hidden while the screen is on top: `PopPreferences.hidesNavigationBar`.
    ///
    /// Use it instead of SwiftUI's own modifiers for the bar's visibility, which change the bar at other moments.
    @MainActor public func popNavigationBarHidden(_ isHidden: Bool) -> some View {
        modifier(ScreenValuesModifier(values: ScreenValues(hidesNavigationBar: isHidden)))
    }

    /// Sets the look of the navigation bar above the screen: `PopPreferences.navigationBarStyle`.
    @MainActor public func popNavigationBarStyle(_ style: NavigationBarStyle) -> some View {
        modifier(ScreenValuesModifier(values: ScreenValues(navigationBarStyle: style)))
    }

    /// Sets whether the tab bar is hidden above the screen and those above it: `hidesBottomBarWhenPushed`.
    ///
    /// UIKit reads the flag at the push, so apply the modifier in the `destination` closure itself, or to the content
    /// of a `PopScreen`. Deeper inside it does nothing.
    @MainActor public func popTabBarHidden(_ isHidden: Bool) -> some View {
        modifier(ScreenValuesModifier(values: ScreenValues(hidesTabBar: isHidden)))
    }
}
#endif
