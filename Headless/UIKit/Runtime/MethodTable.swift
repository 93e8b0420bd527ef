/// The methods that have been added to classes.
///
/// The lock is for objects that are asked from another thread what they respond to.
final class MethodTable {
    // Guarded by the lock.
    nonisolated(unsafe) static let shared = MethodTable()

    nonisolated(unsafe) private(set) static var count = 0
    private var methods: [ObjectIdentifier: [Selector: MethodImplementation.Body]] = [:]
    private let lock = NSLock()

    func add(_ body: MethodImplementation.Body, to cls: AnyClass, selector: Selector) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if methods[ObjectIdentifier(cls)]?[selector] != nil { return false }
        methods[ObjectIdentifier(cls), default: [:]][selector] = body
        Self.count += 1
        return true
    }

    func find(_ selector: Selector, in cls: AnyClass) -> MethodImplementation.Body? {
        lock.lock()
        defer { lock.unlock() }
        guard !methods.isEmpty else { return nil }
        var next: AnyClass? = cls
        while let current = next {
            if let body = methods[ObjectIdentifier(current)]?[selector] { return body }
            next = _getSuperclass(current)
        }
        return nil
    }
}
