#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe on a navigation controller of another class, such as that of SwiftUI's `NavigationStack`.
///
/// A screen that states no area has UIKit's own: the whole content where UIKit has a content recognizer, and the
/// leading edge elsewhere.
@MainActor
package final class AttachedPopGesture: NSObject {
    let components: PopComponents
    private let settings = UIKitSettings()
    private weak var controller: UINavigationController?
    /// The transition of the last swipe that has popped; `nil` at rest.
    private var transition: StackTransition?
    /// Notices that a screen leaves while a question is open.
    private let departures = DepartureWatch()

    /// Returns the swipe attached to a controller, and attaches one if there is none. Loads the view. `nil` if the
    /// controller shares the recognizers of a controller around it, as it may in a collapsed split view.
    package static func on(_ controller: UINavigationController) -> AttachedPopGesture? {
        if let attached = controller.view.attachedSwipe { return attached }
        let attached = AttachedPopGesture(to: controller)
        return controller.view.attachedSwipe === attached ? attached : nil
    }

    private init(to controller: UINavigationController) {
        self.controller = controller
        components = PopComponents(of: controller, settings: settings, reporter: PopReporter(of: controller))
        super.init()
        components.consent.pop = { [weak self] in self?.pop($0, for: $1) }
        components.consent.didAsk = { [weak self] in self?.watchTopScreen() }
        components.progress.pop = { [weak self] in self?.transition?.pop }
        components.gesture.recognizerDidChange = { [weak self] in self?.recognizerDidChange() }
        departures.didLeaveWindow = { [weak self] in onNextTurn { self?.screensMayHaveLeft() } }
        update()
    }

    /// Finds UIKit's current recognizers.
    package func update() {
        components.gesture.update()
        // The controller's view retains the observer.
        components.gesture.observer?.retained = self
        components.gesture.adviseAboutZoom()
    }

    /// Pops a screen after its answer, if it is still on top.
    ///
    /// In SwiftUI's own stack, this is the call that UIKit's gesture makes, so SwiftUI updates its path.
    private func pop(_ screen: UIViewController, for trigger: PopTrigger) {
        guard let controller, controller.topViewController === screen else { return }
        controller.popViewController(animated: true)
        if trigger == .gesture, let coordinator = controller.transitionCoordinator { swipeDidBegin(coordinator) }
    }

    /// Puts the watch into the top screen while a question is open: nothing else tells that UIKit's class has removed
    /// screens. SwiftUI warns about views that are added to its own, so a modifier's view comes first.
    private func watchTopScreen() {
        guard components.consent.hasOpenQuestions, let top = controller?.topViewController, let view = top.viewIfLoaded
        else {
            return departures.removeFromSuperview()
        }
        let place = components.modifiers.modifiers(in: top).first?.place ?? view
        if departures.superview !== place { place.addSubview(departures) }
    }

    /// Called when the top screen may have left. A pop may still be cancelled.
    private func screensMayHaveLeft() {
        guard let controller else { return }
        if let coordinator = controller.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in onNextTurn { self?.screensMayHaveLeft() } }
        } else {
            components.consent.cancelAboutMissing(in: controller.viewControllers)
            watchTopScreen()
        }
    }

    /// Called when a recognizer may have requested its pop: UIKit's class has no method for it that can be overridden
    /// from outside.
    func recognizerDidChange() {
        guard let coordinator = controller?.transitionCoordinator, components.gesture.claimPop() else { return }
        swipeDidBegin(coordinator)
    }

    /// Reports the pop of a transition, and how it ends. A second finger may take over the running transition.
    private func swipeDidBegin(_ coordinator: any UIViewControllerTransitionCoordinator) {
        guard coordinator !== transition?.coordinator, let controller,
            let screen = coordinator.viewController(forKey: .from)
        else { return }
        let stack = controller.viewControllers
        let new = StackTransition(from: stack + [screen], to: stack, trigger: .gesture, coordinator: coordinator)
        guard let pop = new.pop else { return }
        transition = new
        components.progress.update()
        components.reporter.report(.willPop(pop))
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            guard let self else { return }
            if transition === new { transition = nil }
            components.reporter.reportLater(context.isCancelled ? .didCancel(pop) : .didPop(pop))
        }
    }
}

/// The settings of a controller that has none: only what its screens state counts.
final class UIKitSettings: PopGestureSettings {
    var popGestureRecognizerEnabled: Bool { true }

    var defaultPopArea: PopGestureArea? { nil }

    var dismissesFromRoot: Bool { false }

    func popPreferences(for screen: UIViewController) -> PopPreferences { screen.statedPreferences }

    func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool { screen.answer(to: trigger) ?? true }
}

/// An invisible view that tells when the view around it leaves its window.
@MainActor
private final class DepartureWatch: UIView {
    var didLeaveWindow: @MainActor () -> Void = {}

    init() {
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { didLeaveWindow() }
    }
}

extension UIView {
    /// The swipe that is attached to the navigation controller of this view; `nil` without one.
    var attachedSwipe: AttachedPopGesture? {
        gestureRecognizers?.lazy.compactMap { ($0 as? TouchObserver)?.retained as? AttachedPopGesture }.first
    }
}
#endif
