import Foundation

/// Keeps a check's values on disk after each step, so that a check that was interrupted goes on.
struct DeviceResults {
    /// Named after the device and the system, since the file is also the one to share.
    let url: URL

    init(_ recording: DeviceRecording, in folder: URL) {
        url = folder.appendingPathComponent("\(recording.device) \(recording.system).json")
    }

    /// The values of the last check. Nil if there are none, or if the file can't be read.
    func load() -> DeviceRecording? {
        (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(DeviceRecording.self, from: $0) }
    }

    func save(_ recording: DeviceRecording) {
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(recording.json.utf8).write(to: url, options: .atomic)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
