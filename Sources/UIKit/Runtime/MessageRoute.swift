/// Sends one message to one object and caches the method: a gesture sends the same message at every move.
@MainActor
final class MessageRoute {
    private let selector: Selector
    private var method: MethodImplementation.Body?
    /// Read only in `send(to:argument:)`, whose caller retains the object.
    private unowned(unsafe) var receiver: (any MessageReceiver)?
    /// The size of the method table when the method was cached: methods added later may take precedence.
    private var methodsKnown = -1

    init(_ selector: Selector) {
        self.selector = selector
    }

    /// - Parameter object: the same object in each call.
    func send(to object: AnyObject, argument: AnyObject?) {
        if methodsKnown != MethodTable.shared.count {
            methodsKnown = MethodTable.shared.count
            method = MethodTable.shared.find(selector, in: type(of: object))
            receiver = (object as? any MessageReceiver).flatMap { $0.answers(selector) ? $0 : nil }
        }
        switch method {
        case .withArgument(let body)?: body(object, argument)
        case .withoutArgument(let body)?: body(object)
        case .answering?, nil:
            if let receiver {
                receiver.receive(selector, argument)
            } else {
                Messages.send(selector, to: object, argument: argument)
            }
        }
    }
}
