import PopNavigation
import UIKit

/// What has been seen of one stack since it was last at rest: its screens, the app's requests and the library's
/// reports.
///
/// Predicts no stack. The tests of calls and the twins compare stacks and answers with those of a plain controller.
@MainActor
struct StackRecord {
    /// A reported pop, by the numbers of the screens.
    private struct Pop: Equatable, CustomStringConvertible {
        let from: Int
        let to: Int
        let removed: [Int]

        var description: String { "\(from) → \(to), removing \(removed)" }
    }

    /// The stack at the last rest, by the numbers of the screens.
    private var rested: [Int]
    /// The stack as last seen.
    private var present: [Int]
    /// The screens at the last rest and those that have appeared since. Others may leave without a report.
    private var shown: Set<Int>
    /// How often each screen may have come to the stack. A screen of the stack that is set again counts too, since it
    /// may have left before the change is made.
    private var arrivals: [Int: Int]
    /// How often each screen has been in a `didRemove`.
    private var reports: [Int: Int] = [:]
    private var pops: [Pop] = []
    /// The number of requested pops, also to a screen or to the root.
    private var popRequests = 0
    /// The number of requested pushes and of stacks that are to be set.
    private var otherRequests = 0
    /// Whether all pops have been requested by the app's calls.
    private var isProgrammatic = true

    /// - Parameter isShown: Whether the screens have been shown.
    init(_ stack: [UIViewController], isShown: Bool = true) {
        rested = stack.numbers
        present = rested
        shown = isShown ? Set(rested) : []
        arrivals = Dictionary(uniqueKeysWithValues: rested.map { ($0, 1) })
    }

    mutating func notePopRequest() { popRequests += 1 }

    /// Notes that the app pushes or sets screens.
    mutating func noteRequest(for screens: [UIViewController]) {
        otherRequests += 1
        for number in screens.numbers { arrivals[number, default: 0] += 1 }
    }

    /// Notes the stack as it is now.
    mutating func see(_ stack: [UIViewController]) { present = stack.numbers }

    /// Notes that a screen of the stack has appeared.
    mutating func screenDidAppear(_ screen: UIViewController) { shown.insert(screen.walkNumber) }

    mutating func take(_ event: PopEvent) {
        switch event {
        // A zoom's gesture may count as a call.
        case .willPop(let pop):
            isProgrammatic =
                isProgrammatic && pop.trigger == .programmatic && pop.from.preferredTransition == nil
        case .didPop(let pop):
            pops.append(Pop(from: pop.from.walkNumber, to: pop.to.walkNumber, removed: pop.removed.numbers))
        case .didRemove(let screens): for number in screens.numbers { reports[number, default: 0] += 1 }
        case .refused, .didCancel, .didGoForward, .didDismiss: break
        }
    }

    /// What is wrong at rest. The record starts again.
    mutating func findings(at stack: [UIViewController]) -> [String] {
        see(stack)
        defer { self = StackRecord(stack) }
        return departureFindings + [popFinding].compactMap { $0 }
    }

    /// What is wrong after the controller has been released, with all of its screens.
    mutating func findingsAfterRelease() -> [String] {
        see([])
        return departureFindings
    }

    /// Each screen that has been shown and has left for good is in a `didRemove`, and none is in more of them than it
    /// can have left.
    private var departureFindings: [String] {
        let silent = shown.subtracting(present).filter { reports[$0] == nil }.sorted()
        let wrong = reports.filter { number, count in
            count + (present.contains(number) ? 1 : 0) > arrivals[number, default: 0]
        }
        return (silent.isEmpty ? [] : ["\(silent) have left without didRemove"])
            + wrong.keys.sorted().map { "\($0) is in didRemove too often: \(reports[$0, default: 0])×" }
    }

    /// Pops alone are reported as a chain from the former top to the present one. A single push or set is reported as a
    /// pop exactly if it uncovers a screen. Of other sequences of changes nothing is known without a model: a screen
    /// may leave by a pop that becomes part of a replacement, which is not a pop.
    private var popFinding: String? {
        if otherRequests == 0 {
            guard chains(from: rested, to: present) else {
                return "the stack was \(rested) and is \(present), reported were \(pops)"
            }
        } else if otherRequests == 1, popRequests == 0, isProgrammatic {
            let expected = uncoveringPop.map { [$0] } ?? []
            if pops != expected { return "one change from \(rested) to \(present), reported were \(pops)" }
        }
        return nil
    }

    /// Whether the reported pops lead from one stack to the other.
    private func chains(from old: [Int], to new: [Int]) -> Bool {
        var stack = old
        for pop in pops {
            guard stack.last == pop.from, pop.removed == stack.suffix(pop.removed.count) else { return false }
            stack.removeLast(pop.removed.count)
            guard stack.last == pop.to else { return false }
        }
        return stack == new
    }

    /// The pop that one change from the stack at the last rest to the present one is; `nil` if it is not one.
    private var uncoveringPop: Pop? {
        guard let from = rested.last, let to = present.last, !present.contains(from), rested.contains(to) else {
            return nil
        }
        return Pop(from: from, to: to, removed: rested.filter { !present.contains($0) })
    }
}

@MainActor
extension [UIViewController] {
    fileprivate var numbers: [Int] { map { $0.walkNumber } }
}

extension UIViewController {
    /// The number of a screen of the walk. All screens of its stacks have one.
    fileprivate var walkNumber: Int { (self as? TrackedScreen)?.number ?? 0 }
}
