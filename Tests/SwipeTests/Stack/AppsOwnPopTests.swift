import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// Pops that an app or its subclass makes in another way than UIKit.
@MainActor
@Suite("Pops that the app makes its own way")
struct AppsOwnPopTests {
    @Test("A pop that the app drives itself is reported as programmatic", .covers(.popEvents))
    func appsInteraction() {
        let stage = Stage("AB")
        let delegate = InteractingDelegate()
        delegate.interaction = UIPercentDrivenInteractiveTransition()
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.05)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        delegate.interaction?.finish()
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    private func expectAppsPopBesideSwipe(_ stage: Stage) {
        stage.pull(to: 250)
        stage.device.fingerDown(1, at: stage.point(300, 600))
        stage.navigation.popViewController(animated: true)
        stage.device.fingerUp(1)
        stage.lift()
        let pops = stage.takeEvents().filter { $0.hasPrefix("willPop") }
        #expect(pops == ["willPop C→B gesture", "willPop B→A programmatic"])
    }

    @Test("A pop by call under two fingers is programmatic", .covers(.popEvents), arguments: TestedSwipe.all)
    func besideSwipe(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        expectAppsPopBesideSwipe(stage)
    }

    @Test("A pop by call under two fingers is programmatic, even with animations disabled", .covers(.popEvents))
    func besideSwipeWithoutAnimations() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let stage = Stage("ABC", on: .init(.init(.ownTransition)), switches: { $0.interactsWithoutAnimations = false })
        expectAppsPopBesideSwipe(stage)
    }

    @Test(
        "A pop by call during a drag that the screen has declined is programmatic",
        .covers(.popEvents, .confirmation), arguments: TestedSwipe.all)
    func afterDecline(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.agrees = false
        stage.pull(to: 250)
        stage.navigation.popViewController(animated: true)
        stage.lift()
        #expect(stage.takeEvents().filter { $0.hasPrefix("willPop") } == ["willPop B→A programmatic"])
    }

    @Test("A swipe whose pop a subclass replaces by a push is refused", .covers(.neverHangs, .lostDrags))
    func pushInsteadOfPop() {
        final class Pushing: BasicNavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                pushViewController(TestScreen("X"), animated: false)
                return nil
            }
        }
        let stage = Stage("AB", .init(.ownTransition), navigation: Pushing(nibName: nil, bundle: nil))
        stage.swipe()
        #expect(stage.stack == "ABX" && stage.verdict == .refused(.otherGesture) && !stage.device.isHung)
    }
}
