/// The conditions of UIKit's own gesture, at its touch-down and at its beginning (fact C21).
extension _UINavigationInteractiveTransition {
    private func conditions(for recognizer: UIGestureRecognizer, of controller: UINavigationController) -> PopConditions
    {
        let item = controller.childStorage.last?.itemInOuterBar
        let pan = recognizer as? UIPanGestureRecognizer
        let isReturning = isReturning(controller)
        return PopConditions(
            stackDepth: controller.childStorage.count + (runningPop(of: controller) != nil ? 1 : 0),
            isReturning: isReturning,
            isTransitioning: isTransitionInTheWay(of: controller),
            isInOtherTransition: controller.navigationTransition == nil && controller.transitionCoordinator != nil,
            isKeyboardMoving: System.current.keyboard.isMoving,
            isInteracting: !controller.isInterruptible
                && (isReturning || controller.transitionCoordinator?.isInteractive == true),
            isBarHidden: controller.bars.isHidden,
            hidesBackButton: item?.hidesBackButton ?? false,
            hasLeftItemInstead: item.map { !$0.hidesBackButton && !$0.showsBackButton } ?? false,
            hasBackAction: item?.backAction != nil && System.current.switches.refusesSwipesWithBackAction,
            isSearchHidingBar: item?.isSearchHidingBar ?? false,
            hasCustomAnimator: controller.delegateMembers.contains(.animationController) && !isReopened(recognizer),
            isZoomed: controller.childStorage.last?.zoom != nil && System.current.switches.refusesSwipesOfZooms,
            forwardTravel: pan.map { forward($0.translation(in: $0.view)) } ?? 0
        )
    }

    /// Whether a cancelled pop with UIKit's own animation is sliding back.
    private func isReturning(_ controller: UINavigationController) -> Bool {
        guard let running = controller.navigationTransition, let context = running.context else { return false }
        return running.change.operation == .pop && context.phase == .running && context.isCancelled
            && context.animator is NavigationAnimator
    }

    /// Whether explicit failure requirements, beyond those between UIKit's two recognizers, lift the refusal that a
    /// delegate with animators causes (fact C24).
    private func isReopened(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.hasExplicitRequirement(besides: recognizers)
    }

    /// Whether a swipe would have to wait for a transition of the stack or of the controller itself, or for a change
    /// that waits. On iOS 26 and later, an animated transition can be interrupted when it has started (fact C40),
    /// except one of an animator that doesn't allow it (fact F2) and a cancelled zoom (fact C33).
    func isTransitionInTheWay(of controller: UINavigationController) -> Bool {
        if controller.hasQueuedChanges { return true }
        guard controller.isInterruptible, System.current.switches.swipesInterrupt else {
            return controller.appearance != .appeared || controller.navigationTransition != nil
        }
        guard let context = controller.navigationTransition?.context else { return false }
        return context.phase == .waiting || context.isCancelled || !context.hasInterruptibleAnimator
    }

    /// Whether a pop of a swipe that begins now would be made at once.
    var canPop: Bool {
        guard let controller = controllerToPop else { return false }
        return controller.childStorage.count > 1 && !isTransitionInTheWay(of: controller)
    }

    /// The answer to UIKit's undeclared question about the event.
    func shouldReceiveEvent(for recognizer: UIGestureRecognizer) -> Bool {
        guard let controller = controllerToPop else { return false }
        return conditions(for: recognizer, of: controller).ofEvent == nil
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let controller = controllerToPop else { return false }
        let conditions = conditions(for: recognizer, of: controller)
        let answer = conditions.momentary == nil && (refusesEvents || conditions.ofEvent == nil)
        own(recognizer)?.agreement.note(mayBegin: answer, refusesEvents: refusesEvents)
        return answer
    }

    /// Whether the touch is outside the bars, where the edge recognizer doesn't pop. The content recognizer looks at no
    /// bar (fact C21).
    func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === edgeRecognizer, let controller, let view = touch.view else { return true }
        // The edge swipe may begin in the empty part of a vertical bar's column (fact J8).
        let bar = controller.navigationBar
        if view === bar, bar.column?.region.contains(touch.location(in: bar)) == true { return true }
        if view.isDescendant(of: bar) || view is FloatingBarItems { return false }
        return controller.toolbarStorage.map(view.isDescendant(of:)) != true
    }
}

extension _UINavigationInteractiveTransition: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceive(touch, for: gestureRecognizer)
    }

    // UIKit's delegate implements both methods too (fact A24). What it answers isn't known.

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension _UINavigationInteractiveTransition: NSObjectOverrides {
    nonisolated package func responds(to aSelector: Selector!) -> Bool {
        aSelector == .shouldRequireFailure ? answersFailureQuestion : implements(aSelector)
    }
}
