/// Calls the overridable setter of a navigation controller's delegate with nil when the delegate is deallocated (fact
/// C34). The delegate keeps this object.
final class DelegateDeath {
    @Weak
    private var controller: UINavigationController?

    private init(of controller: UINavigationController) {
        self.controller = controller
    }

    @MainActor
    static func watch(_ delegate: (any UINavigationControllerDelegate)?, for controller: UINavigationController) {
        let death = delegate.map { _ in DelegateDeath(of: controller) }
        controller.delegateDeath = death.map(ObjectIdentifier.init)
        guard let delegate else { return }
        let key = Unmanaged.passUnretained(controller).toOpaque()
        objc_setAssociatedObject(delegate, key, death, .OBJC_ASSOCIATION_RETAIN)
    }

    deinit {
        // The last reference to the delegate may be released on another thread.
        guard MainQueue.isCurrent, let controller else { return }
        let id = ObjectIdentifier(self)
        MainActor.assumeIsolated {
            if controller.delegateDeath == id { controller.delegate = nil }
        }
    }
}
