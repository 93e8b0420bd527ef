import Testing
import UIKit
import UIKitSimulator

private let question = Selector("parent:mayLeave:")

/// Answers the question itself, as UIKit's own objects do.
private final class Oracle: NSObject, MessageReceiver {
    func answers(_ selector: Selector) -> Bool { selector == question }
    func receive(_ selector: Selector, _ argument: AnyObject?) {}
    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        selector == question ? first === second : nil
    }
}

/// Passes on all that it does not answer.
private final class Forwarder: NSObject, NSObjectOverrides {
    nonisolated(unsafe) var target: NSObject?

    nonisolated func responds(to aSelector: Selector!) -> Bool {
        implements(aSelector) || target?.responds(to: aSelector) == true
    }
    nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

@MainActor
@Suite("Questions about two objects, asked by name")
struct QuestionTests {
    private let one = NSObject()
    private let other = NSObject()

    private func ask(_ object: NSObject, _ second: NSObject? = nil) -> Bool? {
        Messages.ask(question, of: object, one, second ?? one)
    }

    @Test("A registered method answers with both arguments, in subclasses too, isolated or not")
    func registered() {
        class Base: NSObject {}
        final class Derived: Base {}
        final class Free: NSObject {}
        let same: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, first, second in first === second }
        let different: (AnyObject, AnyObject, AnyObject) -> Bool = { _, first, second in first !== second }
        class_addMethod(Base.self, question, imp_implementationWithBlock(same), "B@:@@")
        class_addMethod(Free.self, question, imp_implementationWithBlock(different), "B@:@@")
        #expect(ask(Derived()) == true)
        #expect(ask(Derived(), other) == false)
        #expect(ask(Free()) == false)
        #expect(ask(Free(), other) == true)
        #expect(Derived().responds(to: question) && Free().responds(to: question))
    }

    @Test("A built-in object answers the questions that it knows")
    func builtIn() {
        #expect(ask(Oracle()) == true)
        #expect(ask(Oracle(), other) == false)
        #expect(Oracle().responds(to: question))
        #expect(Messages.ask("parent:mayStay:", of: Oracle(), one, other) == nil)
    }

    @Test("An object without the method has no answer")
    func noAnswer() {
        final class Actor: NSObject {}
        #expect(ask(NSObject()) == nil)
        #expect(!NSObject().responds(to: question))
        let action: @MainActor (AnyObject, Any?) -> Void = { _, _ in }
        class_addMethod(Actor.self, question, imp_implementationWithBlock(action), "v@:@")
        #expect(ask(Actor()) == nil)
    }

    @Test("A question goes to the forwarding target, and the object's own method comes first")
    func forwarding() {
        final class Guard: NSObject, NSObjectOverrides {
            nonisolated(unsafe) var target: NSObject?
            nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { target }
        }
        let no: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in false }
        class_addMethod(Guard.self, question, imp_implementationWithBlock(no), "B@:@@")
        let (outer, inner, oracle) = (Forwarder(), Forwarder(), Oracle())
        #expect(ask(outer) == nil)
        #expect(!outer.responds(to: question))
        outer.target = inner
        inner.target = oracle
        #expect(ask(outer) == true)
        #expect(outer.responds(to: question))
        let own = Guard()
        own.target = oracle
        #expect(ask(own) == false)
    }

    @Test("A navigation controller answers the questions of its undeclared methods", .facts(.undeclaredMethods))
    func navigationController() {
        let navigation = UINavigationController()
        let selector = Selector.navigationBarShouldPop
        #expect(navigation.responds(to: selector))
        #expect(Messages.ask(selector, of: navigation, navigation.navigationBar, UINavigationItem()) == true)
        #expect(ask(navigation) == nil)
    }

    @Test("Any thread may ask an object that is not isolated what it responds to")
    func otherThreads() async {
        final class Answering: NSObject {}
        let yes: (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in true }
        class_addMethod(Answering.self, question, imp_implementationWithBlock(yes), "B@:@@")
        let forwarder = Forwarder()
        nonisolated(unsafe) let object = forwarder
        forwarder.target = Answering()
        for _ in 0..<50 {
            async let knows = Task.detached { object.responds(to: question) }.value
            async let other = Task.detached { object.responds(to: .animationController) }.value
            #expect(await (knows, other) == (true, false))
        }
    }
}
