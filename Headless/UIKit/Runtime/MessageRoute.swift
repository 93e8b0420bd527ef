/// Sends messages and caches the last one's method: a gesture sends the same message to the same object at every move.
@MainActor
final class MessageRoute {
    private var selector: Selector = ""
    private var object = ObjectIdentifier(MessageRoute.self)
    /// Compared with the object's: after the object's end another one may have its address.
    private var type = ObjectIdentifier(MessageRoute.self)
    /// The size of the method table when the method was cached: methods added later may take precedence.
    private var methodsKnown = -1

    private var withArgument: MethodImplementation.WithArgument?
    private var withoutArgument: MethodImplementation.WithoutArgument?
    /// Read only in `send`, whose caller retains the object.
    private unowned(unsafe) var receiver: (any MessageReceiver)?
    private var hasReceiver = false

    func send(_ selector: Selector, to object: AnyObject, argument: AnyObject?) {
        if self.object != ObjectIdentifier(object) || type != ObjectIdentifier(Swift.type(of: object))
            || methodsKnown != MethodTable.count || selector != self.selector
        {
            find(selector, in: object)
        }
        if hasReceiver {
            receiver?.receive(selector, argument)
        } else if let withoutArgument {
            withoutArgument(object)
        } else if let withArgument {
            withArgument(object, argument)
        } else {
            Messages.send(selector, to: object, argument: argument)
        }
    }

    /// Finds what receives the message: a method that was added to the class, or else a built-in object.
    private func find(_ selector: Selector, in object: AnyObject) {
        self.selector = selector
        self.object = ObjectIdentifier(object)
        type = ObjectIdentifier(Swift.type(of: object))
        methodsKnown = MethodTable.count
        (withArgument, withoutArgument, receiver) = (nil, nil, nil)
        switch MethodTable.shared.find(selector, in: Swift.type(of: object)) {
        case .withArgument(let body)?: withArgument = body
        case .withoutArgument(let body)?: withoutArgument = body
        case .asked?, .answering?, nil:
            receiver = (object as? any MessageReceiver).flatMap { $0.answers(selector) ? $0 : nil }
        }
        hasReceiver = receiver != nil
    }
}
