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
        nonisolated(unsafe) let (target, argument) = (self, object)
        MainActor.assumeIsolated { Messages.send(aSelector, to: target, argument: argument) }
        return nil
    }
}

@MainActor
package enum Messages {
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
