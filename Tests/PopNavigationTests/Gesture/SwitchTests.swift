import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Switching the swipe off and on")
struct SwitchTests {
    @Test("Behaviour 7, FIELD 32: off ends every swipe back, the system's too; on brings it back", arguments: drivers)
    func offAndOn(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.navigation.popGestureRecognizerEnabled = false
        for start: CGFloat in [2, 60, 120] { stage.swipe(from: start) }
        #expect(stage.stack == "AB")
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 7: off with the system's own gesture", arguments: [18, 26])
    func systemEdge(version: Int) {
        let stage = Stage("AB", version: version, driver: .systemEdge)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.swipe(from: 2)
        #expect(stage.stack == "AB")
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe(from: 2)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 7, 9: off, a drag is still told of, also if the controller is laid out under the finger")
    func laidOut() {
        let stage = Stage("AB")
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.view.setNeedsLayout()
        stage.device.wait(0.05)
        stage.device.fingerMove(to: stage.point(300), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.takeEvents() == ["refused disabled"])
    }

    @Test("Behaviour 3: the driver that is preferred already may be named again in mid-swipe", arguments: drivers)
    func sameDriver(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.pull(to: 300)
        stage.navigation.preferredPopDriver = driver.driver
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 7: off in mid-gesture cancels it", arguments: drivers)
    func midGesture(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.pull(to: 300)
        #expect(stage.stack == "A")
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerMove(to: stage.point(380), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(!stage.device.isHung)
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 7, FIELD 8: a screen's preferences are read live; off on one screen, the next one works",
        arguments: drivers)
    func live(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.top.isPopGestureEnabled = false
        stage.swipe()
        #expect(stage.stack == "ABC")
        #expect(stage.verdict == .refused(.disabledByScreen))
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        stage.top.popGestureArea = .leadingPoints(40)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.top.popGestureArea = .leadingPoints(70)
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 3: the preferred driver may change at any time, also in mid-gesture")
    func changedDriver() {
        let order: [PopDriver] = [
            .system, .contentPop, .percentDriven, .systemEdge, .percentDriven, .contentPop, .system,
        ]
        let stage = Stage("AB", version: 26, driver: .system)
        for driver in order {
            stage.pull(from: 5, to: 250)
            #expect(stage.stack == "A")
            stage.navigation.preferredPopDriver = driver
            stage.device.fingerMove(to: stage.point(380), duration: 0.1)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.navigation.activePopDriver == driver)
            #expect(!stage.device.isHung)
            if stage.stack == "A" {
                stage.navigation.pushViewController(stage.screen("B"), animated: true)
                stage.device.settle()
            }
        }
        let events = stage.takeEvents()
        #expect(events.filter { $0.hasPrefix("did") }.count == order.count, "\(events)")
    }

    @Test("Behaviour 3, 11: the preferred driver changes as the swipe begins, on word of willPop", arguments: drivers)
    func changedDriverAtBeginning(driver: (driver: PopDriver, version: Int)) {
        for next in [PopDriver.system, .contentPop, .percentDriven, .systemEdge] where next != driver.driver {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            let record = stage.navigation.onPopEvent
            stage.navigation.onPopEvent = { [unowned navigation = stage.navigation] event in
                record?(event)
                navigation.preferredPopDriver = next
            }
            stage.swipe()
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
            #expect(stage.navigation.transitionCoordinator == nil)
            stage.swipe(from: 5)
            #expect(stage.stack == "A", "\(next)")
        }
    }
}
