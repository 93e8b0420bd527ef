import Foundation

@testable import DemoScreens

extension DeviceRecording {
    enum Refusal: Error, Equatable {
        /// A field has no text.
        case missing(String)
        /// A field names the simulated device.
        case simulated(String)
    }

    /// The names of the files in the folder `Recorded`, without their extension.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static func load(_ name: String) throws -> DeviceRecording {
        try load(Data(contentsOf: folder.appendingPathComponent("\(name).json")))
    }

    /// Refuses a recording without its origin, and one of the simulated device.
    static func load(_ data: Data) throws -> DeviceRecording {
        let recording = try JSONDecoder().decode(DeviceRecording.self, from: data)
        let origin = [
            ("recorder", recording.recorder), ("source", recording.source), ("device", recording.device),
            ("system", recording.system),
        ]
        for (field, text) in origin {
            guard text.contains(where: { !$0.isWhitespace }) else { throw Refusal.missing(field) }
            guard !text.lowercased().contains("simulated") else { throw Refusal.simulated(field) }
        }
        return recording
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recorded")
}
