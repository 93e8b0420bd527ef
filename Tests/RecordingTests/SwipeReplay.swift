@testable import UIKit
@testable import UIKitSimulator

@testable import DemoScreens

/// A finger that moves once to the right on a view with a swipe recognizer.
@MainActor
enum SwipeReplay {
    static func play(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        { value in
            switch (value.name, value.at) {
            case ("smallest movement after the time", let time?):
                .number(Replays.threshold(from: 0, to: 100) { isSwipe($0, 0, after: time) })
            case ("largest movement across after the time", let time?):
                .number(Replays.threshold(from: 0, to: 100) { !isSwipe(100, $0, after: time) })
            case ("duration from which a swipe fails", _):
                .number(Replays.threshold(from: 0.1, to: 1) { !isSwipe(100, 0, after: $0) })
            default: nil
            }
        }
    }

    private static func isSwipe(_ x: CGFloat, _ y: CGFloat, after time: TimeInterval) -> Bool {
        let device = SimulatedDevice()
        let (root, swipe, witness) = (UIViewController(), UISwipeGestureRecognizer(), SwipeWitness())
        swipe.delegate = witness
        root.view.addGestureRecognizer(swipe)
        device.show(root)
        device.settle()
        device.fingerDown(at: CGPoint(x: 150, y: 300))
        device.wait(time)
        device.system.digitizer.move(to: CGPoint(x: 150 + x, y: 300 + y))
        return witness.hasSeenSwipe
    }

    private final class SwipeWitness: NSObject, UIGestureRecognizerDelegate {
        private(set) var hasSeenSwipe = false

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            hasSeenSwipe = true
            return true
        }
    }
}
