/// A built-in object with values that can be read by name.
@MainActor
package protocol KeyValueReadable: AnyObject {
    /// The value, which may itself be nil; or nil where there is no such key.
    func readValue(forKey key: String) -> Any??
}

extension NSObject {
    /// Reading a key that does not exist ends the process: Swift cannot catch NSUnknownKeyException (fact E1).
    public func value(forKey key: String) -> Any? {
        guard let value = readOnMainActor(self, key) else {
            Exception.raise(
                .unknownKey,
                "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
            )
        }
        return value
    }

    public func value(forKeyPath keyPath: String) -> Any? {
        var current: Any? = self
        for key in keyPath.split(separator: ".") {
            if let array = current as? NSArray {
                current = array.map { ($0 as? NSObject)?.value(forKey: String(key)) as Any }
            } else {
                current = (current as? NSObject)?.value(forKey: String(key))
            }
        }
        return current
    }
}

@MainActor
private func readBuiltIn(_ object: NSObject, _ key: String) -> Any?? {
    // For a conformance Swift searches long, for a superclass not at all.
    if let responder = object as? UIResponder { return responder.readValue(forKey: key) }
    return (object as? any KeyValueReadable)?.readValue(forKey: key)
}

/// The same for callers without isolation: the simulated app has one thread. Isolation is part of a function's type, and not
/// of how it is called; `assumeIsolated` would put a closure on the heap each time.
private let readOnMainActor = unsafeBitCast(
    readBuiltIn as @MainActor @Sendable (NSObject, String) -> Any??, to: (@Sendable (NSObject, String) -> Any??).self)
