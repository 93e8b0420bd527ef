internal import SwiftRuntime

/// A weak reference that does not slow its object down.
///
/// With the first `weak` reference to an object, Swift on Linux moves the object's reference counts to a side table,
/// and from then on every retain and release of the object takes longer. On iOS an object costs the same with and
/// without weak references. This wrapper replaces `weak` for the objects that take part in every swipe.
///
/// As with `unowned`, the memory of a deallocated object is kept until the reference changes or ends. The simulated app
/// has one thread, so nothing happens between the check and the use.
@propertyWrapper
package struct Weak<Object: AnyObject> {
    private var pointer: Unmanaged<Object>?
    /// Keeps the object's memory, where the runtime notes that the object is deallocated.
    private unowned var memory: Object?

    package init(wrappedValue: Object?) {
        self.wrappedValue = wrappedValue
    }

    package var wrappedValue: Object? {
        // Mutating, so that the wrapper is used in its place: a copy would count one more reference to the memory.
        mutating get { isNil ? nil : pointer?.takeUnretainedValue() }
        set {
            pointer = newValue.map(Unmanaged.passUnretained)
            memory = newValue
        }
    }

    /// Whether there is no object, or it has ended.
    var isNil: Bool {
        mutating get {
            guard let pointer else { return true }
            return swift_isDeallocating(pointer.toOpaque())
        }
    }
}
