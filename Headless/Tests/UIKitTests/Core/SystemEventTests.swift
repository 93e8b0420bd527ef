import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Key windows, showing controllers, safe areas")
struct SystemEventTests {
    @Test(
        "The old key window resigns before the new one becomes key, each with its notification",
        .facts(.windowNotifications))
    func keyWindow() {
        let device = SimulatedDevice()
        device.show(UIViewController())
        let window = UIWindow(frame: device.window.bounds)
        var log: [String] = []
        let names: [(NSNotification.Name, String)] = [
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
        ]
        let (mainID, windowID) = (ObjectIdentifier(device.window), ObjectIdentifier(window))
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let object = (note.object as AnyObject?).map(ObjectIdentifier.init)
                MainActor.assumeIsolated {
                    if object == mainID { log.append("main \(word)") }
                    if object == windowID { log.append("new \(word)") }
                }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        window.makeKeyAndVisible()
        #expect(log == ["new visible", "main resigned", "new key"])
        window.isHidden = true
        #expect(log.suffix(2) == ["new resigned", "new hidden"])
    }

    @Test("Without a container, show and showDetailViewController present", .facts(.showMethods))
    func show() {
        let device = SimulatedDevice()
        let root = UIViewController()
        device.show(root)
        let (first, second) = (UIViewController(), UIViewController())
        root.showDetailViewController(first, sender: nil)
        device.settle()
        #expect(root.presentedViewController === first)
        first.show(second, sender: nil)
        device.settle()
        #expect(first.presentedViewController === second)
    }

    @Test("In a navigation controller, show pushes and showDetailViewController presents", .facts(.showMethods))
    func showInNavigation() {
        let stage = NavigationStage("A")
        let (pushed, presented) = (UIViewController(), UIViewController())
        stage["A"].show(pushed, sender: nil)
        stage.device.settle()
        #expect(stage.navigation.topViewController === pushed)
        pushed.showDetailViewController(presented, sender: nil)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.navigation.presentedViewController === presented)
    }

    @Test("An overridden safe area counts for subviews and scroll views", .facts(.overriddenSafeArea))
    func safeArea() {
        final class Host: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
        }
        final class List: UIScrollView {
            override var safeAreaInsets: UIEdgeInsets { .zero }
        }
        let device = SimulatedDevice()
        let root = UIViewController()
        device.show(root)
        let (host, inner) = (Host(frame: device.window.bounds), UIView(frame: device.window.bounds))
        root.view.addSubview(host)
        host.addSubview(inner)
        let list = List(frame: device.window.bounds)
        list.contentInsetAdjustmentBehavior = .always
        root.view.addSubview(list)
        device.wait(0)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(list.adjustedContentInset == .zero)
    }
}
