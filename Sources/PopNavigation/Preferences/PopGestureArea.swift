#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The part of a navigation controller's view in which a swipe back may start, measured from the leading side.
///
/// The leading side is the left side in a left-to-right layout and the right side in a right-to-left layout. Widths
/// refer to the content: the controller's view within the left and right safe area, as it is at the touch. Unless the
/// area is empty, it includes the space between the view's leading edge and the safe area, such as beside a landscape
/// phone's sensor housing.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureArea: Hashable, Sendable {
    /// A share of the content's width, from `0` (nothing) to `1` (the whole width), but at most a number of points.
    ///
    /// Shares outside `0...1` are clamped; NaN counts as `0`. `atMost` is how far a thumb reaches on a wide view: a
    /// third of a 13-inch iPad in landscape is 459 points. Default: no limit. Negative limits and NaN count as `0`.
    case leadingFraction(CGFloat, atMost: CGFloat = .infinity)

    /// A strip of fixed width, in points.
    ///
    /// Negative values and NaN count as `0`. A strip wider than the content is the whole view.
    case leadingPoints(CGFloat)

    /// The whole width of the view.
    case full

    /// Wherever UIKit's own recognizers begin, exactly as UIKit and the app configure them.
    ///
    /// Only the switches refuse: ``BasicNavigationController/popGestureRecognizerEnabled`` and
    /// ``PopPreferences/isGestureEnabled``. Excluded and preceding views don't count, the screen isn't asked, and no
    /// reason is reported. The bar and the events about pops work as with every other area.
    case system

    /// The leading third of the width, within reach of a thumb that holds the device.
    public static let leadingThird = PopGestureArea.leadingFraction(1.0 / 3.0)

    /// The 20 points at the content's leading edge, about the strip in which UIKit's own gesture starts.
    public static let edge = PopGestureArea.leadingPoints(LeadingEdge.width)
}

extension PopGestureArea {
    /// The width of the area in a view that is `width` points wide.
    func extent(inWidth width: CGFloat) -> CGFloat {
        switch self {
        case .leadingFraction(let fraction, let limit): (width * fraction.clamped(to: 1)).clamped(to: limit)
        case .leadingPoints(let points): points.clamped(to: width)
        case .full, .system: width
        }
    }
}

extension CGFloat {
    /// The value limited to `0...limit`; NaN counts as 0.
    fileprivate func clamped(to limit: CGFloat) -> CGFloat {
        // `maximum` ignores NaN.
        Swift.min(.maximum(self, 0), .maximum(limit, 0))
    }
}

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
