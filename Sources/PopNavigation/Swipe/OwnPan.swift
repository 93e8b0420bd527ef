#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan: its recognizer, its answers as the recognizer's delegate, and the swipe that it drives.
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

    /// Adds the recognizer to a view, or removes it. A swipe that runs goes on.
    func attach(to view: UIView?, delegate: any UIGestureRecognizerDelegate) {
        recognizer.disableIfPostponed()
        guard !recognizer.isUnderWay else { return }
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
            if !recognizer.isUnderWay { swipe = nil }
        }
    }

    private func begin() {
        guard let touch = judge.touchOfOwnPan, judge.allowsSwipe(of: touch), recognizer.isUnderWay else {
            return recognizer.loseAttempt()
        }
        giveTranslation()
        guard let swipe = judge.drivers?.makeSwipe(for: touch, animator: judge.appsAnimator) else {
            return recognizer.loseAttempt()
        }
        self.swipe = swipe
        swipe.handle(recognizer)
    }

    /// A recognizer that waited for another one to fail begins late, and its translation restarts at zero. The system's
    /// transition hangs if it begins without movement (QuintGao/GKNavigationBarSwift#10), so such a drag gets one
    /// point.
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
