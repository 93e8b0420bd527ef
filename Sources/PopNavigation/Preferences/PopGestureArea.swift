#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The part of a navigation controller's view in which a swipe back may start, measured from the leading side.
///
/// The leading side is the left side in a left-to-right layout and the right side in a right-to-left layout. Widths
/// refer to the content: the controller's view within the left and right safe area, as it is at the touch. Unless the
/// area is empty, it includes the space between the view's leading edge and the safe area, such as next to a landscape
/// phone's sensor housing.
///
/// An area limits where a swipe may start in the content. UIKit's edge recognizer has its own strip at the leading edge
/// of the window, about 20 points wide, and pops there however narrow the area is. To refuse that too, set
/// ``PopPreferences/isGestureEnabled`` to `false`.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopGestureArea: Hashable, Sendable {
    /// A share of the content's width, from `0` (only UIKit's strip) to `1` (the whole width), but at most a number of
    /// points.
    ///
    /// Shares outside `0...1` are clamped; NaN counts as `0`. `atMost` is how far a thumb reaches on a wide view: a
    /// third of a 13-inch iPad in landscape is 459 points. Default: no limit. Negative limits and NaN count as `0`.
    case leadingFraction(CGFloat, atMost: CGFloat = .infinity)

    /// A strip of fixed width, in points.
    ///
    /// Negative values and NaN count as `0`: only UIKit's strip. A strip wider than the content is the whole view.
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

// MARK: - The frame of an area

/// The frame of a pop area in a controller's view, measured from the leading edge of the safe area.
///
/// A vertical bar (iPhone Duo, iOS 27.1), a sidebar that covers the view (iOS 26) and the sensor housing in landscape
/// take space from the safe area, and a third of the content stays a third.
@MainActor
struct PopGestureFrame {
    private let view: UIView
    private let content: CGRect
    private let extent: CGFloat
    private let direction: UIUserInterfaceLayoutDirection

    /// Measures the area as it is now.
    init(of controller: UINavigationController, _ area: PopGestureArea) {
        view = controller.view
        content = view.contentBounds
        extent = area.extent(inWidth: content.width)
        direction = view.effectiveUserInterfaceLayoutDirection
    }

    /// Whether a touch at the point begins inside the area. The space between the view's edge and the safe area belongs
    /// to it.
    func contains(_ point: CGPoint) -> Bool {
        extent > 0 && (extent >= content.width || direction.leadingDistance(of: point.x, in: content) < extent)
    }

    /// Whether a touch at the point begins in the strip where UIKit's edge recognizer pops: at the leading edge of the
    /// window and of the view. A view that is inset in its window, such as that of a column, has no such strip.
    func isAtLeadingEdge(_ point: CGPoint) -> Bool {
        direction.leadingDistance(of: point.x, in: view.bounds) < stripWidth
    }

    /// The strip where UIKit's edge recognizer pops, in the view's coordinates; empty in a view that is inset in its
    /// window.
    var strip: CGRect { leadingPart(ofWidth: stripWidth) }

    private var stripWidth: CGFloat { max(0, LeadingEdge.width - max(0, view.leadingInsetInWindow)) }

    /// The area in the view's coordinates, starting at the view's leading edge.
    var frame: CGRect {
        guard extent > 0 else { return .zero }
        if extent >= content.width { return view.bounds }
        let inset = direction.leadingDistance(of: direction.leadingOrigin(ofWidth: 0, in: content), in: view.bounds)
        return leadingPart(ofWidth: inset + extent)
    }

    /// The part of the view with a width at its leading edge.
    private func leadingPart(ofWidth width: CGFloat) -> CGRect {
        let bounds = view.bounds
        return CGRect(
            x: direction.leadingOrigin(ofWidth: width, in: bounds), y: bounds.minY, width: width, height: bounds.height)
    }
}
#endif
