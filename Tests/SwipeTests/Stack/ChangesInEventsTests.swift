import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The origin of the pop.
enum PopStart: CaseIterable {
    case call, unanimatedCall, backButton

    var trigger: PopTrigger { self == .backButton ? .backButton : .programmatic }
}

/// The calls in which an app may change the stack.
enum PopMoment: CaseIterable {
    case willMove, willDisappear, didDisappear, didMove
}

@MainActor
@Suite("Changes of the stack in the callbacks of other changes")
struct ChangesInEventsTests {
    private func pop(_ stage: Stage, by start: PopStart) {
        switch start {
        case .call: stage.navigation.popViewController(animated: true)
        case .unanimatedCall: stage.navigation.popViewController(animated: false)
        case .backButton: stage.tapBackButton()
        }
        stage.device.settle()
    }

    @Test(
        "A pop requested in willPop or didPop follows the reported one, each with its own events", .covers(.popEvents),
        arguments: [15, 18, 26], PopStart.allCases)
    func popInEvent(version: Int, start: PopStart) {
        for (event, animated) in [("willPop", true), ("willPop", false), ("didPop", true), ("didPop", false)] {
            let stage = Stage("ABC", .init(.system, on: version))
            stage.when(event) { $0.navigation.popViewController(animated: animated) }
            pop(stage, by: start)
            #expect(stage.stack == "A")
            #expect(
                stage.takeEvents() == [
                    "willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)", "willPop B→A programmatic",
                    "didPop B→A programmatic",
                ])
            stage.expectUsable()
        }
    }

    @Test(
        "A pop requested in willPop below a cover begins before it ends, also if didPop lays out",
        .covers(.popEvents), arguments: [15, 18, 26, 27])
    func layoutInDidPop(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: false)
        stage.device.settle()
        stage.when("willPop") { $0.navigation.popViewController(animated: true) }
        stage.when("didPop") { stage in
            stage.navigation.view.setNeedsLayout()
            stage.navigation.view.layoutIfNeeded()
        }
        stage.pop()
        #expect(
            stage.takeEvents() == [
                "willPop C→B programmatic", "didPop C→B programmatic", "willPop B→A programmatic",
                "didPop B→A programmatic",
            ])
    }

    @Test(
        "A pop is reported once if a completion that the app has registered lays out",
        .covers(.popEvents), arguments: [15, 18, 26, 27], [true, false])
    func layoutInCompletion(version: Int, hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration.iOS(version)
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("ABC", on: configuration)
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned stage] _ in
            stage.navigation.view.setNeedsLayout()
            stage.navigation.view.layoutIfNeeded()
        }
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.expectUsable()
    }

    @Test(
        "A pop isn't cancelled if the next set puts its screen below the new top screen",
        .covers(.popEvents, .barVisibility), arguments: [15, 18, 26, 27])
    func putBelow(version: Int) {
        let stage = Stage("A", .init(on: version))
        let screen = stage.screen("B")
        screen.popPreferences.hidesNavigationBar = true
        stage.navigation.pushViewController(screen, animated: true)
        stage.navigation.popViewController(animated: false)
        stage.navigation.setViewControllers([screen, stage.screen("A")], animated: true)
        stage.device.settle()
        #expect(stage.stack == "BA" && !stage.navigation.isNavigationBarHidden)
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
        stage.expectUsable()
    }

    @Test(
        "A push or a set requested in willPop follows the pop", .covers(.stackChanges, .popEvents),
        arguments: PopStart.allCases)
    func changeInWillPop(start: PopStart) {
        let pushed = Stage("ABC")
        pushed.when("willPop") { $0.navigation.pushViewController($0.screen("X"), animated: true) }
        pop(pushed, by: start)
        #expect(pushed.stack == "ABX")
        #expect(pushed.takeEvents() == ["willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)"])
        pushed.expectUsable()

        let set = Stage("ABC")
        set.when("willPop") { $0.navigation.viewControllers = [$0.screen("X"), $0.screen("B")] }
        pop(set, by: start)
        #expect(set.stack == "XB")
        #expect(set.takeEvents() == ["willPop C→B \(start.trigger)", "didPop C→B \(start.trigger)"])
        set.expectUsable()
    }

    @Test(
        "A pop requested in a swipe's willPop or didPop follows the swipe", .covers(.stackChanges, .popEvents),
        arguments: TestedSwipe.all)
    func popInEventsOfSwipe(swipe: TestedSwipe) {
        for event in ["willPop", "didPop"] {
            let stage = Stage("ABC", swipe)
            stage.when(event) { $0.navigation.popViewController(animated: true) }
            stage.swipe()
            #expect(stage.stack == "A")
            #expect(
                stage.takeEvents() == [
                    "willPop C→B gesture", "didPop C→B gesture", "willPop B→A programmatic", "didPop B→A programmatic",
                ])
            stage.expectUsable()
        }
    }

    @Test(
        "A push requested in a swipe's willPop or didPop follows the swipe", .covers(.stackChanges, .popEvents),
        arguments: TestedSwipe.all)
    func pushInEventsOfSwipe(swipe: TestedSwipe) {
        for event in ["willPop", "didPop"] {
            let stage = Stage("ABC", swipe)
            stage.when(event) { $0.navigation.pushViewController($0.screen("X"), animated: true) }
            stage.swipe()
            #expect(stage.stack == "ABX")
            #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
            stage.expectUsable()
        }
    }

    @Test(
        "A pop or push requested in didCancel applies to the screen that has returned",
        .covers(.stackChanges, .popEvents, .changesInEvents), arguments: TestedSwipe.all)
    func changeInDidCancel(swipe: TestedSwipe) {
        let popped = Stage("ABC", swipe)
        popped.when("didCancel") { $0.navigation.popViewController(animated: true) }
        popped.swipeAndCancel()
        #expect(popped.stack == "AB")
        #expect(
            popped.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→B programmatic", "didPop C→B programmatic",
            ])
        popped.expectUsable()

        let pushed = Stage("ABC", swipe)
        pushed.when("didCancel") { $0.navigation.pushViewController($0.screen("X"), animated: true) }
        pushed.swipeAndCancel()
        #expect(pushed.stack == "ABCX" && pushed.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        pushed.expectUsable()
    }

    @Test(
        "A change requested in a popped screen's last callbacks follows the pop", .covers(.stackChanges, .popEvents),
        arguments: PopMoment.allCases, PopStart.allCases)
    func changesWhileLeaving(moment: PopMoment, start: PopStart) {
        for animated in [true, false] {
            let pushed = Stage("AB")
            let pushing = Leaving(at: moment) { [unowned pushed] in
                pushed.navigation.pushViewController(pushed.screen("X"), animated: animated)
            }
            pushed.navigation.pushViewController(pushing, animated: false)
            pushed.device.settle()
            pop(pushed, by: start)
            #expect(pushed.stack == "ABX")
            // In willMove UIKit is still inside the call without animation: another change without animation is made in
            // the same transition, and L is replaced by X.
            let isOne = moment == .willMove && start == .unanimatedCall && !animated
            #expect(
                pushed.takeEvents() == (isOne ? [] : ["willPop L→B \(start.trigger)", "didPop L→B \(start.trigger)"]))
            pushed.expectUsable()

            let popped = Stage("AB")
            let popping = Leaving(at: moment) { [unowned popped] in
                popped.navigation.popViewController(animated: animated)
            }
            popped.navigation.pushViewController(popping, animated: false)
            popped.device.settle()
            pop(popped, by: start)
            #expect(popped.stack == "A")
            #expect(
                popped.takeEvents()
                    == (isOne
                        ? ["willPop L→A programmatic", "didPop L→A programmatic"]
                        : [
                            "willPop L→B \(start.trigger)", "didPop L→B \(start.trigger)", "willPop B→A programmatic",
                            "didPop B→A programmatic",
                        ]))
            popped.expectUsable()
        }
    }

    @Test(
        "A push requested in a swiped screen's last callbacks follows the swipe", .covers(.stackChanges, .popEvents),
        arguments: TestedSwipe.all, PopMoment.allCases)
    func changesWhileSwiped(swipe: TestedSwipe, moment: PopMoment) {
        let stage = Stage("AB", swipe)
        let leaving = Leaving(at: moment) { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("X"), animated: true)
        }
        stage.navigation.pushViewController(leaving, animated: false)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "ABX")
        #expect(stage.takeEvents() == ["willPop L→B gesture", "didPop L→B gesture"])
        stage.expectUsable()
    }

    @Test(
        "Changes requested in a callback off the window are performed at once", .covers(.stackChanges),
        arguments: [true, false])
    func offWindow(animated: Bool) {
        let stage = Stage("AB")
        let leaving = Leaving(at: .willMove) { [unowned stage] in
            stage.navigation.pushViewController(stage.screen("X"), animated: animated)
            stage.navigation.pushViewController(stage.screen("Y"), animated: animated)
        }
        stage.device.settle(showing: UIViewController())
        stage.navigation.pushViewController(leaving, animated: animated)
        stage.navigation.popViewController(animated: animated)
        #expect(stage.stack == "ABXY")
        // L is replaced by Y.
        #expect(stage.takeEvents() == [])
        stage.device.settle(showing: stage.navigation)
        stage.expectUsable()
    }

    /// A screen that performs an action once, in one of its last callbacks.
    private final class Leaving: UIViewController {
        let moment: PopMoment
        private var action: (() -> Void)?

        init(at moment: PopMoment, action: @escaping () -> Void) {
            self.moment = moment
            self.action = action
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func act(at moment: PopMoment) {
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

    @Test("Of two pushes requested in didPop the second follows the first, as in one turn", .covers(.changesInEvents))
    func twoPushes() {
        let stage = Stage("AB", .init(.system, on: 26))
        var appeared: [String] = []
        for name in ["C", "D"] { stage.screen(name).whenAppearing = { appeared.append($0.name) } }
        stage.when("didPop") {
            for name in ["C", "D"] { $0.navigation.pushViewController($0.screen(name), animated: true) }
        }
        pop(stage, by: .call)
        #expect(stage.stack == "ACD" && appeared == ["C", "D"])
    }
}
