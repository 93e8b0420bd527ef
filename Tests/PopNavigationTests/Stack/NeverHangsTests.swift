import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Nothing hangs")
struct NeverHangsTests {
    /// Pushes and pops still work.
    private func expectUsable(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
        let before = stage.stack
        #expect(!stage.device.isHung, sourceLocation: sourceLocation)
        stage.navigation.pushViewController(TestScreen("Z"), animated: true)
        stage.device.settle()
        #expect(stage.stack == before + "Z", sourceLocation: sourceLocation)
        stage.swipe()
        #expect(stage.stack == before, sourceLocation: sourceLocation)
    }

    private func stage(_ names: String, _ driver: (driver: PopDriver, version: Int)) -> Stage {
        Stage(names, version: driver.version, driver: driver.driver)
    }

    @Test("Behaviour 11, FIELD 1: swipes at the root", arguments: drivers)
    func root(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("A", driver)
        for start: CGFloat in [1, 15, 60, 125] { stage.swipe(from: start) }
        expectUsable(stage)
    }

    @Test("Behaviour 11, FIELD 3: vertical drags, up and down, straight and nearly so", arguments: drivers)
    func vertical(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        for end: CGFloat in [59, 60, 61, 70] {
            stage.drag(from: 60, to: end, y: 300, endY: 500)
            stage.drag(from: 60, to: end, y: 500, endY: 300)
        }
        #expect(stage.stack == "AB")
        expectUsable(stage)
    }

