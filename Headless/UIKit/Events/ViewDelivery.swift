/// The touch callbacks of the touched views, and their order (fact A10).
extension GestureEnvironment {
    func deliverToViews(_ event: UIEvent, in window: UIWindow) {
        deliverLiftedTouches(event)
        // The usual case in a swipe: the view's touch is cancelled when the swipe begins.
        if let touch = event.onlyTouch, touch.delivery == .over { return }
        deliver(filter(event.touches) { $0.hitWindow === window && $0.delivery != .over }, of: event)
    }

    /// Delivers, outside an event, touches that were held for a recognizer that has failed since.
    func deliverHeldTouches(_ event: UIEvent) {
        deliverLiftedTouches(event)
        begin(filter(event.touches) { $0.isOnScreen && $0.delivery == .notBegun }, of: event)
    }

    private func deliverLiftedTouches(_ event: UIEvent) {
        guard !heldTouches.isEmpty else { return }
        let held = heldTouches
        heldTouches.removeAll()
        deliver(held, of: event)
    }

    private func deliver(_ touches: [UITouch], of event: UIEvent) {
        guard !touches.isEmpty else { return }
        for touch in touches where touch.delivery == .notBegun && touch.currentPhase == .cancelled { finish(touch) }
        begin(filter(touches) { $0.delivery == .notBegun }, of: event)
        for touch in touches where touch.delivery == .notBegun { hold(touch) }

        let begun = filter(touches) { $0.delivery == .begun }
        callViews(of: filter(begun) { $0.currentPhase == .moved }, in: event) { $0.touchesMoved($1, with: event) }
        let lifted = filter(begun) { touch in
            guard touch.currentPhase == .ended else { return false }
            guard !isHeld(touch, until: \.delaysTouchesEnded) else {
                hold(touch)
                return false
            }
            finish(touch)
            return true
        }
        callViews(of: lifted, in: event) { $0.touchesEnded($1, with: event) }
        // A view may have cancelled some of the touches in its callback for others.
        let cancelled = filter(begun) { $0.currentPhase == .cancelled && $0.delivery == .begun }
        for touch in cancelled { finish(touch) }
        callViews(of: cancelled, in: event) { $0.touchesCancelled($1, with: event) }
    }

    private func begin(_ touches: [UITouch], of event: UIEvent) {
        guard !touches.isEmpty else { return }
        let admitted = filter(touches) { touch in
            guard !isHeld(touch, until: \.delaysTouchesBegan) else { return false }
            guard admits(touch, among: event.touches) else {
                finish(touch)
                return false
            }
            touch.delivery = .begun
            return true
        }
        UITouch.showingTouchDown(of: admitted) {
            callViews(of: admitted, in: event) { $0.touchesBegan($1, with: event) }
        }
    }

    /// Called before the first action of a continuous gesture and after the action of a discrete one.
    func cancelTouchesInViews(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
        guard recognizer.cancelsTouchesInView else { return }
        let lifted = recognizer.liftedTouches
        let all = lifted.isEmpty ? recognizer.tracked : lifted + recognizer.tracked
        let touches = filter(all) { $0.delivery != .over }
        let begun = filter(touches) { $0.delivery == .begun }
        for touch in touches { touch.delivery = .over }
        UITouch.showing(.cancelled, of: begun) {
            // Touches held since an earlier event are cancelled one by one.
            for touch in begun where !event.touches.has(touch) {
                touch.hitView?.touchesCancelled([touch], with: event)
            }
            callViews(of: filter(begun) { event.touches.has($0) }, in: event) { $0.touchesCancelled($1, with: event) }
        }
        if !heldTouches.isEmpty { heldTouches.removeAll { $0.delivery == .over } }
    }

    /// Calls each view once, with all of its touches (fact A10).
    private func callViews(of touches: [UITouch], in event: UIEvent, _ call: (UIView, Set<UITouch>) -> Void) {
        guard touches.count > 1 else {
            if let touch = touches.first, let view = touch.hitView { call(view, event.cachedSet(of: touch)) }
            return
        }
        var rest = touches.filter { $0.hitView != nil }
        while let view = rest.first?.hitView {
            let own = rest.filter { $0.hitView === view }
            rest.removeAll { $0.hitView === view }
            call(view, event.cachedSet(of: own))
        }
    }

    /// A filter that creates no new array for the usual single touch.
    private func filter(_ touches: [UITouch], _ isIncluded: (UITouch) -> Bool) -> [UITouch] {
        touches.count == 1 ? (isIncluded(touches[0]) ? touches : []) : touches.filter(isIncluded)
    }

    private func isHeld(_ touch: UITouch, until setting: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.contains { setting($0) && $0.isUndecided && $0.hasTracked(touch) }
    }

    private func hold(_ touch: UITouch) {
        if !touch.isOnScreen { heldTouches.append(touch) }
    }

    private func finish(_ touch: UITouch) {
        touch.delivery = .over
        if !touch.isOnScreen { touch.recognizers = [] }
    }

    /// A view without multiple touch receives one touch at a time. An exclusive view doesn't share the window with
    /// another view.
    private func admits(_ touch: UITouch, among touches: [UITouch]) -> Bool {
        if touches.count == 1 { return true }
        return !touches.contains { other in
            guard other !== touch, other.delivery == .begun, other.hitWindow === touch.hitWindow else { return false }
            if other.hitView === touch.hitView { return touch.hitView?.isMultipleTouchEnabled == false }
            return other.hitView?.isExclusiveTouch == true || touch.hitView?.isExclusiveTouch == true
        }
    }
}
