#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import SwiftUI

/// Puts a marker into a view's background, in the view's place.
struct PopGestureMarkerView: UIViewRepresentable {
    let value: PopGestureValue
    /// New in each evaluation of the view around it, so that SwiftUI updates the marker even if the value is the same:
    /// the evaluation may have replaced the stack next to it.
    private let evaluation = NSObject()

    func makeUIView(context: Context) -> PopGestureMarker { PopGestureMarker(value) }

    func updateUIView(_ marker: PopGestureMarker, context: Context) {
        marker.value = value
        marker.update()
    }
}
#endif
