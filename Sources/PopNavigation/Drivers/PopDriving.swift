#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One swipe, from its begin on.
@MainActor
protocol PopSwipe: AnyObject {
    /// Handles a state of the drag after `.began`.
    func handle(_ drag: UIPanGestureRecognizer)
}

/// One mechanism that turns the drags of the controller's recognizer into pops.
@MainActor
protocol PopDriving: AnyObject {
    /// The driver that this object implements.
    var kind: PopDriver { get }

    /// Whether the recognizer cancels the touches of views when it begins.
    var cancelsTouches: Bool { get }

    /// Whether the parts of UIKit that this object was made of are still the controller's.
    func isIntact(in controller: BasicNavigationController) -> Bool

    /// Whether the driver can pop the top screen with the drag that begins. If not, the percent-driven transition does.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool

    /// Begins to pop the top screen, with a drag that the controller has allowed.
    ///
    /// - Returns: The swipe, which handles the later states of the drag.
    func begin(_ drag: UIPanGestureRecognizer, in controller: BasicNavigationController) -> (any PopSwipe)?

    /// Ends the work of this object: another driver takes over.
    func retire()
}

extension PopDriving {
    var cancelsTouches: Bool { true }
    func isIntact(in controller: BasicNavigationController) -> Bool { true }
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool { true }
    func retire() {}
}
#endif
