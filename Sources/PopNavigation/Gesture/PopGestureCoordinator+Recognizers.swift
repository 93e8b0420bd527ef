#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// The answers for UIKit's recognizers, after UIKit's own delegate has answered.

extension PopGestureCoordinator {
    /// The conditions for overriding UIKit's refusal.
    var refusalOverride: RefusalOverride? {
        guard let controller, let dataSource else { return nil }
        return RefusalOverride(controller: controller, dataSource: dataSource)
    }

    /// The reason to override UIKit's refusal on the current screen; `nil` if there is none.
    var reasonToOverride: RefusalOverride.Reason? {
        guard let dataSource, let screen = dataSource.screenToPop else { return nil }
        return refusalOverride?.reason(for: dataSource.effectivePreferences(of: screen))
    }

    #if PublicAPIOnly
    /// Whether UIKit refuses on the current screen. For a back action it doesn't on known systems, so that reason
    /// counts only where the refusal would be overridden.
    var isRefusedByUIKit: Bool {
        guard let controller, let reason = refusalOverride?.uiKitsReason else { return false }
        return reason != .screenAllows || controller.showsNoWayBack || reasonToOverride != nil
    }
    #endif

    /// Whether to override UIKit's refusal of an event: there is a reason, and nothing blocks the pop. UIKit may ask
    /// before it has found the touched view, so nothing is recorded about the touch.
    var overridesRefusal: Bool { refusalOverride?.isSound == true && reasonToOverride != nil }

    /// Whether UIKit refuses an event for the library's own back action alone. UIKit answers in `shouldBegin` whether a
    /// transition is in the way.
    var refusalIsForBackAction: Bool {
        reasonToOverride == .backButtonAsks && refusalOverride?.hasScreenToPop == true
    }

    /// Whether the recognizer may receive a touch that UIKit's delegate accepts; `nil` if the touch is unknown, and
    /// UIKit's answer counts.
    func mayReceive(_ source: UITouch, _ role: RecognizerRole) -> Bool? {
        guard let touch = touch(of: source) else { return nil }
        return touch.evaluationAtTouchDown.refusal(for: role) == nil && !(role == .edge && isTakenFromEdge(touch))
    }

    /// Whether the recognizer may begin a pop that UIKit's delegate allows; `nil` if the touch is unknown, and UIKit's
    /// answer counts.
    ///
    /// - Parameter consent: What UIKit says. Unless it has given its consent, the rules must check UIKit's own
    ///   conditions, or the app could freeze.
    func mayBegin(
        _ recognizer: UIGestureRecognizer, _ role: RecognizerRole, _ consent: PopDelegateProxy.Consent
    ) -> Bool? {
        hasAppliedRules = true
        if role == .scroll {
            // The content recognizer asks after the edge recognizer about the same scroll.
            if uiKit.edge?.state == .failed, hasRefusedScroll { return false }
            hasRefusedScroll = false
        }
        guard let touch = role == .scroll ? scroll(of: recognizer) : touches.touch(of: recognizer) else { return nil }
        swipeMayBegin(with: touch)
        // A scroll's facts have just been collected.
        if role != .scroll { collectFacts(of: touch) }
        if let refusal = PopGestureRules.evaluate(touch.facts).refusal(for: role) {
            record(refusal, about: touch)
            return false
        }
        // If UIKit hasn't checked its own conditions, the pop must be safe and move forward.
        if consent != .given, refusalOverride?.isSound != true || !isForward(recognizer, role) { return false }
        if touch.isLeftToUIKit { return true }
        guard !ownPan.isInProgress, !isHandledInside(touch) else { return false }
        // UIKit would refuse in an inner stack. A controller that is the delegate can't make its recognizer wait, so a
        // preceding view keeps all its drags.
        if consent != .given, touch.facts.place.isInInnerNavigation { return false }
        if recognizer.delegate === controller, touch.startsInPrecedingView { return false }
        // The own pan pops with the app's animator. On a controller of another class UIKit refuses, if it has a say,
        // and the app drives its own pop.
        if dataSource?.ownTransition != nil || consent == .overridden, appsAnimator(for: touch) != nil {
            hasRefusedScroll = role == .scroll
            return false
        }
        // The drag's rules have been applied: its pop comes now.
        touch.isEvaluated = true
        guard asksScreen(about: touch) else { return false }
        if consent == .overridden { adviseAboutOverriddenRefusal(touch) }
        return true
    }

