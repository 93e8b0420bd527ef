#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The objects that do a controller's work, connected to each other. They refer to the controller weakly.
@MainActor
final class PopParts {
    /// The observers of pops and refused drags.
    let observers = PopObservers()
    /// The keyboard and the app.
    let system = SystemObserver()
    /// The navigation bar.
    let bar: BarController
    /// Changes of the stack.
    let queue: StackQueue
    /// Swipes.
    let swipes: SwipeController

    init(of controller: BasicNavigationController) {
        bar = BarController(of: controller)
        queue = StackQueue(of: controller, bar: bar, observers: observers)
        swipes = SwipeController(of: controller, queue: queue, observers: observers)
        queue.swipe = swipes
        system.didEnterBackground = { [weak swipes] in swipes?.cancel() }
    }
}
#endif
