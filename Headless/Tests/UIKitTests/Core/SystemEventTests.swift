import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Memory warnings, key windows, showing controllers, safe areas")
struct SystemEventTests {
    private final class WarnedScreen: UIViewController {
        var warnings = 0
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            warnings += 1
        }
    }

    private final class WarnedAppDelegate: NSObject, UIApplicationDelegate {
        var warnings = 0
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }

    @Test(
        "A memory warning reaches the delegate, observers and every controller, visible or not", .facts(.memoryWarning))
    func memoryWarning() {
        let device = SimulatedDevice()
        let (below, top, presented, delegate) = (WarnedScreen(), WarnedScreen(), WarnedScreen(), WarnedAppDelegate())
        let navigation = UINavigationController()
        navigation.viewControllers = [below, top]
        device.show(navigation)
        top.present(presented, animated: false)
        device.settle()
        UIApplication.shared.delegate = delegate
        var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        device.simulateMemoryWarning()
        let counts: [Int] = [below.warnings, top.warnings, presented.warnings, delegate.warnings, posted]
        #expect(counts == [1, 1, 1, 1, 1])
    }

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
