#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Stands between UIKit and the app's navigation delegate, so that the controller hears `willShow` too.
///
/// To the app the controller's `delegate` stays what it set. UIKit sees an object that responds to whatever the app's
/// delegate responds to, and otherwise to nothing but `willShow` and, while a swipe brings its own transition, to the
/// questions about that. It matters: a delegate that merely implements `animationControllerFor` disables the system's
/// gestures, even if it returns nil.
///
/// How it does so is in NavigationDelegateRelay+Forwarding.swift.
@MainActor
final class NavigationDelegateRelay: NSObject {
    // UIKit's runtime questions come without isolation, though on the main thread.
    nonisolated(unsafe) weak var appDelegate: (any UINavigationControllerDelegate)?
    weak var controller: BasicNavigationController?
    /// Whether the app's delegate has brought an animator; where the runtime cannot tell beforehand.
    var hasSeenAppAnimator = false

    /// The swipe whose own transition UIKit is to use for the next pop, or uses now.
    var popInteraction: PopInteraction? {
        didSet {
            // UIKit asks a delegate what it responds to when it is set.
            if (popInteraction == nil) != (oldValue == nil) { controller?.installDelegateRelay() }
        }
    }

    /// The animator for a change of the stack: the app's before the swipe's.
    func animator(
        for operation: UINavigationController.Operation, appAnimator: (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let popInteraction, operation == .pop else { return appAnimator }
        if let appAnimator { popInteraction.animator = appAnimator }
        return popInteraction.animator
    }

    /// What moves an animator under the finger; nil for a change that is none of the swipe's.
    ///
    /// An interaction of the app's is not asked for then: nobody would move it.
    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        popInteraction?.animator === animator ? popInteraction : nil
    }
}
#endif
