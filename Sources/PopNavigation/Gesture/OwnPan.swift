#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan: the recognizer, its delegate's answers, and the swipe that it drives.
///
/// It pops where UIKit has no recognizer: outside the leading edge on iOS 18 and earlier, and with the app's animator.
/// It also makes the dismissals.
@MainActor
final class OwnPan: NSObject {
    let recognizer = PopPanGestureRecognizer()
    /// The delegate of the recognizer; `nil` for this object. A class answers with methods that subclasses override.
    weak var delegate: (any UIGestureRecognizerDelegate)?
    private weak var session: PopGestureSession?
    private lazy var receiver = ActionTarget { [weak self] _ in self?.recognizerDidChange() }
    private var swipe: (any PopSwipe)?

    init(in session: PopGestureSession) {
        self.session = session
        super.init()
        recognizer.owner = self
        recognizer.addTarget(receiver, action: .performAction)
    }

    /// Adds the recognizer to a view.
    func attach(to view: UIView) {
        if recognizer.delegate == nil { recognizer.delegate = delegate ?? self }
        if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    // MARK: The swipe

    private func recognizerDidChange() {
        guard let session else { return }
        // An observer of the pop may release the controller, which retains the session and this object.
        withExtendedLifetime((self, session, session.controller)) {
            if recognizer.state == .began { begin(in: session) } else { swipe?.handle(recognizer) }
            if !recognizer.isInProgress { swipe = nil }
        }
    }

    private func begin(in session: PopGestureSession) {
        guard let touch, let swipe = makeSwipe(for: touch, in: session) else { return recognizer.cancel() }
        recognizer.startTranslation(of: session.drag(of: touch))
        self.swipe = swipe
        recognizer.transitionWillStart()
        swipe.handle(recognizer)
        let hasStarted: @MainActor () -> Void = { [weak recognizer] in recognizer?.transitionDidStart() }
        if let transition = session.controller?.transitionCoordinator {
            transition.animate(alongsideTransition: { _ in onNextTurn(hasStarted) })
        } else {
            hasStarted()
        }
        if touch.facts.route.dismissesController { dismissalDidBegin(with: touch, in: session) }
        session.recognizerDidChange()
    }

    /// Called when a swipe has requested a dismissal. The app may have kept it from UIKit, in an override without
    /// `super`.
    private func dismissalDidBegin(with touch: PopTouch, in session: PopGestureSession) {
        if session.dismissal.isRunning {
            session.claimPop()
        } else {
            session.record(.screenDeclined, about: touch)
            recognizer.cancel()
        }
    }

    /// Makes the swipe of a drag that the recognizer has won; `nil` if the drag mustn't pop after all.
    ///
    /// Checks everything again and asks the screen. The stack may have changed while the recognizer waited, and an app
    /// that overrides `gestureRecognizerShouldBegin` without `super` has skipped the rules. A second pop through the
    /// private handler during a transition hangs (WebKit/WebKit#48225).
    private func makeSwipe(for touch: PopTouch, in session: PopGestureSession) -> (any PopSwipe)? {
        decide(about: touch, in: session)
        guard let mover = mover(for: touch) else { return nil }
        session.askScreen(about: touch)
        // The screen may have started a transition while it was asked.
        guard touch.answer == true, recognizer.isInProgress, let controller = session.controller, controller.isAtRest,
            let operation = operation(for: touch, in: session)
        else { return nil }
        if session.uiKit.haveUIKitsDelegate { session.adviseAboutOverriddenRefusal(touch) }
        if mover == .popHandler, let handler = session.uiKit.popHandler {
            return HandlerSwipe(with: handler, in: controller)
        }
        return session.ownTransition.map { ownTransition in
            PercentDrivenSwipe(
                operation, in: controller, ownTransition: ownTransition, animator: touch.animatorAnswer?.animator,
                isAtEdge: touch.facts.location.isAtLeadingEdge)
        }
    }

    /// What the swipe does; `nil` if the app has prevented the dismissal while it was asked.
    private func operation(for touch: PopTouch, in session: PopGestureSession) -> OwnTransition.Operation? {
        guard touch.facts.route.dismissesController else { return .pop }
        return session.dismissesController(from: touch.screen) ? .dismissal(session.dismissal) : nil
    }

    // MARK: Whether it may begin

    /// The touch that the recognizer follows; `nil` if there is none.
    private var touch: PopTouch? { recognizer.numberOfTouches > 0 ? session?.touches.touch(of: recognizer) : nil }

    /// Whether the recognizer may follow a touch that begins.
    func mayFollow(_ source: UITouch) -> Bool { session?.noteTouch(source).map(mayFollow) == true }

    private func mayFollow(_ touch: PopTouch) -> Bool {
        guard session?.uiKit.belongToController == true, touch.facts.route.includesOwnPan else { return false }
        // In the strip, UIKit ignores a touch that goes down during a transition.
        if touch.facts.location.isAtLeadingEdge, touch.facts.controller.isChangingScreens { return false }
        return touch.evaluationAtTouchDown.refusal(for: .ownPan) == nil
    }

    /// Decides about a drag, and asks the app's navigation delegate for its animator. Another recognizer may still win
    /// the drag.
    private func decide(about touch: PopTouch, in session: PopGestureSession) {
        session.swipeMayBegin(with: touch)
        // A drag that has been refused stays refused.
        if touch.refusal == nil { applyRules(to: touch, in: session) }
        if touch.refusal == nil { session.askForAnimator(of: touch) }
    }

    private func applyRules(to touch: PopTouch, in session: PopGestureSession) {
        session.collectFacts(of: touch, drag: session.drag(of: touch))
        session.record(PopGestureRules.evaluate(touch.facts).refusal(for: .ownPan), about: touch)
    }

    /// What moves the screens under a drag about which the pan has decided; `nil` if the pan doesn't pop.
    private func mover(for touch: PopTouch) -> PopRoute.Mover? {
        guard touch.refusal == nil else { return nil }
        return touch.facts.route.mover(withAppsAnimator: touch.animatorAnswer?.animator != nil)
    }

    // MARK: While the finger moves

    /// How the recognizer responds to a move before it has begun.
    enum Response {
        /// It doesn't see the move.
        case wait
        /// As `wait`, once, so that a pan of the app begins first.
        case yield
        /// It begins or fails, as a pan does.
        case decide
        case fail
    }

    func response(toMoveOf source: UITouch) -> Response {
        guard let session, let touch = session.touches[source] else { return .decide }
        // One of UIKit's recognizers has asked the screen and is about to pop. An app may make it wait for this one,
        // which waits for UIKit's.
        if touch.answer == true || touch.appsDelegateAnswer == false { return .fail }
        if let recognizer = recognizerToAskAbout(touch, in: session) {
            if touch.belongs(to: recognizer) || touch.refusal != nil { return .fail }
        }
        guard touch.isDecided(session.drag(of: touch)) else { return .wait }
        // A quick finger carries this pan and one of the app around the screen past their distances in one event. The
        // app's comes first, as it does under a slower finger; this one begins with the next event.
        return hasPanOfAppAroundScreen ? .yield : .decide
    }

    // MARK: The app's delegate of UIKit's recognizer

    /// Asks the app's delegate whether the own pan may receive a touch that nothing else refuses, unless UIKit has
    /// asked it about UIKit's recognizer.
    func appsDelegateReceives(_ source: UITouch) -> Bool {
        guard let session, let touch = session.touches[source], let recognizer = session.uiKit.recognizer(for: touch),
            recognizer.numberOfTouches == 0
        else { return true }
        let answer = session.uiKit.askAppsDelegate(of: recognizer) { $0.answer(recognizer, shouldReceive: source) }
        if answer == false { touch.appsDelegateAnswer = false }
        return answer != false
    }

    /// Asks the app's delegate once whether it leaves a drag to the own pan, when the drag has moved forward by the
    /// distance after which UIKit's pans ask: the own pan can still fail, so that the views keep the touch and other
    /// recognizers begin where they do on a plain controller.
    ///
    /// It isn't asked about a drag that UIKit's recognizer follows: UIKit asks it.
    func askAppsDelegate(about source: UITouch) {
        guard let session, let touch = session.touches[source], touch.answer != true,
            let recognizer = recognizerToAskAbout(touch, in: session), !touch.belongs(to: recognizer)
        else { return }
        applyRules(to: touch, in: session)
        guard touch.refusal == nil else { return }
        touch.appsDelegateAnswer = session.uiKit.askAppsDelegate(of: recognizer) { $0.answerShouldBegin(recognizer) }
        if touch.appsDelegateAnswer == false { session.record(.delegateDeclined, about: touch) }
    }

    /// UIKit's recognizer about which the app's delegate has to be asked now; `nil` if there is nothing to ask.
    private func recognizerToAskAbout(_ touch: PopTouch, in session: PopGestureSession) -> UIGestureRecognizer? {
        guard touch.appsDelegateAnswer == nil, let recognizer = session.uiKit.recognizer(for: touch),
            session.uiKit.appsDelegate(of: recognizer) != nil
        else { return nil }
        let drag = session.drag(of: touch)
        guard drag.isForward, drag.sideways >= PopDrag.panDistance else { return nil }
        // With the first movement, UIKit's recognizer follows the finger or lets it go.
        let isOpen = recognizer.isFollowing && !touch.isFollowedByUIKit && drag.sideways < PopDrag.swipeDistance
        return isOpen ? nil : recognizer
    }

    // MARK: The priority between the pan and others

    /// The touch about which UIKit asks failure questions. It may ask before the recognizer has received its touch.
    private var touchToFollow: PopTouch? { touch ?? session?.touches.all.last(where: mayFollow) }

    /// Whether the pan waits until the other recognizer has failed: one that the screen wants first, and outside the
    /// strip one that swipes a row.
    func waits(for other: UIGestureRecognizer) -> Bool {
        guard let session, let touch = touchToFollow else { return false }
        // UIKit's recognizers come first. If the delegate implements `animationControllerFor`, they ask it in
        // `shouldBegin`: the edge recognizer before the own pan, the content recognizer after the same distance.
        if session.uiKit.contains(other) { return other === session.uiKit.edge }
        if touch.isPreceded(byRecognizersOf: other.view) { return touch.isPreceded(by: other) }
        return !touch.facts.location.isAtLeadingEdge && PrivateAPI.swipesRow(other)
    }

    /// Whether the other recognizer waits until the pan has failed.
    func precedes(_ other: UIGestureRecognizer) -> Bool {
        // If the app made the own pan wait for `other`, each would wait for the other.
        guard let session, let controller = session.controller, let touch = touchToFollow,
            !(other is UIScreenEdgePanGestureRecognizer), !recognizer.isRequired(toWaitFor: other)
        else { return false }
        let route = touch.facts.route
        // Perhaps only the app pops.
        if route.isLeftToAppsAnimator || route.delegate == .interactions && hasPanOfAppAroundScreen { return false }
        let drag = session.drag(of: touch)
        // Where UIKit's edge recognizer has the touch, nothing waits for the own pan.
        if touch.facts.location.isAtLeadingEdge {
            guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
                !touch.isPreceded(byRecognizersOf: other.view)
            else { return false }
            return drag.isForward && !route.leavesStripToUIKit
        }
        // A backward drag belongs to the other recognizer at once.
        guard drag.sideways >= 0 else { return false }
        return controller.isPulled(by: other) || touch.precedesScroll(of: other)
    }

    /// Whether a pan of the app is on a view around the screen: the app may drive its own swipe.
    private var hasPanOfAppAroundScreen: Bool {
        guard let session, let screen = session.screenToPop?.viewIfLoaded else { return false }
        let view = session.controller?.viewIfLoaded
        let views = sequence(first: screen) { $0 === view ? nil : $0.superview }
        return views.contains { view in
            !(view is UIScrollView)
                && view.gestureRecognizers?.contains { isPanOfApp($0, session.uiKit) } == true
        }
    }

    private func isPanOfApp(_ other: UIGestureRecognizer, _ uiKit: UIKitRecognizers) -> Bool {
        other is UIPanGestureRecognizer && other !== recognizer && !uiKit.contains(other)
    }
}

extension PopTouch {
    /// Whether UIKit's recognizer follows the drag or has won it.
    fileprivate func belongs(to recognizer: UIGestureRecognizer) -> Bool {
        isFollowedByUIKit || recognizer.hasRecognized
    }
}

extension OwnPan: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mayFollow(touch)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let session, let touch else { return false }
        decide(about: touch, in: session)
        return mover(for: touch) != nil
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        waits(for: other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        precedes(other)
    }
}
#endif
