#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

extension View {
    /// Sets whether a swipe may pop the screen: `PopPreferences.isGestureEnabled`.
    @MainActor public func popGestureEnabled(_ isEnabled: Bool) -> some View {
        modifier(ScreenValuesModifier(values: ScreenValues(isGestureEnabled: isEnabled)))
    }

    /// Sets where a swipe that pops the screen may start: `PopPreferences.area`.
    @MainActor public func popGestureArea(_ area: PopGestureArea) -> some View {
        modifier(ScreenValuesModifier(values: ScreenValues(area: area)))
    }

    /// Excludes the place of this view from the swipe, such as a canvas or a chart: `PopPreferences.excludedRects`.
    ///
    /// The place is read at each touch, so it follows scrolling and layout. It works in SwiftUI's own `NavigationStack`
    /// too.
    ///
    /// - Parameter excludesLeadingEdge: Whether no swipe begins in the strip at the leading edge either. In a
    ///   `PopScreen` `true` counts for all excluded places of the screen: `PopPreferences.excludesLeadingEdge`.
    ///   Default: `false`.
    @MainActor public func excludedFromPopGesture(excludesLeadingEdge: Bool = false) -> some View {
        background(SystemPopMarkerView(value: .exclusion(excludesLeadingEdge: excludesLeadingEdge)))
    }
}
#endif
