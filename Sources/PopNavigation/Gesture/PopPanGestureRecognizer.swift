#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The recognizer of the controller's own pan. It also asks `OwnPan` itself, so the swipe works even if an app
/// overrides the delegate's methods without `super`.
///
/// A pan asks once, after about ten points, whether it may begin, and the answer is final. The recognizer therefore
/// doesn't pass moves to `super` until the drag is decided: a thumb moves in an arc, so its first points can be steep,
/// and a shorter drag may be a tap that has slipped.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    weak var owner: OwnPan?

    /// What is subtracted from the translation, in points of the view.
    ///
    /// The first moves aren't passed to `super`, so the first translation would move the page by a leap. It isn't set
    /// with `setTranslation(_:in:)`, which resets the velocity (Apple's documentation): a flick would go back.
    private var heldBack: CGFloat = 0
    /// Whether the recognizer has let a pan of the app begin first.
    private var hasYielded = false
    /// The recognizers for which this one waits at the app's request.
    private var requirements: [Weak<UIGestureRecognizer>] = []
    /// Whether UIKit is starting the swipe's transition: until its first calls about the transition have ended.
    private var isStartingTransition = false
    /// Whether the app has disabled the recognizer at a moment when UIKit would freeze. The change then waits.
    private var isDisablingPostponed = false

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigation.swipe"
        maximumNumberOfTouches = 1
        // A drag with a pointer selects, as with UIKit's content recognizer.
        allowedTouchTypes = TouchObserver.types.map { NSNumber(value: $0.rawValue) }
    }

    /// The navigation controller, which decides about the swipe. Any other delegate is ignored with a warning: without
    /// the controller's answers, the swipe has no rules.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard let newValue, let current = super.delegate, newValue !== current else {
                super.delegate = newValue
                return
            }
            warn(about: newValue, "cannot be the delegate of popRecognizer; override the controller's methods instead.")
        }
    }

    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Weak(otherGestureRecognizer))
        super.require(toFail: otherGestureRecognizer)
    }

    /// Whether the app has made this recognizer wait for another one.
    func isRequired(toWaitFor other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.object === other }
    }

    /// Disabling waits until UIKit has started the swipe's transition. Apps that disabled a swipe's recognizer in
    /// `viewWillAppear`, before that, have frozen (devxoul/SwipeBack#5).
    override var isEnabled: Bool {
        get { super.isEnabled && !isDisablingPostponed }
        set {
            isDisablingPostponed = !newValue && isStartingTransition
            if !isDisablingPostponed { super.isEnabled = newValue }
        }
    }

    override func translation(in view: UIView?) -> CGPoint {
        let translation = super.translation(in: view)
        return CGPoint(x: translation.x - heldBack, y: translation.y)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        heldBack = 0
        super.setTranslation(translation, in: view)
    }

    override func reset() {
        super.reset()
        (heldBack, hasYielded) = (0, false)
    }

    /// Called when the recognizer has begun with a drag. From now on the page is behind the finger by as much as with
    /// UIKit's content recognizer.
    ///
    /// A recognizer that has waited for another one restarts its translation at zero. It starts with one point then:
    /// UIKit's transition hangs if it begins without movement (QuintGao/GKNavigationBarSwift#10).
    func startTranslation(of drag: PopDrag) {
        guard let view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = direction.forward(super.translation(in: view).x)
        let start = max(1, min(translation, drag.sideways - PopDrag.lag))
        heldBack = direction.forward(translation - start)
    }

    /// Called before the recognizer requests its pop.
    func transitionWillStart() {
        isStartingTransition = true
    }

    /// Called when UIKit has made its first calls about the transition, or there is none. Disables the recognizer if
    /// the app requested that too early.
    func transitionDidStart() {
        isStartingTransition = false
        if isDisablingPostponed { isEnabled = false }
    }

    /// Ends a swipe that mustn't pop.
    func cancel() {
        state = .cancelled
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let followed = touches.filter { owner?.mayFollow($0) == true && owner?.appsDelegateReceives($0) == true }
        for touch in touches where !followed.contains(touch) { ignore(touch, for: event) }
        guard !followed.isEmpty else {
            if numberOfTouches == 0 { state = .failed }
            return
        }
        super.touchesBegan(followed, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let owner else {
            return super.touchesMoved(touches, with: event)
        }
        owner.askAppsDelegate(about: touch)
        switch owner.response(toMoveOf: touch) {
        case .fail: state = .failed
        case .wait: break
        case .yield where !hasYielded: hasYielded = true
        case .yield, .decide: super.touchesMoved(touches, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            // The recognizer may be waiting for UIKit's, which fails now. It would begin under a finger that has
            // lifted, and take the tap.
            state = .failed
        } else {
            super.touchesEnded(touches, with: event)
        }
    }
}
#endif
