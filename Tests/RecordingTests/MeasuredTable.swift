import UIKit
import UIKitSimulator

@testable import DemoScreens

/// The recordings, compared with the headless UIKit: the text of `Contributing/Measured.md`.
@MainActor
struct MeasuredTable {
    let recordings: [DeviceRecording]

    /// The versions of iOS with a behaviour of their own, as far as is known.
    private static let systems = [15, 16, 17, 18, 26, 27]

    var text: String {
        get throws {
            """
            # Measured on UIKit

            What somebody has recorded on a device or in Apple's simulator, compared with the headless UIKit. A test
            writes this file: `swift test --filter MeasuredTests`.
            [CONTRIBUTING](../CONTRIBUTING.md#measure-your-iphone-or-ipad) says how to add a recording.

            ## The device check

            The first column is the fact's number in [BEHAVIOUR](../Headless/UIKit/BEHAVIOUR.md), or the name under
            which [Assumptions](Assumptions.md) lists it. A cell says "agrees", both values if they differ, or "?" if
            nobody has measured the fact there. "–" means that the system doesn't have it.

            \(try facts)

            ## Other recordings

            \(try others)

            """
        }
    }

    private var facts: String {
        get throws {
            let reports = Self.systems.map { Self.report(on: $0) }
            let measured = recordings.filter { $0.experiment == DeviceReport.experiment }
            let foreign = measured.flatMap(\.values).map {
                DeviceFact($0.name, "not in the headless UIKit", .text("none"))
            }
            let all = DeviceReport(reports.flatMap(\.facts) + foreign).facts
            let rows = try all.map { fact in
                let cells = try zip(Self.systems, reports).map { system, report in
                    let here = measured.filter { $0.system.prefix { $0 != "." } == "\(system)" }
                    let cell = try cell(fact.source, here)
                    return cell == "?" && !report.facts.contains { $0.source == fact.source } ? "–" : cell
                }
                return [fact.source, fact.question] + cells
            }
            return Self.table(["", "fact"] + Self.systems.map { "iOS \($0)" }, rows)
        }
    }

    private func cell(_ source: String, _ recordings: [DeviceRecording]) throws -> String {
        let comparisons = try recordings.flatMap { try ValueComparison.all(of: $0).filter { $0.value.name == source } }
        if comparisons.isEmpty { return "?" }
        let different = comparisons.filter { !$0.agrees }.map { "\($0.text) (\($0.recording.device))" }
        return different.isEmpty ? "agrees" : different.joined(separator: "; ")
    }

    private var others: String {
        get throws {
            let rows = try recordings.filter { $0.experiment != DeviceReport.experiment }.map { recording in
                let comparisons = try ValueComparison.all(of: recording)
                let different = comparisons.filter { !$0.agrees }
                let list = different.map { "\($0.name): \($0.text)" }
                return [
                    recording.experiment, recording.device, recording.system, recording.recorder,
                    "\(comparisons.count - different.count) of \(comparisons.count)", list.joined(separator: "; "),
                ]
            }
            return Self.table(["experiment", "device", "iOS", "recorder", "values that agree", "differences"], rows)
        }
    }

    private static func report(on system: Int) -> DeviceReport {
        var configuration = SimulatedDevice.Configuration()
        (configuration.systemVersion, configuration.minorSystemVersion) = (system, system == 27 ? 1 : 0)
        return DeviceCheckReplay.report(on: configuration)
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }
}

/// A recorded value, and the headless UIKit's.
@MainActor
struct ValueComparison {
    let recording: DeviceRecording
    let value: DeviceRecording.Value
    /// Nil if the headless UIKit has no such value.
    let answer: Replays.Answer?

    static func all(of recording: DeviceRecording) throws -> [ValueComparison] {
        guard let play = Replays.all[recording.experiment] else {
            throw DeviceRecording.Refusal.unknownExperiment(recording.experiment)
        }
        let answer = try play(recording)
        return recording.values.map { ValueComparison(recording: recording, value: $0, answer: answer($0)) }
    }

    var agrees: Bool { answer.map { value.agrees(with: $0) } ?? false }

    var name: String { value.at.map { "\(value.name) \($0)" } ?? value.name }

    /// Both values.
    var text: String { "UIKit \(recorded), headless \(simulated)" }

    private var recorded: String {
        value.text ?? value.number.map { "\($0)" } ?? "\(value.from ?? .nan) to \(value.to ?? .nan)"
    }

    private var simulated: String {
        switch answer {
        case .text(let text): text
        case .number(let number): "\((number * 100).rounded() / 100)"
        case nil: "none"
        }
    }
}
