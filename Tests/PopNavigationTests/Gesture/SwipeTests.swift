import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The drivers to which everything but `systemEdge` applies, each with a system that has it.
let drivers: [(driver: PopDriver, version: Int)] = [
    (.system, 13), (.system, 18), (.system, 26), (.contentPop, 26), (.percentDriven, 13), (.percentDriven, 18),
    (.percentDriven, 26),
]

let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

@MainActor
@Suite("The swipe")
struct SwipeTests {
    private func stage(
        _ names: String = "AB", _ driver: (driver: PopDriver, version: Int),
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> Stage {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        configuration.layoutDirection = direction
        return Stage(names, on: configuration, driver: driver.driver)
    }

    @Test("Behaviour 1, 3, 5: a swipe pops, with each driver and in both directions", arguments: drivers, directions)
    func pops(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        let stage = stage("ABC", driver, direction)
        #expect(stage.navigation.activePopDriver == driver.driver)
        stage.swipe(from: 120)
        #expect(stage.stack == "AB")
        #expect(stage.verdict == .allowed)
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
        stage.swipe(from: 1)
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 1, 3, 5: a swipe that is given up leaves the screen", arguments: drivers, directions)
    func givenUp(driver: (driver: PopDriver, version: Int), direction: UIUserInterfaceLayoutDirection) {
        let stage = stage("AB", driver, direction)
        stage.swipeAndGiveUp()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(stage.top.view.window != nil && stage.screen("A").viewIfLoaded?.window == nil)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 1: a flick pops, a drag past the middle that rests pops, one that stays short does not",
        arguments: drivers)
    func outcomes(driver: (driver: PopDriver, version: Int)) {
        let flicked = stage("AB", driver)
        flicked.device.fingerDrag(from: flicked.point(60), to: flicked.point(130), duration: 0.05)
        flicked.device.settle()
        #expect(flicked.stack == "A")

        let past = stage("AB", driver)
        past.drag(from: 60, to: 60 + 250)
        #expect(past.stack == "A")

        let short = stage("AB", driver)
        short.drag(from: 60, to: 60 + 150)
        #expect(short.stack == "AB")
    }

    @Test("Behaviour 1: a finger that drags fast, rests and lifts has not flicked", arguments: drivers)
    func rested(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(150), duration: 0.05)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("Behaviour 1, 11: a second finger changes nothing about the first one's swipe", arguments: drivers)
    func secondFinger(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABC", driver)
        stage.pull(to: 250)
        stage.device.fingerDown(1, at: stage.point(100, 600))
        stage.device.fingerMove(1, to: stage.point(10, 700), duration: 0.1)
        stage.device.fingerMove(to: stage.point(360), duration: 0.1)
        stage.device.fingerUp()
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 1: two fingers at once are no swipe back", arguments: drivers)
    func twoFingers(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.device.fingerDown(0, at: stage.point(60, 300))
        stage.device.fingerDown(1, at: stage.point(60, 500))
        stage.device.fingersMove([0: stage.point(360, 300), 1: stage.point(360, 500)], duration: 0.3)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
        #expect(stage.takeEvents() == [])
        #expect(!stage.device.isHung)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 4: a slow drag in steps of one point pops as well", arguments: drivers)
    func slow(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("AB", driver)
        stage.device.fingerDown(at: stage.point(60))
        for step in 1...280 {
            stage.device.wait(1.0 / 120)
            stage.device.fingerMove(to: stage.point(60 + CGFloat(step)))
        }
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 1: a swipe looks at the top of the stack only, however deep that is", arguments: drivers)
    func depth(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("A", driver)
        let screens = (0..<8).map { _ in AskedItemScreen() }
        stage.navigation.setViewControllers(screens, animated: false)
        stage.device.settle()
        let before = screens.map(\.timesAsked)
        stage.swipe()
        #expect(stage.navigation.viewControllers == Array(screens.dropLast()))
        // The back button of the screen that comes up has the title of the one below it.
        #expect(screens.map(\.timesAsked).prefix(5) == before.prefix(5))
    }

    @Test("Behaviour 3: the edge driver is the system's own gesture")
    func edge() {
        let stage = Stage("AB", version: 18, driver: .systemEdge)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        #expect(stage.verdict == nil)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "Behaviour 8, FIELD 19: a custom left item, a hidden back button or a hidden bar does not kill the swipe",
        arguments: drivers)
    func replacedBackButton(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABCD", driver)
        stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: nil, action: nil)
        stage.swipe()
        #expect(stage.stack == "ABC")
        stage.top.navigationItem.hidesBackButton = true
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.top.prefersNavigationBarHidden = true
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(!stage.navigation.isNavigationBarHidden)
    }
}

/// Counts how often it is asked for its item in the bar.
private final class AskedItemScreen: UIViewController {
    private(set) var timesAsked = 0

    override var navigationItem: UINavigationItem {
        timesAsked += 1
        return super.navigationItem
    }
}
