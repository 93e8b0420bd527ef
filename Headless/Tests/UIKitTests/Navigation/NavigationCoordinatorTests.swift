import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the transition coordinator")
struct NavigationCoordinatorTests {
    @Test(
        "The controller and its children have a coordinator only while a transition is animated",
        .facts(.coordinatorLifetime))
    func presence() {
        let stage = NavigationStage("A")
        let b = stage.screen("B")
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.navigation.pushViewController(b, animated: true)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(b.transitionCoordinator != nil)
        #expect(stage["A"].transitionCoordinator != nil)
        stage.device.wait(0.2)
        #expect(b.transitionCoordinator != nil)
        stage.device.settle()
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(b.transitionCoordinator == nil)
        #expect(stage["A"].transitionCoordinator == nil)
    }

    @Test(
        "The leaving screen has the coordinator too, in its callbacks and after a cancelled swipe",
        .facts(.coordinatorLifetime))
    func leavingScreen() {
        let stage = NavigationStage("AB")
        var seen: [Bool] = []
        stage["B"].onWillDisappear = { seen.append($0.transitionCoordinator != nil) }
        stage["B"].onWillAppear = { seen.append($0.transitionCoordinator != nil) }
        stage.pull(to: 60)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(seen == [true, true])
    }

    @Test("Without animation there is no coordinator", .facts(.coordinatorLifetime))
    func notAnimated() {
        let stage = NavigationStage("A")
        let b = stage.screen("B")
        var seen: [Bool] = []
        b.onWillAppear = { seen.append($0.transitionCoordinator == nil) }
        stage.navigation.pushViewController(b, animated: false)
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.turn()
        #expect(seen == [true])
    }

    @Test(
        "Animations queued before the start run alongside, and completions in their order",
        .facts(.alongsideAnimation))
    func alongside() {
        let stage = NavigationStage("A")
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        let coordinator = stage.navigation.transitionCoordinator!
        let view = stage.navigation.view!
        let queued = coordinator.animate { context in
            stage.log.add("animation \(context.isAnimated)")
            view.alpha = 0.5
        } completion: { _ in
            stage.log.add("first")
        }
        coordinator.animate(alongsideTransition: nil) { _ in stage.log.add("second") }
        #expect(queued)
        stage.turn()
        #expect(stage.log.lines.contains("animation true"))
        stage.device.wait(0.1)
        let seen = view.layer.presentation()!.opacity
        #expect(seen < 1 && seen > 0.5)
        stage.device.settle()
        #expect(stage.log.lines.suffix(2) == ["first", "second"])
    }

    @Test(
        "In viewWillAppear after a cancel no animation is queued, and only the completion runs",
        .facts(.alongsideAnimation))
    func afterCancel() {
        let stage = NavigationStage("AB")
        stage["B"].onWillAppear = { screen in
            let queued = screen.transitionCoordinator!.animate { _ in
                stage.log.add("animation")
            } completion: { context in
                stage.log.add("completion, cancelled: \(context.isCancelled)")
            }
            stage.log.add("queued: \(queued)")
        }
        stage.pull(to: 60)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.log.lines.filter { $0.hasPrefix("queued") || $0.hasPrefix("animation") } == ["queued: false"])
        #expect(stage.log.lines.last == "completion, cancelled: true")
    }

    @Test(
        "Interaction handlers are called for interactive transitions only, before will-callbacks",
        .facts(.interactionState))
    func handlers() {
        let stage = NavigationStage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in stage.log.add("change") }
        stage.navigation.transitionCoordinator?.notifyWhenInteractionEnds { _ in stage.log.add("end") }
        stage.device.settle()
        #expect(!stage.log.take().contains { $0 == "change" || $0 == "end" })
        stage.pull(to: 60)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
            stage.log.add("change, interactive: \(context.isInteractive), initially: \(context.initiallyInteractive)")
        }
        stage.log.lines = []
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(
            stage.log.take().prefix(2) == [
                "change, interactive: false, initially: true", "B.viewWillDisappear",
            ])
    }

    @Test(
        "A transition is interactive until the finger lifts; a cancelled one has negative velocity",
        .facts(.interactionState))
    func state() {
        let stage = NavigationStage("AB")
        stage.pull(to: 60)
        let coordinator = stage.navigation.transitionCoordinator!
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && !coordinator.isCancelled)
        #expect(abs(coordinator.percentComplete - 41.0 / 390) < 0.001)
        stage.device.wait(1)
        stage.device.fingerUp()
        #expect(!coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isCancelled)
        #expect(coordinator.completionVelocity < 0)
        stage.device.settle()
        stage.swipe(to: 300)
        let finishing = stage.navigation.transitionCoordinator!
        #expect(!finishing.isInteractive && !finishing.isCancelled)
        #expect(finishing.completionVelocity > 0)
        stage.device.settle()
    }

    @Test("A transition without a finger is never interactive", .facts(.interactionState))
    func notInteractive() {
        let stage = NavigationStage("AB")
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        let coordinator = stage.navigation.transitionCoordinator!
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && !coordinator.isCancelled)
        #expect(coordinator.transitionDuration == 0.35)
        #expect(coordinator.presentationStyle == .none)
        #expect(coordinator.targetTransform == .identity)
        #expect(coordinator.containerView.isDescendant(of: stage.navigation.view))
        stage.device.settle()
    }

    @Test("A coordinator's from and to stay the same after a cancel", .facts(.coordinatorKeys))
    func keys() {
        let stage = NavigationStage("AB")
        stage.pull(to: 60)
        let coordinator = stage.navigation.transitionCoordinator!
        var last: [UIViewController?] = []
        coordinator.animate(alongsideTransition: nil) { context in
            last = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
        }
        #expect(coordinator.viewController(forKey: .from) === stage["B"])
        #expect(coordinator.viewController(forKey: .to) === stage["A"])
        #expect(coordinator.view(forKey: .to) === stage["A"].view)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(last[0] === stage["B"] && last[1] === stage["A"])
    }
}
