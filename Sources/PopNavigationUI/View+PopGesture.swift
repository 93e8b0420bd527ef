#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

extension View {
    /// Sets where a swipe that pops the screen may start: `PopPreferences.area`.
    ///
    /// Apply it to the content of each screen that is to have the area, the destinations of links included; a screen
    /// without it has UIKit's own area. It works in `NavigationStack`, `NavigationView` and in the columns of
    /// `NavigationSplitView`, and in a SwiftUI screen on a UIKit stack. Outside of a screen it has no effect, with a
    /// warning in the log. If several views of a screen state an area, the smallest counts.
    ///
    /// ```swift
    /// NavigationStack {
    ///     NoteList().popGestureArea(.leadingThird)
    /// }
    /// ```
    @MainActor public func popGestureArea(_ area: PopGestureArea) -> some View {
        background(PopGestureMarkerView(value: .area(area)))
    }

    /// Sets whether a swipe may pop the screen: `PopPreferences.isGestureEnabled`.
    ///
    /// `false` refuses every swipe, UIKit's included; one `false` on a screen suffices. `true` also allows the swipe
    /// where the bar is hidden, or shows no way back.
    @MainActor public func popGestureEnabled(_ isEnabled: Bool) -> some View {
        background(PopGestureMarkerView(value: .enabled(isEnabled)))
    }

    /// Excludes the place of this view from the swipe, such as a canvas or a chart: `PopPreferences.excludedRects`.
    ///
    /// The place is read at each touch, so it follows scrolling and layout. A place that is hidden or scrolled away
    /// excludes nothing.
    ///
    /// - Parameter excludesLeadingEdge: Whether no swipe begins in this place at the leading edge either. Default:
    ///   `false`.
    @MainActor public func excludedFromPopGesture(excludesLeadingEdge: Bool = false) -> some View {
        background(PopGestureMarkerView(value: .exclusion(excludesLeadingEdge: excludesLeadingEdge)))
    }

    /// Reports the swipes that pop the screen, and the reason of each drag back that doesn't.
    @MainActor public func onPopGesture(_ handler: @escaping @MainActor (PopGestureEvent) -> Void) -> some View {
        background(PopGestureMarkerView(value: .events(handler)))
    }
}
#endif
