#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The objects that do a controller's work, connected to each other. All references to the controller are weak.
@MainActor
final class PopParts {
    /// The observers of pops and refused drags.
    let observers = PopObservers<PopEvent>()
    /// The keyboard and the app.
    let system = SystemObserver()
    /// The library's own transition.
    let ownTransition = OwnTransition()
    /// The navigation delegate that UIKit sees.
    let relay: NavigationDelegateRelay
    /// The navigation bar.
    let bar: BarController
    /// What UIKit does with the stack.
    let clock: StackClock
    /// Transitions, and their reports.
    let recorder: StackRecorder
    /// How far a finger has moved a screen.
    let progress: PopProgress
    /// Changes of the stack.
    let queue: StackQueue
    /// What the swipe asks about the controller.
    let owner: BasicSwipeOwner
    /// Swipes.
    let swipes: SwipeController

    init(of controller: BasicNavigationController) {
        relay = NavigationDelegateRelay(ownTransition)
        bar = BarController(of: controller)
        clock = StackClock(of: controller)
        recorder = StackRecorder(of: controller, clock: clock, bar: bar, system: system, observers: observers)
        progress = PopProgress(of: controller, clock: clock, recorder: recorder, ownTransition: ownTransition)
        queue = StackQueue(of: controller, clock: clock, recorder: recorder, bar: bar, observers: observers)
        owner = BasicSwipeOwner(of: controller, clock: clock, recorder: recorder, queue: queue, observers: observers)
        swipes = SwipeController(of: controller, owner: owner, ownTransition: ownTransition)
        queue.swipe = swipes
        recorder.swipe = swipes
        recorder.transitionDidChange = { [weak queue, weak progress] hasEnded in
            progress?.update()
            queue?.transitionDidChange(hasEnded: hasEnded)
        }
        relay.willShow = { [weak recorder] in recorder?.willShow($0, animated: $1) }
        relay.didShow = { [weak recorder] in recorder?.didShow() }
        system.didEnterBackground = { [weak swipes] in swipes?.cancel() }
    }
}
#endif
