#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan. It also asks the judge itself, so the swipe works even if an app overrides the delegate's
/// methods without `super`.
///
/// A pan asks once, after about ten points, whether it may begin, and the answer is final. A thumb moves in an arc, so
/// its first points can be steep. The recognizer therefore keeps moves from UIKit until the direction is clear.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    weak var judge: SwipeJudge?
    /// Whether the recognizer follows two fingers on a trackpad instead of touches.
    private(set) var isFollowingScroll = false
    /// Whether the app has disabled the recognizer at a moment when UIKit would freeze. The change then waits.
    private var isDisablingPostponed = false

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigation.swipe"
        maximumNumberOfTouches = 1
        // Two fingers on a trackpad go back, as with UIKit's edge recognizer.
        allowedScrollTypesMask = .continuous
        // A drag with a pointer selects, as with UIKit's content recognizer.
        allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
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

    /// Disabling waits until UIKit has started the swipe's transition. Apps that disabled a swipe's recognizer in
    /// `viewWillAppear`, before that, have frozen (devxoul/SwipeBack#5).
    override var isEnabled: Bool {
        get { super.isEnabled && !isDisablingPostponed }
        set {
            isDisablingPostponed = !newValue && isInProgress && judge?.allowsDisabling == false
            if !isDisablingPostponed { super.isEnabled = newValue }
        }
    }

    /// Disables the recognizer if the app requested that too early.
    func disableIfPostponed() {
        if isDisablingPostponed, judge?.allowsDisabling != false { isEnabled = false }
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        isFollowingScroll = event.type == .scroll
        return super.shouldReceive(event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let followed = touches.filter { judge?.mayFollow($0) == true }
        for touch in touches.subtracting(followed) { ignore(touch, for: event) }
        guard !followed.isEmpty else {
            if numberOfTouches == 0 { state = .failed }
            return
        }
        super.touchesBegan(followed, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, let judge {
            // Fail if UIKit's recognizer is about to pop: an app may make it wait for this one, and each would wait for
            // the other.
            guard !judge.isUIKitAboutToPop else {
                state = .failed
                return
            }
            if judge.isUndecided(touch) { return }
        }
        super.touchesMoved(touches, with: event)
    }
}
#endif
