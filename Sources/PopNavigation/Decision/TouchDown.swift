#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Where a touch began, and what was there.
///
/// The facts must be kept. When a recognizer begins, `location(in:)` is where the finger is by then, and a scroll view that the
/// touch has stopped looks as if it had been at rest.
///
/// One object serves one touch after the other, so that a touch allocates nothing.
@MainActor
final class TouchDown {
    /// The point in the controller's view.
    private(set) var point = CGPoint.zero
    /// The view of the screen that was on top.
    private(set) var topView: UIView?
    /// The controller that was presented.
    private(set) weak var presented: UIViewController?
    /// What was under the finger.
    private(set) var place = TouchedPlace()
    /// Whether the area does not apply: two fingers on a trackpad have no place on the screen.
    private(set) var isOnTrackpad = false

    /// Replaces the facts by those of a new touch.
    func note(at point: CGPoint, on view: UIView?, in controller: UINavigationController, isOnTrackpad: Bool = false) {
        self.point = point
        let top = controller.topViewController
        topView = top?.viewIfLoaded
        presented = top?.presentedViewController
        place = TouchedPlace(view, in: controller)
        self.isOnTrackpad = isOnTrackpad
    }

    /// Releases the views of a touch that is over.
    func forget() {
        topView = nil
        place = TouchedPlace()
    }
}
#endif