    /// Whether the own pan takes a touch from UIKit's edge recognizer: the app wants a view's recognizers to precede
    /// the swipe at the edge too, and UIKit's edge recognizer would precede them.
    private func isTakenFromEdge(_ touch: PopTouch) -> Bool {
        !touch.facts.ground.usesSystemTransition && touch.startsInPrecedingView
    }

    /// Whether the drag leads towards the trailing side.
    private func isForward(_ recognizer: UIGestureRecognizer, _ role: RecognizerRole) -> Bool {
        guard let view = recognizer.view, let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let translation = view.effectiveUserInterfaceLayoutDirection.forward(pan.translation(in: view).x)
        return PopDrag.isForward(translation, for: role)
    }

    /// Whether an inner stack handles a drag: it is swiping back, or its screen has refused the drag. The innermost
    /// stack goes back first, and the outer stack must not remove a screen that the inner one keeps.
    private func isHandledInside(_ touch: PopTouch) -> Bool {
        touch.views.innerNavigation.contains { inner in
            inner.isSwipingBack || inner.viewIfLoaded?.popGestureCoordinator?.hasRefused(touch.source) == true
        }
    }

    /// Whether the app has refused to let a drag pop this controller's screen.
    private func hasRefused(_ source: UITouch?) -> Bool {
        switch source.flatMap({ touches[$0] })?.refusal {
        // UIKit too disables recognizers, such as those of a collapsed column.
        case .disabled: !isSwipeEnabled
        case .disabledByScreen, .backAction, .outsideArea, .excludedView, .screenDeclined: true
        default: false
        }
    }

    /// Whether UIKit's content recognizer waits until a recognizer of a preceding view has failed. Between UIKit's
    /// recognizer and those of scroll views and rows, UIKit decides.
    func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        requirements(of: recognizer)?.isPreceded(by: other) == true
    }

    /// Whether a scroll view at its leading limit waits for UIKit's content recognizer. In the strip it doesn't: the
    /// content recognizer waits for the edge recognizer, which the app may make wait for a scroll view.
    func precedes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let requirements = requirements(of: recognizer), requirements.touch.facts.statement.extendsSwipe,
            !requirements.touch.facts.place.isAtLeadingEdge, !mayNothingPop,
            requirements.touch.facts.ground.lock == nil
        else { return false }
        // A backward drag must not wait for a recognizer that needs 30 points to fail. The other recognizer asks, so it
        // knows the drag; this one may not have received the event yet.
        return drag(of: requirements.touch).isForward && requirements.precedesScroll(of: other)
    }

    private func requirements(of recognizer: UIGestureRecognizer) -> FailureRequirements? {
        guard let view = controller?.view, let touch = touches.touch(of: recognizer), !touch.isLeftToUIKit else {
            return nil
        }
        return FailureRequirements(touch: touch, view: view)
    }
}

// MARK: The own pan

extension PopGestureCoordinator {
    /// The touch that the own pan follows; `nil` if there is none.
    var touchOfOwnPan: PopTouch? { ownPan.numberOfTouches > 0 ? touches.touch(of: ownPan) : nil }

    /// The touch about which UIKit asks failure questions. It may ask before the own pan has received its touch.
    private var touchAskedAbout: PopTouch? {
        touchOfOwnPan ?? touches.all.last { touch in touch.source.map(ownPanMayFollow) == true }
    }

