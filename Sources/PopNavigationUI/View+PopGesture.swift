#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

extension View {
    /// Sets where a swipe that pops the screen may start: `PopPreferences.area`.
    ///
    /// Apply it to the content of each screen that needs the area, including the destinations of links. A screen
    /// without it has UIKit's own area. It works in `NavigationStack`, in `NavigationView`, in the columns of
    /// `NavigationSplitView`, and in a SwiftUI screen on a UIKit stack. Outside a screen it has no effect and logs a
    /// warning. If several views of a screen set an area, the smallest counts.
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
    /// `false` refuses every swipe, including UIKit's; one `false` on a screen is enough. `true` also allows the swipe
    /// where the bar is hidden or shows no way back.
    @MainActor public func popGestureEnabled(_ isEnabled: Bool) -> some View {
        background(PopGestureMarkerView(value: .enabled(isEnabled)))
    }

    /// Excludes this view's place from the swipe, for example for a canvas or a chart: `PopPreferences.excludedRects`.
    ///
    /// The place is read at each touch, so it follows scrolling and layout. A place that is hidden or scrolled away
    /// excludes nothing.
    ///
    /// - Parameter excludesLeadingEdge: Whether no swipe begins in this place at the leading edge either. Default:
    ///   `false`.
    @MainActor public func excludedFromPopGesture(excludesLeadingEdge: Bool = false) -> some View {
        background(PopGestureMarkerView(value: .exclusion(excludesLeadingEdge: excludesLeadingEdge)))
    }

    /// Reports the swipes that pop the screen, and why other drags back don't.
    @MainActor public func onPopGesture(_ handler: @escaping @MainActor (PopGestureEvent) -> Void) -> some View {
        background(PopGestureMarkerView(value: .events(handler)))
    }
}
#endif
