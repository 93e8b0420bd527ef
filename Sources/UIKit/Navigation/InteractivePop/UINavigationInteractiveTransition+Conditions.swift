/// What the system's gesture asks before it begins (fact C21).
extension _UINavigationInteractiveTransition {
    private func conditions(for recognizer: UIGestureRecognizer, of controller: UINavigationController) -> PopConditions
    {
        let item = controller.childStorage.last?.navigationItem
        let pan = recognizer as? UIPanGestureRecognizer
        let canInterrupt = controller.isInterruptible && controller.navigationTransition?.context?.phase == .running
        let canGrab = canInterrupt && runningPop(of: controller) != nil
        return PopConditions(
            stackDepth: controller.childStorage.count + (canGrab ? 1 : 0),
            isTransitioning: controller.navigationTransition != nil && !canInterrupt
                || controller.appearance != .appeared,
            isBarHidden: controller.bars.isHidden,
            hidesBackButton: item?.hidesBackButton ?? false,
            hasLeftItemInstead: item.map { !$0.hidesBackButton && !$0.showsBackButton } ?? false,
            isSearching: item?.searchController?.isActive ?? false,
            hasCustomAnimator: delegateSuppliesAnimators(of: controller),
            forwardTravel: pan.map { forward($0.translation(in: $0.view)) } ?? 0,
            forwardVelocity: pan.map { forward($0.velocity(in: $0.view)) } ?? 0
        )
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let controller else { return false }
        return conditions(for: recognizer, of: controller).refusal == nil
    }

    /// Bars keep their touches (fact C21).
    func shouldReceive(_ touch: UITouch) -> Bool {
        guard let controller, let view = touch.view else { return true }
        if view.isDescendant(of: controller.navigationBar) { return false }
        if let toolbar = controller.toolbarStorage, view.isDescendant(of: toolbar) { return false }
        return true
    }
}

extension _UINavigationInteractiveTransition: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceive(touch)
    }
}
