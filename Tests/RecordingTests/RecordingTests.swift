import Foundation
import Testing
@testable import UIKit

@testable import DemoScreens

/// Plays each recording on the headless UIKit.
@MainActor
@Suite("Recordings of UIKit")
struct RecordingTests {
    @Test(
        "The headless UIKit agrees with each recording, except for the listed differences",
        arguments: DeviceRecording.names)
    func agreement(name: String) throws {
        for comparison in try ValueComparison.all(of: DeviceRecording.load(name)) {
            if comparison.value.difference == nil {
                #expect(comparison.agrees, "\(comparison.name): \(comparison.text)")
            } else {
                #expect(!comparison.agrees, "The difference no longer exists: \(comparison.name)")
            }
        }
    }

    @Test("A recording has values, and each value has a number with a tolerance, two limits or a text")
    func values() throws {
        #expect(DeviceRecording.names.count >= 9)
        for name in DeviceRecording.names {
            let values = try DeviceRecording.load(name).values
            #expect(!values.isEmpty)
            let isComplete = values.allSatisfy { $0.isComplete }
            #expect(isComplete, "\(name)")
        }
    }

    @Test(
        "A recording without recorder, source, device or system does not load",
        arguments: ["recorder", "source", "device", "system"])
    func missingOrigin(field: String) throws {
        var object = try Self.object()
        for text in ["", " \n"] {
            object[field] = text
            let data = try Self.data(object)
            #expect(throws: DeviceRecording.Refusal.missing(field)) { try DeviceRecording.load(data) }
        }
        object[field] = nil
        let data = try Self.data(object)
        #expect(throws: DecodingError.self) { try DeviceRecording.load(data) }
    }

    @Test("A recording of the simulated device does not load", arguments: ["recorder", "source", "device", "system"])
    func simulatedOrigin(field: String) throws {
        var object = try Self.object()
        object[field] = "Simulated iPhone"
        let data = try Self.data(object)
        #expect(throws: DeviceRecording.Refusal.simulated(field)) { try DeviceRecording.load(data) }
    }

    private static func object() throws -> [String: Any] {
        let data = Data(try DeviceRecording.load("push").json.utf8)
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private static func data(_ object: [String: Any]) throws -> Data {
        try JSONSerialization.data(withJSONObject: object)
    }
}

extension DeviceRecording.Value {
    var isComplete: Bool {
        let hasNumber = number != nil && tolerance != nil
        let hasLimits = from != nil && to != nil
        return [hasNumber, hasLimits, text != nil].filter { $0 }.count == 1
    }

    func agrees(with answer: Replays.Answer) -> Bool {
        switch answer {
        case .text(let replayed): replayed == text
        case .number(let replayed):
            if let number, let tolerance {
                abs(replayed - number) <= tolerance
            } else if let from, let to {
                from <= replayed && replayed <= to
            } else {
                false
            }
        }
    }
}
