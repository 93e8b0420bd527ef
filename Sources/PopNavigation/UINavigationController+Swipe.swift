#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UINavigationController {
    /// Attaches the swipe to a controller of another class, or updates it there.
    ///
    /// - Returns: What the controller's swipe consists of; `nil` if the controller doesn't have its own recognizers.
    @discardableResult
    package func attachPopGesture() -> PopComponents? {
        if let controller = self as? BasicNavigationController { return controller.components }
        let attached = AttachedPopGesture.on(self)
        attached?.update()
        return attached?.components
    }
}
#endif
