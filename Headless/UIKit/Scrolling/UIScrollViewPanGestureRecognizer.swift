import Foundation

/// The pan recognizer of a scroll view, whose delegate is always the scroll view (fact B6).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private let delegates: ScrollViewAsDelegate
    private var release = ReleaseVelocity()

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        delegates = ScrollViewAsDelegate(of: scrollView)
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        // What a pointer drags is a selection, not the content (fact A25).
        allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { scrollView.map(delegates.delegate) }
        set {
            guard newValue === scrollView else {
                Exception.raise(
                    .invalidArgument,
                    "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
                )
            }
        }
    }

    /// Begins along any axis on which the scroll view can scroll; until then it stays possible (fact B3).
    override func evaluate(_ travel: CGPoint) -> Decision {
        // Most moves end here: the travel is below the hysteresis on every axis, however the view is rotated.
        guard let scrollView, travel.x * travel.x + travel.y * travel.y >= hysteresis * hysteresis else { return .wait }
        let travel = Self.vector(travel, in: scrollView)
        func reaches(_ length: CGFloat) -> Bool { length != 0 && abs(length) >= hysteresis }
        let beginsHorizontally = reaches(travel.x) && scrollView.mayBeginDrag(.horizontal, pull: travel.x)
        let beginsVertically = reaches(travel.y) && scrollView.mayBeginDrag(.vertical, pull: travel.y)
        guard beginsHorizontally || beginsVertically else { return .wait }
        return tracked.contains(where: scrollView.contentPreventsDrag) ? .fail : .begin
    }

    /// A wheel moves the content by all of its movement.
    override var hysteresis: CGFloat { scroll?.type == .discrete ? 0 : Calibration.Scroll.hysteresis }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = tracked.count == touches.count
        super.touchesBegan(touches, with: event)
        guard isFirst else { return }
        release.start(at: travel, time: event.timestamp)
        scrollView?.trackingBegan()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        release.add(travel, time: event.timestamp)
    }

    override func scrollBegan(_ scroll: ScrollInput, at time: TimeInterval) {
        super.scrollBegan(scroll, at: time)
        release.start(at: travel, time: time)
        scrollView?.trackingBegan()
    }

    override func scrollMoved(_ scroll: ScrollInput, at time: TimeInterval) {
        super.scrollMoved(scroll, at: time)
        release.add(travel, time: time)
    }

    override func reset() {
        super.reset()
        scrollView?.trackingEnded()
    }

    /// The scroll view moves before the targets are called.
    override func willCallTargets() {
        guard let scrollView else { return }
        switch state {
        case .began:
            scrollView.dragBegins(translation: translation(in: scrollView), travel: Self.vector(travel, in: scrollView))
        case .changed:
            scrollView.dragMoves(translation: translation(in: scrollView))
        case .ended:
            let moving = movingVelocity(in: scrollView)
            scrollView.dragEnds(velocity: moving ?? heldVelocity(in: scrollView), isHeld: moving == nil)
        case .cancelled:
            scrollView.dragEnds(velocity: .zero, isHeld: true)
        case .possible, .failed:
            break
        }
    }

    /// Nil for a finger held still.
    private func movingVelocity(in scrollView: UIScrollView) -> CGVector? {
        guard let speed = release.velocity(at: System.current.clock.now) else { return nil }
        let velocity = Self.vector(CGPoint(x: speed.dx, y: speed.dy), in: scrollView)
        return CGVector(dx: velocity.x, dy: velocity.y)
    }

    /// A finger held still keeps the velocity of its last movement, unless that is slow (fact B10).
    private func heldVelocity(in scrollView: UIScrollView) -> CGVector {
        let velocity = velocity(in: scrollView)
        func kept(_ speed: CGFloat) -> CGFloat { abs(speed) < Calibration.Scroll.slowestHeldVelocity ? 0 : speed }
        return CGVector(dx: kept(velocity.x), dy: kept(velocity.y))
    }
}
