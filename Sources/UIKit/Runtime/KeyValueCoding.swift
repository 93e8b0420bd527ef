/// A built-in object with values that can be read by name.
@MainActor
package protocol KeyValueReadable: AnyObject {
    /// The value, which may itself be nil; or nil where there is no such key.
    func readValue(forKey key: String) -> Any??
}

extension NSObject {
    /// Reading a key that does not exist ends the process: Swift cannot catch NSUnknownKeyException (fact E1).
    public func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var answer: Any??
        MainActor.assumeIsolated { answer = (object as? any KeyValueReadable)?.readValue(forKey: key) }
        guard let value = answer else {
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
