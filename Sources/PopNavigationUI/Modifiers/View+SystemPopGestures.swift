#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI

extension View {
    /// Sets which of UIKit's own gestures may pop the screen, in SwiftUI's own `NavigationStack` and `NavigationView`.
    ///
    /// Apply it to the content of a screen. It holds for that screen and for the screens that are pushed above it,
    /// unless they have a preference of their own; on the root view it holds for the whole stack.
    ///
    /// ```swift
    /// NavigationStack {
    ///     NoteList().systemPopGestures(.edgeOnly)
    /// }
    /// ```
    @MainActor public func systemPopGestures(_ gestures: SystemPopGestures) -> some View {
        background(SystemPopGesturesMarker(gestures: gestures))
    }
}

private struct SystemPopGesturesMarker: UIViewRepresentable {
    let gestures: SystemPopGestures

    func makeUIView(context: Context) -> SystemPopGesturesView { SystemPopGesturesView(gestures) }

    func updateUIView(_ view: SystemPopGesturesView, context: Context) {
        view.gestures = gestures
    }
}
#endif
