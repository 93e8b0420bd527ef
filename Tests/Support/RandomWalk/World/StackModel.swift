import UIKit

/// What the stack should be: everything that was asked of it, carried out in order.
@MainActor
struct StackModel {
    enum Change {
        case push(UIViewController)
        case pop
        case popTo(UIViewController)
        case popToRoot
        case set([UIViewController])
        /// A pop that a finger started; nil while it may still be cancelled.
        case fingerPop(from: UIViewController, isDone: Bool?)
    }

    private struct Entry {
        var change: Change
        let number: Int
        /// What the controller has said that it will pop; nil where nothing can be held against it.
        var answer: [UIViewController]?
        /// Whether a finger has come between the answer and the change.
        var isOvertaken = false
    }

    private(set) var stack: [UIViewController]
    /// The screens that have been popped off the top, by their numbers.
    private var popped: [Int] = []
    private var entries: [Entry] = []
    private var noted = 0
    /// How many of the entries UIKit had been given at least, when the last transition started.
    private var carriedOut = 0
    private var answers = Answers()

    /// What pops have answered since this was last asked.
    struct Answers {
        var right = 0
        var overtaken = 0
        var wrong: [String] = []
    }

    init(_ stack: [UIViewController]) {
        self.stack = stack
    }

    /// Another controller takes the place of this one. What was asked of this one stays unanswered.
    mutating func restart(_ stack: [UIViewController]) {
        let noted = noted
        self = StackModel(stack)
        self.noted = noted
    }

    /// - Returns: The entry's number, for its answer.
    @discardableResult
    mutating func note(_ change: Change) -> Int {
        entries.append(makeEntry(change))
        return noted
    }

    private mutating func makeEntry(_ change: Change) -> Entry {
        noted += 1
        return Entry(change: change, number: noted)
    }

    /// What the call has answered to which the entry belongs.
    mutating func answered(_ number: Int, _ screens: [UIViewController]) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries[index].answer = screens
    }

    /// A finger has changed what will become of the stack: answers given before know nothing of it.
    mutating func fingerCameBetween() { overtake(from: 0) }

    private mutating func overtake(from start: Int) {
        for index in entries.indices.dropFirst(start) { entries[index].isOvertaken = true }
    }

    /// A finger starts a pop: after what has been carried out, before what waits for the end of a transition.
    ///
    /// - Parameters:
    ///   - shown: The stack, still with the screen that the finger moves.
    ///   - told: The pops that have been told so far.
    ///   - isInterrupting: Whether the pop has brought the last transition to its end: then all waits that was asked for since.
    mutating func noteFingerPop(
        from screen: UIViewController, shown: [UIViewController], told: [Int], isInterrupting: Bool
    ) {
        let places = (min(carriedOut, entries.count)...entries.count).filter { count in
            let model = after(count)
            return model.isStack(shown) && model.popped == told
        }
        let index = (isInterrupting ? places.first : places.last) ?? entries.count
        entries.insert(makeEntry(.fingerPop(from: screen, isDone: nil)), at: index)
        overtake(from: index)
    }

    /// UIKit starts a transition.
    ///
    /// - Parameters:
    ///   - shown: The stack from now on.
    ///   - told: The pops that have been told so far.
    ///   - isTold: Whether the transition is a pop whose beginning has been told.
    mutating func transitionStarted(shown: [UIViewController], told: [Int], isTold: Bool) {
        let count = told.count + (isTold ? 1 : 0)
        let place = (carriedOut...max(carriedOut, entries.count)).first { place in
            let model = after(place, finishesSwipe: true)
            return model.isStack(shown) && model.popped.count == count && model.popped.starts(with: told)
        }
        if let place { carriedOut = place }
    }

    /// A transition is given up: on iOS 26 a finger may take hold of any that UIKit shows as a pop, whoever has asked for it.
    /// UIKit takes back all that it has shown in one transition, also changes before the last that nobody has seen.
    ///
    /// - Parameters:
    ///   - shown: The stack, as it is again.
    ///   - told: How many pops have been told so far.
    /// - Returns: How many of those remain.
    mutating func transitionGivenUp(shown: [UIViewController], told: Int) -> Int {
        let end = min(carriedOut, entries.count)
        guard let start = (0..<end).last(where: { after($0).isStack(shown) }) else { return told }
        let remaining = after(start).popped.count
        entries.removeSubrange(start..<end)
        carriedOut = start
        // The library knows of one change in each transition.
        if end - start > 1 { overtake(from: start) }
        return min(told, remaining)
    }

    /// The model once so many of the entries are carried out.
    private func after(_ count: Int, finishesSwipe: Bool = false) -> StackModel {
        var model = self
        model.entries.removeSubrange(min(count, entries.count)...)
        if finishesSwipe { model.finishSwipe() }
        model.catchUp()
        return model
    }

    func isStack(_ screens: [UIViewController]) -> Bool {
        stack.map(ObjectIdentifier.init) == screens.map(ObjectIdentifier.init)
    }

    mutating func fingerPopEnded(from screen: UIViewController, isDone: Bool) {
        for index in entries.indices.reversed() {
            if case .fingerPop(let from, nil) = entries[index].change, from === screen {
                entries[index].change = .fingerPop(from: from, isDone: isDone)
                return
            }
        }
    }

    private mutating func finishSwipe() {
        for index in entries.indices {
            if case .fingerPop(let from, nil) = entries[index].change {
                entries[index].change = .fingerPop(from: from, isDone: true)
            }
        }
    }

    /// Carries out everything. Right when nothing moves or waits.
    mutating func catchUp() {
        for entry in entries {
            let (oldTop, old) = (stack.last, stack)
            switch entry.change {
            case .push(let screen): if index(of: screen) == nil { stack.append(screen) }
            case .pop: if stack.count > 1 { stack.removeLast() }
            case .popTo(let screen): if let index = index(of: screen) { stack.removeSubrange((index + 1)...) }
            case .popToRoot: stack.removeSubrange(1...)
            case .set(let screens):
                stack = []
                for screen in screens where index(of: screen) == nil { stack.append(screen) }
            case .fingerPop(let from, let isDone):
                if isDone == true, let index = index(of: from) {
                    stack.remove(at: index)
                    if let screen = from as? TrackedScreen { popped.append(screen.number) }
                }
                continue
            }
            check(entry, removed: Array(old.dropFirst(stack.count)))
            guard let oldTop = oldTop as? TrackedScreen, let top = stack.last, top !== oldTop else { continue }
            // Back to a screen that was there before, and not because the old top has moved below.
            if old.contains(where: { $0 === top }), index(of: oldTop) == nil { popped.append(oldTop.number) }
        }
        entries = []
        carriedOut = 0
    }

    /// A pop answers with what it removes, also one that waits for the changes before it.
    private mutating func check(_ entry: Entry, removed: [UIViewController]) {
        guard let answer = entry.answer else { return }
        if answer.map(ObjectIdentifier.init) == removed.map(ObjectIdentifier.init) {
            answers.right += 1
        } else if entry.isOvertaken {
            answers.overtaken += 1
        } else {
            answers.wrong.append("\(entry.change) removes \(removed) and has answered \(answer)")
        }
    }

    mutating func takePopped() -> [Int] {
        defer { popped = [] }
        return popped
    }

    mutating func takeAnswers() -> Answers {
        defer { answers = Answers() }
        return answers
    }

    private func index(of screen: UIViewController) -> Int? { stack.firstIndex { $0 === screen } }
}
