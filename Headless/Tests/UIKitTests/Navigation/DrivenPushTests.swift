import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: pushes that the app drives")
struct DrivenPushTests {
    /// A navigation delegate that drives pushes and records what is shown.
    @MainActor private final class Driver: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        let interactor = UIPercentDrivenInteractiveTransition()
        private let animator: FadeAnimator

        init(_ log: CallLog) {
            self.log = log
            animator = FadeAnimator(log)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .push ? animator : nil
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interactor
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.add("willShow(\(viewController.title ?? "?"))")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.add("didShow(\(viewController.title ?? "?"))")
        }
    }

    /// A push of B onto A, at four tenths.
    private func push(_ systemVersion: Int) -> (NavigationStage, Driver) {
        let stage = NavigationStage("A", systemVersion: systemVersion)
        let driver = Driver(stage.log)
        stage.navigation.delegate = driver
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.turn()
        driver.interactor.update(0.4)
        return (stage, driver)
    }

    private static let start = [
        "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear toParent", "willShow(B)",
        "animateTransition",
    ]

    @Test(
        "A cancelled push leaves the stack as before, with the calls reversed", .facts(.completeTransition),
        arguments: [17, 18, 26])
    func cancelled(systemVersion: Int) {
        let (stage, driver) = push(systemVersion)
        #expect(stage.stack == "AB" && stage.log.take() == Self.start)
        let before = stage.navigation.transitionCoordinator
        #expect(before?.isInteractive == true && before?.percentComplete == 0.4)
        driver.interactor.cancel()
        stage.device.settle()
        let shows = systemVersion >= 18 ? ["willShow(A)", "didShow(A)"] : []
        #expect(
            stage.log.take() == [
                "B.viewWillDisappear fromParent", "B.viewDidDisappear fromParent", "A.viewWillAppear",
                "A.viewDidAppear", "B.didMove(nil)",
            ] + shows + ["animationEnded(false)"])
        #expect(stage.stack == "A" && stage["A"].view.window != nil)
        #expect(stage.navigation.navigationBar.items?.count == 1)
        #expect(stage.navigation.transitionCoordinator == nil && !stage.device.isHung)
    }

    @Test("A finished push ends like one that nobody drives", .facts(.completeTransition), arguments: [17, 18, 26])
    func finished(systemVersion: Int) {
        let (stage, driver) = push(systemVersion)
        stage.log.lines = []
        driver.interactor.finish()
        stage.device.settle()
        #expect(
            stage.log.take() == [
                "A.viewDidDisappear", "B.viewDidAppear toParent", "B.didMove(nav)", "didShow(B)",
                "animationEnded(true)",
            ])
        #expect(stage.stack == "AB")
    }

    @Test("After a cancelled push the same screen can be pushed", .facts(.completeTransition), arguments: [18, 26])
    func again(systemVersion: Int) {
        let (stage, driver) = push(systemVersion)
        let screen = stage.navigation.topViewController!
        driver.interactor.cancel()
        stage.device.settle()
        #expect(screen.parent == nil && screen.navigationController == nil)
        stage.navigation.pushViewController(screen, animated: true)
        stage.turn()
        driver.interactor.finish()
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.navigation.topViewController === screen)
    }

    @Test("A cancelled push isn't released while it returns, and is afterwards", .facts(.completeTransition))
    func released() {
        let (stage, driver) = push(26)
        weak let screen = stage.navigation.topViewController
        driver.interactor.cancel()
        #expect(screen != nil)
        stage.device.settle()
        #expect(screen == nil)
    }
}
