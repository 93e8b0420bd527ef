import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// How a pop is started that an app answers with a change of its own.
enum Start: CaseIterable {
    case call, unanimatedCall, backButton

    var trigger: PopTrigger { self == .backButton ? .backButton : .programmatic }
}

/// The calls in which an app may change the stack.
enum Moment: CaseIterable {
    case willMove, willDisappear, didDisappear, didMove
}

@MainActor
@Suite("Changes of the stack inside of others")
struct ChangesInEventsTests {
    private func stage(_ names: String, _ driver: (driver: PopDriver, version: Int) = (.system, 18)) -> Stage {
        Stage(names, version: driver.version, driver: driver.driver)
    }

    private func pop(_ stage: Stage, by start: Start) {
        switch start {
        case .call: stage.navigation.popViewController(animated: true)
        case .unanimatedCall: stage.navigation.popViewController(animated: false)
        case .backButton: stage.tapBackButton()
        }
        stage.device.settle()
    }

    /// Nothing hangs, and what comes next works.
    private func expectUsable(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
        let before = stage.stack
        #expect(!stage.device.isHung, sourceLocation: sourceLocation)
        #expect(stage.navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
        stage.navigation.pushViewController(TestScreen("Z"), animated: true)
        stage.device.settle()
        #expect(stage.stack == before + "Z", sourceLocation: sourceLocation)
        _ = stage.takeEvents()
        stage.swipe()
        #expect(stage.stack == before, sourceLocation: sourceLocation)
        #expect(stage.takeEvents().count == 2, sourceLocation: sourceLocation)
    }

