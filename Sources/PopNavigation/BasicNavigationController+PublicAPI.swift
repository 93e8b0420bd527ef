#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension BasicNavigationController {
    /// The driver that would pop the top screen now, with a straight swipe in the middle of the content. Never
    /// ``PopDriver/automatic``; ``PopDriver/unmanaged`` until the view has loaded, and on a screen with a transition of
    /// the system's own, such as a zoom, which UIKit's gesture pops.
    ///
    /// Each swipe gets the best driver for its screen and its place; ``PopEvent/Pop/driver`` is the one that popped.
    public var activePopDriver: PopDriver { partsStorage?.swipes.driver ?? .unmanaged }

    /// The controller's own pan; `nil` until the view has loaded, and with ``PopDriver/unmanaged``.
    ///
    /// The pan begins only where it pops itself: outside the leading edge on iOS 18 and earlier, with
    /// ``PopDriver/percentDriven``, with an animator of the app's, and where UIKit's recognizers have refused in spite
    /// of a reason to pop. Elsewhere UIKit's recognizers pop, and a target on this one hears nothing: observe swipes
    /// with ``observePops(_:)`` and ``observePopProgress(_:)``.
    ///
    /// It is meant for failure requirements with the app's recognizers, which cost nothing where the pan cannot pop.
    /// Its delegate is the controller; another one is ignored with a warning in the log. `isEnabled` belongs to the
    /// app: `false` disables the swipe, UIKit's included, as ``popGestureRecognizerEnabled`` does. If the app removes
    /// the recognizer from its view, the library adds it again at the next layout.
    public var popRecognizer: UIPanGestureRecognizer? {
        guard isViewLoaded, preferredPopDriver != .unmanaged else { return nil }
        return partsStorage?.swipes.ownPan.recognizer
    }

    /// The decision about the last drag that moved far enough to be a swipe; `nil` before the first.
    ///
    /// Drags that UIKit's own recognizers handle leave it unchanged (``PopDriver/unmanaged``).
    public var lastPopGestureVerdict: PopGestureVerdict? { partsStorage?.swipes.lastVerdict }

    /// Observes pops and refused drags.
    ///
    /// - Parameter handler: Called on the main thread, in the order in which observations were made. Capture the
    ///   controller weakly. The handler may change the stack; the change is made in the next turn of the run loop,
    ///   since UIKit is inside of its own last calls.
    /// - Returns: The observation, which ends when the object is released.
    public func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        parts.observers.add(handler)
    }

    /// Observes how far a finger has moved the screen that it pops: between ``PopEvent/willPop(_:)`` and the lift of
    /// the finger, once for each frame in which that changes, with every driver.
    ///
    /// - Parameter handler: Called on the main thread with the pop, and with the share of the width by which the screen
    ///   is seen to have moved, 0 to 1; with an animator of the app's, the share of the animation. Capture the
    ///   controller weakly.
    /// - Returns: The observation, which ends when the object is released.
    public func observePopProgress(
        _ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void
    ) -> PopObservation {
        parts.progress.add(handler)
    }

    /// Pops a screen after the user has answered a question about it, for example in an alert. Asks nobody.
    ///
    /// - Parameters:
    ///   - screen: The screen that was asked. If another one is on top when the pop is made, nothing happens: the
    ///     answer was not about that one.
    ///   - trigger: The trigger of the question; ``PopEvent/willPop(_:)`` reports it.
    ///   - animated: Whether the pop animates.
    /// - Returns: Whether the pop has been requested: `false` if another screen is on top, or none is below.
    @discardableResult
    public func pop(_ screen: UIViewController, for trigger: PopTrigger, animated: Bool) -> Bool {
        guard viewControllers.count > 1, topViewController === screen else { return false }
        return parts.queue.performPop(as: .answer(to: trigger), of: screen) { popViewController(animated: animated) }
    }

    /// The decision about a drag, without a touch. For unit tests of a screen's preferences, on any simulator.
    ///
    /// Hit-tests the controller's view as it is now, and applies the same rules as to a finger. Without side effects:
    /// no event is sent, and ``lastPopGestureVerdict`` does not change. The view must be in a window that has been laid
    /// out; otherwise the verdict is ``PopGestureRefusal/offWindow``, or about outdated frames. Conditions that require
    /// a touch are not included: whether another recognizer wins the drag (``PopGestureRefusal/otherGesture``), and
    /// whether a scroll view is decelerating.
    ///
    /// - Parameters:
    ///   - start: The touch-down point, in the view's coordinates.
    ///   - translation: The movement in points. Default: `nil`, a straight drag towards the trailing side.
    ///   - askingScreen: Whether the top screen's ``PopConfirming/shouldPop(for:)`` is called. Default: `false`.
    public func popGestureVerdict(
        forDragFrom start: CGPoint, by translation: CGVector? = nil, askingScreen: Bool = false
    ) -> PopGestureVerdict {
        parts.swipes.judge.decision?.verdict(forDragFrom: start, by: translation, askingScreen: askingScreen)
            ?? .refused(.offWindow)
    }

    /// The pop area of the top screen now, in the view's coordinates; empty if a swipe can start nowhere.
    ///
    /// The area is measured from the leading edge of the safe area, and reaches to the view's edge. At the leading
    /// edge, bars and excluded views inside it are not subtracted.
    public var popGestureFrame: CGRect {
        guard isViewLoaded else { return .zero }
        let preferences = topViewController.flatMap(parts.owner.preferences(of:))
        return PopGestureFrame(of: self, preferences?.area ?? popGestureArea).frame
    }

    /// Does what the back button does. For custom back buttons.
    ///
    /// Performs the `backAction` of the item in the bar, if there is one (iOS 16). Otherwise asks the top screen, pops
    /// it, and reports ``PopTrigger/backButton``. During a pop it does nothing, so that a double tap pops once; up to
    /// iOS 18 also during any other transition, and on later systems while UIKit has put another change off.
    ///
    /// - Returns: Whether the call did something; `false` if there is no screen below, or the top screen declines.
    @discardableResult
    public func goBack(animated: Bool) -> Bool {
        let queue = parts.queue
        guard viewControllers.count > 1, queue.allowsGoingBack else { return false }
        if performBackAction() { return true }
        // The screen may have gone back itself when it was asked.
        guard topScreenAgrees(to: .backButton), queue.allowsGoingBack else { return false }
        return queue.performPop(as: .backButton, of: topViewController) { popViewController(animated: animated) }
    }

    /// Goes back for VoiceOver's escape gesture.
    ///
    /// - Returns: Whether the gesture was for this stack.
    func goBackByEscape() -> Bool {
        guard viewControllers.count > 1, topViewController?.presentsAnother != true else { return false }
        let isEnabled = preferences(of: topViewController)?.isGestureEnabled
        if !showsNoWayBack || isEnabled == true { goBack(animated: true) }
        return true
    }
}
#endif
