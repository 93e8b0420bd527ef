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
    /// The place is read at each touch, so it follows scrolling and layout.
    @MainActor public func excludedFromPopGesture() -> some View {
        background(ExclusionMarker())
    }
}

/// An invisible view of the same size, whose place the screen excludes.
private struct ExclusionMarker: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        context.environment.popNavigation.screen?.exclude(placeOf: view)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
#endif