    /// Whether the own pan may follow a touch that begins.
    func ownPanMayFollow(_ source: UITouch) -> Bool {
        guard uiKit.areOwn, let touch = touch(of: source), touch.facts.isOwnPans else { return false }
        // In the strip, UIKit ignores a touch that goes down during a transition.
        if touch.facts.place.isAtLeadingEdge, touch.facts.ground.isChangingScreens { return false }
        return touch.evaluationAtTouchDown.refusal(for: .ownPan) == nil
    }

    /// Asks the app's delegate whether the own pan may receive a touch that nothing else refuses, unless UIKit has
    /// asked it about UIKit's recognizer.
    func appsDelegateReceives(_ source: UITouch) -> Bool {
        guard let touch = touches[source], let recognizer = uiKit.recognizer(for: touch),
            recognizer.numberOfTouches == 0
        else { return true }
        let answer = uiKit.askAppsDelegate(of: recognizer) { $0.answer(recognizer, shouldReceive: source) }
        if answer == false { touch.appsDelegateAnswer = false }
        return answer != false
    }

    /// Whether the app's delegate leaves a drag to the own pan. It is asked once, when the drag has moved forward by
    /// the distance after which UIKit's pans ask: the own pan can still fail, so that the views keep the touch and
    /// other recognizers begin where they do on a plain controller.
    ///
    /// It isn't asked about a drag that UIKit's recognizer follows: UIKit asks it.
    func appsDelegateAllows(_ source: UITouch) -> Bool {
        guard let touch = touches[source], let recognizer = uiKit.recognizer(for: touch),
            touch.appsDelegateAnswer == nil, uiKit.appsDelegate(of: recognizer) != nil
        else { return true }
        let drag = drag(of: touch)
        guard drag.isForward, drag.sideways >= PopDrag.panDistance else { return true }
        guard !touch.isFollowedByUIKit, !recognizer.hasRecognized else { return false }
        // With the first movement, UIKit's recognizer follows the finger or lets it go.
        if recognizer.isFollowing, drag.sideways < PopDrag.swipeDistance { return true }
        collectFacts(of: touch, drag: drag)
        record(PopGestureRules.evaluate(touch.facts).refusal(for: .ownPan), about: touch)
        guard touch.refusal == nil else { return false }
        touch.appsDelegateAnswer = uiKit.askAppsDelegate(of: recognizer) { $0.answerShouldBegin(recognizer) }
        if touch.appsDelegateAnswer == false { record(.delegateDeclined, about: touch) }
        return touch.appsDelegateAnswer != false
    }

    /// Whether the own pan may decide about a drag.
    func isDecided(_ source: UITouch) -> Bool {
        guard let touch = touch(of: source), touch.isDecided(drag(of: touch)) else { return false }
        // A quick finger carries this pan and one of the app around the screen past their distances in one event. The
        // app's comes first, as it does under a slower finger; this one begins with the next event.
        guard hasPanOfAppAroundScreen, !touch.hasYieldedToApp else { return true }
        touch.hasYieldedToApp = true
        return false
    }

    /// Whether one of UIKit's recognizers has asked the screen and is about to pop. The own pan asks when it has begun.
    func isUIKitAboutToPop(with source: UITouch) -> Bool { touches[source]?.answer == true }

    /// Whether the own pan may begin. Another recognizer may still win the drag.
    var ownPanMayBegin: Bool {
        guard let touch = touchOfOwnPan else { return false }
        swipeMayBegin(with: touch)
        // A drag that has been refused stays refused.
        if touch.refusal == nil {
            collectFacts(of: touch, drag: drag(of: touch))
            record(PopGestureRules.evaluate(touch.facts).refusal(for: .ownPan), about: touch)
        }
        return touch.refusal == nil && touch.facts.isOwnPans && isPopTheOwnPans(touch)
    }

