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
}
#endif
