import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Bad input")
struct BadInputTests {
    @Test(
        "Behaviour 4: an area that is no number, negative or empty starts nothing, of the controller and of a screen",
        arguments: [
            PopGestureArea.leadingFraction(.nan), .leadingFraction(-1), .leadingFraction(0),
            .leadingFraction(-.infinity),
            .leadingPoints(.nan), .leadingPoints(-20), .leadingPoints(-.infinity),
        ])
    func emptyAreas(area: PopGestureArea) {
        for driver in [(.system, 18), (.contentPop, 26)] as [(PopDriver, Int)] {
            let stage = Stage("AB", version: driver.1, driver: driver.0)
            stage.navigation.popGestureArea = area
            for start: CGFloat in [1, 60] {
                stage.swipe(from: start)
                #expect(stage.verdict == .refused(.outsideArea))
            }
            stage.navigation.popGestureArea = .full
            stage.top.popGestureArea = area
            stage.swipe(from: 1)
            #expect(stage.stack == "AB")
        }
    }

    @Test(
        "Behaviour 4: an area wider than the view is the whole view",
        arguments: [
            PopGestureArea.leadingFraction(2), .leadingFraction(.infinity), .leadingPoints(1000),
            .leadingPoints(.infinity), .full,
        ])
    func wideAreas(area: PopGestureArea) {
        for driver in [(.system, 18), (.contentPop, 26)] as [(PopDriver, Int)] {
            let stage = Stage("ABC", version: driver.1, driver: driver.0)
            stage.navigation.popGestureArea = area
            stage.device.fingerDrag(from: stage.point(290), to: stage.point(389), duration: 0.06)
            stage.device.settle()
            #expect(stage.stack == "AB")
            stage.navigation.popGestureArea = .edge
            stage.top.popGestureArea = area
            stage.device.fingerDrag(from: stage.point(290), to: stage.point(389), duration: 0.06)
            stage.device.settle()
            #expect(stage.stack == "A")
        }
    }

    @Test("Behaviour 10, 11: a controller without screens", arguments: drivers)
    func rootless(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("", version: driver.version, driver: driver.driver)
        stage.swipe()
        #expect(stage.verdict == .refused(.nothingToPop))
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.navigation.popToRootViewController(animated: true)?.isEmpty != false)
        stage.navigation.setNeedsPopPreferencesUpdate(animated: true)
        #expect(stage.takeEvents() == ["refused nothingToPop"])
        for name in ["A", "B"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10, 11: a stack that is emptied, and filled again", arguments: drivers)
    func emptied(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.navigation.viewControllers = []
        stage.device.settle()
        stage.swipe()
        #expect(stage.verdict == .refused(.nothingToPop))
        stage.navigation.viewControllers = [stage.screen("A"), stage.screen("B")]
        stage.device.settle()
        _ = stage.takeEvents()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test("Behaviour 10: a stack that is emptied in mid-swipe ends the swipe", arguments: drivers)
    func emptiedInSwipe(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.pull(to: 200)
        stage.navigation.viewControllers = []
        stage.device.fingerMove(to: stage.point(350), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "")
        #expect(!stage.device.isHung)
        for name in ["A", "B"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 10, 12: before its view is loaded, and in no window, a controller can be pushed to and popped from")
    func withoutWindow() {
        let device = SimulatedDevice()
        let navigation = BasicNavigationController()
        var events: [String] = []
        navigation.onPopEvent = { event in
            switch event {
            case .willPop(let from, _, _): events.append("will \(from)")
            case .didPop(let from, _, _): events.append("did \(from)")
            case .didCancel, .refused: events.append("?")
            }
        }
        navigation.popGestureArea = .full
        navigation.preferredPopDriver = .percentDriven
        navigation.setNeedsPopPreferencesUpdate(animated: true)
        for name in ["A", "B", "C", "D"] { navigation.pushViewController(TestScreen(name), animated: name == "C") }
        navigation.popViewController(animated: true)
        #expect(events == ["will D", "did D"])
        #expect(!navigation.isViewLoaded)
        _ = navigation.view
        navigation.popViewController(animated: true)
        #expect(events == ["will D", "did D", "will C", "did C"])
        #expect(navigation.activePopDriver == .percentDriven)
        device.show(navigation)
        device.settle()
        device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Behaviour 7: switched off before the view is loaded, it is off", arguments: drivers)
    func offBeforeLoading(driver: (driver: PopDriver, version: Int)) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        let device = SimulatedDevice(configuration)
        let navigation = BasicNavigationController()
        navigation.preferredPopDriver = driver.driver
        navigation.popGestureRecognizerEnabled = false
        navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.show(navigation)
        device.settle()
        for start: CGFloat in [2, 60] {
            device.fingerDrag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
            device.settle()
        }
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.lastPopGestureVerdict == .refused(.disabled))
    }

    @Test("Behaviour 10: pushing a navigation controller is the mistake that it is in UIKit")
    func navigationController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage("A")
                stage.navigation.pushViewController(UINavigationController(), animated: false)
            }
        }
    }

    @Test("Behaviour 10: a pop to a screen that was never in the stack is the mistake that it is in UIKit up to iOS 17")
    func popToStrangerBefore() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage("AB", version: 17)
                stage.navigation.popToViewController(stage.screen("X"), animated: true)
            }
        }
    }

    @Test("Behaviour 10: what is carried out as it was asked for says nothing on the console")
    func quiet() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage("ABC")
                stage.navigation.setViewControllers(["A", "C", "D"].map(stage.screen), animated: true)
                stage.navigation.popToViewController(stage.screen("A"), animated: true)
                stage.device.settle()
                stage.navigation.pushViewController(stage.screen("B"), animated: false)
            }
        }
        #expect(!text(result).contains("[PopNavigation]"))
    }

    @Test("Behaviour 10: what is not carried out as it was asked for is told on the console, each once")
    func told() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage("ABC")
                stage.navigation.pushViewController(stage.screen("B"), animated: false)
                stage.navigation.popViewController(animated: true)
                stage.navigation.setViewControllers(["A", "D", "A"].map(stage.screen), animated: false)
                stage.navigation.popToViewController(stage.screen("B"), animated: true)
                stage.device.settle()
                // Nothing but the console knows of them.
                #expect(stage.stack == "AD")
            }
        }
        let told = text(result).split(separator: "\n").filter { $0.contains("[PopNavigation]") }
        #expect(told.count == 3)
        for words in ["already in the stack", "more than once", "has left the stack"] {
            #expect(told.contains { $0.contains(words) }, "\(words)")
        }
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Behaviour 10, 12: a pop to a screen that is not in the stack pops nothing on iOS 26")
    func popToStranger() {
        let stage = Stage("AB", version: 26)
        stage.navigation.popToViewController(stage.screen("X"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == [])
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
