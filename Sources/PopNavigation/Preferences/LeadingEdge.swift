#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The strip at the leading edge of the window and of the view in which a swipe has the priority of UIKit's own edge
/// gesture.
///
/// UIKit's edge gesture begins in the outermost points of the screen, and nearly every other recognizer waits for it to
/// fail. If the controller's swipe had less priority there, an app would lose pops by adopting the library.
enum LeadingEdge {
    /// The strip's width, in points. Apple documents none; analyses have 13, more for a quick
    /// finger, and shipping libraries use 20. A guess: in landscape the strip is at the view's edge, under the sensor
    /// housing.
    static let width: CGFloat = 20
}
#endif
