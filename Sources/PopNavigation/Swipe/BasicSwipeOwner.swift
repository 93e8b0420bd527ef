#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Answers the swipe's questions for a `BasicNavigationController`.
@MainActor
final class BasicSwipeOwner: SwipeOwner {
    let modifiers: SwipeModifierList
    private weak var controller: BasicNavigationController?
    let clock: StackClock
    private let recorder: StackRecorder
    private let queue: StackQueue
    private let observers: PopObservers<PopEvent>

    init(
        of controller: BasicNavigationController, clock: StackClock, recorder: StackRecorder, queue: StackQueue,
        observers: PopObservers<PopEvent>
    ) {
        self.clock = clock
        self.recorder = recorder
        self.controller = controller
        modifiers = SwipeModifierList(of: controller)
        self.queue = queue
        self.observers = observers
    }

    var isSwipeEnabled: Bool { controller?.popGestureRecognizerEnabled ?? false }

    var swipeArea: PopGestureArea { controller?.popGestureArea ?? .leadingThird }

    var preferredDriver: PopDriver { controller?.preferredPopDriver ?? .unmanaged }

    var controlsStack: Bool { true }

    var screenToPop: UIViewController? {
        guard let leaving = recorder.leavingScreen, !leaving.usesSystemTransition else {
            return controller?.topViewController
        }
        return leaving
    }

    var isStackAtRest: Bool { queue.isAtRest }

    func extendsSwipe(with preferences: PopPreferences?) -> Bool { true }

    func ownPreferences(of screen: UIViewController) -> PopPreferences? {
        controller?.preferences(of: screen)
    }

    func screenAllowsLeaving(_ screen: UIViewController) -> Bool {
        controller?.shouldPop(screen, for: .gesture) ?? false
    }

    func performPop(by driver: PopDriver, _ body: () -> Void) -> Bool {
        queue.performPop(as: .swipe(driver), body)
    }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        observers.send(.refused(refusal))
    }
}
#endif
