import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The app in the background and back")
struct LifecycleTests {
    @Test(
        "Scene and application get their calls in order, in the right state, before notifications", .facts(.background))
    func order() {
        let device = SimulatedDevice()
        let watcher = LifecycleWatcher()
        device.activate()
        watcher.watch()
        device.enterBackground()
        #expect(
            watcher.lines == [
                "sceneWillResignActive 0", "UISceneWillDeactivateNotification 0", "applicationWillResignActive 0",
                "UIApplicationWillResignActiveNotification 0", "sceneDidEnterBackground 2",
                "UISceneDidEnterBackgroundNotification 2", "applicationDidEnterBackground 2",
                "UIApplicationDidEnterBackgroundNotification 2",
            ])
        watcher.lines = []
        device.enterForeground()
        #expect(
            watcher.lines == [
                "sceneWillEnterForeground 2", "UISceneWillEnterForegroundNotification 2",
                "applicationWillEnterForeground 2", "UIApplicationWillEnterForegroundNotification 2",
                "sceneDidBecomeActive 0", "UISceneDidActivateNotification 0", "applicationDidBecomeActive 0",
                "UIApplicationDidBecomeActiveNotification 0",
            ])
    }

    @Test("Entering the state that the app is in doesn't call a delegate")
    func repeated() {
        let device = SimulatedDevice()
        let watcher = LifecycleWatcher()
        device.activate()
        watcher.watch()
        device.enterForeground()
        #expect(watcher.lines.isEmpty)
        device.resignActive()
        device.resignActive()
        #expect(watcher.lines.count == 4)
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundInactive)
        device.enterForeground()
        #expect(watcher.lines.count == 8)
        #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
    }

    @Test(
        "The background cancels touches first, and a finger that stays down doesn't send more", .facts(.background))
    func touches() {
        let device = SimulatedDevice()
        let log = TouchLog(frame: device.window.bounds)
        device.window.addSubview(log)
        device.window.isHidden = false
        device.fingerDown(at: CGPoint(x: 5, y: 5))
        device.enterBackground()
        device.fingerMove(to: CGPoint(x: 50, y: 5), duration: 0.1)
        device.fingerUp()
        #expect(log.lines == ["began (5, 5) at 0", "cancelled (5, 5) at 0"])
    }

    @Test("Animations jump to their ends and are not finished", .facts(.background))
    func animations() {
        let device = SimulatedDevice()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        device.window.isHidden = false
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 }, completion: { ends.append($0) })
        device.wait(0.5)
        device.enterBackground()
        #expect(ends == [false])
        #expect(view.layer.presentation()?.frame.origin.x == 100)
    }
}

@MainActor
private final class LifecycleWatcher: NSObject, UIApplicationDelegate, UISceneDelegate {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    func watch() {
        let application = UIApplication.shared
        application.delegate = self
        application.connectedScenes.first?.delegate = self
        let names = [
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        for name in names {
            let sender: Any = name.rawValue.hasPrefix("UIScene") ? application.connectedScenes.first! : application
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.note(name.rawValue) }
                })
        }
    }

    // A new application may have the address of the observed one.
    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    private func note(_ line: String) {
        lines.append("\(line) \(UIApplication.shared.applicationState.rawValue)")
    }

    func sceneWillResignActive(_ scene: UIScene) { note("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("sceneDidEnterBackground") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("sceneDidBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { note("applicationWillResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("applicationDidEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("applicationWillEnterForeground") }
    func applicationDidBecomeActive(_ application: UIApplication) { note("applicationDidBecomeActive") }
}
