#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe on a navigation controller of another class, such as that of SwiftUI's `NavigationStack`.
///
/// A screen that states no area has UIKit's own: the whole content where UIKit has a content recognizer, and the
/// leading edge elsewhere.
@MainActor
package final class AttachedSwipe: NSObject {
    /// The modifiers of the screens.
    package let modifiers: SwipeModifierList
    private weak var controller: UINavigationController?
    private let observers = PopObservers<PopEvent>()
    private let progress: PopProgress
    /// The pop of the running swipe.
    private var pop: PopEvent.Pop?
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
        progress = PopProgress(of: controller)
        super.init()
        progress.pop = { [weak self] in self?.pop }
        let swipes = SwipeController(of: controller, owner: self)
        self.swipes = swipes
        swipes.ownPan.didBeginPop = { [weak self] in self?.reportPop() }
        update()
    }

    /// Finds UIKit's current recognizers.
    package func update() {
        guard let swipes else { return }
        swipes.update()
        for recognizer in [swipes.system.edge, swipes.system.content] {
            recognizer?.addTarget(SystemRecognizerTarget.shared, action: .systemRecognizerDidChange)
        }
    }

    /// Observes swipes and refused drags. Other pops aren't reported.
    package func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        observers.add(handler)
    }

    /// Observes how far a finger has moved the screen that it pops.
    package func observeProgress(_ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void) -> PopObservation {
        progress.add(handler)
    }

    /// Called when one of UIKit's recognizers has changed its state.
    func systemRecognizerDidChange() {
        if controller?.transitionCoordinator != nil, swipes?.claimPop() == true { reportPop() }
    }

    /// Reports the pop that a recognizer has requested.
    private func reportPop() {
        guard let coordinator = controller?.transitionCoordinator, coordinator !== reported,
            let screen = coordinator.viewController(forKey: .from), let below = coordinator.viewController(forKey: .to)
        else { return }
        reported = coordinator
        let pop = PopEvent.Pop(from: screen, to: below, removed: [screen], trigger: .gesture)
        self.pop = pop
        progress.update()
        observers.send(.willPop(pop))
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            self?.pop = nil
            self?.update()
            self?.observers.send(context.isCancelled ? .didCancel(pop) : .didPop(pop))
        }
    }
}

extension AttachedSwipe: SwipeOwner {
    var isSwipeEnabled: Bool { true }

    var swipeArea: PopGestureArea { controller?.contentPopRecognizer == nil ? .edge : .full }

    var ownTransition: OwnTransition? { nil }

    /// A screen that states nothing about its swipe has UIKit's own.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool {
        preferences?.area.map { $0 != .system } == true || preferences?.isGestureEnabled == true
    }

    func ownPreferences(of screen: UIViewController) -> PopPreferences? {
        guard screen.mayReadPreferences else { return nil }
        return screen.statedPreferences ?? PopPreferences()
    }

    func screenAllowsLeaving(_ screen: UIViewController) -> Bool {
        screen.answer(to: .gesture) ?? true
    }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        observers.send(.refused(refusal))
    }
}
#endif
