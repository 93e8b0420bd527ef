/// The methods that have been added to classes.
///
/// The lock is for objects that are asked from another thread what they respond to.
final class MethodTable {
    // Guarded by the lock.
    nonisolated(unsafe) static let shared = MethodTable()

    nonisolated(unsafe) private(set) static var count = 0
    private var methods: [Selector: [ObjectIdentifier: MethodImplementation.Body]] = [:]
    private let lock = NSLock()

    func add(_ body: MethodImplementation.Body, to cls: AnyClass, selector: Selector) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if methods[selector]?[ObjectIdentifier(cls)] != nil { return false }
        methods[selector, default: [:]][ObjectIdentifier(cls)] = body
        Self.count += 1
        return true
    }

    func find(_ selector: Selector, in cls: AnyClass) -> MethodImplementation.Body? {
        lock.lock()
        defer { lock.unlock() }
        guard let bodies = methods[selector] else { return nil }
        var next: AnyClass? = cls
        while let current = next {
            if let body = bodies[ObjectIdentifier(current)] { return body }
            next = _getSuperclass(current)
        }
        return nil
    }
}
