import Foundation
import Testing
import UIKit
import UIKitSimulator

@testable import DemoScreens

@MainActor
@Suite("The recording of the device check")
struct DeviceCheckRecordingTests {
    private let device = SimulatedDevice()
    private let host = UIViewController()

    /// A report in which each measurement agrees with the headless UIKit.
    private func report() -> DeviceReport {
        device.show(host)
        device.settle()
        var report = DeviceReport.headless(on: DeviceKind(of: host.view))
        for fact in report.facts { report.set(fact.source, fact.headless) }
        return report
    }

    /// A recording of a fictitious iPhone.
    private func recording(_ report: DeviceReport) -> DeviceRecording {
        var recording = report.recording(in: host.view)
        recording.recorder = "A maintainer"
        recording.source = "https://example.com/recording"
        recording.device = "iPhone17,3"
        return recording
    }

    @Test("The recording of the simulated device is marked as simulated, and does not load")
    func simulated() throws {
        let recording = report().recording(in: host.view)
        #expect([recording.recorder, recording.source, recording.device].allSatisfy { $0 == "simulated" })
        #expect(throws: DeviceRecording.Refusal.self) { try DeviceRecording.load(Data(recording.json.utf8)) }
        var renamed = recording
        (renamed.recorder, renamed.source) = ("A maintainer", "https://example.com/recording")
        let data = Data(renamed.json.utf8)
        #expect(throws: DeviceRecording.Refusal.simulated("device")) { try DeviceRecording.load(data) }
    }

    @Test("The recording of a device loads, has all measured values, and a test compares each of them")
    func loads() throws {
        var report = report()
        report.set(report.facts[0].source, nil)
        let recording = try DeviceRecording.load(Data(recording(report).json.utf8))
        #expect(recording.system == "18.0" && recording.screen.width == 390 && recording.screen.bottom == 34)
        #expect(recording.values.count == report.facts.count - 1)
        let play = try #require(Replays.all[recording.experiment])
        let answer = try play(recording)
        for value in recording.values {
            let replayed = try #require(answer(value), "\(value.name)")
            #expect(value.agrees(with: replayed), "\(value.name)")
        }
    }

    @Test("Differences between a device and the headless UIKit are found in texts, numbers and limits")
    func differs() throws {
        var report = report()
        report.set("C7", .text("B.willAppear"))
        report.set("PopGesture.edgeHysteresis", .points(17))
        report.set("C25", .seconds(0.3))
        report.set("ScreenEdge.region", .between(25, 30))
        let recording = recording(report)
        let play = try #require(Replays.all[recording.experiment])
        let answer = try play(recording)
        let different = recording.values.filter { value in answer(value).map { !value.agrees(with: $0) } ?? true }
        #expect(Set(different.map(\.name)) == ["C7", "PopGesture.edgeHysteresis", "C25", "ScreenEdge.region"])
    }
}
