import PopNavigation
import TrialTools

/// A cell played on a plain controller and on the library's with each mechanism.
package struct TimeComparison: Sendable {
    package let cell: TimeCell
    package let plain: TimeOutcome
    /// On plain controllers whose swipe works while the bar is hidden, as the library's does; empty if that does not
    /// matter.
    package let withoutBar: [TimeOutcome]
    package let library: [(mechanism: Mechanism, outcome: TimeOutcome)]
    /// Whether UIKit refuses a hidden bar in `shouldBegin`, where its refusal stands.
    package let mayKeepScreenWithoutBar: Bool

    /// The outcomes that a mechanism may have.
    ///
    /// UIKit refuses a swipe while the bar is hidden, and the library does not: on a resting screen the swipe has to
    /// pop. During a transition, UIKit's gestures wouldn't pop such a screen, so either answer is right.
    func references(for mechanism: Mechanism) -> [TimeOutcome] {
        if withoutBar.isEmpty || mechanism == .systemArea { return [plain] }
        let isFirstWithoutBar = cell.setting.first.isSwipe && cell.setting.bars.areHidden(at: 3)
        return isFirstWithoutBar && !mayKeepScreenWithoutBar ? withoutBar : [plain] + withoutBar
    }

    /// One frame, and one event of a finger where the own pan pops: it begins after 30 points. The edge recognizer,
    /// which stands in for it on the plain controller, begins after 15. When the own pan's finger lifts, the page is as
    /// much further from its end, so what waits for that end also comes a frame later.
    private var delay: Int {
        let isInOwnPansPlace = cell.setting.start == .middle && cell.setting.surroundings.version < 26
        let isOwnPan =
            (cell.second == .swipe || cell.setting.first.isSwipe) && isInOwnPansPlace && !cell.setting.words.areLock
        return isOwnPan ? 1 + TimedAct.frameRate / 60 : 1
    }

    /// The faults of the library compared with a plain controller.
    package var deviations: [TimeDeviation] {
        library.flatMap { mechanism, outcome in
            TimeDeviation.all(of: outcome, insteadOf: references(for: mechanism), delay: delay).filter { kind, _ in
                !(movesOwnTransition(mechanism) && [.stack, .late].contains(kind)) && !(isUnlocked && kind == .stack)
            }.map {
                TimeDeviation(cell: cell, mechanism: mechanism, kind: $0.kind, detail: $0.detail)
            }
        }
    }

    /// Whether a swipe comes while the library's own transition runs. No swipe interrupts it.
    private func movesOwnTransition(_ mechanism: Mechanism) -> Bool {
        guard mechanism == .ownTransition, cell.setting.first.isSwipe, cell.second == .swipe else { return false }
        // Next to a vertical bar, UIKit's edge recognizer has no strip.
        if case .duo = cell.setting.surroundings.device { return true }
        return cell.setting.start == .middle
    }

    /// Whether UIKit has enabled the edge recognizer again after a change, which takes the app's lock away from the
    /// whole swipe.
    private var isUnlocked: Bool {
        cell.setting.words == .disabled && cell.setting.surroundings.position?.description == "writesEdgeEnabled"
    }

    /// What is wrong with the plain controllers: a fault of the headless UIKit or of this program, not of the library.
    package var faultsOfPlain: [String] {
        ([plain] + withoutBar).flatMap(\.faults)
    }
}
