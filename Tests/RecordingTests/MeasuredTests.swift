import Foundation
import Testing
import UIKit

@testable import DemoScreens

@MainActor
@Suite("The table of what is measured")
struct MeasuredTests {
    private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// A recording of the device check with one value, of a fictitious device.
    private func recording(_ system: String, _ value: DeviceRecording.Value) -> DeviceRecording {
        DeviceRecording(
            recorder: "A maintainer", source: "https://example.com/recording", device: "iPhone17,3", system: system,
            screen: .init(width: 390, height: 844, top: 47, bottom: 34), experiment: DeviceReport.experiment,
            action: "", values: [value])
    }

    /// The cells of a fact.
    private func row(_ source: String, _ recordings: DeviceRecording...) throws -> [String] {
        let lines = try MeasuredTable(recordings: recordings).text.components(separatedBy: "\n")
        let line = try #require(lines.first { $0.hasPrefix("| \(source) |") })
        return line.components(separatedBy: " | ").dropFirst(2).map { $0.replacingOccurrences(of: " |", with: "") }
    }

    @Test("Contributing/Measured.md is written from the recordings")
    func file() throws {
        let text = try MeasuredTable(recordings: DeviceRecording.names.map { try DeviceRecording.load($0) }).text
        let file = Self.root.appendingPathComponent("Contributing/Measured.md")
        if try text == String(contentsOf: file, encoding: .utf8) { return }
        let copy = Self.root.appendingPathComponent(".build/Measured.md")
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: copy)
        Issue.record("The file is out of date: cp .build/Measured.md Contributing/Measured.md")
    }

    @Test("The table says which system has no such fact, and which nobody has measured")
    func gaps() throws {
        #expect(try row("C18 content") == ["–", "–", "–", "–", "?", "?"])
    }

    @Test("The table says that a value agrees")
    func agrees() throws {
        let value = DeviceRecording.Value(name: "C19 state", text: "began")
        #expect(try row("C19 state", recording("18.6", value)) == ["?", "?", "?", "agrees", "?", "?"])
    }

    @Test("The table shows both values if they differ, with the device")
    func differs() throws {
        let value = DeviceRecording.Value(name: "C19 state", text: "changed")
        #expect(try row("C19 state", recording("26.1", value))[4] == "UIKit changed, headless began (iPhone17,3)")
    }

    @Test("A value that the headless UIKit lacks counts as different")
    func unknown() throws {
        let value = DeviceRecording.Value(name: "F1 stepper", text: "no")
        let comparison = try #require(ValueComparison.all(of: recording("26.1", value)).first)
        #expect(!comparison.agrees && comparison.text == "UIKit no, headless none")
        #expect(try row("F1 stepper", comparison.recording)[4] == "UIKit no, headless none (iPhone17,3)")
    }

    @Test("The error about a truncated recording names the file and the place")
    func truncated() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("cut-\(UUID()).json")
        try Data(#"{"recorder": "A maintainer", "sour"#.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let error = #expect(throws: DeviceRecording.Refusal.self) { try DeviceRecording.load(url) }
        #expect("\(error!)".contains("\(url.lastPathComponent) is not a recording: "))
    }

    @Test("The error about a missing field names the file and the field")
    func missing() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("short-\(UUID()).json")
        try Data(#"{"recorder": "A maintainer"}"#.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let error = #expect(throws: DeviceRecording.Refusal.self) { try DeviceRecording.load(url) }
        #expect("\(error!)" == "\(url.lastPathComponent) is not a recording: “source” is missing")
    }

    @Test("The error about an unknown experiment names the experiment")
    func experiment() throws {
        var recording = recording("18.6", .init(name: "C7", text: "none"))
        recording.experiment = "juggling"
        #expect(throws: DeviceRecording.Refusal.unknownExperiment("juggling")) {
            try ValueComparison.all(of: recording)
        }
    }
}
