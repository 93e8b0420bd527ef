/// What the touched views are told, and when (fact A10).
extension GestureEnvironment {
    func deliverToViews(_ event: UIEvent, in window: UIWindow) {
        deliverLiftedTouches(event)
        for touch in event.touches where touch.hitWindow === window && touch.delivery != .over {
            deliver(touch, of: event)
        }
    }

    /// Outside of an event: what was held for a recognizer that has failed since.
    func deliverHeldTouches(_ event: UIEvent) {
        deliverLiftedTouches(event)
        for touch in event.touches where touch.isOnScreen && touch.delivery == .notBegun { begin(touch, of: event) }
    }

    private func deliverLiftedTouches(_ event: UIEvent) {
        guard !heldTouches.isEmpty else { return }
        let held = heldTouches
        heldTouches.removeAll()
        for touch in held { deliver(touch, of: event) }
    }

    private func deliver(_ touch: UITouch, of event: UIEvent) {
        if touch.delivery == .notBegun {
            if touch.currentPhase == .cancelled { return finish(touch) }
            begin(touch, of: event)
            if touch.delivery == .notBegun { return hold(touch) }
        }
        guard touch.delivery == .begun, let view = touch.hitView else { return }
        switch touch.currentPhase {
        case .moved:
            view.touchesMoved(event.cachedSet(of: touch), with: event)
        case .ended:
            guard !isHeld(touch, until: \.delaysTouchesEnded) else { return hold(touch) }
            finish(touch)
            view.touchesEnded(event.cachedSet(of: touch), with: event)
        case .cancelled:
            finish(touch)
            view.touchesCancelled(event.cachedSet(of: touch), with: event)
        default:
            break
        }
    }

    private func begin(_ touch: UITouch, of event: UIEvent) {
        guard !isHeld(touch, until: \.delaysTouchesBegan) else { return }
        guard admits(touch, among: event.touches) else { return finish(touch) }
        touch.delivery = .begun
        touch.showingTouchDown { touch.hitView?.touchesBegan(event.cachedSet(of: touch), with: event) }
    }

    /// Before the first action of a continuous gesture, after the action of a discrete one.
    func cancelTouchesInViews(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.spent + recognizer.tracked where touch.delivery != .over {
            let wasBegun = touch.delivery == .begun
            touch.delivery = .over
            guard wasBegun else { continue }
            touch.showing(.cancelled) { touch.hitView?.touchesCancelled(event.cachedSet(of: touch), with: event) }
        }
        heldTouches.removeAll { $0.delivery == .over }
    }

    // MARK: - Holding

    private func isHeld(_ touch: UITouch, until setting: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.contains { setting($0) && $0.isUndecided && $0.claims(touch) }
    }

    private func hold(_ touch: UITouch) {
        if !touch.isOnScreen { heldTouches.append(touch) }
    }

    private func finish(_ touch: UITouch) {
        touch.delivery = .over
        if !touch.isOnScreen { touch.recognizers = [] }
    }

    /// A view without multiple touch gets one finger at a time; an exclusive view shares the window with no other.
    private func admits(_ touch: UITouch, among touches: [UITouch]) -> Bool {
        !touches.contains { other in
            guard other !== touch, other.delivery == .begun, other.hitWindow === touch.hitWindow else { return false }
            if other.hitView === touch.hitView { return touch.hitView?.isMultipleTouchEnabled == false }
            return other.hitView?.isExclusiveTouch == true || touch.hitView?.isExclusiveTouch == true
        }
    }
}
