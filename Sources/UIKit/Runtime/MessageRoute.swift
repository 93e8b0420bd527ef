/// The way of one message to one object, looked up once: a gesture sends the same message at every move.
@MainActor
final class MessageRoute {
    private let selector: Selector
    private var method: MethodImplementation.Body?
    /// Read only while its owner hands in the object itself, alive.
    private unowned(unsafe) var receiver: (any MessageReceiver)?
    /// A method that is added later may come before the one that was found.
    private var methodsKnown = -1

    init(_ selector: Selector) {
        self.selector = selector
    }

    /// Always to the same object.
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
