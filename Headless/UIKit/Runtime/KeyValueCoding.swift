/// A built-in object whose values can be read by key.
@MainActor
package protocol KeyValueReadable: AnyObject {
    /// The value, which may be nil; or nil if the key does not exist.
    func readValue(forKey key: String) -> Any??
}

extension NSObject {
    /// Reading a key that does not exist ends the process: Swift cannot catch NSUnknownKeyException (fact E1).
    public func value(forKey key: String) -> Any? {
        guard let value = readOnMainActor(self, key) else {
            Exception.raise(
                .unknownKey,
                "[<\(type(of: self))> valueForUndefinedKey:]: this class is not key value coding-compliant "
                    + "for the key \(key)."
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
    // A cast to a superclass is fast, a search for a conformance is slow.
    if let responder = object as? UIResponder { return responder.readValue(forKey: key) }
    return (object as? any KeyValueReadable)?.readValue(forKey: key)
}

/// `readBuiltIn` for callers without isolation: the simulated app has one thread. Isolation is part of a function's
/// type, not of its calling convention. `assumeIsolated` would allocate a closure for each call.
private let readOnMainActor = unsafeBitCast(
    readBuiltIn as @MainActor @Sendable (NSObject, String) -> Any??, to: (@Sendable (NSObject, String) -> Any??).self)
