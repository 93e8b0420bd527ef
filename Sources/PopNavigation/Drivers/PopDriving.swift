#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One way to turn the drags of the controller's recognizer into pops.
@MainActor
protocol PopDriving: AnyObject {
    /// The driver it realises.
    var kind: PopDriver { get }

    /// Whether the recognizer, as it begins, takes the touch away from the views under it.
    var cancelsTouches: Bool { get }

    /// Whether the parts of UIKit that it was made of are still the controller's.
    func isIntact(in controller: BasicNavigationController) -> Bool

    /// Whether it can pop the top screen with the drag that begins. If not, the percent-driven transition serves it.
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool

    /// Takes over the recognizer's drags.
    func connect(to recognizer: UIPanGestureRecognizer)

    /// Lets go of the recognizer's drags.
    func disconnect(from recognizer: UIPanGestureRecognizer)

    /// Makes way for another driver.
    func retire()
}

extension PopDriving {
    var cancelsTouches: Bool { true }
    func isIntact(in controller: BasicNavigationController) -> Bool { true }
    func canPopTopScreen(of controller: BasicNavigationController, with drag: UIPanGestureRecognizer) -> Bool { true }
    func connect(to recognizer: UIPanGestureRecognizer) {}
    func disconnect(from recognizer: UIPanGestureRecognizer) {}
    func retire() {}
}
#endif