    @Test(
        "Behaviour 12: a pop asked for in willPop comes after the announced one, each with its own pair of events",
        arguments: [15, 18, 26], Start.allCases)
    func popInWillPop(version: Int, start: Start) {
        for animated in [true, false] {
            let stage = stage("ABC", (.system, version))
            stage.when("willPop") { $0.navigation.popViewController(animated: animated) }
            pop(stage, by: start)
            #expect(stage.stack == "A")
            #expect(
                stage.takeEvents() == [
                    "willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)", "willPop B→A programmatic",
                    "didPop B→A programmatic",
                ])
            expectUsable(stage)
        }
    }

    @Test(
        "Behaviour 12: a pop asked for in didPop is another one, with its own pair of events",
        arguments: [15, 18, 26], Start.allCases)
    func popInDidPop(version: Int, start: Start) {
        for animated in [true, false] {
            let stage = stage("ABC", (.system, version))
            stage.when("didPop") { $0.navigation.popViewController(animated: animated) }
            pop(stage, by: start)
            #expect(stage.stack == "A")
            #expect(
                stage.takeEvents() == [
                    "willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)", "willPop B→A programmatic",
                    "didPop B→A programmatic",
                ])
            expectUsable(stage)
        }
    }

    @Test("Behaviour 10, 12: a push or a new stack asked for in willPop comes after the pop", arguments: Start.allCases)
    func changeInWillPop(start: Start) {
        let pushed = stage("ABC")
        pushed.when("willPop") { $0.navigation.pushViewController($0.screen("X"), animated: true) }
        pop(pushed, by: start)
        #expect(pushed.stack == "ABX")
        #expect(pushed.takeEvents() == ["willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)"])
        expectUsable(pushed)

        let set = stage("ABC")
        set.when("willPop") { $0.navigation.viewControllers = [$0.screen("X"), $0.screen("B")] }
        pop(set, by: start)
        #expect(set.stack == "XB")
        #expect(set.takeEvents() == ["willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)"])
        expectUsable(set)
    }

    @Test("Behaviour 10, 12: whoever pops in a swipe's willPop ends the swipe, and pops", arguments: drivers)
    func popInWillPopOfSwipe(driver: (driver: PopDriver, version: Int)) {
        let stage = stage("ABC", driver)
        stage.when("willPop") { $0.navigation.popViewController(animated: true) }
        stage.swipe()
        #expect(stage.stack == "AB")
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→B programmatic", "didPop C→B programmatic",
            ])
        expectUsable(stage)
    }

    @Test("Behaviour 10, 12: whoever pushes in a swipe's willPop, didPop or didCancel is served", arguments: drivers)
    func pushInEventsOfSwipe(driver: (driver: PopDriver, version: Int)) {
        for (event, result) in [("willPop", "ABCX"), ("didPop", "ABX"), ("didCancel", "ABCX")] {
            let stage = stage("ABC", driver)
            stage.when(event) { $0.navigation.pushViewController($0.screen("X"), animated: true) }
            if event == "didCancel" { stage.swipeAndGiveUp() } else { stage.swipe() }
            #expect(stage.stack == result)
            let events = stage.takeEvents()
            #expect(events == ["willPop C→B gesture", event == "didPop" ? "didPop C→B gesture" : "didCancel C→B"])
            expectUsable(stage)
        }
    }

    @Test(
        "Behaviour 10, 12: whoever changes the stack as a popped screen is told that it leaves is served after the pop",
        arguments: Moment.allCases, Start.allCases)
    func changesWhileLeaving(moment: Moment, start: Start) {
        for animated in [true, false] {
            let pushed = stage("AB")
            let pushing = Leaving(at: moment) { [unowned pushed] in
                pushed.navigation.pushViewController(pushed.screen("X"), animated: animated)
            }
            pushed.navigation.pushViewController(pushing, animated: false)
            pushed.device.settle()
            pop(pushed, by: start)
            #expect(pushed.stack == "ABX")
            #expect(pushed.takeEvents() == ["willPop L→B \(start.trigger)", "didPop L→B \(start.trigger)"])
            expectUsable(pushed)

            let popped = stage("AB")
            let popping = Leaving(at: moment) { [unowned popped] in
                popped.navigation.popViewController(animated: animated)
            }
            popped.navigation.pushViewController(popping, animated: false)
            popped.device.settle()
            pop(popped, by: start)
            #expect(popped.stack == "A")
            #expect(
                popped.takeEvents() == [
                    "willPop L→B \(start.trigger)", "didPop L→B \(start.trigger)", "willPop B→A programmatic",
                    "didPop B→A programmatic",
                ])
            expectUsable(popped)
        }
    }

    @Test("Behaviour 10, 12: the same with a swipe", arguments: drivers, Moment.allCases)
    func changesWhileSwiped(driver: (driver: PopDriver, version: Int), moment: Moment) {
        let stage = stage("AB", driver)
        let leaving = Leaving(at: moment) { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("X"), animated: true)
        }
        stage.navigation.pushViewController(leaving, animated: false)
        stage.device.settle()
        stage.swipe()
        // Asked for while the finger is down the push ends the swipe.
        let isEarly = moment == .willMove || moment == .willDisappear
        #expect(stage.stack == (isEarly ? "ABLX" : "ABX"))
        #expect(stage.takeEvents() == ["willPop L→B gesture", isEarly ? "didCancel L→B" : "didPop L→B gesture"])
        expectUsable(stage)
    }

    @Test("Behaviour 10: in no window, where nothing is laid out, they are made at once too", arguments: [true, false])
    func offWindow(animated: Bool) {
        let stage = stage("AB")
        let leaving = Leaving(at: .willMove) { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("X"), animated: animated)
            stage.navigation.pushViewController(stage.screen("Y"), animated: animated)
        }
        stage.device.show(UIViewController())
        stage.device.settle()
        stage.navigation.pushViewController(leaving, animated: animated)
        stage.navigation.popViewController(animated: animated)
        #expect(stage.stack == "ABXY")
        #expect(stage.takeEvents() == ["willPop L→B programmatic", "didPop L→B programmatic"])
        stage.device.show(stage.navigation)
        stage.device.settle()
        expectUsable(stage)
    }

    /// A screen that does something once, as it is told that it leaves.
    private final class Leaving: UIViewController {
        let moment: Moment
        private var action: (() -> Void)?

        init(at moment: Moment, action: @escaping () -> Void) {
            self.moment = moment
            self.action = action
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func act(at moment: Moment) {
            guard moment == self.moment, let action else { return }
            self.action = nil
            action()
        }

        override func willMove(toParent parent: UIViewController?) { if parent == nil { act(at: .willMove) } }
        override func viewWillDisappear(_ animated: Bool) { act(at: .willDisappear) }
        override func viewDidDisappear(_ animated: Bool) { act(at: .didDisappear) }
        override func didMove(toParent parent: UIViewController?) { if parent == nil { act(at: .didMove) } }
        override var description: String { "L" }
    }
}
