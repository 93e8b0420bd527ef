#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan. It asks the judge itself too, so that an app that overrides the delegate's methods without
/// `super` leaves the swipe intact.
///
/// A pan asks once, after some ten points, whether it may begin, and the answer is final. A thumb moves in an arc, and
/// its first points can be steep. So the recognizer keeps moves from UIKit until the direction is clear.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    /// What decides about the recognizer's touches.
    weak var judge: SwipeJudge?
    /// Whether the recognizer follows two fingers on a trackpad, and no touches.
    private(set) var isFollowingScroll = false
    /// Whether the app has disabled the recognizer at a moment when UIKit would freeze.
    private var isDisablingPostponed = false

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigation.swipe"
        maximumNumberOfTouches = 1
        // As UIKit's edge recognizer: two fingers on a trackpad go back.
        allowedScrollTypesMask = .continuous
        // As UIKit's content recognizer: a drag with a pointer selects.
        allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
    }

    /// The delegate that decides about the swipe, the navigation controller. Another one is ignored with a warning:
    /// without the controller's answers the swipe has no rules.
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

    /// Apps that disabled the recognizer of a swipe in `viewWillAppear`, while UIKit started the transition, have
    /// frozen (devxoul/SwipeBack#5). So the recognizer is disabled as soon as the transition has started.
    override var isEnabled: Bool {
        get { super.isEnabled && !isDisablingPostponed }
        set {
            isDisablingPostponed = !newValue && isUnderWay && judge?.allowsDisabling == false
            if !isDisablingPostponed { super.isEnabled = newValue }
        }
    }

    /// Disables the recognizer if the app has asked for it too early.
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
            // If an app makes UIKit's recognizer wait for this one, the two would wait for each other.
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