    /// Whether the own pan pops with the app's answer about an animator. The app may drive the animator itself. Without
    /// an animator, UIKit's recognizers pop where their refusal is overridden.
    private func isPopTheOwnPans(_ touch: PopTouch) -> Bool {
        let suppliesInteractions = controller?.delegateSuppliesInteractions == true
        guard appsAnimator(for: touch) == nil else { return dataSource?.ownTransition != nil && !suppliesInteractions }
        return suppliesInteractions || uiKit.content == nil
    }

    /// Checks the ground again and asks the screen, when the own pan has won a drag. The stack may have changed while
    /// the recognizer waited, and an app that overrides `gestureRecognizerShouldBegin` without `super` has skipped the
    /// rules. A second pop through the private handler during a transition hangs (WebKit/WebKit#48225).
    func allowsSwipe(of touch: PopTouch) -> Bool {
        // The screen may have started a transition while it was asked.
        guard ownPanMayBegin, asksScreen(about: touch), controller?.isAtRest == true else { return false }
        if uiKit.haveUIKitsDelegate { adviseAboutOverriddenRefusal(touch) }
        return true
    }

    func ownPanWaits(for other: UIGestureRecognizer) -> Bool {
        guard let view = controller?.view, let touch = touchAskedAbout else { return false }
        // UIKit's recognizers come first. If the delegate implements `animationControllerFor`, they ask it in
        // `shouldBegin`: the edge recognizer before the own pan, the content recognizer after the same distance.
        if uiKit.contains(other) { return other === uiKit.edge }
        return FailureRequirements(touch: touch, view: view).ownPanWaits(for: other)
    }

    func ownPanPrecedes(_ other: UIGestureRecognizer) -> Bool {
        // If the app made the own pan wait for `other`, each would wait for the other.
        guard let controller, let touch = touchAskedAbout,
            !(other is UIScreenEdgePanGestureRecognizer), !ownPan.isRequired(toWaitFor: other), !mayAppDriveSwipe
        else { return false }
        if mayNothingPop { return false }
        let drag = drag(of: touch)
        // Where UIKit's edge recognizer has the touch, nothing waits for the own pan, unless the navigation delegate
        // supplies animators.
        if touch.facts.place.isAtLeadingEdge {
            guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
                !touch.isPreceded(byRecognizersOf: other.view)
            else { return false }
            return drag.isForward && controller.delegateSuppliesAnimators
        }
        // A backward drag belongs to the other recognizer at once.
        guard drag.sideways >= 0 else { return false }
        return controller.isPulled(by: other)
            || FailureRequirements(touch: touch, view: controller.view).precedesScroll(of: other)
    }

    /// Whether perhaps nothing pops, so that nothing waits: on a controller of another class the library can't move the
    /// app's animator.
    private var mayNothingPop: Bool {
        controller?.delegateSuppliesAnimators == true && dataSource?.ownTransition == nil
    }

    /// Whether the app may drive its own swipe: its delegate supplies interactions, and a pan of the app is on a
    /// view around the screen.
    private var mayAppDriveSwipe: Bool {
        controller?.delegateSuppliesInteractions == true && hasPanOfAppAroundScreen
    }

    private var hasPanOfAppAroundScreen: Bool {
        let screen = dataSource?.screenToPop?.viewIfLoaded
        let views = screen.map { sequence(first: $0) { [controller] in $0 === controller?.view ? nil : $0.superview } }
        return views?.contains { view in
            !(view is UIScrollView) && view.gestureRecognizers?.contains(where: isPanOfApp) == true
        } == true
    }

    private func isPanOfApp(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer && recognizer !== ownPan && !uiKit.contains(recognizer)
    }
}

extension UINavigationController {
    /// Whether one of UIKit's recognizers of this controller has recognized a swipe.
    fileprivate var isSwipingBack: Bool {
        [interactivePopGestureRecognizer, contentPopRecognizer].contains { $0?.hasRecognized == true }
    }
}
#endif
