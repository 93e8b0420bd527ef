/// The methods of `NSObject` that classes override on Apple's systems. Foundation's `NSObject` lacks them on Linux.
package protocol NSObjectOverrides: NSObjectProtocol {
    func responds(to aSelector: Selector!) -> Bool
    /// The object that receives a message to which this one does not respond.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectOverrides {
    package func responds(to aSelector: Selector!) -> Bool { implements(aSelector) }
    package func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

enum KnownSelector {
    static let respondsToSelector = Selector("respondsToSelector:")
}

extension NSObjectProtocol {
    /// Whether the object implements the method, or its override of this method decides. Any thread may ask an object
    /// that is not isolated to the main actor.
    public func responds(to aSelector: Selector!) -> Bool {
        if let override = self as? any NSObjectOverrides { return override.responds(to: aSelector) }
        return implements(aSelector)
    }

    /// `NSObject`'s own `responds(to:)`, for an override: `super` does not have it.
    package func implements(_ aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return isAnsweredOnMainActor(aSelector, self)
    }

    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: nil)
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { Exception.raise(.invalidArgument, "perform: the selector is nil") }
        performOnMainActor(aSelector, self, object as AnyObject?)
        return nil
    }
}

extension NSObject {
    /// `perform(_:with:)` for an argument that is an object.
    /// To make an object of an `Any`, Swift copies it and searches for a bridge.
    @discardableResult
    package func perform(_ aSelector: Selector!, with object: NSObject?) -> Unmanaged<AnyObject>! {
        guard let aSelector else { Exception.raise(.invalidArgument, "perform: the selector is nil") }
        performOnMainActor(aSelector, self, object)
        return nil
    }
}

/// `Messages.perform` for callers without isolation: the simulated app has one thread. Isolation is part of a
/// function's type, and not of how it is called; `assumeIsolated` would allocate a closure at each call.
private let performOnMainActor = unsafeBitCast(
    Messages.perform as @MainActor @Sendable (Selector, AnyObject, AnyObject?) -> Void,
    to: (@Sendable (Selector, AnyObject, AnyObject?) -> Void).self)

/// `Messages.isAnswered` for callers without isolation, likewise.
private let isAnsweredOnMainActor = unsafeBitCast(
    Messages.isAnswered as @MainActor @Sendable (Selector, AnyObject) -> Bool,
    to: (@Sendable (Selector, AnyObject) -> Bool).self)

@MainActor
package enum Messages {
    /// An object that forwards a gesture performs the same selector at every move.
    private static let performed = MessageRoute()

    fileprivate static func perform(_ selector: Selector, on object: AnyObject, with argument: AnyObject?) {
        performed.send(selector, to: object, argument: argument)
    }

    package static func isAnswered(_ selector: Selector, by object: AnyObject) -> Bool {
        if case .answering(let body)? = MethodTable.shared.find(KnownSelector.respondsToSelector, in: type(of: object))
        {
            return body(object, selector)
        }
        if let receiver = object as? any MessageReceiver, receiver.answers(selector) { return true }
        return MethodTable.shared.find(selector, in: type(of: object)) != nil
            || OptionalMember.isImplemented(selector, by: type(of: object))
    }

    /// The answer of a delegate's method that takes two objects: the class's own method, the one of a built-in object,
    /// or the one of the object to which the message is forwarded. Nil if there is none.
    ///
    /// As with every message, an override of `responds(to:)` has no effect. UIKit asks that before.
    package static func ask(
        _ selector: Selector, of object: AnyObject, _ first: AnyObject, _ second: AnyObject
    ) -> Bool? {
        if case .asked(let body)? = MethodTable.shared.find(selector, in: type(of: object)) {
            return body(object, first, second)
        }
        if let answer = (object as? any MessageReceiver)?.answer(selector, first, second) { return answer }
        guard let target = (object as? any NSObjectOverrides)?.forwardingTarget(for: selector) else { return nil }
        return ask(selector, of: target as AnyObject, first, second)
    }

    /// Sends the message. As on iOS, an unrecognized selector ends the process.
    package static func send(_ selector: Selector, to object: AnyObject, argument: Any?) {
        switch MethodTable.shared.find(selector, in: type(of: object)) {
        case .withArgument(let body)?: body(object, argument)
        case .withoutArgument(let body)?: body(object)
        case .asked?, .answering?, nil:
            if let receiver = object as? any MessageReceiver, receiver.answers(selector) {
                receiver.receive(selector, argument.map { $0 as AnyObject })
            } else if let target = (object as? any NSObjectOverrides)?.forwardingTarget(for: selector) {
                send(selector, to: target as AnyObject, argument: argument)
            } else {
                Exception.raise(
                    .invalidArgument,
                    "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance"
                )
            }
        }
    }
}
