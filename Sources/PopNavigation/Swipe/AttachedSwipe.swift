#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe on a navigation controller of another class, such as that of SwiftUI's `NavigationStack`.
///
/// A screen that states no area has UIKit's own: anywhere, where UIKit has a content recognizer, and the leading edge
/// elsewhere. UIKit's refusals are not overruled: changes of the stack do not pass this object, so it could not take
/// its consent back in time. The controller's own pan pops instead, which decides when it begins, on screens that
/// state an area or enable the swipe.
@MainActor
package final class AttachedSwipe: NSObject {
    /// The modifiers of the screens.
    package let modifiers: SwipeModifiers
    let clock: StackClock
    private weak var controller: UINavigationController?
    private let observers = PopObservers<PopEvent>()
    private var swipes: SwipeController?
    /// UIKit's transition of the swipe that has been reported last.
    private weak var reported: (any UIViewControllerTransitionCoordinator)?

    /// The swipe that is attached to a controller; attaches one if there is none. Loads the view. `nil` if the
    /// controller's recognizers are those of a controller around it, as they may be in a collapsed split view.
    package static func on(_ controller: UINavigationController) -> AttachedSwipe? {
        if let attached = controller.view.attachedSwipe { return attached }
        let attached = AttachedSwipe(to: controller)
        return controller.view.attachedSwipe === attached ? attached : nil
    }

    private init(to controller: UINavigationController) {
        self.controller = controller
        modifiers = SwipeModifiers(of: controller)
        clock = StackClock(of: controller)
        super.init()
        let swipes = SwipeController(of: controller, owner: self, ownTransition: OwnTransition())
        self.swipes = swipes
        update()
    }

    /// Uses the recognizers that UIKit has now.
    package func update() {
        guard let swipes, swipes.system.areOwn else { return }
        swipes.update()
        for recognizer in [swipes.system.edge, swipes.system.content] {
            recognizer?.addTarget(SystemRecognizerTarget.shared, action: .systemRecognizerDidChange)
        }
    }

    /// Observes swipes and refused drags. Pops that are no swipes are not reported.
    package func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        observers.add(handler)
    }

    /// One of UIKit's recognizers has changed its state.
    func systemRecognizerDidChange() {
        guard swipes?.system.isRequestingPop == true else { return }
        reportPop()
    }

    /// Reports the pop that has begun in this turn.
    private func reportPop() {
        guard let coordinator = clock.coordinator, coordinator !== reported,
            let screen = coordinator.viewController(forKey: .from), let below = coordinator.viewController(forKey: .to)
        else { return }
        reported = coordinator
        swipes?.popDidBegin()
        let pop = PopEvent.Pop(from: screen, to: below, removed: [screen], trigger: .gesture, driver: .system)
        observers.send(.willPop(pop))
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.update()
            self?.observers.send(context.isCancelled ? .didCancel(pop) : .didPop(pop))
        }
    }
}

extension AttachedSwipe: SwipeOwner {
    var isSwipeEnabled: Bool { true }

    var swipeArea: PopGestureArea { controller?.contentPopRecognizer == nil ? .edge : .full }

    var preferredDriver: PopDriver { .automatic }

    var controlsStack: Bool { false }

    var screenToPop: UIViewController? {
        guard let controller, let coordinator = clock.coordinator,
            let screen = coordinator.viewController(forKey: .from), !controller.stackContains(screen),
            !screen.usesSystemTransition, coordinator.viewController(forKey: .to) === controller.topViewController
        else { return controller?.topViewController }
        return screen
    }

    var isStackAtRest: Bool { clock.phase == .atRest }

    /// A screen that states nothing about its swipe has UIKit's own.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool {
        preferences?.area != nil || preferences?.isGestureEnabled == true
    }

    func ownPreferences(of screen: UIViewController) -> PopPreferences? {
        guard screen.isViewLoaded, screen.preferenceScreen.isViewLoaded else { return nil }
        return screen.statedPreferences ?? PopPreferences()
    }

    func screenAllowsLeaving(_ screen: UIViewController) -> Bool {
        screen.answer(to: .gesture) ?? true
    }

    func performPop(by driver: PopDriver, _ body: () -> Void) -> Bool {
        body()
        guard clock.coordinator != nil else { return false }
        reportPop()
        return true
    }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        observers.send(.refused(refusal))
    }
}
#endif
