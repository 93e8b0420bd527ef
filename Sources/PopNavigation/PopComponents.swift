#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Creates and connects the objects that a swipe needs, on the class and on controllers of other classes. All of them
/// refer to the controller weakly.
@MainActor
package class PopComponents {
    /// The modifiers of the screens.
    package let modifiers: PopGestureModifiers
    let reporter: PopReporter
    /// Asks whether the user may leave screens.
    let consent: PopConsent
    /// Reports how far a finger has moved a screen.
    let progress: PopProgress
    let gesture: PopGestureSession

    /// - Parameters:
    ///   - reporter: Sends the events, perhaps those about other pops than swipes too.
    ///   - ownTransition: `nil` if the controller's delegate isn't the library's.
    init(
        of controller: UINavigationController, settings: any PopGestureSettings, reporter: PopReporter,
        ownTransition: OwnTransition? = nil
    ) {
        self.reporter = reporter
        modifiers = PopGestureModifiers(of: controller)
        let consent = PopConsent(of: controller, settings: settings, modifiers: modifiers)
        self.consent = consent
        progress = PopProgress(of: controller, ownTransition: ownTransition)
        gesture = PopGestureSession(
            of: controller, settings: settings, modifiers: modifiers, ownTransition: ownTransition,
            shouldPop: { [weak consent] in consent?.shouldPop($0, for: .gesture) == true },
            didRefuse: { [weak reporter] in reporter?.report(.refused($0)) })
    }

    /// Asks whether the user may leave a screen now. If the answer needs time, the result is `false`, and a yes pops
    /// the screen.
    package func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        consent.shouldPop(screen, for: trigger)
    }

    /// Observes the controller's swipes and refused drags.
    package func observeSwipes(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        reporter.observers.add { event in
            if event.concernsSwipe { handler(event) }
        }
    }

    /// Observes how far a finger has moved the screen that it pops.
    package func observeProgress(_ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void) -> PopObservation {
        progress.add(handler)
    }
}

extension PopEvent {
    /// Whether the event isn't about a pop by the back button or by code.
    fileprivate var concernsSwipe: Bool {
        switch self {
        case .willPop(let pop), .didCancel(let pop), .didPop(let pop): pop.trigger == .gesture
        case .refused, .didRemove, .didGoForward, .didDismiss: true
        }
    }
}

// MARK: - What the class adds

/// What a controller has besides the swipe because it overrides UIKit's methods: the observed stack, the trigger of
/// each pop, the bars, and the library's own transition.
@MainActor
final class StackComponents: PopComponents {
    let triggers = PopTriggers()
    let ownTransition = OwnTransition()
    let delegateProxy: NavigationDelegateProxy
    /// Controls the navigation bar and the toolbar.
    let bar: BarController
    /// Observes what UIKit does with the stack.
    let stack: StackObserver
    /// The swipe from the trailing edge; `nil` until the app wants to go forward.
    private(set) var forwardSwipe: ForwardSwipe?

    init(of controller: BasicNavigationController) {
        delegateProxy = NavigationDelegateProxy(ownTransition)
        bar = BarController(of: controller)
        let reporter = PopReporter(of: controller)
        stack = StackObserver(of: controller, triggers: triggers, bar: bar, reporter: reporter)
        super.init(of: controller, settings: controller, reporter: reporter, ownTransition: ownTransition)
        connect(to: controller)
    }

    private func connect(to controller: BasicNavigationController) {
        // The class's methods answer for the own pan, so that subclasses can override them.
        gesture.ownPan.delegate = controller
        triggers.gesture = gesture
        gesture.didDismiss = { [weak reporter] in reporter?.reportLater(.didDismiss($0)) }
        consent.pop = { [weak controller, weak gesture] screen, trigger in
            if trigger == .gesture, let gesture, gesture.dismissesController(from: screen) {
                gesture.dismissal.start()
            } else {
                controller?.pop(screen, for: trigger, animated: true)
            }
        }
        progress.pop = { [weak stack] in stack?.transition?.pop }
        bar.updateIsDue = { [weak stack] in stack?.compare() }
        stack.screensDidLeave = { [weak consent] in consent?.cancel(about: $0) }
        stack.transitionDidBegin = { [weak progress] in progress?.update() }
        delegateProxy.willShow = { [weak stack] in stack?.willShow($0, animated: $1) }
        delegateProxy.didShow = { [weak stack, weak gesture] in
            stack?.didShow()
            gesture?.adviseAboutZoom()
        }
    }
}

// MARK: - Going forward

extension StackComponents {
    /// Keeps up to a number of screens that the user leaves, and creates at the first call what that needs.
    func keepScreens(upTo limit: Int) {
        let swipe = forwardSwipe ?? makeForwardSwipe()
        stack.changeForward { $0.set(limit: max(0, limit), during: $1) }
        swipe.isWanted = limit > 0
        swipe.update()
    }

    private func makeForwardSwipe() -> ForwardSwipe {
        let forward = ForwardStack { [weak gesture] in gesture?.preferences(of: $0)?.isKeptForForward == true }
        let swipe = ForwardSwipe(
            in: gesture, hasScreens: { [weak forward] in forward?.screens.isEmpty == false },
            screenToPush: { [weak stack] in stack?.screenAhead })
        (stack.forward, forwardSwipe) = (forward, swipe)
        return swipe
    }
}

extension BasicNavigationController: PopGestureSettings {
    var defaultPopArea: PopGestureArea? { popGestureArea }
}

extension BasicNavigationController: BarDataSource {
    /// Applies the top screen's preferences to the bar, after a running transition.
    func updatePreferences(animated: Bool) {
        componentsStorage?.bar.setNeedsUpdate(animated: animated)
    }
}
#endif
