#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import SwiftUI

extension View {
    /// Sets where a swipe that pops the screen may start: `PopPreferences.area`.
    ///
    /// On a `NavigationStack`, a `NavigationView` or a `NavigationSplitView`, it is the default for all screens of the
    /// stack or of the columns. On a screen's content, it is for that screen, and comes before the default. A screen
    /// without either has UIKit's own area. It also works in a SwiftUI screen on a UIKit stack. Elsewhere it has no
    /// effect and logs a warning. If several views of a screen set an area, the smallest counts.
    ///
    /// ```swift
    /// NavigationStack {
    ///     NoteList()
    /// }
    /// .popGestureArea(.leadingThird)
    /// ```
    ///
    /// In a tab with the role `search` (iOS 26), apply it to the screens: SwiftUI's search animation needs the stack
    /// itself as the tab's content (siteline/swiftui-introspect#499).
    @MainActor public func popGestureArea(_ area: PopGestureArea) -> some View {
        background(PopGestureMarkerView(value: .area(area)))
    }

    /// Sets whether a swipe may pop the screen: `PopPreferences.isGestureEnabled`.
    ///
    /// `false` refuses every swipe, including UIKit's, except the gestures of a zoom (`navigationTransition`, iOS 18);
    /// one `false` on a screen is enough. `true` also allows the swipe where the bar is hidden or shows no way back. On
    /// a stack, it is the default for all screens of the stack.
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

    /// Reports how far a finger has moved the screen that it pops: a share of the width from 0 to 1, once for each
    /// frame in which it changes, until the finger lifts.
    @MainActor public func onPopGestureProgress(_ handler: @escaping @MainActor (CGFloat) -> Void) -> some View {
        background(PopGestureMarkerView(value: .progress(handler)))
    }

    /// Reports the swipes that pop the screen, and why other drags back don't.
    @MainActor public func onPopGesture(_ handler: @escaping @MainActor (PopGestureEvent) -> Void) -> some View {
        background(PopGestureMarkerView(value: .events(handler)))
    }
}
#endif
