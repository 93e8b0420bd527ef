#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The strip at the view's leading edge in which a swipe has the priority of UIKit's own edge gesture.
///
/// UIKit's edge gesture begins in the outermost points of the screen, and nearly every other recognizer waits for it to
/// fail. If the controller's swipe had less priority there, an app would lose pops by adopting the library.
enum LeadingEdge {
    /// The strip's width, in points. Apple documents none; shipping libraries use 20 for UIKit's gesture. That the
    /// strip is at the view's edge also where the sensor housing is, in landscape, is a guess.
    static let width: CGFloat = 20

    /// The distance, in points, beyond which UIKit's edge recognizer has no touch. A guess, wider than any that was
    /// reported: farther in the library does not wait for that recognizer's decision.
    static let reach: CGFloat = 32

    /// The largest number of vertical points for each point sideways. Calibration: UIKit's edge gesture begins in a
    /// drag of 45 degrees, whose first reported point may be a little steeper.
    static let steepness: CGFloat = 1.1

    /// The same for a finger that has come as far as UIKit's edge gesture needs, which then begins in steeper drags.
    /// Calibration: a slow drag that is as steep is vertical before it has come that far.
    static let farSteepness: CGFloat = 2
}
#endif
