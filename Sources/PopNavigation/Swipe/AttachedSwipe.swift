#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe on a navigation controller of another class, such as that of SwiftUI's `NavigationStack`.
///
/// A screen that states no area has UIKit's own: the whole content where UIKit has a content recognizer, and the
/// leading edge elsewhere. This object doesn't overrule UIKit's refusals: it isn't told about changes of the stack, so
/// it couldn't withdraw its consent in time. On screens that state an area or enable the swipe, the own pan pops
/// instead. It decides only when it begins.
@MainActor
package final class AttachedSwipe: NSObject {
    /// The modifiers of the screens.
    package let modifiers: SwipeModifierList
    let clock: StackClock
    private weak var controller: UINavigationController?
    private let observers = PopObservers<PopEvent>()
    private var swipes: SwipeController?
    /// UIKit's transition of the last reported swipe.
    private weak var reported: (any UIViewControllerTransitionCoordinator)?

    /// Returns the swipe attached to a controller, and attaches one if there is none. Loads the view. `nil` if the
    /// controller shares the recognizers of a controller around it, as it may in a collapsed split view.
    package static func on(_ controller: UINavigationController) -> AttachedSwipe? {
        if let attached = controller.view.attachedSwipe { return attached }
        let attached = AttachedSwipe(to: controller)
        return controller.view.attachedSwipe === attached ? attached : nil
    }

    private init(to controller: UINavigationController) {
        self.controller = controller
        modifiers = SwipeModifierList(of: controller)
        clock = StackClock(of: controller)
        super.init()
        let swipes = SwipeController(of: controller, owner: self, ownTransition: OwnTransition())
        self.swipes = swipes
        update()
    }

    /// Finds UIKit's current recognizers.
    package func update() {
        guard let swipes, swipes.system.areOwn else { return }
        swipes.update()
        for recognizer in [swipes.system.edge, swipes.system.content] {
            recognizer?.addTarget(SystemRecognizerTarget.shared, action: .systemRecognizerDidChange)
        }
    }

    /// Observes swipes and refused drags. Other pops aren't reported.
    package func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        observers.add(handler)
    }

    /// Called when one of UIKit's recognizers has changed its state.
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
