import UIKit
import UIKitSimulator

/// What the app or a finger does, one call for each frame of the display.
@MainActor
struct TimedAct {
    /// The frames of a second.
    nonisolated static let frameRate = 120
    nonisolated static let frame = 1 / Double(frameRate)

    private let calls: [Int: () -> Void]
    /// The frame of the last call.
    let end: Int

    private init(_ calls: [Int: () -> Void]) {
        self.calls = calls
        end = calls.keys.max() ?? 0
    }

    func perform(frame: Int) { calls[frame]?() }

    static func call(_ body: @escaping () -> Void) -> TimedAct { TimedAct([0: body]) }

    static func tap(at point: CGPoint, on device: SimulatedDevice) -> TimedAct {
        TimedAct([0: { device.fingerDown(at: point) }, 6: { device.fingerUp() }])
    }

    /// A finger that moves at constant speed from point to point, in a number of frames for each.
    static func swipe(
        from start: CGPoint, through points: [(point: CGPoint, frames: Int)], on device: SimulatedDevice
    ) -> TimedAct {
        var calls: [Int: () -> Void] = [0: { device.fingerDown(at: start) }]
        var (from, last) = (start, 0)
        for (to, frames) in points {
            for frame in 1...frames {
                let share = CGFloat(frame) / CGFloat(frames)
                let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                calls[last + frame] = { device.fingerMove(to: point) }
            }
            (from, last) = (to, last + frames)
        }
        calls[last + 1] = { device.fingerUp() }
        return TimedAct(calls)
    }
}
