import Foundation

@testable import DemoScreens

extension DeviceRecording {
    enum Refusal: Error, Equatable, CustomStringConvertible {
        /// A field has no text.
        case missing(String)
        /// A field names the simulated device.
        case simulated(String)
        case unreadable(file: String, reason: String)
        case unknownExperiment(String)

        var description: String {
            switch self {
            case .missing(let field): "“\(field)” is empty"
            case .simulated(let field): "“\(field)” names the simulated device"
            case .unreadable(let file, let reason): "\(file) is not a recording: \(reason)"
            case .unknownExperiment(let name): "there is no replay of the experiment “\(name)”"
            }
        }
    }

    /// The names of the files in the folder `Recorded`, without their extension.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    static func load(_ name: String) throws -> DeviceRecording {
        try load(folder.appendingPathComponent("\(name).json"))
    }

    /// Names the file and the place of what is wrong.
    static func load(_ url: URL) throws -> DeviceRecording {
        do {
            return try load(Data(contentsOf: url))
        } catch let error as DecodingError {
            throw Refusal.unreadable(file: url.lastPathComponent, reason: reason(error))
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        func place(_ path: [any CodingKey]) -> String { path.map { "“\($0.stringValue)”" }.joined(separator: " ") }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            let detail = context.underlyingError.map { "\(context.debugDescription) \($0)" }
            return [place(context.codingPath), detail ?? context.debugDescription].filter { !$0.isEmpty }
                .joined(separator: ": ")
        @unknown default: return "\(error)"
        }
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
