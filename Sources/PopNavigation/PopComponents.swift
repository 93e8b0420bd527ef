#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Creates and connects the objects that do a controller's work. All of them refer to the controller weakly.
@MainActor
final class PopComponents {
    let reporter: PopReporter
    let triggers = PopTriggers()
    /// Asks whether the user may leave screens.
    let consent: PopConsent
    let ownTransition = OwnTransition()
    let delegateProxy: NavigationDelegateProxy
    /// Controls the navigation bar and the toolbar.
    let bar: BarController
    /// Observes what UIKit does with the stack.
    let stack: StackObserver
    /// Reports how far a finger has moved a screen.
    let progress: PopProgress
    /// The modifiers of the screens.
    let modifiers: PopGestureModifiers
    /// Connects the swipe.
    let gesture: PopGestureCoordinator

    init(of controller: BasicNavigationController) {
        reporter = PopReporter(of: controller)
        delegateProxy = NavigationDelegateProxy(ownTransition)
        bar = BarController(of: controller)
        modifiers = PopGestureModifiers(of: controller)
        consent = PopConsent(of: controller, modifiers: modifiers) { [weak controller] in
            controller?.shouldPop($0, for: $1) == true
        }
        stack = StackObserver(of: controller, triggers: triggers, bar: bar, reporter: reporter)
        progress = PopProgress(of: controller, ownTransition: ownTransition)
        gesture = PopGestureCoordinator(of: controller, dataSource: controller)
        triggers.gesture = gesture
        consent.pops = { [weak controller] in controller?.pop($0, for: $1, animated: true) }
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

// MARK: - The controller supplies settings

extension BasicNavigationController: PopGestureDataSource {
    var modifiers: PopGestureModifiers { components.modifiers }

    var ownTransition: OwnTransition? { components.ownTransition }

    /// The class's methods answer for the own pan, so that subclasses can override them.
    var ownPanDelegate: (any UIGestureRecognizerDelegate)? { self }

    var screenToPop: UIViewController? {
        // A set that replaces the top screen looks like a pop.
        if let transition = componentsStorage?.stack.transition, transition.pop == nil { return topViewController }
        return topScreenOrReturning
    }

    func extendsSwipe(with preferences: PopPreferences?) -> Bool {
        (preferences?.area ?? popGestureArea) != .system || preferences?.isGestureEnabled == true
    }

    func allowsLeaving(_ screen: UIViewController) -> Bool {
        components.consent.allowsLeaving(screen, for: .gesture)
    }

    func swipeWasRefused(_ refusal: PopGestureRefusal) {
        components.reporter.report(.refused(refusal))
    }
}

extension BasicNavigationController: BarDataSource {
    /// Applies the top screen's preferences to the bar, after a running transition.
    func updatePreferences(animated: Bool) {
        componentsStorage?.bar.setNeedsUpdate(animated: animated)
    }
}
#endif
