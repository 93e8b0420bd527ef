#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A screen that needs time to decide whether the user may leave it, for example because it asks the user or a server.
///
/// A swipe, the back button and VoiceOver's escape gesture are refused at once, and the question is asked. Further
/// attempts don't ask while it waits. If the answer is yes, the screen is popped with the trigger of the attempt,
/// provided that it is still on top. Works in a ``BasicNavigationController``.
///
/// A screen that adopts ``PopConfirming`` too is asked there first.
@preconcurrency @MainActor
public protocol AsyncPopConfirming: UIViewController {
    /// Returns whether the user may pop this screen.
    ///
    /// The task is cancelled when the screen leaves the stack; the answer is ignored then.
    func shouldPop(for trigger: PopTrigger) async -> Bool
}
#endif
