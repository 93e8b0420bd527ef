#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The frame of a pop area in a controller's view, measured from the leading edge of the safe area.
///
/// A vertical bar (iPhone Duo, iOS 27.1), a sidebar that covers the view (iOS 26) and the sensor housing in landscape
/// take space from the safe area, and a third of the content stays a third beside them.
@MainActor
struct PopGestureFrame {
    private let bounds: CGRect
    private let content: CGRect
    private let extent: CGFloat
    private let direction: UIUserInterfaceLayoutDirection
    /// The width between the view's leading edge and the content.
    private let inset: CGFloat
    /// The distance of the view's leading edge from the window's.
    private let insetInWindow: CGFloat
    /// Whether the controller's bars are arranged vertically.
    let hasVerticalBar: Bool

    /// Measures the area as it is now.
    init(of controller: UINavigationController, _ area: PopGestureArea) {
        let view: UIView = controller.view
        bounds = view.bounds
        content = view.contentBounds
        extent = area.extent(inWidth: content.width)
        direction = view.effectiveUserInterfaceLayoutDirection
        inset = direction.leadingDistance(of: direction.leadingOrigin(ofWidth: 0, in: content), in: bounds)
        hasVerticalBar = controller.hasVerticalBar
        insetInWindow = view.leadingInsetInWindow
    }

    /// Whether a touch at the point begins inside the area. The space between the view's edge and the safe area belongs
    /// to it.
    func contains(_ point: CGPoint) -> Bool {
        extent > 0 && (extent >= content.width || direction.leadingDistance(of: point.x, in: content) < extent)
    }

    /// Whether a touch at the point begins in the strip where UIKit's edge recognizer pops: at the leading edge of the
    /// window and of the view. A view that is inset in its window, such as that of a column, has no such strip.
    func isAtLeadingEdge(_ point: CGPoint) -> Bool {
        let distance = direction.leadingDistance(of: point.x, in: bounds)
        return distance + max(0, insetInWindow) < LeadingEdge.width
    }

    /// The area in the view's coordinates, starting at the view's leading edge.
    var frame: CGRect {
        guard extent > 0 else { return .zero }
        let width = extent >= content.width ? bounds.width : inset + extent
        return CGRect(
            x: direction.leadingOrigin(ofWidth: width, in: bounds), y: bounds.minY, width: width, height: bounds.height)
    }
}
#endif
