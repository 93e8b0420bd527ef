internal import SwiftRuntime

/// The overridable methods that UIKit may call while it deallocates a controller (fact C35).
///
/// In Objective-C the stored properties of a Swift subclass still exist then, because the root class destroys them. In
/// Swift a superclass's deinitializer runs when they no longer exist. So the calls are made before the object is
/// destroyed.
extension UINavigationController {
    nonisolated final func prepareDeallocation() {
        let type = unsafeBitCast(type(of: self), to: UnsafeRawPointer.self)
        callBeforeDestroying(type) { object in
            defer { AssociatedObjects.release(of: object!) }
            // The last reference may be released on another thread.
            guard MainQueue.isCurrent else { return false }
            let controller = Unmanaged<UINavigationController>.fromOpaque(object!).takeUnretainedValue()
            MainActor.assumeIsolated { controller.makeDeallocationCalls() }
            return true
        }
    }

    /// Calls each method once, except `setViewControllers`. UIKit's own implementations have no effect then.
    private func makeDeallocationCalls() {
        isDeallocating = true
        _ = visibleViewController
        if let top = topViewController {
            popToViewController(top, animated: false)
            popToRootViewController(animated: false)
            popViewController(animated: false)
        }
        _ = interactivePopGestureRecognizer
        _ = interactiveContentPopGestureRecognizer
        setNavigationBarHidden(true, animated: false)
        isNavigationBarHidden = !isNavigationBarHidden
        setToolbarHidden(true, animated: false)
        isToolbarHidden = !isToolbarHidden
        _ = preferredStatusBarStyle
        _ = supportedInterfaceOrientations
        _ = preferredInterfaceOrientationForPresentation
        willMove(toParent: nil)
        didMove(toParent: nil)
        if isViewLoaded {
            viewWillDisappear(false)
            viewDidDisappear(false)
            viewWillLayoutSubviews()
            viewDidLayoutSubviews()
        }
        if delegate != nil { delegate = nil }
    }
}
