#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The dismissal that a swipe makes at the root of a controller that is presented in full screen.
///
/// UIKit pulls sheets down, and has no gesture for a full screen; apps have made their own (finn-no/FinniversKit#250,
/// osmandapp/OsmAnd-iOS#361). From the call of `dismiss(animated:)` to the end of the dismissal, this object is the
/// controller's `transitioningDelegate`. That UIKit asks a delegate that was set after the presentation is an
/// assumption. If UIKit doesn't ask it, its own animation dismisses.
@MainActor
final class ModalDismissal: NSObject {
    private weak var controller: UINavigationController?
    private let didDismiss: @MainActor (UIViewController) -> Void
    private let focus = FocusKeeper()

    /// The interaction of the requested dismissal; `nil` without a finger.
    private weak var interaction: SwipeInteraction?
    /// The interaction that UIKit will start. The app may dismiss in UIKit's last calls about a cancelled dismissal,
    /// when the ended interaction is still set.
    private var nextInteraction: SwipeInteraction? { interaction?.hasStarted == false ? interaction : nil }
    /// The presentation that the requested dismissal ends.
    private weak var presentation: UIPresentationController?
    /// Whether a dismissal that this object has requested is running.
    var isRunning: Bool { presentation != nil }

    /// - Parameter didDismiss: Called with the root screen when a dismissal is complete.
    init(of controller: UINavigationController?, didDismiss: @escaping @MainActor (UIViewController) -> Void) {
        self.controller = controller
        self.didDismiss = didDismiss
    }

    // MARK: Whether it is possible

    /// Whether a swipe on a screen can dismiss the controller, whatever moves or is presented now.
    func isPossible(from screen: UIViewController?) -> Bool {
        guard let controller, let screen, controller.viewControllers.count == 1, screen === controller.topViewController
        else { return false }
        return livePresentation != nil && supportsPresentersOrientation
    }

    /// The presentation of the controller; `nil` if a swipe can't end it.
    ///
    /// Over a full screen that leaves the presenter's view in place, the animator would have no view to reveal. A
    /// transition that the app has chosen stays as it is.
    private var livePresentation: UIPresentationController? {
        guard let controller, controller.parent == nil, controller.presentingViewController != nil,
            controller.transitioningDelegate == nil || controller.transitioningDelegate === self,
            !controller.usesSystemTransition,
            // Read only while presented: otherwise UIKit creates an object for the next presentation.
            let presentation = controller.presentationController, presentation.presentationStyle == .fullScreen
        else { return nil }
        return presentation
    }

    /// Whether the presenting screen may be shown as the device is held. If not, UIKit turns the interface in the
    /// dismissal, which a finger can't drive.
    private var supportsPresentersOrientation: Bool {
        let orientation = controller?.viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .unknown
        let supported = controller?.presentingViewController?.supportedInterfaceOrientations ?? []
        return supported.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }

    /// Asks the app with the properties and the method that UIKit has for a sheet's pull.
    ///
    /// Which controller's `isModalInPresentation` UIKit reads isn't documented, so both count.
    func shouldDismiss() -> Bool {
        guard let controller, let presentation = livePresentation, !controller.isModalInPresentation,
            controller.topViewController?.isModalInPresentation != true
        else { return false }
        return presentation.delegate?.allowsDismissal(of: presentation) ?? true
    }

    /// Tells the presentation's delegate about a refused swipe, as UIKit does about a refused pull.
    func reportAttempt() {
        guard let presentation = livePresentation else { return }
        presentation.delegate?.didAttemptToDismissIfImplemented(presentation)
    }

    // MARK: The dismissal

    /// Requests the dismissal. Without an interaction, UIKit's own animation dismisses.
    func start(drivenBy interaction: SwipeInteraction? = nil) {
        guard let controller, let root = controller.topViewController, let presentation = livePresentation else {
            return
        }
        (self.interaction, self.presentation) = (interaction, presentation)
        focus.record(in: root)
        if interaction != nil { controller.transitioningDelegate = self }
        controller.dismiss(animated: true)
        guard let coordinator = controller.dismissalCoordinator else { return stop() }
        presentation.delegate?.willDismissIfImplemented(presentation)
        coordinator.notifyWhenInteractionChanges { [focus] context in
            if context.isCancelled { focus.giveBack(over: context.viewController(forKey: .to)) }
        }
        coordinator.animate(alongsideTransition: nil) { context in
            self.stop()
            if !context.isCancelled { self.dismissalDidEnd(presentation, root) }
        }
    }

    /// Forgets a dismissal that has ended or hasn't begun. The app may have set its own delegate in the meantime.
    private func stop() {
        if controller?.transitioningDelegate === self { controller?.transitioningDelegate = nil }
        (interaction, presentation) = (nil, nil)
        focus.forget()
    }

    /// UIKit tells the delegate nothing about a dismissal by code.
    private func dismissalDidEnd(_ presentation: UIPresentationController, _ root: UIViewController) {
        presentation.delegate?.didDismissIfImplemented(presentation)
        didDismiss(root)
    }
}

extension ModalDismissal: UIViewControllerTransitioningDelegate {
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // If the window has got another root, the presentation is gone, and a later dismissal is the app's.
        isRunning ? nextInteraction?.animator : nil
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nextInteraction?.animator === animator ? nextInteraction : nil
    }
}

extension UIViewController {
    /// The coordinator of this controller's dismissal; `nil` if there is none. An override of `dismiss` that presents a
    /// question instead starts another transition.
    fileprivate var dismissalCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let transitionCoordinator, presentedViewController == nil,
            transitionCoordinator.viewController(forKey: .from) === self
        else { return nil }
        return transitionCoordinator
    }
}
#endif
