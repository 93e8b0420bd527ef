import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The events of screens that are kept")
struct ForwardEventTests {
    /// The events about departures and returns.
    @MainActor private final class ReturnRecord {
        private(set) var events: [String] = []

        init(of stage: Stage) {
            stage.observe { [weak self] event in
                switch event {
                case .didRemove(let screens): self?.events.append("gone " + screens.map { "\($0)" }.joined())
                case .didGoForward(let screen): self?.events.append("back \(screen)")
                default: break
                }
            }
        }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    @Test(
        "didRemove waits until a kept screen leaves the list, and names all that leave at once", .covers(.forward),
        arguments: [15, 18, 26, 27])
    func waits(version: Int) {
        let stage = Stage("ABCD", .init(on: version), keeping: 5)
        let record = ReturnRecord(of: stage)
        stage.swipe()
        stage.swipe()
        #expect(record.take() == [])
        stage.swipeForward()
        #expect(record.take() == ["back C"])
        stage.push("X")
        #expect(record.take() == ["gone D"])
        stage.goBack()
        stage.goBack()
        stage.navigation.setViewControllers([stage.screen("Z")], animated: true)
        stage.device.settle()
        #expect(record.take() == ["gone ABCX"])
    }

    @Test("A swipe back still sends willPop and didPop for a screen that is kept", .covers(.forward, .popEvents))
    func pops() {
        let stage = Stage("AB", keeping: 1)
        stage.swipe()
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test("A screen that the app pops when it comes back is reported as removed once", .covers(.forward))
    func poppedOnReturn() {
        let stage = Stage("AB", keeping: 1)
        stage.goBack()
        let record = ReturnRecord(of: stage)
        stage.observe { [weak stage] event in
            if case .didGoForward = event { stage?.navigation.popViewController(animated: true) }
        }
        stage.swipeForward()
        stage.device.settle()
        #expect(record.take() == ["back B", "gone B"])
    }

    @Test("A screen that isn't kept is reported together with those that leave the list", .covers(.forward))
    func keptOut() {
        let stage = Stage("ABC", keeping: 5) { $0.popPreferences.isKeptForForward = $0.name != "B" }
        let record = ReturnRecord(of: stage)
        stage.goBack()
        stage.goBack()
        #expect(record.take() == ["gone BC"])
    }

    @Test("The limit and a memory warning report the screens that they drop", .covers(.forward))
    func dropped() {
        let stage = Stage("ABCD", keeping: 2)
        let record = ReturnRecord(of: stage)
        stage.goBack(3)
        #expect(record.take() == ["gone D"])
        stage.navigation.forwardLimit = 1
        stage.device.settle()
        #expect(record.take() == ["gone C"])
        stage.navigation.didReceiveMemoryWarning()
        stage.device.settle()
        #expect(record.take() == ["gone B"])
    }

    @Test("A released controller reports the screens that it has kept", .covers(.forward, .departuresWithController))
    func released() {
        let device = SimulatedDevice(.init(TestedSwipe()))
        var gone: [String] = []
        var observation: PopObservation?
        do {
            let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
            navigation.forwardLimit = 1
            observation = navigation.observePops { event in
                if case .didRemove(let screens) = event { gone.append(screens.map { "\($0)" }.joined()) }
            }
            device.show(navigation)
            device.settle()
            navigation.pushViewController(TestScreen("B"), animated: true)
            device.settle()
            navigation.goBack(animated: true)
            device.settle()
            device.window.rootViewController = nil
        }
        device.settle()
        #expect(gone == ["AB"])
        withExtendedLifetime(observation) {}
    }

    @Test(
        "A limit of 0 during a swipe forward doesn't lose an event",
        .covers(.forward), arguments: [(80, "gone C"), (300, "back C")])
    func limitDuringSwipe(distance: CGFloat, event: String) {
        let stage = Stage("ABCD", keeping: 2)
        stage.goBack(2)
        let record = ReturnRecord(of: stage)
        stage.pullForward(by: distance)
        stage.navigation.forwardLimit = 0
        stage.device.wait(0.1)
        #expect(record.take() == ["gone D"])
        stage.liftAfterRest()
        #expect(stage.ahead == "" && record.take() == [event])
    }

    /// A stack A with B ahead that nothing but the controller refers to.
    private func stageWithWeakScreen(_ version: Int) -> (Stage, () -> UIViewController?) {
        let stage = Stage("AB", .init(on: version), keeping: 1)
        weak let screen = stage.screen("B")
        stage.goBack()
        stage.releaseScreens()
        return (stage, { screen })
    }

    @Test(
        "A kept screen is released when it leaves the list, after cancelled swipes too", .covers(.forward),
        arguments: [15, 18, 26, 27])
    func lifetime(version: Int) {
        let releases: [(Stage) -> Void] = [
            { $0.push("X") }, { $0.navigation.forwardLimit = 0 }, { $0.navigation.didReceiveMemoryWarning() },
            { $0.device.window.rootViewController = nil },
        ]
        for release in releases {
            let (stage, screen) = stageWithWeakScreen(version)
            stage.swipeForward(by: 80)
            stage.swipeForward()
            #expect(stage.stack == "AB")
            stage.goBack()
            stage.swipeForward(by: 80)
            #expect(screen() != nil)
            release(stage)
            stage.device.settle()
            if stage.device.window.rootViewController != nil { #expect(screen() == nil) }
        }
    }

    @Test("The controller is released with its list and its recognizer", .covers(.forward), arguments: [18, 26])
    func controllerLifetime(version: Int) {
        let device = SimulatedDevice(.init(TestedSwipe(on: version)))
        weak var released: UIViewController?
        weak var kept: UIViewController?
        do {
            let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
            navigation.forwardLimit = 1
            device.show(navigation)
            navigation.pushViewController(TestScreen("B"), animated: true)
            device.settle()
            (released, kept) = (navigation, navigation.topViewController)
            navigation.goBack(animated: true)
            device.settle()
            #expect(navigation.forwardScreens.count == 1)
            device.window.rootViewController = nil
        }
        device.settle()
        #expect(released == nil && kept == nil)
    }

    @Test("An app that lets the controller go during a swipe forward doesn't hang", .covers(.forward, .neverHangs))
    func releasedDuringSwipe() {
        let device = SimulatedDevice(.init(TestedSwipe(on: 26)))
        weak var released: UIViewController?
        do {
            let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
            navigation.forwardLimit = 1
            device.show(navigation)
            navigation.pushViewController(TestScreen("B"), animated: true)
            device.settle()
            navigation.goBack(animated: true)
            device.settle()
            device.fingerDown(at: CGPoint(x: 386, y: 400))
            device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
            released = navigation
            device.show(UIViewController())
        }
        device.fingerUp()
        device.settle()
        #expect(released == nil && !device.isHung)
    }
}
