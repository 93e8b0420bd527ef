/// A built-in object that receives messages by selector.
@MainActor
package protocol MessageReceiver: AnyObject {
    func answers(_ selector: Selector) -> Bool
    func receive(_ selector: Selector, _ argument: AnyObject?)
}

enum KnownSelector {
    static let respondsToSelector = Selector("respondsToSelector:")
}

extension NSObjectProtocol {
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        nonisolated(unsafe) let object = self
        return MainActor.assumeIsolated { Messages.isAnswered(aSelector, by: object) }
    }

    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: nil)
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { Exception.raise(.invalidArgument, "perform: the selector is nil") }
        performOnMainActor(aSelector, self, object)
        return nil
    }
}

/// `Messages.perform` for callers without isolation: the simulated app has one thread. Isolation is part of a function's type,
/// and not of how it is called; `assumeIsolated` would allocate a closure at each call.
private let performOnMainActor = unsafeBitCast(
    Messages.perform as @MainActor @Sendable (Selector, AnyObject, Any?) -> Void,
    to: (@Sendable (Selector, AnyObject, Any?) -> Void).self)

@MainActor
package enum Messages {
    private static var lastRoute: PerformedRoute?

    /// Sends the message by the route of the last one, if it is the same message to the same object: an object that forwards a
    /// gesture sends it at every move.
    fileprivate static func perform(_ selector: Selector, on object: AnyObject, with argument: Any?) {
        if let last = lastRoute, last.isRoute(of: selector, to: object) {
            last.route.send(to: object, argument: argument as AnyObject?)
        } else {
            let route = PerformedRoute(selector, to: object)
            lastRoute = route
            route.route.send(to: object, argument: argument as AnyObject?)
        }
    }

    package static func isAnswered(_ selector: Selector, by object: AnyObject) -> Bool {
        if case .answering(let body)? = MethodTable.shared.find(KnownSelector.respondsToSelector, in: type(of: object))
        {
            return body(object, selector)
        }
        if let receiver = object as? any MessageReceiver, receiver.answers(selector) { return true }
        return MethodTable.shared.find(selector, in: type(of: object)) != nil
    }

    /// Whether the class implements `respondsToSelector:`, as delegate proxies do.
    package static func decidesResponses(_ object: AnyObject) -> Bool {
        MethodTable.shared.find(KnownSelector.respondsToSelector, in: type(of: object)) != nil
    }

    /// Sends the message. As on iOS, an unrecognized selector ends the process.
    package static func send(_ selector: Selector, to object: AnyObject, argument: Any?) {
        switch MethodTable.shared.find(selector, in: type(of: object)) {
        case .withArgument(let body)?: body(object, argument)
        case .withoutArgument(let body)?: body(object)
        case .answering?, nil:
            guard let receiver = object as? any MessageReceiver, receiver.answers(selector) else {
                Exception.raise(
                    .invalidArgument,
                    "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance"
                )
            }
            receiver.receive(selector, argument.map { $0 as AnyObject })
        }
    }
}

/// The route of a performed message. The object is compared and not retained.
@MainActor
private final class PerformedRoute {
    let route: MessageRoute
    private let selector: Selector
    private let object: ObjectIdentifier
    private let type: ObjectIdentifier

    init(_ selector: Selector, to object: AnyObject) {
        self.selector = selector
        self.object = ObjectIdentifier(object)
        type = ObjectIdentifier(Swift.type(of: object))
        route = MessageRoute(selector)
    }

    func isRoute(of selector: Selector, to object: AnyObject) -> Bool {
        self.object == ObjectIdentifier(object) && type == ObjectIdentifier(Swift.type(of: object))
            && self.selector == selector
    }
}
