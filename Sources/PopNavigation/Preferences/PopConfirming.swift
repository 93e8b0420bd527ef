#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen that knows at once whether the user may leave it, for example because it is recording.
///
/// To ask the user, for example about unsaved changes, adopt ``AsyncPopConfirming``.
///
/// Like that of ``PopGestureConfigurable``, the requirement has no default implementation. A container forwards the
/// question to its child.
@preconcurrency @MainActor
public protocol PopConfirming: UIViewController {
    /// Returns whether the user may pop this screen now.
    ///
    /// Called once for a drag that is about to pop, for a tap on the back button, for VoiceOver's escape gesture, and
    /// for ``BasicNavigationController/goBack(animated:)`` and
    /// ``BasicNavigationController/confirmPop(downTo:for:)``. It isn't called for pops by code.
    ///
    /// The menu that opens with a long press on the back button pops by code: UIKit doesn't ask any delegate first. The
    /// gestures of a zoom (`preferredTransition`, iOS 18) ask only after a call of
    /// `ZoomOptions.followPopPreferences(of:)`.
    ///
    /// If the screen changes the stack or presents before it returns, it hasn't agreed, whatever it returns.
    func shouldPop(for trigger: PopTrigger) -> Bool
}

/// A screen that needs time to decide whether the user may leave it, for example because it asks the user or a server.
///
/// While ``needsPopConfirmation`` is `true`, a swipe, the back button and VoiceOver's escape gesture are refused at
/// once, and the question is asked. Further attempts don't ask while it waits. If the answer is yes, the screen is
/// popped with the trigger of the attempt, provided that it is still on top. The gestures of a zoom ask as with
/// ``PopConfirming/shouldPop(for:)``.
///
/// A screen that adopts ``PopConfirming`` too is asked there first.
@preconcurrency @MainActor
public protocol AsyncPopConfirming: UIViewController {
    /// Whether there is something to ask now, such as unsaved changes. Default: `true`.
    ///
    /// With `false`, the user leaves at once, and a swipe moves the screen with the finger.
    var needsPopConfirmation: Bool { get }

    /// Returns whether the user may pop this screen.
    ///
    /// The question stays open until it is answered. An alert that the app dismisses itself has to answer it too.
    ///
    /// The task is cancelled when the screen leaves the stack; the answer is ignored then.
    func shouldPop(for trigger: PopTrigger) async -> Bool
}

extension AsyncPopConfirming {
    /// `true`: the question is always asked.
    public var needsPopConfirmation: Bool { true }
}

/// The user's or the app's action that causes a pop.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum PopTrigger: Hashable, Sendable {
    /// A swipe back by a finger, or by two fingers on a trackpad.
    case gesture

    /// The bar's back button, VoiceOver's escape gesture, or ``BasicNavigationController/goBack(animated:)``.
    case backButton

    /// A call of one of the controller's methods, by the app or by UIKit, such as for the back button's menu or a tap
    /// on the selected tab.
    case programmatic
}
#endif
