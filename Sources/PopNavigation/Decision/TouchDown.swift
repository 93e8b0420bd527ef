#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Where a touch began, and what was there.
///
/// The facts must be kept. When a recognizer begins, `location(in:)` is where the finger is by then, and a scroll view that the
/// touch has stopped looks as if it had been at rest.
@MainActor
final class TouchDown {
    /// The point in the controller's view.
    let point: CGPoint
    /// The screen that was on top.
    private(set) weak var top: UIViewController?
    /// The controller that was presented.
    private(set) weak var presented: UIViewController?
    /// What was under the finger.
    let place: TouchedPlace
    /// Whether the area does not apply: two fingers on a trackpad have no place on the screen.
    let isOnTrackpad: Bool

    init(at point: CGPoint, on view: UIView?, in controller: UINavigationController, isOnTrackpad: Bool = false) {
        self.point = point
        top = controller.topViewController
        presented = top?.presentedViewController
        place = TouchedPlace(view, in: controller)
        self.isOnTrackpad = isOnTrackpad
    }
}
#endif
