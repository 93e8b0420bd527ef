import UIKit
import UIKitSimulator

/// Distances are from the leading edge, so that a test is the same in both layout directions.
extension FingerStage {
    func point(_ distance: CGFloat, _ y: CGFloat = 400) -> CGPoint {
        let isMirrored = device.configuration.layoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? width - distance : distance, y: y)
    }

    /// Puts a finger down and drags it, without lifting it.
    func pull(from start: CGFloat = 60, to end: CGFloat, y: CGFloat = 400, endY: CGFloat? = nil, finger: Int = 0) {
        device.fingerDown(finger, at: point(start, y))
        device.fingerMove(finger, to: point(end, endY ?? y), duration: 0.25)
    }

    /// Drags a finger, and lifts it after a rest.
    func drag(from start: CGFloat = 60, to end: CGFloat, y: CGFloat = 400, endY: CGFloat? = nil) {
        pull(from: start, to: end, y: y, endY: endY)
        liftAfterRest()
    }

    /// A swipe that completes where the rules allow it.
    func swipe(from start: CGFloat = 60, y: CGFloat = 400) {
        drag(from: start, to: start + 300, y: y)
    }

    /// A swipe that the finger takes back.
    func swipeAndCancel(from start: CGFloat = 60) {
        pull(from: start, to: start + 200)
        takeBack(to: start + 30)
    }

    /// Moves the finger back near its start, and lifts it there after a rest.
    func takeBack(to distance: CGFloat = 80) {
        device.fingerMove(to: point(distance), duration: 0.25)
        liftAfterRest()
    }

    /// Lifts the finger without velocity.
    func liftAfterRest() {
        device.wait(0.2)
        lift()
    }

    /// Lifts the finger, and waits until nothing moves any more.
    func lift() {
        device.fingerUp()
        device.settle()
    }

    /// Lifts the finger without velocity, and returns while the transition ends.
    func releaseAfterRest() {
        device.wait(0.2)
        device.fingerUp()
        device.wait(0.05)
    }

    /// Moves two fingers on a trackpad to the right, far enough for a swipe.
    func trackpadSwipe() {
        device.scroll(by: CGVector(dx: 350, dy: 0), at: point(200), duration: 0.25)
        device.settle()
    }

    func tap(at distance: CGFloat, y: CGFloat = 400) {
        device.fingerTap(at: point(distance, y))
        device.settle()
    }

    func tapBackButton() {
        device.fingerTap(at: point(30, 69))
        device.settle()
    }
}
