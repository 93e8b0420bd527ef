#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

extension View {
    /// Sets which of UIKit's own gestures may pop the screen, in SwiftUI's own `NavigationStack`, `NavigationSplitView`
    /// and `NavigationView`.
    ///
    /// Apply it to the content of a screen. It holds for that screen and for the screens that are pushed above it,
    /// unless they have a value of their own; on the root view it holds for the whole stack.
    ///
    /// ```swift
    /// NavigationStack {
    ///     NoteList().systemPopGestures(.content(in: .leadingThird))
    /// }
    /// ```
    ///
    /// Applied to the stack itself it holds for the stacks in its place. A stack that SwiftUI replaces there is found
    /// at its first touch at the latest, which then pops nothing, so the content is the better place.
    ///
    /// In a `PopScreen` it sets the screen's `PopPreferences.area` and `PopPreferences.isGestureEnabled`; on a
    /// `PopNavigationStack`, its controller's.
    ///
    /// - Parameters:
    ///   - gestures: The gestures.
    ///   - evenWithoutBackButton: Whether they pop a screen whose back button or bar is hidden, too. Default: `false`,
    ///     as UIKit has it. `true` joins the delegate of UIKit's recognizers, and passes UIKit's own delegate every
    ///     question; see the article "SwiftUI screens".
    @MainActor public func systemPopGestures(
        _ gestures: SystemPopGestures, evenWithoutBackButton: Bool = false
    ) -> some View {
        background(SystemPopMarkerView(value: .gestures(gestures, evenWithoutBackButton: evenWithoutBackButton)))
            .modifier(
                ScreenValuesModifier(
                    values: gestures.screenValues(evenWithoutBackButton: evenWithoutBackButton)))
    }

    /// Calls a handler with the reason of each drag back that does not pop, because of the modifiers of this module.
    ///
    /// In a `PopScreen` and around a `PopNavigationStack`, with every reason of the library. In SwiftUI's own stack,
    /// with the reasons of this module's modifiers: `.disabled`, `.outsideArea`, `.excludedView` and `.screenDeclined`,
    /// and `.nothingToPop` instead of the last three at the root. UIKit does not say why it refuses a drag.
    @MainActor public func popGestureRefusals(
        _ handler: @escaping @MainActor (PopGestureRefusal) -> Void
    ) -> some View {
        background(SystemPopMarkerView(value: .refusals(handler)))
    }
}

/// A marker in a view's background, in the view's place.
struct SystemPopMarkerView: UIViewRepresentable {
    let value: SystemPopValue

    func makeUIView(context: Context) -> SystemPopMarker {
        let marker = SystemPopMarker(value)
        if case .exclusion(let excludesLeadingEdge) = value {
            let screen = context.environment.popNavigation.screen
            screen?.exclude(placeOf: marker, excludesLeadingEdge: excludesLeadingEdge)
        }
        return marker
    }

    func updateUIView(_ marker: SystemPopMarker, context: Context) {
        marker.value = value
        marker.update()
    }
}
#endif
