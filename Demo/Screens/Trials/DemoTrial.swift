/// A script for fingers on one case's screen, and the expected result.
///
/// The list is shared: on Linux the tour plays it on the simulated device,
/// on iOS the UI tests play it with real touches.
public struct DemoTrial: Sendable {
    /// The name of the ``DemoCase``.
    public let demoCase: String
    /// A short and stable name, unique within the case: "flick".
    public let id: String
    /// The fingers' actions in words.
    public let description: String
    public let device: TrialDevice
    public let steps: [TrialStep]
    public let ending: TrialEnding

    init(
        _ id: String, _ description: String, on device: TrialDevice = TrialDevice(), _ steps: [TrialStep],
        then ending: TrialEnding, of demoCase: String = ""
    ) {
        self.demoCase = demoCase
        self.id = id
        self.description = description
        self.device = device
        self.steps = steps
        self.ending = ending
    }

    /// The key in tables of checks and results: "left-third/flick".
    public var name: String { "\(demoCase)/\(id)" }

    /// Every trial, in the order of the menu.
    @MainActor public static let all: [DemoTrial] = DemoCase.all.flatMap { demoCase in
        (lists[demoCase.name] ?? []).map {
            DemoTrial($0.id, $0.description, on: $0.device, $0.steps, then: $0.ending, of: demoCase.name)
        }
    }

    /// The trials by the case's name.
    @MainActor static let lists: [String: [DemoTrial]] = [
        areaTrials, decisionTrials, barTrials, duoTrials, scrollingTrials, arbitrationTrials, troubleTrials,
        changeTrials, deviceTrials,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