    @Test("Behaviour 11: a drag whose whole way comes at the moment of the touch-down", arguments: drivers)
    func withoutTime(driver: (driver: PopDriver, version: Int)) {
        // 10 points are exactly what a pan needs to begin: nothing is left of them then.
        for (direction, end) in [
            (UIUserInterfaceLayoutDirection.leftToRight, 150), (.rightToLeft, 150), (.leftToRight, 70),
            (.rightToLeft, 70),
        ] as [(UIUserInterfaceLayoutDirection, CGFloat)] {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = driver.version
            configuration.layoutDirection = direction
            let stage = Stage("AB", on: configuration, driver: driver.driver)
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(end), duration: 0)
            stage.device.settle()
            #expect(stage.stack == "AB")
            expectUsable(stage)
        }
    }

    @Test("Behaviour 11, FIELD 2: a drag at every moment of a push, and of a pop", arguments: drivers)
    func everyMoment(driver: (driver: PopDriver, version: Int)) {
        for moment in stride(from: 0, through: 0.5, by: 0.05) {
            let stage = stage("AB", driver)
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.device.wait(moment)
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(300), duration: 0.1)
            stage.device.settle()
            if stage.stack == "ABC" {
                stage.navigation.popViewController(animated: true)
                stage.device.wait(moment)
                stage.device.fingerDrag(from: stage.point(60), to: stage.point(300), duration: 0.1)
                stage.device.settle()
            }
            expectUsable(stage)
        }
    }

    @Test("Behaviour 4, 11, FIELD 4: a drag behind what is presented", arguments: drivers)
    func modal(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        stage.navigation.present(modal, animated: true)
        stage.device.settle()
        modal.view.isUserInteractionEnabled = false
        modal.view.superview?.isUserInteractionEnabled = false
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(stage.verdict == .refused(.presenting))
        stage.navigation.dismiss(animated: true)
        stage.device.settle()
        expectUsable(stage)
    }

    @Test("Behaviour 11, FIELD 6: the app goes to the background in mid-swipe", arguments: drivers)
    func background(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 250)
        stage.device.enterBackground()
        stage.device.wait(1)
        stage.device.enterForeground()
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.frame.origin.x == 0)
        expectUsable(stage)
    }

    @Test("Behaviour 11, FIELD 6: a call comes in, in mid-swipe", arguments: drivers)
    func covered(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 250)
        stage.device.resignActive()
        stage.device.wait(1)
        stage.device.enterForeground()
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.frame.origin.x == 0)
        expectUsable(stage)
    }

    @Test(
        "Behaviour 11, FIELD 6: the word that the app has gone ends a swipe, before any touch is cancelled",
        arguments: drivers)
    func wordOfBackground(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 300)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.device.fingerUp()
        stage.device.settle()
        expectUsable(stage)
    }

    @Test("Behaviour 11: a container tells the controller that it has disappeared in mid-swipe", arguments: drivers)
    func toldToDisappear(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 300)
        stage.navigation.beginAppearanceTransition(false, animated: false)
        stage.navigation.endAppearanceTransition()
        #expect(stage.navigation.popRecognizer?.state != .changed)
        stage.device.fingerUp()
        stage.device.settle()
        stage.navigation.beginAppearanceTransition(true, animated: false)
        stage.navigation.endAppearanceTransition()
        stage.device.settle()
        #expect(stage.stack == "AB")
        expectUsable(stage)
    }

    @Test("Behaviour 11: the controller is taken off its window in mid-swipe, and put back", arguments: drivers)
    func offWindow(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 250)
        stage.device.show(UIViewController())
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        stage.device.show(stage.navigation)
        stage.device.settle()
        let events = stage.takeEvents()
        #expect(events.count == 2 && events[0] == "willPop B→A gesture")
        expectUsable(stage)
    }

    @Test("Behaviour 11: something is presented in mid-swipe", arguments: drivers)
    func presentedDuringSwipe(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 250)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        stage.navigation.present(modal, animated: true)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        stage.navigation.dismiss(animated: true)
        stage.device.settle()
        let events = stage.takeEvents()
        #expect(events.count == 2 && events[0] == "willPop B→A gesture")
        expectUsable(stage)
    }

    @Test("Behaviour 11: fingers that come and go in any order", arguments: drivers)
    func fingers(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABC", driver)
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerDown(1, at: stage.point(90))
        stage.device.fingerUp(0)
        stage.device.fingerMove(1, to: stage.point(350), duration: 0.2)
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerMove(0, to: stage.point(300), duration: 0.2)
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
        stage.device.settle()
        expectUsable(stage)
    }

    @Test(
        "Behaviour 11: switched on under a resting finger, while a push runs; another finger drags", arguments: drivers)
    func switchedOnUnderFinger(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("A", driver)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.fingerDown(0, at: stage.point(300))
        stage.navigation.popGestureRecognizerEnabled = true
        stage.device.fingerDown(1, at: stage.point(60, 500))
        stage.device.fingerMove(1, to: stage.point(350, 500), duration: 0.1)
        stage.device.fingerUp(1)
        stage.device.fingerUp(0)
        stage.device.settle()
        #expect(stage.stack == "AB")
        expectUsable(stage)
    }

    @Test("Behaviour 3, 11: the driver is replaced while a refused finger drags on", arguments: drivers)
    func replacedUnderFinger(driver: (driver: PopDriver, version: Int)) {
        for next in [PopDriver.system, .contentPop, .percentDriven] where next != driver.driver {
            let stage = stage("A", driver)
            stage.navigation.pushViewController(stage.screen("B"), animated: true)
            stage.device.fingerDown(at: stage.point(60))
            stage.device.fingerMove(to: stage.point(75), duration: 0.02)
            stage.navigation.preferredPopDriver = next
            stage.device.fingerMove(to: stage.point(350), duration: 0.1)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == "AB")
            expectUsable(stage)
        }
    }

    @Test("Behaviour 11: a second finger does not open the way for one that the rules refuse", arguments: drivers)
    func refusedBesideAnother(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABC", driver)
        stage.screen("C").isPopGestureEnabled = false
        stage.device.fingerDown(1, at: stage.point(250, 70))
        stage.device.fingerDown(0, at: stage.point(60))
        stage.device.fingerMove(0, to: stage.point(350), duration: 0.2)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.takeEvents().allSatisfy { $0.hasPrefix("refused") })
    }

    @Test("Behaviour 4, 11: a finger that went down before a change without animation pops nothing", arguments: drivers)
    func changedUnderFinger(driver: (driver: PopDriver, version: Int)) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("AB", on: configuration, driver: driver.driver)
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.fingerMove(to: stage.point(350))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.verdict == .refused(.transitioning))
        expectUsable(stage)
    }

    @Test("Behaviour 11: switched off and on again in mid-swipe", arguments: drivers)
    func switched(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.pull(to: 250)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.navigation.popGestureRecognizerEnabled = true
        stage.device.fingerMove(to: stage.point(380), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        expectUsable(stage)
    }

    @Test("Behaviour 11: without the library a yes at the root does hang the system", arguments: [15, 18])
    func counterexample(version: Int) {
        final class Yes: NSObject, UIGestureRecognizerDelegate {}
        let yes = Yes()
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        let device = SimulatedDevice(configuration)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.interactivePopGestureRecognizer?.delegate = yes
        device.fingerDrag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
        device.settle()
        #expect(device.isHung)
    }
}
