internal import SwiftRuntime

/// Calls the overridable setter of a navigation controller's delegate with nil when the delegate is deallocated (fact
/// C34).
enum DelegateDeath {
    // Guarded by the lock: the last reference to an object may be released on any thread.
    /// The address of each controller's delegate, by the controller's address.
    nonisolated(unsafe) private static var delegates: [UnsafeRawPointer: UnsafeRawPointer] = [:]
    private static let lock = NSLock()

    @MainActor
    static func watch(_ delegate: (any UINavigationControllerDelegate)?, for controller: UINavigationController) {
        let address = delegate.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
        lock.withLock { delegates[Unmanaged.passUnretained(controller).toOpaque()] = address }
        // The classes of navigation controllers have a handler already, which calls the two methods below.
        guard let delegate, !(delegate is UINavigationController) else { return }
        callBeforeDestroying(unsafeBitCast(type(of: delegate as AnyObject), to: UnsafeRawPointer.self)) { object in
            DelegateDeath.report(object!)
            return false
        }
    }

    /// The controller at the address is being deallocated.
    nonisolated static func forget(_ controller: UnsafeRawPointer) {
        lock.withLock { delegates[controller] = nil }
    }

    /// The object at the address, which may be a delegate, is being deallocated.
    nonisolated static func report(_ object: UnsafeRawPointer) {
        let controllers = lock.withLock {
            let controllers = delegates.filter { $0.value == object }.map(\.key)
            for controller in controllers { delegates[controller] = nil }
            return controllers
        }
        guard !controllers.isEmpty, MainQueue.isCurrent else { return }
        for controller in controllers {
            nonisolated(unsafe) let controller = controller
            MainActor.assumeIsolated {
                Unmanaged<UINavigationController>.fromOpaque(controller).takeUnretainedValue().delegate = nil
            }
        }
    }
}
