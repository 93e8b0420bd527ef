import Foundation

/// Values of UIKit that a person has recorded on a device or in Apple's simulator.
///
/// The JSON files in `Tests/RecordingTests/Recorded` have this format. A test plays each of them on
/// the headless UIKit. The device check exports its measurements in this format.
struct DeviceRecording: Codable, Equatable {
    /// The person or project that recorded the values.
    var recorder: String
    /// The publication: a link, with the commit if it is known.
    var source: String
    /// The device, such as "iPhone17,3" or "iPhone 16 (simulator)".
    var device: String
    /// The version of iOS, such as "26.1".
    var system: String
    /// The day of the recording or of its publication: "2026-08-24". Nil if unknown.
    var date: String?
    /// The size of the screen in points.
    var screen: Screen
    /// The name of the experiment, by which the test finds the code that repeats it.
    var experiment: String
    /// The actions, in words.
    var action: String
    /// What limits the values: the simulator, a beta, synthetic touches, a source that has only been summarized.
    var cautions: String?
    /// The numbers on which the experiment depends, by name, in points and seconds.
    var inputs: [String: Double]?
    var values: [Value]

    struct Screen: Codable, Equatable {
        var width: Double
        var height: Double
        /// The safe area of the device.
        var top: Double
        var bottom: Double
    }

    /// A number with a tolerance, a number between two limits, or a text.
    struct Value: Codable, Equatable {
        var name: String
        /// The time, travel or speed to which the value belongs; the name says which.
        var at: Double?
        var number: Double?
        var tolerance: Double?
        var from: Double?
        var to: Double?
        var unit: String?
        var text: String?
        /// The reason why the headless UIKit has another value. Nil if it agrees.
        var difference: String?
    }
}

extension DeviceRecording {
    /// The JSON text, with keys in alphabetical order.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
