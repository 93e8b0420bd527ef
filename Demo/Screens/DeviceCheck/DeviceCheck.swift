import UIKit

/// The device check for UI tests, which run in another process.
@MainActor public enum DeviceCheck {
    /// The identifier of the element with the request. Its value is the name of the gesture.
    public static let promptIdentifier = "prompt"
    /// The identifier of the element whose value is the recording.
    public static let recordingIdentifier = "recording"

    /// The gesture with the name, on any device.
    public static func step(named name: String) -> TrialStep? {
        let newest = DeviceKind(system: .max, width: 0, columnEdge: nil)
        return (DeviceGesture.all(on: newest) + [.zoom]).first { $0.name == name }?.step
    }

    /// What is wrong with the text of a recording. Nil if nothing is.
    public static func problem(of recording: String) -> String? {
        do {
            let recording = try JSONDecoder().decode(DeviceRecording.self, from: Data(recording.utf8))
            return recording.values.isEmpty ? "the recording has no values" : nil
        } catch {
            return "the recording isn't complete: \(error)"
        }
    }
}
