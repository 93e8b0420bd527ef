public typealias IMP = OpaquePointer
public typealias Ivar = OpaquePointer

/// A method implementation made from a Swift closure.
///
/// Linux has no Objective-C runtime, so `#selector` and `@objc` do not exist there. Classes register Swift methods for
/// selectors with the runtime's functions:
///
///     let tapped: @MainActor (AnyObject, Any?) -> Void = { target, sender in (target as! Screen).tapped(sender) }
///     class_addMethod(Screen.self, NSSelectorFromString("tapped:"), imp_implementationWithBlock(tapped), "v@:@")
///
/// The closure is an `(AnyObject, Any?) -> Void`, an `(AnyObject) -> Void`, an `(AnyObject, AnyObject, AnyObject) ->
/// Bool` for a delegate's method that answers a question about two objects, or an `(AnyObject, Selector) -> Bool` for
/// `respondsToSelector:`; isolated to the main actor or not.
final class MethodImplementation {
    typealias WithArgument = @MainActor (AnyObject, Any?) -> Void
    typealias WithoutArgument = @MainActor (AnyObject) -> Void
    typealias Asked = @MainActor (AnyObject, AnyObject, AnyObject) -> Bool
    typealias Answering = @MainActor (AnyObject, Selector) -> Bool

    enum Body {
        case withArgument(WithArgument)
        case withoutArgument(WithoutArgument)
        case asked(Asked)
        case answering(Answering)
    }

    let body: Body

    init(_ block: Any) {
        // Isolation and sendability are part of a closure's type, but not of its calling convention. The Swift 5 mode
        // omits them where the Swift 6 mode has them. So only the arguments and the result are compared.
        let type = "\(type(of: block))".replacingOccurrences(of: "@MainActor ", with: "")
            .replacingOccurrences(of: "@Sendable ", with: "")
        body =
            switch type {
            case "(AnyObject, Optional<Any>) -> ()": .withArgument(reinterpret(block))
            case "(AnyObject) -> ()": .withoutArgument(reinterpret(block))
            case "(AnyObject, AnyObject, AnyObject) -> Bool": .asked(reinterpret(block))
            case "(AnyObject, Selector) -> Bool": .answering(reinterpret(block))
            default: Exception.raise(.invalidArgument, "imp_implementationWithBlock cannot call a \(type)")
            }
    }
}

/// Casts the closure to a type with the same calling convention.
private func reinterpret<Function>(_ block: Any) -> Function {
    func open<Stored>(_ stored: Stored) -> Function { unsafeBitCast(stored, to: Function.self) }
    return _openExistential(block, do: open)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    OpaquePointer(Unmanaged.passRetained(MethodImplementation(block)).toOpaque())
}

/// Adds the method unless the class itself already has one of that name, as the runtime's function does.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls else { return false }
    let implementation = Unmanaged<MethodImplementation>.fromOpaque(UnsafeRawPointer(imp)).takeUnretainedValue()
    return MethodTable.shared.add(implementation.body, to: cls, selector: name)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
    let name = String(cString: name)
    guard let listing = cls as? any InstanceVariableListing.Type, listing.instanceVariables.contains(name) else {
        return nil
    }
    return InstanceVariables.pointer(to: name)
}

/// A class whose instance variables can be found by name.
package protocol InstanceVariableListing: AnyObject {
    static var instanceVariables: [String] { get }
}

private enum InstanceVariables {
    nonisolated(unsafe) private static var known: [String: Ivar] = [:]

    static func pointer(to name: String) -> Ivar {
        if let pointer = known[name] { return pointer }
        let pointer = OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        known[name] = pointer
        return pointer
    }
}
