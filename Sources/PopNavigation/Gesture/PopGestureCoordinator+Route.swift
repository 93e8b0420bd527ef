#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

// Who pops from a place, and the answers that need no finger.

extension PopGestureCoordinator {
    /// Whether the own pan pops from the place of a touch: where UIKit has no recognizer, or where the app's delegate
    /// implements `animationControllerFor`, so that UIKit's recognizers refuse.
    func isOwnPans(
        _ facts: PopFacts, in controller: UINavigationController, _ dataSource: any PopGestureDataSource
    ) -> Bool {
        guard facts.statement.extendsSwipe, !facts.statement.isLeftToUIKit, !facts.ground.usesSystemTransition,
            controller.contentPopRecognizer == nil || controller.delegateSuppliesAnimators
        else { return false }
        return dataSource.ownTransition != nil || uiKit.popHandler != nil
    }

    /// Whether UIKit's recognizers pop with a touch that the rules allow: they refuse where the app has disabled the
    /// recognizer for the place.
    private func isUIKits(_ touch: PopTouch) -> Bool {
        guard let refusalOverride, touch.facts.place.isAtLeadingEdge || uiKit.content != nil else { return false }
        return refusalOverride.isAllowed(by: touch.preferences)
            && (refusalOverride.reason(for: touch.preferences) == nil || refusalOverride.isSound)
    }

    /// The verdict about a drag that no finger makes.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?) -> PopGestureVerdict {
        guard let view = controller?.viewIfLoaded, let touch = makeTouch(at: start, on: view.hitTest(start, with: nil))
        else { return .refused(.offWindow) }
        let length = view.effectiveUserInterfaceLayoutDirection.forward(PopDrag.swipeDistance)
        let translation = translation ?? CGVector(dx: length, dy: .zero)
        let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        collectFacts(of: touch, drag: touch.drag(to: end))
        if let refusal = PopGestureRules.evaluate(touch.facts).explanation { return .refused(refusal) }
        guard touch.facts.isOwnPans || isUIKits(touch) else {
            return .refused(!touch.isLeftToUIKit && touch.screen?.presentsAnother == true ? .presenting : .outsideArea)
        }
        return .allowed
    }

    /// The pop area of the screen that a swipe would remove; empty if no swipe can start, whatever moves now.
    var areaFrame: CGRect {
        guard let controller, let dataSource, let touch = makeTouch(at: .zero, on: nil) else {
            return .zero
        }
        (touch.facts.ground.isPresenting, touch.facts.ground.isInWindow) = (false, true)
        touch.facts.ground.isPlaceDisabled = controller.isSwipeDisabled(atLeadingEdge: false)
        // The stack is already shorter under a swipe that may turn back, and an overlay would flicker.
        if touch.facts.ground.isChangingScreens { touch.facts.ground.hasScreenBelow = true }
        (touch.facts.place, touch.facts.statement.isInArea, touch.facts.statement.exclusion) = (PopPlace(), true, .none)
        guard PopGestureRules.evaluate(touch.facts).explanation == nil else { return .zero }
        guard touch.isLeftToUIKit else {
            return PopGestureFrame(of: controller, touch.preferences?.area ?? dataSource.popGestureArea).frame
        }
        guard refusalOverride?.isAllowed(by: touch.preferences) == true else { return .zero }
        return PopGestureFrame(of: controller, uiKit.content == nil ? .edge : .full).frame
    }

    // MARK: Advice in the log

    /// Says once in the log how a screen with a back action gets its swipe: on a plain controller, UIKit pops it.
    func explainBackAction(to touch: PopTouch) {
        let isSwipe =
            touch.isOnTrackpad
            || drag(of: touch).isForward && (touch.facts.statement.isInArea || touch.facts.place.isAtLeadingEdge)
        guard isSwipe, !hasExplainedBackAction, let screen = touch.screen else { return }
        hasExplainedBackAction = true
        warn(
            about: screen,
            "has a backAction, so a swipe doesn't pop it. Set PopPreferences.isGestureEnabled to true to allow the "
                + "swipe, or adopt PopConfirming to be asked.")
    }

    /// Warns once that a swipe pops a screen that would have been asked: a controller that is the delegate of UIKit's
    /// recognizers has answered in place of the library.
    func warnAboutSkippedQuestion() {
        guard !hasWarnedAboutSkippedQuestion, uiKit.haveControllerAsDelegate, let controller,
            let screen = controller.topViewController,
            screen.confirmingScreen != nil || screen.asyncConfirmingScreen != nil
        else { return }
        hasWarnedAboutSkippedQuestion = true
        let cause =
            dataSource?.ownPanDelegate === controller
            ? "overrides gestureRecognizerShouldBegin(_:) without calling super"
            : "is the delegate of UIKit's pop recognizers, in place of the library's"
        warn(about: controller, "\(cause). A swipe pops \(screen) unasked.")
    }

    /// Warns once that UIKit's own gestures pop the top screen although a switch or a question may refuse: the
    /// recognizers of a zoom (iOS 18) are on the screen's view, where the library doesn't set a delegate.
    func warnAboutZoom() {
        guard !hasWarnedAboutZoom, let controller, controller.viewControllers.count > 1,
            let screen = controller.topViewController, screen.usesSystemTransition,
            dataSource?.mayRefuseLeaving(screen) == true
        else { return }
        hasWarnedAboutZoom = true
        warn(
            about: screen,
            "has a preferredTransition. UIKit's gestures of a zoom obey no switch and ask no question; "
                + "ZoomOptions.interactiveDismissShouldBegin can refuse them.")
    }
}

extension UINavigationController {
    /// Whether the app has disabled UIKit's recognizers for a place. The content recognizer also covers the edge,
    /// except with an animator, which UIKit's two refuse.
    func isSwipeDisabled(atLeadingEdge: Bool) -> Bool {
        let (edge, content) = (interactivePopGestureRecognizer, contentPopRecognizer)
        let (isEdgeDisabled, isContentDisabled) = (edge?.isEnabled == false, content?.isEnabled == false)
        guard isEdgeDisabled || isContentDisabled else { return false }
        let hasContentPop = content != nil && !delegateSuppliesAnimators
        if atLeadingEdge { return isEdgeDisabled && (!hasContentPop || isContentDisabled) }
        return isContentDisabled || !hasContentPop && !mayUIKitDisableEdge
    }

    /// Whether UIKit itself may have disabled its edge recognizer. Otherwise the flag is the app's word about the whole
    /// swipe, such as on a payment screen. What UIKit writes on iOS 17 and earlier isn't known.
    private var mayUIKitDisableEdge: Bool {
        SystemVersion.mayWriteEdgeEnabled && lacksBackButton
    }
}
#endif
