import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Pop events")
struct PopEventTests {
    @Test("Behaviour 12: a pop by call, animated and not", arguments: [15, 17, 18, 26])
    func call(version: Int) {
        let stage = Stage("ABC", version: version)
        stage.navigation.popViewController(animated: true)
        #expect(stage.takeEvents() == ["willPop C→B programmatic"])
        stage.device.settle()
        #expect(stage.takeEvents() == ["didPop C→B programmatic"])
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("Behaviour 12: several screens at once are one pop", arguments: [true, false])
    func several(animated: Bool) {
        let stage = Stage("ABCDE")
        stage.navigation.popToViewController(stage.screen("C"), animated: animated)
        #expect((stage.navigation.transitionCoordinator != nil) == animated)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop E→C programmatic", "didPop E→C programmatic"])
        stage.navigation.popToRootViewController(animated: animated)
        #expect((stage.navigation.transitionCoordinator != nil) == animated)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→A programmatic", "didPop C→A programmatic"])
        stage.navigation.popToRootViewController(animated: animated)
        stage.navigation.popToViewController(stage.screen("A"), animated: animated)
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("Behaviour 12: setting a stack is a pop where it uncovers a screen, else none", arguments: [true, false])
    func set(animated: Bool) {
        let stage = Stage("ABC")
        stage.navigation.setViewControllers(["A", "B"].map(stage.screen), animated: animated)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.navigation.setViewControllers(["A", "B", "D"].map(stage.screen), animated: animated)
        stage.navigation.setViewControllers(["B", "D"].map(stage.screen), animated: animated)
        stage.device.settle()
        stage.navigation.setViewControllers(["D", "B"].map(stage.screen), animated: animated)
        stage.device.settle()
        #expect(stage.stack == "DB")
        stage.navigation.setViewControllers([stage.screen("X")], animated: animated)
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("Behaviour 12: the back button", arguments: [15, 18, 26])
    func backButton(version: Int) {
        let stage = Stage("AB", version: version)
        stage.tapBackButton()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A backButton", "didPop B→A backButton"])
    }

    @Test("Behaviour 12: a choice from the back button's menu", arguments: [15, 18, 26])
    func backMenu(version: Int) {
        let stage = Stage("ABC", version: version)
        stage.navigation.navigationBar.chooseFromBackMenu(stage.screen("A").navigationItem)
        stage.device.settle()
        #expect(stage.stack == "A")
        let events = stage.takeEvents()
        #expect(events.count == 2)
        #expect(events.first?.hasPrefix("willPop C→A") == true && events.last?.hasPrefix("didPop C→A") == true)
    }

    @Test("Behaviour 12, FIELD 13: a cancelled swipe is never a didPop, at whatever moment", arguments: drivers)
    func cancelled(driver: (driver: PopDriver, version: Int)) {
        for distance: CGFloat in [12, 31, 45, 100, 180] {
            let stage = Stage("AB", version: driver.version, driver: driver.driver)
            stage.drag(from: 60, to: 60 + distance)
            #expect(stage.stack == "AB")
            let events = stage.takeEvents()
            // The content recognizer of iOS 26 needs 30 points; a drag of fewer begins no pop.
            #expect(events == ["willPop B→A gesture", "didCancel B→A"] || distance < 45 && events == [])
        }
    }

    @Test(
        "Behaviour 12, FIELD 12: after a cancel nothing sticks: the next pop by call is one by call", arguments: drivers
    )
    func nothingSticks(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.swipeAndGiveUp()
        _ = stage.takeEvents()
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.swipe()
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test("Behaviour 12: whoever changes the stack while hearing an event is served after it", arguments: drivers)
    func reentrant(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        var log: [String] = []
        stage.navigation.onPopEvent = { [unowned stage] event in
            switch event {
            case .didPop(let from, _, _):
                log.append("did \(from)")
                if log.count == 1 { stage.navigation.pushViewController(stage.screen("X"), animated: true) }
            case .didCancel: stage.navigation.popViewController(animated: true)
            case .willPop, .refused: break
            }
        }
        stage.swipe()
        stage.device.settle()
        #expect(stage.stack == "ABX")
        stage.swipeAndGiveUp()
        #expect(stage.stack == "AB")
        #expect(log == ["did C", "did X"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "Behaviour 12: what is asked for in willPop comes before what is asked for in didPop", arguments: [true, false])
    func order(animated: Bool) {
        let stage = Stage("ABC")
        stage.navigation.onPopEvent = { [unowned stage] event in
            switch event {
            case .willPop(let from, _, _) where from === stage.screen("C"):
                stage.navigation.popViewController(animated: false)
            case .didPop(let from, _, _) where from === stage.screen("C"):
                stage.navigation.pushViewController(stage.screen("X"), animated: false)
            default: break
            }
        }
        stage.navigation.popViewController(animated: animated)
        stage.device.settle()
        #expect(stage.stack == "AX")
    }

    @Test("Behaviour 12: a pop that the app asks for while the finger is still down is the app's", arguments: drivers)
    func askedForUnderFinger(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        stage.pull(to: 200)
        #expect(stage.takeEvents() == ["willPop C→B gesture"])
        // The turn ends the swipe.
        stage.device.resize(to: CGSize(width: 844, height: 390))
        #expect(stage.takeEvents() == ["didCancel C→B"])
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("Behaviour 12: a pop on word of a swipe that is given up as soon as it has begun is the app's")
    func askedForAtOnce() {
        let stage = Stage("ABC")
        var log: [String] = []
        stage.navigation.onPopEvent = { [unowned stage] event in
            switch event {
            case .willPop(let from, _, let trigger): log.append("will \(from) \(trigger)")
            case .didPop(let from, _, let trigger): log.append("did \(from) \(trigger)")
            case .didCancel(let from, _):
                log.append("cancel \(from)")
                stage.navigation.popViewController(animated: false)
            case .refused: break
            }
        }
        // One event moves the finger all its way; before the next one the screen turns.
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(260))
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.device.settle()
        #expect(log == ["will C gesture", "cancel C", "will C programmatic", "did C programmatic"])
        #expect(stage.stack == "AB")
        stage.device.fingerUp()
        stage.swipe(y: 200)
        #expect(log.suffix(2) == ["will B gesture", "did B gesture"])
    }

    @Test("Behaviour 12: a pop whose controller leaves the window is told at once")
    func offWindow() {
        let stage = Stage("AB")
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.device.show(UIViewController())
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test("Behaviour 12: an app's animator that hears of its end finds the end of the pop told, whichever it was")
    func beforeAnimationEnded() {
        let stage = Stage("A")
        let delegate = DelegateTests.Animating()
        stage.navigation.delegate = delegate
        for name in ["B", "C"] { stage.navigation.pushViewController(stage.screen(name), animated: true) }
        stage.device.settle()
        var found: [[String]] = []
        delegate.animator?.onEnd = { found.append(stage.takeEvents()) }
        stage.swipeAndGiveUp()
        stage.swipe()
        #expect(
            found == [
                ["willPop C→B gesture", "didCancel C→B"], ["willPop C→B gesture", "didPop C→B gesture"],
            ])
    }

    @Test("Behaviour 12: a pop that is not animated is told at once, also while something is being presented")
    func whilePresenting() {
        let stage = Stage("ABC")
        stage.navigation.present(UIViewController(), animated: true)
        stage.device.wait(0.05)
        stage.navigation.popViewController(animated: false)
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("Behaviour 12: a pop is not told before it has ended, though something is presented over it")
    func presentedOver() {
        let stage = Stage("AB")
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.navigation.present(UIViewController(), animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.takeEvents() == ["willPop B→A programmatic"])
        stage.device.settle()
        #expect(stage.takeEvents() == ["didPop B→A programmatic"])
        #expect(stage.stack == "AC")
    }

    @Test("Behaviour 10, 12: a push on word of a pop that has ended is made at once, though a presentation runs")
    func pushDuringPresentation() {
        let stage = Stage("AB")
        let record = stage.navigation.onPopEvent
        stage.navigation.onPopEvent = { [unowned navigation = stage.navigation] event in
            record?(event)
            if case .didPop = event { navigation.present(UIViewController(), animated: true) }
        }
        stage.navigation.popViewController(animated: true)
        while stage.navigation.presentedViewController == nil { stage.device.wait(1.0 / 120) }
        stage.device.wait(0.1)
        #expect(stage.navigation.presentedViewController?.transitionCoordinator != nil)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.stack == "AC")
        stage.device.settle()
    }

    @Test("Behaviour 10, 12: a push on word of willPop comes after the pop, and later ones after it")
    func pushOnWillPop() {
        let stage = Stage("AB")
        stage.navigation.onPopEvent = { [unowned stage] event in
            guard case .willPop = event else { return }
            stage.navigation.pushViewController(stage.screen("X"), animated: true)
        }
        stage.navigation.popViewController(animated: false)
        #expect(stage.stack == "AX")
        stage.navigation.pushViewController(stage.screen("Y"), animated: true)
        #expect(stage.stack == "AX")
        stage.device.settle()
        #expect(stage.stack == "AXY")
    }

    @Test("Behaviour 12: pops that waited for a transition are told when they happen")
    func deferred() {
        let stage = Stage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.popViewController(animated: true)
        #expect(stage.takeEvents() == [])
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }
}
