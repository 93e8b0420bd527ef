import Foundation

/// Delays the touches of a scroll view's content while a drag can begin. It never prevents another recognizer.
///
/// The name is UIKit's: apps see the recognizer as a parameter of their delegate methods.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var delay: ContentTouchDelay?
    private var discardsTouches = false

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, tracked.count == touches.count else { return }
        // A touch that stops the content is not delivered to the view under it (fact B7).
        discardsTouches = scrollView.isDecelerating
        if discardsTouches { return }
        guard scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            !touches.allSatisfy({ $0.view === scrollView })
        else {
            state = .failed
            return
        }
        guard let environment else { return }
        delay?.removeRecognizer()
        delay = .current(in: environment)
        delay?.add(self)
    }

    func delayIsOver(_ delay: ContentTouchDelay) {
        guard delay === self.delay else { return }
        self.delay = nil
        state = .failed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count == touches.count else { return }
        state = discardsTouches ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if tracked.count == touches.count { state = .failed }
    }

    override func reset() {
        delay?.removeRecognizer()
        delay = nil
        discardsTouches = false
    }
}
