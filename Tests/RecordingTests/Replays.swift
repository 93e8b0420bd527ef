import Testing
import UIKit
import UIKitSimulator

@testable import DemoScreens

/// The experiments of the recordings, repeated on the headless UIKit.
@MainActor
enum Replays {
    enum Answer {
        case number(Double)
        case text(String)
    }

    /// Repeats an experiment. The result answers with the headless UIKit's value for a recorded one.
    typealias ReplayFunction = @MainActor (DeviceRecording) throws -> (DeviceRecording.Value) -> Answer?

    /// The replays by the name of the experiment.
    static let all: [String: ReplayFunction] = [
        "bars": BarReplay.play, DeviceReport.experiment: DeviceCheckReplay.play,
        "pop flick": PopReplay.playFlick, "pop looks": PushCurveReplay.playLooks,
        "pop outcome": PopReplay.playOutcomes, "pop position": PopReplay.playPosition,
        "pop release": PopReplay.playRelease, "pop strip": PopReplay.playStrip, "push": PushReplay.play,
        "push curve": PushCurveReplay.play,
        "scroll": ScrollReplay.play, "sheet detents": SheetReplay.playDetents, "sheet pull": SheetReplay.playPull,
        "swipe": SwipeReplay.play,
    ]

    /// Finds the number from which a condition holds, which does not hold at the lower limit.
    static func threshold(from low: Double, to high: Double, _ holds: (Double) -> Bool) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<18 {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle }
        }
        return high
    }
}

extension SimulatedDevice.Configuration {
    /// A simulated device with the screen and the system of a recording.
    init(_ recording: DeviceRecording) {
        self.init()
        let version = recording.system.split(separator: ".").compactMap { Int($0) } + [0, 0]
        (systemVersion, minorSystemVersion) = (version[0], version[1])
        screenSize = CGSize(width: recording.screen.width, height: recording.screen.height)
        safeAreaInsets = UIEdgeInsets(
            top: recording.screen.top, left: 0, bottom: recording.screen.bottom, right: 0)
    }
}
