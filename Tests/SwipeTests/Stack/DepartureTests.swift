import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Screens that leave")
struct DepartureTests {
    /// A stage that records removals among the other events.
    private final class Record {
        var events: [String] = []
    }

    private func record(_ stage: Stage) -> Record {
        let record = Record()
        stage.observe { event in
            switch event {
            case .willPop: record.events.append("will")
            case .didPop: record.events.append("did")
            case .didCancel: record.events.append("cancel")
            case .didRemove(let screens): record.events.append(screens.map { "\($0)" }.joined())
            default: break
            }
        }
        return record
    }

    @Test(
        "A stack that replaces its screens reports those that have left", .covers(.popEvents),
        arguments: [15, 18, 26, 27])
    func replaced(version: Int) {
        for animated in [true, false] {
            let stage = Stage("ABC", .init(on: version))
            let record = record(stage)
            stage.navigation.setViewControllers([stage.screen("A"), stage.screen("D")], animated: animated)
            #expect(record.events == [])
            stage.device.settle()
            #expect(record.events == ["BC"])
        }
    }

    @Test(
        "A pop or swipe is reported if the app replaces the screen below in the same turn", .covers(.popEvents),
        arguments: [15, 18, 26, 27], [true, false])
    func replacedBelow(version: Int, bySwipe: Bool) {
        let stage = Stage("AB", .init(on: version))
        let record = record(stage)
        stage.device.fingerDown(at: CGPoint(x: 5, y: 400))
        stage.navigation.setViewControllers([stage.screen("C"), stage.screen("B")], animated: false)
        if bySwipe {
            stage.device.fingerMove(to: CGPoint(x: 250, y: 400))
            stage.device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.1)
        } else {
            stage.navigation.popViewController(animated: true)
        }
        stage.lift()
        #expect(record.events == ["A", "will", "did", "B"])
    }

    @Test("A pop reports its screens once, after didPop", .covers(.popEvents), arguments: TestedSwipe.all)
    func popped(swipe: TestedSwipe) {
        let stage = Stage("ABCD", swipe)
        let record = record(stage)
        stage.swipe()
        #expect(record.events == ["will", "did", "D"])
        record.events = []
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(record.events == ["will", "did", "BC"])
    }

    @Test("A layout pass inside UIKit's call to pop doesn't report a departure", .covers(.popEvents))
    func layoutInsideOfPop() {
        let stage = Stage("ABC")
        let record = record(stage)
        stage.top.whenLeaving = { screen in
            screen.navigationController?.view.setNeedsLayout()
            screen.navigationController?.view.layoutIfNeeded()
        }
        stage.navigation.popViewController(animated: true)
        #expect(record.events == [])
        stage.device.settle()
        #expect(record.events == ["will", "did", "C"])
    }

    @Test("A cancelled swipe doesn't report a departure", .covers(.popEvents), arguments: TestedSwipe.all)
    func cancelled(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let record = record(stage)
        stage.swipeAndCancel()
        #expect(record.events == ["will", "cancel"])
        stage.swipe()
        #expect(record.events == ["will", "cancel", "will", "did", "B"])
    }

    @Test("A screen that leaves below the top, or as a child that is removed, is reported", .covers(.popEvents))
    func below() {
        let stage = Stage("ABC")
        let record = record(stage)
        stage.navigation.setViewControllers([stage.screen("A"), stage.screen("C")], animated: false)
        stage.device.settle()
        #expect(record.events == ["B"])
        stage.screen("C").removeFromParent()
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(record.events == ["B", "will", "did", "C"])
        record.events = []
        stage.push("D")
        #expect(record.events == [])
        // The next change may follow before the layout pass.
        stage.screen("A").removeFromParent()
        stage.navigation.pushViewController(stage.screen("E"), animated: true)
        stage.device.settle()
        #expect(record.events == ["A"])
        stage.screen("D").removeFromParent()
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(record.events == ["A", "D"])
    }

    @Test("A top screen that leaves as a child while another child comes is reported", .covers(.popEvents))
    func replaced() {
        let stage = Stage("ABC")
        let record = record(stage)
        stage.screen("C").removeFromParent()
        stage.navigation.addChild(stage.screen("D"))
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        #expect(record.events == ["C"])
    }

    @Test(
        "Changes in the handler of didPop are reported in their own events", .covers(.popEvents), arguments: [18, 26])
    func nested(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        let record = record(stage)
        stage.when("didPop") { $0.navigation.popViewController(animated: false) }
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(record.events.filter { $0 == "C" }.count == 1 && record.events.filter { $0 == "B" }.count == 1)
        stage.when("didPop") { $0.navigation.pushViewController($0.screen("E"), animated: true) }
        stage.push("D")
        stage.swipe()
        #expect(stage.stack == "AE" && !record.events.contains("E"))
    }

    @Test("A screen below that is replaced during a transition is reported after the popped one", .covers(.popEvents))
    func replacedDuringTransition() {
        let stage = Stage("ABC", .init(on: 26))
        let record = record(stage)
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.navigation.setViewControllers([stage.screen("D"), stage.screen("B")], animated: false)
        stage.device.settle()
        #expect(stage.stack == "DB" && record.events == ["will", "did", "C", "A"])
    }

    /// Releases the controller that a window shows.
    private final class Releasing: PlainScreen {
        var window: UIWindow?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            window?.rootViewController = nil
        }
    }

    /// What a controller with the screen A reports as gone when nothing owns it but its window, after a push.
    private func departures(
        onPushOf screen: UIViewController, animated: Bool, in device: SimulatedDevice, then act: () -> Void = {}
    ) -> [String] {
        var removed: [String] = []
        var observation: PopObservation?
        weak var released: BasicNavigationController?
        do {
            let navigation = BasicNavigationController(rootViewController: PlainScreen("A"))
            observation = navigation.observePops { event in
                if case .didRemove(let screens) = event { removed.append(screens.map { "\($0)" }.joined()) }
            }
            released = navigation
            device.settle(showing: navigation)
            navigation.pushViewController(screen, animated: animated)
            act()
        }
        device.settle()
        #expect(released == nil && observation != nil)
        return removed
    }

    @Test(
        "A controller that is released in viewDidAppear of a pushed screen reports that screen too",
        .covers(.popEvents), arguments: [15, 18, 26, 27], [true, false])
    func releasedInPush(version: Int, animated: Bool) {
        let device = SimulatedDevice(.iOS(version))
        let screen = Releasing("B")
        screen.window = device.window
        #expect(departures(onPushOf: screen, animated: animated, in: device) == ["AB"])
    }

    @Test(
        "A controller released while a screen comes back reports each screen that was shown",
        .covers(.popEvents, .departuresWithController), arguments: [15, 18])
    func releasedWhileStackWaits(version: Int) {
        let device = SimulatedDevice(.iOS(version))
        let (b, c) = (PlainScreen("B"), PlainScreen("C"))
        let removed = departures(onPushOf: b, animated: false, in: device) {
            device.settle()
            let navigation = b.navigationController
            navigation?.setViewControllers([c], animated: true)
            device.wait(0.1)
            navigation?.setViewControllers([PlainScreen("D"), b], animated: true)
            device.window.rootViewController = nil
        }
        #expect(removed.joined().sorted() == ["A", "B", "C"])
    }

    @Test("A pop in the handler of didCancel pops", .covers(.popEvents), arguments: [18, 26])
    func poppedAfterCancel(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        let record = record(stage)
        stage.when("didCancel") { $0.navigation.popViewController(animated: true) }
        stage.swipeAndCancel()
        stage.device.settle()
        #expect(stage.stack == "AB" && record.events.suffix(2) == ["did", "C"])
    }
}
