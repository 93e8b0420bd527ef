/// The methods that Swift classes implement, with their parameters: `tabBar(_: UITabBar, didSelect: UITabBarItem)`.
///
/// With the Objective-C runtime, `responds(to:)` finds methods by their selectors.
enum SwiftMethods {
    // Guarded by the lock: any thread may ask.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: Set<String>] = [:]
    private static let lock = NSLock()

    static func isImplemented(_ method: String, by type: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next {
            if methods(of: current).contains(method) { return true }
            next = _getSuperclass(current)
        }
        return false
    }

    /// The methods of the class itself, without those that it inherits.
    private static func methods(of type: AnyClass) -> Set<String> {
        lock.lock()
        defer { lock.unlock() }
        if let methods = known[ObjectIdentifier(type)] { return methods }
        let methods = findMethods(of: type)
        known[ObjectIdentifier(type)] = methods
        return methods
    }

    private static func findMethods(of type: AnyClass) -> Set<String> {
        let descriptor = descriptor(of: type)
        let table = SymbolTable.containing(descriptor)
        // The descriptor's name, and not the type's: those of private and generic classes are not in the names of their
        // methods.
        guard let descriptor = table.names(at: descriptor).first(where: { $0.hasSuffix("CMn") }),
            case let mangled = String(descriptor.dropLast(2)), let path = SymbolTable.demangle(mangled)
        else { return [] }
        let functions = table.names(withPrefix: mangled).filter { $0.hasSuffix("F") }
        return Set(functions.compactMap(SymbolTable.demangle).compactMap { method($0, of: path) })
    }

    /// In the metadata of a class the descriptor follows the superclass, the flags and the sizes.
    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// The method of a declaration: "App.Screen.show(_: UIKit.UIView, animated: Swift.Bool) -> ()" is
    /// `show(_: UIView, animated: Bool)`. The path of a local class follows the declaration.
    private static func method(_ declaration: String, of path: String) -> String? {
        guard let end = declaration.range(of: ") -> ") else { return nil }
        var method = declaration[..<end.lowerBound]
        if let context = method.range(of: path + ".") {
            // Otherwise only the name of another module, which extends the class, precedes the path.
            guard context.lowerBound == method.startIndex || method.hasPrefix("(extension in ") else { return nil }
            method = method[context.upperBound...]
        } else if !declaration.hasSuffix(" in " + path) {
            return nil
        }
        return ["HeadlessUIKit.", "Swift.", "Foundation."].reduce(method + ")") {
            $0.replacingOccurrences(of: $1, with: "")
        }
    }
}
