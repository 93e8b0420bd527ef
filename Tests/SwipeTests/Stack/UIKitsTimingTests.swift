import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Changes at moments at which apps have lost screens, or have frozen.
@MainActor
@Suite("UIKit's timing of changes")
struct UIKitsTimingTests {
    private final class StackCounter: NSObject, UINavigationControllerDelegate {
        var counts: [Int] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            onNextTurn { [unowned self, unowned navigationController] in
                counts.append(navigationController.viewControllers.count)
            }
        }
    }

    @Test(
        "A push during a push is in the stack in the turn after didShow, as on a plain controller",
        .covers(.stackChanges),
        .bug("https://github.com/pointfreeco/swift-navigation"), arguments: [15, 18, 26])
    func turnAfterDidShow(version: Int) {
        func counts(_ navigation: UINavigationController) -> [Int] {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            let device = SimulatedDevice(configuration)
            navigation.viewControllers = [UIViewController()]
            device.settle(showing: navigation)
            let delegate = StackCounter()
            navigation.delegate = delegate
            navigation.pushViewController(UIViewController(), animated: true)
            device.wait(0.05)
            navigation.pushViewController(UIViewController(), animated: true)
            device.settle()
            return delegate.counts
        }
        let plain = counts(UINavigationController(nibName: nil, bundle: nil))
        #expect(plain.first == 3)
        #expect(counts(BasicNavigationController(nibName: nil, bundle: nil)) == plain)
    }

    @Test(
        "A pop in the completion of a swipe's coordinator doesn't freeze the app", .covers(.transitions, .stackChanges),
        arguments: TestedSwipe.all,
        [false, true])
    func popInCompletion(swipe: TestedSwipe, hasAnimator: Bool) {
        final class Popping: UIViewController {
            // On iOS 26 and later a popped screen has none any more.
            private weak var navigation: UINavigationController?

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigation = navigationController
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigation] _ in
                    navigation?.popViewController(animated: true)
                }
            }
        }
        let stage = Stage("ABC", swipe)
        let delegate = AnimatingDelegate()
        if hasAnimator { stage.navigation.delegate = delegate }
        stage.push(Popping())
        stage.swipe()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB")
        stage.expectUsable()
    }

    @Test(
        "A second swipe while a cancelled one slides back applies to the visible screen",
        .covers(.stackChanges, .confirmation))
    func secondSwipe() {
        let stage = Stage("ABC", .init(.system, on: 26))
        stage.screen("B").popPreferences.isGestureEnabled = false
        drag(stage, from: 60, to: 120, in: 0.3)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.wait(0.05)
        // UIKit's stack lacks the screen that returns.
        #expect(stage.stack == "AB")
        stage.pull(from: 60, to: 350)
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(stage.screen("C").askedFor.count == 2)
        #expect(stage.screen("B").askedFor == [])
        #expect(stage.takeEvents().suffix(2) == ["willPop C→B gesture", "didPop C→B gesture"])
    }

    @Test(
        "The screens of a dismissed or replaced stack are reported in the next turn",
        .covers(.popEvents, .departuresWithController))
    func goneWithTheStack() {
        final class Coordinator {
            var children: [ObjectIdentifier] = []
            var observation: PopObservation?
        }
        let device = SimulatedDevice()
        let coordinator = Coordinator()
        let root = UIViewController()
        device.settle(showing: root)
        do {
            let navigation = BasicNavigationController(nibName: nil, bundle: nil)
            let screens = [UIViewController(), UIViewController()]
            navigation.viewControllers = screens
            coordinator.children = screens.map(ObjectIdentifier.init)
            coordinator.observation = navigation.observePops { [unowned coordinator] event in
                guard case .didRemove(let screens) = event else { return }
                coordinator.children.removeAll { child in screens.contains { ObjectIdentifier($0) == child } }
            }
            root.present(navigation, animated: true)
            device.settle()
        }
        #expect(coordinator.children.count == 2)
        root.dismiss(animated: true)
        device.settle()
        #expect(coordinator.children == [])
    }

    private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat, in duration: TimeInterval) {
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(end), duration: duration)
    }

    @Test(
        "The own pan doesn't begin a second pop while a bar comes back with the first", .covers(.neverHangs),
        arguments: [26, 27],
        [5, 100] as [CGFloat])
    func ownPanDuringTransition(version: Int, start: CGFloat) {
        let stage = Stage(hiding: "B", .init(on: version))
        stage.navigation.popViewController(animated: true)
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(start + 200), duration: 0.2)
        stage.lift()
        #expect(stage.stack == "A")
        stage.expectUsable()
    }

    @Test(
        "A swipe that waits for another finger doesn't pop a pushed screen that declines",
        .covers(.neverHangs, .confirmation),
        arguments: [26, 27])
    func waitingSwipe(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.device.fingerDown(1, at: stage.point(0, 680))
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(300), duration: 0.2)
        #expect(stage.stack == "AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.screen("C").agrees = false
        stage.device.wait(0.1)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "ABC" && !stage.takeEvents().contains { $0.hasPrefix("willPop") })
        stage.screen("C").agrees = true
        stage.expectUsable()
    }

    @Test(
        "A pop to the top screen during its push leaves the bar to the push", .covers(.stackChanges, .barVisibility),
        arguments: [18, 26, 27])
    func popToTop(version: Int) {
        let stage = Stage(hiding: "AB", .init(on: version))
        stage.beginPush("C")
        stage.navigation.popToViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "ABC")
        stage.expectBar(shown: true)
    }

    @Test(
        "A swipe during the pop of a zoomed screen asks and pops the screen below",
        .covers(.confirmation, .zoomTransitions),
        arguments: [26, 27])
    func zoomedPop(version: Int) {
        let stage = Stage("AB", .init(on: version)) { $0.agrees = $0.name != "B" }
        stage.pushZoomed("C")
        stage.navigation.popViewController(animated: true)
        stage.device.fingerDrag(from: stage.point(3), to: stage.point(160), duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.screen("B").agrees = true
        stage.expectUsable()
    }
}
