#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan: the recognizer, its delegate's answers, and the swipe that it drives.
@MainActor
final class OwnPan: NSObject {
    /// The recognizer.
    let recognizer: PopPanGestureRecognizer
    private let judge: SwipeJudge
    private var swipe: (any PopSwipe)?

    init(_ recognizer: PopPanGestureRecognizer, judge: SwipeJudge) {
        self.recognizer = recognizer
        self.judge = judge
        super.init()
        recognizer.judge = judge
        recognizer.addTarget(self, action: .recognizerDidChange)
    }

    /// Adds the recognizer to a view, or removes it. A swipe in progress continues.
    func attach(to view: UIView?, delegate: any UIGestureRecognizerDelegate) {
        recognizer.disableIfPostponed()
        guard !recognizer.isInProgress else { return }
        if recognizer.delegate == nil { recognizer.delegate = delegate }
        if let view {
            if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
        } else {
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
    }

    /// The recognizer's action.
    func recognizerDidChange() {
        // An observer of the pop may release the controller, and the controller retains this object.
        withExtendedLifetime(judge.controller) {
            if recognizer.state == .began { begin() } else { swipe?.handle(recognizer) }
            if !recognizer.isInProgress { swipe = nil }
        }
    }

    private func begin() {
        guard let touch = judge.touchOfOwnPan, judge.allowsSwipe(of: touch), recognizer.isInProgress else {
            return recognizer.loseAttempt()
        }
        giveTranslation()
        guard let swipe = judge.drivers?.makeSwipe(for: touch, animator: judge.appsAnimator) else {
            return recognizer.loseAttempt()
        }
        self.swipe = swipe
        swipe.handle(recognizer)
    }

    /// Gives a drag that begins without movement a translation of one point. A recognizer that has waited for another
    /// one restarts its translation at zero, and UIKit's transition hangs if it begins without movement
    /// (QuintGao/GKNavigationBarSwift#10).
    private func giveTranslation() {
        guard let view = judge.controller?.view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = recognizer.translation(in: view)
        guard direction.forward(translation.x) <= 0 else { return }
        recognizer.setTranslation(CGPoint(x: direction.forward(1), y: translation.y), in: view)
    }
}

extension OwnPan: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        event.type != .scroll || judge.ownPanMayFollowScrolls
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        judge.mayFollow(touch)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        judge.ownPanMayBegin
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        judge.ownPanWaits(for: other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        judge.ownPanPrecedes(other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}
#endif
