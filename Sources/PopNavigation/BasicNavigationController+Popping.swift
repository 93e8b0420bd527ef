#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension BasicNavigationController {
    /// The controller's own pan; `nil` until the view has loaded.
    ///
    /// The pan begins only where it pops: outside the leading edge on iOS 18 and earlier, and where the navigation
    /// delegate supplies animators.
    /// Elsewhere UIKit's recognizers pop, and a target on this recognizer isn't called. To observe every swipe, use
    /// ``observePops(_:)`` and ``observePopProgress(_:)``.
    ///
    /// Use it for failure requirements with the app's recognizers. They cost nothing where the pan can't pop. Its
    /// delegate is the controller; any other delegate is ignored with a warning in the log. `isEnabled` belongs to the
    /// app: `false` disables every swipe, including UIKit's, as ``popGestureRecognizerEnabled`` does. If the app
    /// removes the recognizer from its view, the library adds it again at the next layout.
    public var popRecognizer: UIPanGestureRecognizer? {
        isViewLoaded ? componentsStorage?.gesture.ownPan.recognizer : nil
    }

    /// The decision about the last drag that moved far enough to be a swipe; `nil` before the first such drag.
    ///
    /// Drags on a screen with the area ``PopGestureArea/system`` leave it unchanged.
    public var lastPopGestureVerdict: PopGestureVerdict? {
        componentsStorage?.gesture.endTouches()
        return componentsStorage?.gesture.lastVerdict
    }

    /// Observes pops and refused drags.
    ///
    /// - Parameter handler: Called on the main thread; several handlers are called in the order in which they were
    ///   added. Capture the controller weakly. The handler may change the stack.
    /// - Returns: The observation, which ends when the object is released.
    public func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        components.reporter.observers.add(handler)
    }

    /// The pops and refused drags from now on, as a stream that ends with the controller.
    ///
    /// Each access makes its own stream. Events that come while nobody waits for them are kept.
    public var popEvents: AsyncStream<PopEvent> { components.reporter.makeStream() }

    /// Observes how far a finger has moved the screen that it pops.
    ///
    /// The handler is called between ``PopEvent/willPop(_:)`` and the lift of the finger, once for each frame in which
    /// the share changes.
    ///
    /// - Parameter handler: Called on the main thread with the pop and the share of the width by which the screen has
    ///   visibly moved, 0 to 1; with the app's animator, the share of the animation. Capture the controller weakly.
    /// - Returns: The observation, which ends when the object is released.
    public func observePopProgress(
        _ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void
    ) -> PopObservation {
        components.progress.add(handler)
    }

    /// Pops a screen after the user has answered a question about it, for example in an alert. Doesn't ask again.
    ///
    /// - Parameters:
    ///   - screen: The screen that the question was about. If another screen is on top, nothing happens.
    ///   - trigger: The trigger of the question; ``PopEvent/willPop(_:)`` reports it.
    ///   - animated: Whether the pop animates.
    /// - Returns: Whether the pop has been requested; `false` if another screen is on top or there is no screen below.
    @discardableResult
    public func pop(_ screen: UIViewController, for trigger: PopTrigger, animated: Bool) -> Bool {
        guard viewControllers.count > 1, topViewController === screen else { return false }
        components.triggers.declare(trigger) { _ = popViewController(animated: animated) }
        return true
    }

    /// Asks all screens that would leave the stack, the top one first, and doesn't pop them.
    ///
    /// For ways out about which the library isn't asked: a tap on the selected tab, a deep link, the back button's
    /// menu. If the answer is yes, the app goes on with what it was about.
    ///
    /// Each screen is asked as before a swipe: at once with ``shouldPop(_:for:)`` and by its SwiftUI modifiers, then
    /// with the questions that need time, its own (``AsyncPopConfirming``) before those of the modifiers. The first no
    /// ends the questions. If such a question is open already, for example after a swipe, this call waits for its
    /// answer, and a yes no longer pops the screen.
    ///
    /// If the task of this call is cancelled, the call returns at once. An open question stays open, and a yes pops the
    /// screen as after a swipe.
    ///
    /// - Parameters:
    ///   - screen: The topmost screen that stays; neither it nor those below are asked. Default: `nil`, all screens are
    ///     asked, the root too. A screen that isn't in the stack counts as `nil`.
    ///   - trigger: What the screens are told. Default: ``PopTrigger/programmatic``.
    /// - Returns: Whether all screens agree; `false` if the stack has changed in the meantime, or if the task is
    ///   cancelled.
    public func confirmPop(
        downTo screen: UIViewController? = nil, for trigger: PopTrigger = .programmatic
    ) async -> Bool {
        let stack = viewControllers
        let kept = stack.lastIndex { $0 === screen }.map { $0 + 1 } ?? 0
        return await components.consent.confirmPop(of: stack[kept...].reversed(), for: trigger)
    }

    /// Returns the verdict about a drag that no finger makes, for unit tests of a screen's preferences.
    ///
    /// Hit-tests the controller's view as it is now and applies the same rules as for a finger. It has no side effects:
    /// no event is sent, and ``lastPopGestureVerdict`` doesn't change. The view must be in a window that has been laid
    /// out; otherwise the verdict is ``PopGestureRefusal/offWindow``, or about outdated frames. The verdict doesn't
    /// include what requires a touch: whether another recognizer wins the drag (``PopGestureRefusal/otherGesture``),
    /// whether a scroll view is decelerating, what the app's delegate of UIKit's recognizers answers
    /// (``PopGestureRefusal/delegateDeclined``), and whether the navigation delegate returns an animator that the app
    /// drives itself. Where no recognizer pops, such as outside the strip with ``PopGestureArea/system`` on iOS 18 and
    /// earlier, the verdict is ``PopGestureRefusal/outsideArea``. For a screen with a zoom, it is about the zoom's
    /// drags if they follow the screen's preferences, and ``PopGestureRefusal/systemTransition`` otherwise. UIKit
    /// decides whether a list takes a pull.
    ///
    /// - Parameters:
    ///   - start: The touch-down point, in the view's coordinates.
    ///   - translation: The movement in points. Default: `nil`, a straight drag towards the trailing side.
    ///   - askingScreen: Whether the top screen's ``PopConfirming/shouldPop(for:)`` is called, before a dismissal also
    ///     `presentationControllerShouldDismiss`. No handler of a modifier is called; a question that needs time counts
    ///     as a refusal. Default: `false`.
    public func popGestureVerdict(
        forDragFrom start: CGPoint, by translation: CGVector? = nil, askingScreen: Bool = false
    ) -> PopGestureVerdict {
        let verdict = components.gesture.verdict(forDragFrom: start, by: translation)
        guard askingScreen, verdict == .allowed, let screen = components.gesture.screenToPop else { return verdict }
        let agrees =
            components.gesture.presentationAgrees() && components.consent.agreesAtOnce(screen, for: .gesture)
        return agrees ? .allowed : .refused(.screenDeclined)
    }

    /// The current pop area of the top screen, in the view's coordinates; empty if no swipe can start.
    ///
    /// The area is measured from the leading edge of the safe area and extends to the view's edge. It includes the
    /// strip where UIKit's edge recognizer pops, however narrow the area is. Bars and excluded views inside it aren't
    /// subtracted. It is empty at the root, unless a swipe dismisses the controller. It is also empty where the
    /// controller's or the screen's switch is off, where the app has disabled or removed UIKit's recognizers, and where
    /// the screen itself refuses every swipe, such as with a bar without a way back. A transition or a presentation
    /// doesn't make it empty: during a pop it is the area of the screen that leaves.
    public var popGestureFrame: CGRect {
        guard isViewLoaded else { return .zero }
        return components.gesture.areaFrame
    }

    /// Does what the back button does, for custom back buttons.
    ///
    /// Performs the `backAction` of the item in the bar, if there is one (iOS 16). Otherwise it asks the top screen,
    /// pops it, and reports ``PopTrigger/backButton``. During a pop it does nothing, so that a double tap pops once,
    /// nor while a swipe forward may turn back. On iOS 18 and earlier, it does nothing during any transition.
    ///
    /// - Returns: Whether the call did something; `false` if there is no screen below or the top screen declines.
    @discardableResult
    public func goBack(animated: Bool) -> Bool {
        guard viewControllers.count > 1, let top = topViewController, allowsGoingBack else { return false }
        if performBackAction() { return true }
        guard components.consent.shouldPop(top, for: .backButton) else { return false }
        components.triggers.declare(.backButton) { _ = popViewController(animated: animated) }
        return true
    }

    /// The screens that the user has left and can go forward to, the next one first; empty unless ``forwardLimit`` is
    /// above 0.
    ///
    /// A screen that the user leaves by a swipe, the back button, VoiceOver's escape gesture or ``goBack(animated:)``
    /// is kept, the same instance with its view, until the list empties: with any other change of the stack, such as
    /// a push of another screen, `setViewControllers`, a pop by code or of several screens, and with a memory warning.
    /// A cancelled swipe changes nothing. A screen that you put into another container, present or show elsewhere
    /// leaves the list with those after it. A kept screen isn't in the stack: it has no `navigationController`, gets no
    /// new traits, and its questions have ended. ``PopEvent/didRemove(_:)`` comes when a screen leaves the list without
    /// coming back.
    public var forwardScreens: [UIViewController] {
        componentsStorage?.stack.forward?.screens(reachableFrom: viewControllers) ?? []
    }

    /// Pushes the next of the ``forwardScreens`` again, for custom buttons and menus.
    ///
    /// A push like any other: ``pushViewController(_:animated:)`` is called, and no screen is asked, since none leaves.
    ///
    /// - Returns: Whether a screen has been pushed; `false` if there is none, and while a transition is running.
    @discardableResult
    public func goForward(animated: Bool) -> Bool {
        guard let screen = componentsStorage?.stack.screenAhead else { return false }
        pushViewController(screen, animated: animated)
        return true
    }

    private var allowsGoingBack: Bool {
        // Outside a window, UIKit makes each change at once, and no transition follows.
        if viewIfLoaded?.window == nil { return isAtRest }
        let stack = components.stack
        if stack.hasSettledTop { return isAtRest }
        // A pop in a push that a swipe forward turns back would reach the screen below, which nobody has asked.
        return interruptsTransitions && stack.transition.map { $0.pop == nil && !$0.isReversible } == true
    }

    /// Goes back for VoiceOver's escape gesture.
    ///
    /// - Returns: Whether the gesture was for this stack.
    func goBackByEscape() -> Bool {
        guard viewControllers.count > 1, topViewController?.presentsAnother != true else { return false }
        let isEnabled = components.gesture.screen?.preferences?.isGestureEnabled
        if !showsNoWayBack || isEnabled == true { goBack(animated: true) }
        return true
    }
}
#endif
