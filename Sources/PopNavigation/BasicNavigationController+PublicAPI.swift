#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension BasicNavigationController {
    /// The driver that a straight swipe in the middle of the content would use now.
    ///
    /// It is never ``PopDriver/automatic``. It is ``PopDriver/unmanaged`` until the view has loaded, and on a screen
    /// with a system transition, such as a zoom, which UIKit's gesture pops.
    ///
    /// Each swipe gets the best driver for its screen and its place. ``PopEvent/Pop/driver`` is the one that popped.
    public var activePopDriver: PopDriver { partsStorage?.swipes.driver ?? .unmanaged }

    /// The controller's own pan; `nil` until the view has loaded, and with ``PopDriver/unmanaged``.
    ///
    /// The pan begins only where it pops: outside the leading edge on iOS 18 and earlier, with
    /// ``PopDriver/percentDriven``, with the app's animator, and where UIKit's recognizers have refused although there
    /// is a reason to pop. Elsewhere UIKit's recognizers pop, and a target on this recognizer isn't called. To observe
    /// every swipe, use ``observePops(_:)`` and ``observePopProgress(_:)``.
    ///
    /// Use it for failure requirements with the app's recognizers. They cost nothing where the pan can't pop. Its
    /// delegate is the controller; any other delegate is ignored with a warning in the log. `isEnabled` belongs to the
    /// app: `false` disables every swipe, including UIKit's, as ``popGestureRecognizerEnabled`` does. If the app
    /// removes the recognizer from its view, the library adds it again at the next layout.
    public var popRecognizer: UIPanGestureRecognizer? {
        guard isViewLoaded, preferredPopDriver != .unmanaged else { return nil }
        return partsStorage?.swipes.ownPan.recognizer
    }

    /// The decision about the last drag that moved far enough to be a swipe; `nil` before the first such drag.
    ///
    /// With ``PopDriver/unmanaged``, drags leave it unchanged.
    public var lastPopGestureVerdict: PopGestureVerdict? { partsStorage?.swipes.lastVerdict }

    /// Observes pops and refused drags.
    ///
    /// - Parameter handler: Called on the main thread; several handlers are called in the order in which they were
    ///   added. Capture the controller weakly. The handler may change the stack. The change is made in the next turn of
    ///   the run loop, since UIKit is still making its last calls about a transition.
    /// - Returns: The observation, which ends when the object is released.
    public func observePops(_ handler: @escaping @MainActor (PopEvent) -> Void) -> PopObservation {
        parts.observers.add(handler)
    }

    /// Observes how far a finger has moved the screen that it pops.
    ///
    /// The handler is called with every driver, between ``PopEvent/willPop(_:)`` and the lift of the finger, once for
    /// each frame in which the share changes.
    ///
    /// - Parameter handler: Called on the main thread with the pop and the share of the width by which the screen has
    ///   visibly moved, 0 to 1; with the app's animator, the share of the animation. Capture the controller weakly.
    /// - Returns: The observation, which ends when the object is released.
    public func observePopProgress(
        _ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void
    ) -> PopObservation {
        parts.progress.add(handler)
    }

    /// Pops a screen after the user has answered a question about it, for example in an alert. Doesn't ask again.
    ///
    /// - Parameters:
    ///   - screen: The screen that the question was about. If another screen is on top when the pop is made, nothing
    ///     happens.
    ///   - trigger: The trigger of the question; ``PopEvent/willPop(_:)`` reports it.
    ///   - animated: Whether the pop animates.
    /// - Returns: Whether the pop has been requested; `false` if another screen is on top or there is no screen below.
    @discardableResult
    public func pop(_ screen: UIViewController, for trigger: PopTrigger, animated: Bool) -> Bool {
        guard viewControllers.count > 1, topViewController === screen else { return false }
        return parts.queue.performPop(as: .answer(to: trigger), of: screen) { popViewController(animated: animated) }
    }

    /// Returns the verdict about a drag that no finger makes, for unit tests of a screen's preferences.
    ///
    /// Hit-tests the controller's view as it is now and applies the same rules as for a finger. It has no side effects:
    /// no event is sent, and ``lastPopGestureVerdict`` doesn't change. The view must be in a window that has been laid
    /// out; otherwise the verdict is ``PopGestureRefusal/offWindow``, or about outdated frames. The verdict doesn't
    /// include what requires a touch: whether another recognizer wins the drag (``PopGestureRefusal/otherGesture``),
    /// and whether a scroll view is decelerating.
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

    /// The current pop area of the top screen, in the view's coordinates; empty if no swipe can start.
    ///
    /// The area is measured from the leading edge of the safe area and extends to the view's edge. Bars and excluded
    /// views inside it aren't subtracted.
    public var popGestureFrame: CGRect {
        guard isViewLoaded else { return .zero }
        let preferences = topViewController.flatMap(parts.owner.preferences(of:))
        return PopGestureFrame(of: self, preferences?.area ?? popGestureArea).frame
    }

    /// Does what the back button does, for custom back buttons.
    ///
    /// Performs the `backAction` of the item in the bar, if there is one (iOS 16). Otherwise it asks the top screen,
    /// pops it, and reports ``PopTrigger/backButton``. During a pop it does nothing, so that a double tap pops once. On
    /// iOS 18 and earlier, it does nothing during any transition; on later systems, while UIKit defers another change.
    ///
    /// - Returns: Whether the call did something; `false` if there is no screen below or the top screen declines.
    @discardableResult
    public func goBack(animated: Bool) -> Bool {
        let queue = parts.queue
        guard viewControllers.count > 1, queue.allowsGoingBack else { return false }
        if performBackAction() { return true }
        // The screen may have gone back itself while it was asked.
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
