import Testing
import UIKit
import UIKitSimulator

/// Screens that hide the bar in `willMove(toParent: nil)`.
@MainActor
@Suite("Navigation: bars that a leaving screen hides")
struct LeavingBarTests {
    private final class LeavingScreen: LoggedScreen {
        var hidesAnimated = true

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            if parent == nil { navigationController?.setNavigationBarHidden(true, animated: hidesAnimated) }
        }
    }

    private func stage(isAnimated: Bool = true) -> NavigationStage {
        let stage = NavigationStage("A")
        let screen = LeavingScreen("B", stage.log)
        screen.hidesAnimated = isAnimated
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        return stage
    }

    @Test(
        "The bar moves with the finger, and a cancelled swipe shows it again",
        .facts(.barAfterCancel),
        arguments: [false, true])
    func cancel(isAnimated: Bool) {
        let stage = stage(isAnimated: isAnimated)
        let (bar, before) = (stage.navigation.navigationBar, stage.device.picture().svg())
        stage.pull(to: 119)
        #expect(stage.navigation.isNavigationBarHidden)
        let seen = bar.layer.presentation()!.frame
        #expect(abs(seen.minX - 100) < 1e-9 && seen.minY == 47)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.isNavigationBarHidden == !isAnimated && !bar.isHidden)
        #expect(stage.device.picture().svg() == before)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.device.settle()
        #expect(stage.device.picture().svg() == before)
    }

    @Test("A finished swipe leaves the bar hidden", .facts(.barAfterCancel))
    func finish() {
        let stage = stage()
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.navigationBar.isHidden)
    }

    @Test("Without a transition the bar is hidden at once", .facts(.barAfterCancel))
    func withoutTransition() {
        let stage = stage()
        stage.navigation.popViewController(animated: true)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.setViewControllers([stage["A"]], animated: false)
        stage.device.settle()
        #expect(stage.navigation.navigationBar.isHidden)

        let other = self.stage()
        let screen = other.screen("C")
        other.navigation.pushViewController(screen, animated: true)
        other.device.settle()
        other.navigation.setViewControllers([other["A"], screen], animated: true)
        other.device.settle()
        #expect(other.navigation.isNavigationBarHidden && other.navigation.navigationBar.isHidden)
        #expect(screen.view.safeAreaInsets.top == 47)
    }

    @Test("Off the window the bar is hidden at once", .facts(.barAfterCancel))
    func offWindow() {
        let stage = stage()
        stage.device.show(UIViewController())
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.show(stage.navigation)
        stage.device.settle()
        #expect(stage.navigation.navigationBar.isHidden)
        #expect(stage["A"].view.safeAreaInsets.top == 47)
    }
}
