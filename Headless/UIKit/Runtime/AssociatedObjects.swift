internal import SwiftRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_RETAIN = 0o1401
}

/// Keeps a value until the object is deallocated, or until another value or nil is set for the key, as the runtime's
/// function does.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value.map { $0 as AnyObject }, for: key, of: object as AnyObject)
}

/// The objects that other objects keep.
enum AssociatedObjects {
    // Guarded by the lock: the last reference to an object may be released on any thread.
    /// The values by the addresses of their objects and by their keys.
    nonisolated(unsafe) private static var values: [UnsafeRawPointer: [UnsafeRawPointer: AnyObject]] = [:]
    private static let lock = NSLock()

    static func set(_ value: AnyObject?, for key: UnsafeRawPointer, of object: AnyObject) {
        // Navigation controllers have a handler already, which calls `release(of:)`.
        callBeforeDestroying(unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)) { object in
            AssociatedObjects.release(of: object!)
            return false
        }
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        // The former value ends outside the lock, because its deinitializer may set another one.
        let former = lock.withLock {
            let former = values[address]?[key]
            values[address, default: [:]][key] = value
            return former
        }
        withExtendedLifetime(former) {}
    }

    /// The object at the address is being deallocated.
    static func release(of object: UnsafeRawPointer) {
        let released = lock.withLock { values.removeValue(forKey: object) }
        withExtendedLifetime(released) {}
    }
}
