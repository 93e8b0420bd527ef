#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import SwiftUI

/// Puts a marker into a view's background, in the view's place.
struct PopGestureMarkerView: UIViewRepresentable {
    let value: PopGestureValue

    func makeUIView(context: Context) -> PopGestureMarker { PopGestureMarker(value) }

    func updateUIView(_ marker: PopGestureMarker, context: Context) {
        marker.value = value
        marker.update()
    }
}
#endif
