import PopNavigation
import UIKit

protocol Coordinator: AnyObject {
    var navigation: BasicNavigationController { get }
    func start()
}

/// One coordinator for each tab: owns the delegate, and releases what belongs to popped screens.
class TabCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    let navigation = BasicNavigationController()
    private var observation: PopObservation?
    private var models: [ObjectIdentifier: AnyObject] = [:]

    func start() {
        navigation.delegate = self
        observation = navigation.observePops { [weak self] event in self?.handle(event) }
        navigation.viewControllers = [UIViewController()]
    }

    func handle(_ event: PopEvent) {
        switch event {
        case .didRemove(let screens):
            for screen in screens { models[ObjectIdentifier(screen)] = nil }
        case .didPop(let pop):
            if pop.trigger == .gesture { track("swiped back from \(pop.from) to \(pop.to)") }
        case .refused(let refusal): track("no pop: \(refusal)")
        case .willPop, .didCancel, .didGoForward, .didDismiss: break
        @unknown default: break
        }
    }

    func track(_ event: String) {}

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        track("shown: \(viewController)")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return nil
    }
}

/// A second observer of the same controllers.
class Analytics {
    private var observations: [PopObservation] = []

    func watch(_ coordinators: [TabCoordinator]) {
        for coordinator in coordinators {
            observations.append(coordinator.navigation.observePops { event in print(event) })
        }
    }
}

class AppCoordinator {
    let tabs = UITabBarController()
    private let coordinators = (0..<5).map { _ in TabCoordinator() }
    private let analytics = Analytics()

    func start(in window: UIWindow) {
        for coordinator in coordinators { coordinator.start() }
        analytics.watch(coordinators)
        tabs.viewControllers = coordinators.map { $0.navigation }
        window.rootViewController = tabs
    }
}
