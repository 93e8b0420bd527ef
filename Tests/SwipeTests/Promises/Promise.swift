import TrialTools
import UIKit
import UIKitSimulator

/// What happens when a user or the app tries to leave a screen.
struct LeavingOutcome: Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    static let pops = Self("pops")
    static let refused = Self("refused")
    /// The screen is asked once, and its answer counts.
    static let asked = Self("asked")
    /// The back action is performed, and nothing is popped.
    static let acts = Self("acts")
    /// There is no such way.
    static let missing = Self("–")

    static let all: Set = [pops, refused, asked, acts, missing]
}

/// One cell of the table: an attempt to leave a screen about which an app says something.
struct Promise {
    let row: PromiseRow
    let way: WayToLeave
    let controller: PromisingController

    /// What happens on a system. If the alternatives of the row differ, the outcome says so.
    @MainActor
    func play(on version: Int, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) async -> LeavingOutcome {
        var outcomes: [LeavingOutcome] = []
        for statements in row.alternatives {
            let outcome = await play(statements, on: version, direction)
            if !outcomes.contains(outcome) { outcomes.append(outcome) }
        }
        return LeavingOutcome(outcomes.map(\.description).joined(separator: " or "))
    }

    /// Tries to leave, and if there is a question, once for each answer.
    ///
    /// - Parameter position: A position of a switch of the headless UIKit; `nil` for the defaults.
    @MainActor
    func play(
        _ statements: Statements, on version: Int, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        _ position: Switch? = nil
    ) async -> LeavingOutcome {
        guard way.exists(for: statements, on: controller, version) else { return .missing }
        let device = SimulatedDevice.Configuration(.init(on: version), direction)
        let yes = await PromiseStage.attempt(statements, leavingBy: way, on: controller, device, position, agrees: true)
        guard statements.areQuestions else { return yes.withoutQuestion }
        let no = await PromiseStage.attempt(statements, leavingBy: way, on: controller, device, position, agrees: false)
        switch (yes.questions, no.questions) {
        case (1, 1) where yes.hasPopped && !no.hasPopped: return .asked
        case (0, 0) where yes.withoutQuestion == no.withoutQuestion: return yes.withoutQuestion
        default: return LeavingOutcome("\(yes) after a yes, \(no) after a no")
        }
    }
}

/// What an attempt to leave a screen has done.
struct LeavingAttempt: CustomStringConvertible {
    let hasPopped: Bool
    let questions: Int
    let actions: Int
    let isHung: Bool

    var withoutQuestion: LeavingOutcome {
        if isHung { return LeavingOutcome("hangs") }
        if actions == 0 { return hasPopped ? .pops : .refused }
        return actions == 1 && !hasPopped ? .acts : LeavingOutcome("acts \(actions) times, then \(hasPopped)")
    }

    var description: String { "\(withoutQuestion) and \(questions) questions" }
}
