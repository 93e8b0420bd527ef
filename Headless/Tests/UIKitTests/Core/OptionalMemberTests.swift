import Testing
import UIKit

/// Answers every message itself, or passes it on, as proxies of delegates do.
private final class Proxy: NSObject, NSObjectOverrides {
    nonisolated(unsafe) var target: NSObject?

    nonisolated func responds(to aSelector: Selector!) -> Bool { aSelector == OptionalMemberTests.willShow }
    nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

/// Receives actions without registration.
private final class Receiver: NSObject, MessageReceiver {
    var received: [String] = []

    func answers(_ selector: Selector) -> Bool { selector.name.hasPrefix("receive") }
    func receive(_ selector: Selector, _ argument: AnyObject?) { received.append(selector.name) }
}

private class Listener: NSObject, UINavigationControllerDelegate {
    var calls = 0
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls += 1 }
}

private final class Heir: Listener {}

private final class Boxed<Value>: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
}

@MainActor
@Suite("What objects respond to, without the Objective-C runtime")
struct OptionalMemberTests {
    nonisolated static let willShow = Selector("navigationController:willShowViewController:animated:")
    nonisolated static let didShow = Selector("navigationController:didShowViewController:animated:")

    @Test("An object responds to the optional members that its class or a superclass implements")
    func classes() {
        final class Local: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {}
        }
        for object in [Listener(), Heir(), Local(), Boxed<Int>()] as [any UINavigationControllerDelegate] {
            #expect(object.responds(to: Self.willShow))
            #expect(!object.responds(to: Self.didShow))
        }
        #expect(!NSObject().responds(to: Self.willShow))
        #expect(!UIViewController().responds(to: Self.willShow))
    }

    @Test("responds(to:) doesn't call the member")
    func silence() {
        let listener = Listener()
        _ = listener.responds(to: Self.willShow)
        #expect(listener.calls == 0)
    }

    @Test("Members with the same name and labels are distinguished by their parameters")
    func parameters() {
        final class TouchRule: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool { true }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        #expect(TouchRule().responds(to: "gestureRecognizerShouldBegin:"))
        #expect(TouchRule().responds(to: "gestureRecognizer:shouldReceiveTouch:"))
        #expect(!TouchRule().responds(to: "gestureRecognizer:shouldReceiveEvent:"))
    }

    @Test("An override of responds(to:) decides, and other messages go to its forwarding target")
    func proxy() {
        let proxy: any NSObjectProtocol = Proxy()
        #expect(proxy.responds(to: Self.willShow))
        #expect(!proxy.responds(to: Self.didShow))
        let (forwarding, receiver) = (Proxy(), Receiver())
        forwarding.target = receiver
        forwarding.perform("receiveNews")
        #expect(receiver.received == ["receiveNews"])
    }

    @Test("A Swift class receives actions of recognizers")
    func receiver() {
        let stage = GestureStage()
        let (tap, receiver) = (UITapGestureRecognizer(), Receiver())
        tap.addTarget(receiver, action: "receiveTap:")
        stage.view.addGestureRecognizer(tap)
        stage.device.fingerTap(at: CGPoint(x: 100, y: 400))
        stage.device.settle()
        #expect(receiver.received == ["receiveTap:"])
    }
}
