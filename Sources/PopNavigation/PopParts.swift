#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The objects that do a controller's work, connected to each other. All references to the controller are weak.
@MainActor
final class PopParts {
    /// The observers of pops and refused drags.
    let observers = PopObservers()
    /// The keyboard and the app.
    let system = SystemObserver()
    /// The library's own transition.
    let ownTransition = OwnTransition()
    /// The navigation delegate that UIKit sees.
    let relay: NavigationDelegateRelay
    /// The navigation bar.
    let bar: BarController
    /// Changes of the stack.
    let queue: StackQueue
    /// Swipes.
    let swipes: SwipeController

    init(of controller: BasicNavigationController) {
        relay = NavigationDelegateRelay(ownTransition)
        bar = BarController(of: controller)
        queue = StackQueue(of: controller, bar: bar, system: system, observers: observers)
        swipes = SwipeController(
            of: controller, queue: queue, ownTransition: ownTransition, system: system, observers: observers)
        queue.swipe = swipes
        relay.willShow = { [weak queue] in queue?.willShow($0, animated: $1) }
        system.didEnterBackground = { [weak swipes] in swipes?.cancel() }
    }
}
#endif
