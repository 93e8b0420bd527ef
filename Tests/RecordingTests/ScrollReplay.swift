import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import DemoScreens

/// A drag of one finger on a scroll view that fills the screen, and the motion after the lift.
@MainActor
enum ScrollReplay {
    static func play(_ recording: DeviceRecording) throws -> (DeviceRecording.Value) -> Replays.Answer? {
        func input(_ name: String) throws -> Double { try #require(recording.inputs?[name]) }
        var configuration = SimulatedDevice.Configuration(recording)
        let interval = try input("interval")
        configuration.touchRate = 1 / interval
        let offset = try input("offset")
        let device = SimulatedDevice(configuration)
        let (root, scrollView, release) = (UIViewController(), UIScrollView(), Release())
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = CGRect(origin: .zero, size: configuration.screenSize)
        scrollView.contentSize = CGSize(width: recording.screen.width, height: try input("content"))
        scrollView.contentOffset.y = offset
        root.view.addSubview(scrollView)
        device.show(root)
        scrollView.delegate = release

        let (y, step, moves) = (try input("y"), try input("step"), try input("moves"))
        var offsets: [Double: Double] = [:]
        device.fingerDown(at: CGPoint(x: 196.5, y: y))
        for move in 1...Int(moves) {
            device.fingerMove(to: CGPoint(x: 196.5, y: y + step * Double(move)), duration: interval)
            offsets[abs(step) * Double(move)] = scrollView.contentOffset.y
        }
        device.wait(try input("rest"))
        let released = scrollView.contentOffset.y
        device.fingerUp()
        let motion = [(time: 0.0, offset: released)] + motion(of: scrollView, on: device)
        let end = motion.first { $0.offset == motion.last?.offset }?.time ?? 0

        return { value in
            switch (value.name, value.at) {
            case ("offset after the travel", let travel?): offsets[travel].map { .number($0) }
            case ("offset at the lift", _): .number(released)
            case ("release velocity", _): release.velocity.map { .number($0.y) }
            case ("target offset", _): release.target.map { .number($0.y) }
            case ("offset after the lift", let time?): interpolate(motion, at: time).map { .number($0) }
            case ("end of the deceleration", _): .number(end)
            case ("final offset", _): .number(scrollView.contentOffset.y)
            default: nil
            }
        }
    }

    /// Three seconds of the motion after the lift, in frames of the display.
    private static func motion(of view: UIScrollView, on device: SimulatedDevice) -> [(time: Double, offset: Double)] {
        let (frame, start) = (1.0 / 120, device.now)
        return (0..<360).map { _ in
            device.wait(frame)
            let displayed = ((device.now + 1e-9) / frame).rounded(.down) * frame
            return (displayed - start, view.contentOffset.y)
        }
    }

    private static func interpolate(_ motion: [(time: Double, offset: Double)], at time: Double) -> Double? {
        guard let next = motion.first(where: { $0.time >= time }),
            let previous = motion.last(where: { $0.time <= time })
        else { return nil }
        guard next.time > previous.time else { return next.offset }
        let share = (time - previous.time) / (next.time - previous.time)
        return previous.offset + share * (next.offset - previous.offset)
    }

    private final class Release: NSObject, UIScrollViewDelegate {
        private(set) var velocity: CGPoint?
        private(set) var target: CGPoint?

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            (self.velocity, target) = (velocity, targetContentOffset.pointee)
        }
    }
}
