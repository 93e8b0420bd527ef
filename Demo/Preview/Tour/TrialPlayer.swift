import DemoScreens
import Foundation
import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// Plays one trial of the shared list on the simulated device.
@MainActor final class TrialPlayer {
    private let trial: DemoTrial
    private let checks: TrialChecks
    private let stage: TourStage
    private var outcomes: [TrialOutcome] = []
    private var dragCount = 0

    init(_ trial: DemoTrial, checks: TrialChecks, stage: TourStage) {
        self.trial = trial
        self.checks = checks
        self.stage = stage
    }

    /// Plays all steps, checks the result, and returns it in words.
    func play() throws -> String {
        try checks.before(stage)
        for step in trial.steps { try play(step) }
        let state = try stage.state()
        let result = TrialResult(outcomes: outcomes, stack: state.stack, isBarHidden: state.isBarHidden)
        stage.result = result
        guard result == trial.expected else { throw Misbehaviour("“\(result)” instead of “\(trial.expected)”") }
        let words = outcomes.map(\.description)
        let remark = try checks.after(stage)
        return (words.isEmpty && remark.isEmpty ? [endingInWords] : words + [remark]).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    private var endingInWords: String {
        trial.expected.stack.count == 1 ? "popped" : "no pop"
    }

    private func play(_ step: TrialStep) throws {
        switch step {
        case .tap(let spot, let wait):
            stage.tap(at: try stage.point(of: spot))
            pause(wait)
        case .touch(let fingers, let expected, let wait):
            try drag(fingers, expected: expected, thenWait: wait)
        case .see(let text):
            try stage.expect(stage.shows(text), "“\(text)” is not visible")
        case .miss(let text):
            try stage.expect(!stage.shows(text), "“\(text)” is visible")
        case .type(let text):
            stage.device.system.keyboard.type(text)
            stage.wait(0.4)
        case .open(let name):
            guard let demoCase = DemoCase.named(name) else { throw Misbehaviour("there is no case \(name)") }
            try stage.open(demoCase, filmed: true)
        }
    }

    private func pause(_ seconds: TimeInterval?) {
        if let seconds { stage.wait(seconds) } else { stage.settle() }
    }

    private func drag(_ fingers: [TrialFinger], expected: TrialOutcome?, thenWait wait: TimeInterval?) throws {
        let before = stage.navigationController.viewControllers
        // A finger that takes over a running pop leaves the stack as it is.
        let isAtRest = stage.navigationController.transitionCoordinator == nil
        let eventsBefore = try stage.state().events.count
        let drag = dragCount
        dragCount += 1
        var hasBegun = false
        try stage.play(try fingers.map { try stage.path(of: $0) }, early: { [self] in try checks.early(stage) }) {
            [self] in
            if stage.navigationController.transitionCoordinator?.isInteractive == true {
                hasBegun = true
                // Without an expected outcome, the drag may push or dismiss.
                try stage.expect(
                    expected == nil || !isAtRest
                        || stage.navigationController.viewControllers.count == before.count - 1,
                    "the stack does not contain the running pop")
            }
            try checks.during(stage, drag)
            if trial.device.unfoldsInDrag { stage.device.unfold() }
        }
        pause(wait)
        guard let expected else { return }
        let events = Array(try stage.state().events[eventsBefore...])
        let outcome = TrialOutcome(of: events)
        outcomes.append(outcome)
        guard outcome == expected else { throw Misbehaviour("\(outcome) instead of \(expected)") }
        // The events and the stack must agree, and a refused drag is reported once.
        let after = stage.navigationController.viewControllers
        let hasPopped = after.count == before.count - 1 && after.elementsEqual(before.dropLast(), by: ===)
        try stage.expect(hasPopped == (outcome == .popped), "the events say \(outcome), the stack does not")
        if case .refused(let refusal) = outcome {
            let refusals = events.filter { if case .refused = $0 { true } else { false } }
            try stage.expect(refusals == [.refused(refusal)], "refused \(refusals) instead of [\(refusal)]")
        }
        if outcome == .cancelled { try stage.expect(hasBegun, "the screen did not follow the finger") }
    }
}
