#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Creates and connects the objects that do a controller's work. All of them refer to the controller weakly.
@MainActor
final class PopParts {
    let observers = PopObservers<PopEvent>()
    /// Observes the keyboard and the app.
    let system = SystemObserver()
    let ownTransition = OwnTransition()
    let relay: NavigationDelegateRelay
    /// Controls the navigation bar and the toolbar.
    let bar: BarController
    /// Tells what UIKit is doing with the stack.
    let clock: StackClock
    /// Records and reports transitions.
    let recorder: StackRecorder
    /// Reports how far a finger has moved a screen.
    let progress: PopProgress
    /// Passes changes of the stack to UIKit.
    let queue: StackQueue
    /// Answers the swipe's questions.
    let owner: BasicSwipeOwner
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
