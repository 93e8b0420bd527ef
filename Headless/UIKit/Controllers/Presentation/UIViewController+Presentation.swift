/// A controller's settings for its presentation.
package struct ModalSettings {
    var style = UIModalPresentationStyle.automatic
    var isModal = false
    var capturesStatusBar = false
    var definesContext = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Created before the presentation, such as for its delegate.
    var controller: UIPresentationController?
}

extension UIViewController {
    /// The first non-nil result for this controller and its ancestors.
    final func firstAncestor<Answer>(_ answer: (UIViewController) -> Answer?) -> Answer? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let found = answer(current) { return found }
            candidate = current.parentStorage
        }
        return nil
    }

    final var outermostContainer: UIViewController {
        var outermost: UIViewController = self
        while let parent = outermost.parentStorage { outermost = parent }
        return outermost
    }

    /// The outermost container presents, unless the style requires a context and a nearer one defines it.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var outermost: UIViewController = self
        let requiresContext = style == .currentContext || style == .overCurrentContext
        while true {
            if requiresContext, outermost.definesPresentationContext { return outermost }
            guard let parent = outermost.parentStorage else { return outermost }
            outermost = parent
        }
    }

    /// Makes the system of the controller's window the current one. A task may present, or change a stack, after the
    /// code of another device has run.
    final func activateSystem() {
        outermostContainer.viewIfLoaded?.window?.system.activate()
    }

    final func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        activateSystem()
        let presenter = presenter(for: presented.modalPresentationStyle)
        if let obstacle = PresentationRules.obstacle(to: presented, by: presenter, from: self) {
            System.current.warn(obstacle)
            return
        }
        PresentationRules.check(presented, by: presenter)
        let controller = presented.builtInPresentationController
        presented.modal.controller = nil
        let presentation = Presentation(presented: presented, presenter: presenter, controller: controller)
        presenter.presentedStorage = presented
        presented.presentingStorage = presenter
        presented.presentation = presentation
        presented.loadViewIfNeeded()
        let motion = presentation.presentingMotion(animated: animated, source: self)
        PresentationTransition.present(presentation, by: motion, completion: completion)
    }

    /// Created on first access, so that a delegate can be set before the presentation.
    private var builtInPresentationController: UIPresentationController {
        if let controller = modal.controller, controller.presentationStyle == modalPresentationStyle {
            return controller
        }
        let controller: UIPresentationController
        switch modalPresentationStyle {
        case _ where self is UIAlertController:
            controller = AlertPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet, .popover, .automatic:
            // On a phone form sheets and popovers are sheets too.
            controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none:
            controller = CoveringPresentationController(presentedViewController: self, presenting: nil)
        }
        modal.controller = controller
        return controller
    }

    final var anyPresentationController: UIPresentationController? {
        if let presentation = firstAncestor(\.presentation) { return presentation.controller }
        return builtInPresentationController
    }

    /// Dismisses what this controller presents, or this controller itself where it presents nothing.
    final func startDismissing(animated: Bool, completion: (() -> Void)?) {
        activateSystem()
        guard let target = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: animated, completion: completion)
            } else if let completion {
                // Nothing to dismiss: only the completion is called (fact I11).
                System.current.clock.async { completion() }
            }
            return
        }
        // A search controller is presented without its own presentation.
        if let search = target as? UISearchController { return search.end(animated: animated, completion: completion) }
        guard let presentation = target.presentation else { return }
        let chain = presentation.chain
        if let unfinished = chain.first(where: \.isPresenting)?.transition {
            // Performed when the presentation has ended (fact I11).
            unfinished.performAfterwards { [self] in startDismissing(animated: animated, completion: completion) }
            return
        }
        guard chain.allSatisfy(\.isSettled) else {
            System.current.warn(
                "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!"
            )
            return
        }
        let motion = chain[chain.count - 1].dismissingMotion(animated: animated)
        PresentationTransition.dismiss(presentation, by: motion, completion: completion)
    }

    /// Ends the presentations of a root that the window replaces, without transitions.
    package final func endPresentations() {
        guard let presented = presentedStorage else { return }
        presented.endPresentations()
        presented.presentation?.transition?.endIfCancelled()
        presented.disappear()
        presented.presentation?.end()
    }
}
