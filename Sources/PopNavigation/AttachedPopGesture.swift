#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe on a navigation controller of another class, such as that of SwiftUI's `NavigationStack`.
///
/// A screen that states no area has UIKit's own: the whole content where UIKit has a content recognizer, and the
/// leading edge elsewhere.
@MainActor
package final class AttachedPopGesture: NSObject {
    /// The modifiers of the screens.
    package let modifiers: PopGestureModifiers
    private weak var controller: UINavigationController?
    /// Asks whether the user may leave screens.
    let consent: PopConsent
    private let reporter: PopReporter
    private let progress: PopProgress
    /// The transition of the last swipe that has popped; `nil` at rest.
    private var transition: StackTransition?
    private var gesture: PopGestureCoordinator?
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
        modifiers = PopGestureModifiers(of: controller)
        consent = PopConsent(of: controller, modifiers: modifiers) { $0.answer(to: $1) ?? true }
        reporter = PopReporter(of: controller)
        progress = PopProgress(of: controller)
        super.init()
        consent.pops = { [weak self] in self?.pop($0, for: $1) }
        consent.didAsk = { [weak self] in self?.watchTopScreen() }
        departures.didLeaveWindow = { [weak self] in onNextTurn { self?.screensMayHaveLeft() } }
        progress.pop = { [weak self] in self?.transition?.pop }
        let gesture = PopGestureCoordinator(of: controller, dataSource: self)
        self.gesture = gesture
        gesture.driver.didBeginPop = { [weak self] in self?.recognizerDidChange() }
        gesture.didChange = { [weak self] in self?.recognizerDidChange() }
        update()
    }

    /// Finds UIKit's current recognizers.
    package func update() {
        guard let gesture else { return }
        gesture.update()
        // The controller's view retains the observer.
        gesture.observer?.retained = self
        gesture.adviseAboutZoom()
    }

    /// Observes swipes and refused drags. Other pops aren't reported.
    package func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        reporter.observers.add(handler)
    }

    /// Observes how far a finger has moved the screen that it pops.
    package func observeProgress(_ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void) -> PopObservation {
        progress.add(handler)
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
        guard consent.hasOpenQuestions, let top = controller?.topViewController, let view = top.viewIfLoaded else {
            return departures.removeFromSuperview()
        }
        let place = modifiers.modifiers(in: top).first?.place ?? view
        if departures.superview !== place { place.addSubview(departures) }
    }

    /// Called when the top screen may have left. A pop may still be cancelled.
    private func screensMayHaveLeft() {
        guard let controller else { return }
        if let coordinator = controller.transitionCoordinator {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in onNextTurn { self?.screensMayHaveLeft() } }
        } else {
            consent.cancelAboutMissing(in: controller.viewControllers)
            watchTopScreen()
        }
    }

    /// Called when a recognizer may have requested its pop: UIKit's class has no method for it that can be overridden
    /// from outside.
    func recognizerDidChange() {
        guard let coordinator = controller?.transitionCoordinator, gesture?.claimPop() == true else { return }
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
        progress.update()
        reporter.report(.willPop(pop))
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            guard let self else { return }
            if transition === new { transition = nil }
            update()
            reporter.reportLater(context.isCancelled ? .didCancel(pop) : .didPop(pop))
        }
    }
}

extension AttachedPopGesture: PopGestureDataSource {
    var popGestureRecognizerEnabled: Bool { true }

    var popGestureArea: PopGestureArea { controller?.contentPopRecognizer == nil ? .edge : .full }

    var ownTransition: OwnTransition? { nil }

    /// UIKit's class has methods of its own for other recognizers.
    var ownPanDelegate: (any UIGestureRecognizerDelegate)? { nil }

    var screenToPop: UIViewController? { controller?.topScreenOrReturning }

    /// A screen that states nothing about its swipe has UIKit's own.
    func extendsSwipe(with preferences: PopPreferences?) -> Bool {
        preferences?.area.map { $0 != .system } == true || preferences?.isGestureEnabled == true
    }

    func popPreferences(for screen: UIViewController) -> PopPreferences { screen.statedPreferences }

    func allowsLeaving(_ screen: UIViewController) -> Bool { consent.allowsLeaving(screen, for: .gesture) }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        reporter.report(.refused(refusal))
    }
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
