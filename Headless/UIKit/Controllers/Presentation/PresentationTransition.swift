/// One presentation or dismissal.
@MainActor
package final class PresentationTransition {
    private let isDismissal: Bool
    /// The lowest presentation; a dismissal includes those above it.
    private let presentation: Presentation
    private let chain: [Presentation]
    /// Retains the presented controllers, which own their presentations, until the end.
    private let involved: [UIViewController]
    private let presenter: UIViewController
    private let presented: UIViewController
    /// Nil without animation, except for a sheet (fact I12).
    private let context: ViewControllerTransition?
    /// Whether the app's animator adds the presenting screen's view to the container.
    private let isOfApp: Bool
    private let completion: (() -> Void)?
    /// The dismissed screen's first responder.
    private weak var firstResponder: UIResponder?
    /// Dismissals that were requested during this presentation (fact I11), and changes of a stack (fact C41).
    private var workAfterwards: [() -> Void] = []
    /// Whether the last callbacks have begun.
    private var isOver = false
    private unowned let system: System

    private init(
        isDismissal: Bool,
        presentation: Presentation,
        presenter: UIViewController,
        motion: PresentationMotion,
        completion: (() -> Void)?
    ) {
        self.isDismissal = isDismissal
        self.presentation = presentation
        self.presenter = presenter
        self.completion = completion
        isOfApp = motion.isOfApp
        chain = isDismissal ? presentation.chain : [presentation]
        // Only the topmost screen is animated.
        let top = chain[chain.count - 1]
        presented = top.presented
        involved = chain.map(\.presented)
        system = .current
        context = motion.animator.map {
            ViewControllerTransition(
                from: isDismissal ? top.presented : presenter,
                to: isDismissal ? presenter : top.presented,
                containerView: top.container,
                animator: $0,
                interactor: motion.interactor,
                presentationStyle: top.presented.modalPresentationStyle
            )
        }
        for side in [presenter, presented] { side.presentationTransition = context }
        for each in chain { each.transition = self }
        context?.onCompletion = { [unowned self] completed in completed ? complete() : cancel() }
        system.presentationTransitions.append(self)
        system.clock.async { [weak self] in self?.start() }
    }

    static func present(_ presentation: Presentation, by motion: PresentationMotion, completion: (() -> Void)?) {
        guard let presenter = presentation.presenter else { return }
        _ = PresentationTransition(
            isDismissal: false, presentation: presentation, presenter: presenter, motion: motion, completion: completion
        )
    }

    static func dismiss(_ presentation: Presentation, by motion: PresentationMotion, completion: (() -> Void)?) {
        guard let presenter = presentation.presenter else { return }
        for each in presentation.chain { each.phase = .dismissing }
        _ = PresentationTransition(
            isDismissal: true, presentation: presentation, presenter: presenter, motion: motion, completion: completion
        )
    }

    /// Runs the block when this transition has ended, after its completion.
    func performAfterwards(_ work: @escaping () -> Void) {
        workAfterwards.append(work)
    }

    /// What the transition does to a change of a stack.
    enum Effect {
        case delays, drops
    }

    /// The effect on a change of a controller's stack; nil if the change is made at once (fact C41). Completions aren't
    /// part of the transition.
    func effect(on controller: UIViewController, animated: Bool) -> Effect? {
        guard !isOver else { return nil }
        let sides = [presenter, presented].filter { $0.outermostContainer === controller.outermostContainer }
        if system.switches.defersChangesInPresentations { return sides.isEmpty ? nil : .delays }
        guard !isDismissal, sides.contains(where: { $0 === presenter }) else { return nil }
        switch presented.modalPresentationStyle {
        case .currentContext, .overCurrentContext: return .drops
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .automatic, .none:
            return animated ? .delays : nil
        }
    }

    private var top: Presentation { chain[chain.count - 1] }
    private var covered: ArraySlice<Presentation> { chain.dropLast() }
    /// Whether the presenting screen disappears and appears.
    private var movesPresenter: Bool { presentation.controller.shouldRemovePresentersView }
    private var isAnimated: Bool { context?.isAnimated == true }

    private func start() {
        // Views marked in the turn of the call are laid out first, as in UIKit's commit.
        system.layoutPass()
        // The window may have another root by now.
        guard chain.allSatisfy(\.isCurrent) else { return discard() }
        guard isDismissal || presenter.viewIfLoaded?.window != nil else { return cancelBeforeStart() }
        if isDismissal { startDismissal() } else { startPresentation() }
        // The app may have set another root in one of these calls.
        guard chain.allSatisfy(\.isCurrent) else { return discard() }
        setFrames()
        guard let context else { return complete() }
        context.start()
    }

    private func startPresentation() {
        top.phase = .presenting
        top.installContainer()
        top.controller.presentationTransitionWillBegin()
        if movesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        guard top.isCurrent else { return }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        if !isAnimated, let view = top.controller.presentedView {
            top.container.addSubview(view)
            view.frame = top.controller.frameOfPresentedViewInContainerView
        }
    }

    private func startDismissal() {
        for each in covered {
            each.container.isHidden = true
            each.presented.beginAppearanceTransition(false, animated: isAnimated)
        }
        // UIKit's own animator finds the screen below in place; the app's adds it.
        if !isOfApp { presentation.restorePresentersView() }
        firstResponder = presented.firstResponderInside
        top.controller.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: isAnimated)
        guard presentation.isCurrent else { return }
        if movesPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
    }

    private func setFrames() {
        guard let context else { return }
        let rest = top.controller.frameOfPresentedViewInContainerView
        // A view outside the window may have an old size.
        let isBelowOutside = isDismissal && movesPresenter && isOfApp
        let below = isBelowOutside ? top.container.bounds : presenter.viewIfLoaded?.frame ?? .zero
        let presentedView = top.controller.presentedView
        if isDismissal {
            context.frames = (presentedView?.frame ?? rest, .zero, movesPresenter && !isOfApp ? below : .zero, below)
            context.views = (presentedView, movesPresenter ? presenter.viewIfLoaded : nil)
        } else {
            context.frames = (below, movesPresenter ? .zero : below, .zero, rest)
            context.views = (movesPresenter ? presenter.viewIfLoaded : nil, presentedView)
        }
        presented.restingFrame = isDismissal ? presentedView?.frame : rest
    }

    private func complete() {
        presented.restingFrame = nil
        if isDismissal { completeDismissal() } else { completePresentation() }
        finish()
    }

    private func completePresentation() {
        presented.endAppearanceTransition()
        if movesPresenter {
            presenter.endAppearanceTransition()
            top.removePresentersView()
        }
        top.phase = .settled
        isOver = true
        top.controller.presentationTransitionDidEnd(true)
        completion?()
    }

    private func completeDismissal() {
        // An animator may have moved the view into its container.
        presentation.restorePresentersView()
        if movesPresenter { presenter.endAppearanceTransition() }
        for each in chain.reversed() {
            each.releasePresenter()
            each.presented.endAppearanceTransition()
        }
        isOver = true
        for each in chain.reversed() {
            each.end()
            each.controller.dismissalTransitionDidEnd(true)
        }
        completion?()
    }

    /// Called for the finger that pulls a sheet, or by the app.
    private func cancel() {
        presented.restingFrame = nil
        if isDismissal { cancelDismissal() } else { cancelPresentation() }
        finish()
    }

    /// The window has another root, so that a cancelled transition has nothing to return to. Its handlers are called.
    func endIfCancelled() {
        guard let context, context.isCancelled else { return }
        context.abandon()
        finish()
    }

    /// Leaves everything as if the screen had never been presented.
    private func cancelPresentation() {
        presented.beginAppearanceTransition(false, animated: isAnimated)
        presented.endAppearanceTransition()
        top.restorePresentersView()
        if movesPresenter {
            presenter.beginAppearanceTransition(true, animated: isAnimated)
            presenter.endAppearanceTransition()
        }
        isOver = true
        top.end()
        top.controller.presentationTransitionDidEnd(false)
    }

    private func cancelDismissal() {
        for each in chain { each.phase = .settled }
        for each in covered { each.container.isHidden = false }
        if movesPresenter {
            presenter.beginAppearanceTransition(false, animated: isAnimated)
            presenter.endAppearanceTransition()
            presentation.removePresentersView()
        }
        for each in chain.reversed() {
            each.presented.beginAppearanceTransition(true, animated: isAnimated)
            each.presented.endAppearanceTransition()
        }
        returnFocus()
        top.controller.dismissalTransitionDidEnd(false)
        if system.switches.completesCancelledDismissals { completion?() }
    }

    /// Makes the former first responder first responder again, unless the app has moved the focus or presents another
    /// screen.
    private func returnFocus() {
        guard system.switches.restoresFirstResponder, presented.presentedStorage == nil,
            presented.viewIfLoaded?.windowStorage?.firstResponder == nil
        else { return }
        firstResponder?.becomeFirstResponder()
    }

    /// Called when the presenting screen has left the window.
    private func cancelBeforeStart() {
        system.warn("\(PresentationRules.attempt(presented, on: presenter)) whose view is not in the window hierarchy.")
        top.end()
        discard()
    }

    private func discard() {
        detach()
        remove()
    }

    private func detach() {
        isOver = true
        for side in [presenter, presented] where side.presentationTransition === context {
            side.presentationTransition = nil
        }
    }

    private func finish() {
        detach()
        context?.runCompletions()
        context?.notifyAnimator()
        remove()
    }

    private func remove() {
        system.presentationTransitions.removeAll { $0 === self }
        let work = workAfterwards
        workAfterwards = []
        for perform in work { perform() }
    }
}
