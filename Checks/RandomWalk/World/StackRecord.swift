import PopNavigation
import UIKit

/// What has been seen of one stack since it was last at rest: its screens and those ahead, the app's requests and the
/// library's reports.
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

    /// A reported change of the stack.
    private enum Change: CustomStringConvertible {
        case pop(Pop)
        case forward(Int)

        var pop: Pop? { if case .pop(let pop) = self { pop } else { nil } }

        var description: String {
            switch self {
            case .pop(let pop): "\(pop)"
            case .forward(let screen): "forward to \(screen)"
            }
        }
    }

    /// The stack at the last rest, by the numbers of the screens.
    private var rested: [Int]
    /// The stack as last seen.
    private var present: [Int]
    /// The screens ahead as last seen.
    private var ahead: [Int]
    /// The screens that have been ahead since the last rest.
    private var listed: Set<Int>
    /// The screens that may be ahead: those at the last rest, and those that the user has left since.
    private var keepable: Set<Int>
    /// The screens at the last rest, with those ahead, and those that have appeared since. Others may leave without a
    /// report.
    private var shown: Set<Int>
    /// How often each screen may have come to the stack. A screen of the stack that is set again counts too, since it
    /// may have left before the change is made.
    private var arrivals: [Int: Int]
    /// How often each screen has been in a `didRemove`.
    private var reports: [Int: Int] = [:]
    private var changes: [Change] = []
    /// The reported screens that haven't been ahead.
    private var unlisted: [Int] = []
    /// The number of requested pops, also to a screen or to the root.
    private var popRequests = 0
    /// The number of requested pushes and of stacks that are to be set.
    private var otherRequests = 0
    /// Whether all pops have been requested by the app's calls.
    private var isProgrammatic = true

    /// - Parameter isShown: Whether the screens have been shown.
    init(_ stack: [UIViewController], ahead screensAhead: [UIViewController] = [], isShown: Bool = true) {
        (rested, ahead) = (stack.numbers, screensAhead.numbers)
        (present, listed, keepable) = (rested, Set(ahead), Set(ahead))
        shown = isShown ? Set(rested + ahead) : []
        arrivals = Dictionary((rested + ahead).map { ($0, 1) }) { $0 + $1 }
    }

    mutating func notePopRequest() { popRequests += 1 }

    /// Notes that the app pushes or sets screens.
    mutating func noteRequest(for screens: [UIViewController]) {
        otherRequests += 1
        for number in screens.numbers { arrivals[number, default: 0] += 1 }
    }

    /// Notes the stack as it is now.
    mutating func see(_ stack: [UIViewController], ahead screensAhead: [UIViewController] = []) {
        (present, ahead) = (stack.numbers, screensAhead.numbers)
        listed.formUnion(ahead)
    }

    /// Notes that a screen of the stack has appeared.
    mutating func screenDidAppear(_ screen: UIViewController) { shown.insert(screen.walkNumber) }

    mutating func take(_ event: PopEvent) {
        switch event {
        // A zoom's gesture may count as a call.
        case .willPop(let pop):
            isProgrammatic =
                isProgrammatic && pop.trigger == .programmatic && pop.from.preferredTransition == nil
        case .didPop(let pop):
            if pop.trigger != .programmatic { keepable.insert(pop.from.walkNumber) }
            changes.append(
                .pop(Pop(from: pop.from.walkNumber, to: pop.to.walkNumber, removed: pop.removed.numbers)))
        case .didGoForward(let screen):
            changes.append(.forward(screen.walkNumber))
            if !listed.contains(screen.walkNumber) { unlisted.append(screen.walkNumber) }
        case .didRemove(let screens): for number in screens.numbers { reports[number, default: 0] += 1 }
        case .refused, .didCancel, .didDismiss: break
        }
    }

    /// What is wrong at rest. The record starts again.
    mutating func findings(at stack: [UIViewController], ahead screensAhead: [UIViewController]) -> [String] {
        see(stack, ahead: screensAhead)
        defer { self = StackRecord(stack, ahead: screensAhead) }
        return departureFindings + unlisted.map { "\($0) has come back and wasn't ahead" }
            + [changeFinding, aheadFinding].compactMap { $0 }
    }

    /// What is wrong after the controller has been released, with all of its screens.
    mutating func findingsAfterRelease() -> [String] {
        see([])
        return departureFindings
    }

    /// Each screen that has been shown and has left for good is in a `didRemove`, and none is in more of them than it
    /// can have left. A screen that is ahead hasn't left for good.
    private var departureFindings: [String] {
        let lasting = present + ahead
        let silent = shown.subtracting(lasting).filter { reports[$0] == nil }.sorted()
        let wrong = reports.filter { number, count in
            count + (lasting.contains(number) ? 1 : 0) > arrivals[number, default: 0]
        }
        return (silent.isEmpty ? [] : ["\(silent) have left without didRemove"])
            + wrong.keys.sorted().map { "\($0) is in didRemove too often: \(reports[$0, default: 0])×" }
    }

    /// Pops and returns alone are reported as a chain from the former stack to the present one. A single push or set is
    /// reported as a pop exactly if it uncovers a screen. Without a model, nothing is known about other sequences of
    /// changes: a screen may leave by a pop that becomes part of a replacement, which is not a pop.
    private var changeFinding: String? {
        if otherRequests == 0 {
            guard chains(from: rested, to: present) else {
                return "the stack was \(rested) and is \(present), reported were \(changes)"
            }
        } else if otherRequests == 1, popRequests == 0, isProgrammatic, listed.isEmpty {
            let pops = changes.compactMap(\.pop)
            let expected = uncoveringPop.map { [$0] } ?? []
            // A finger may pop what the change has added, before UIKit has shown it. No call and no trigger tells.
            let added = pops.flatMap(\.removed)
            if !added.isEmpty, added.allSatisfy({ !rested.contains($0) && !present.contains($0) }) { return nil }
            if pops != expected { return "one change from \(rested) to \(present), reported were \(pops)" }
        }
        return nil
    }

    /// Only screens that the user has left are ahead. One change by the app that doesn't go forward leaves none there.
    private var aheadFinding: String? {
        let wrong = ahead.filter { !keepable.contains($0) }
        if !wrong.isEmpty { return "\(wrong) are ahead, and the user hasn't left them" }
        guard changes.isEmpty, otherRequests == 1, popRequests == 0, rested != present, !ahead.isEmpty else {
            return nil
        }
        return "a change from \(rested) to \(present) leaves \(ahead) ahead"
    }

    /// Whether the reported changes lead from one stack to the other.
    private func chains(from old: [Int], to new: [Int]) -> Bool {
        var stack = old
        for change in changes {
            switch change {
            case .forward(let screen): stack.append(screen)
            case .pop(let pop):
                guard stack.last == pop.from, pop.removed == stack.suffix(pop.removed.count) else { return false }
                stack.removeLast(pop.removed.count)
                guard stack.last == pop.to else { return false }
            }
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
