import UIKit

/// The expected stack: all requested changes, applied in order.
@MainActor
struct StackModel {
    enum Change {
        case push(UIViewController)
        case pop
        case popTo(UIViewController)
        case popToRoot
        case set([UIViewController])
        /// A swipe's pop. `isDone` is nil until the swipe has completed or has been cancelled.
        case fingerPop(from: UIViewController, isDone: Bool?)
    }

    private struct NotedChange {
        var change: Change
        let number: Int
        /// The screens that the call has returned; nil if its answer is not checked.
        var answer: [UIViewController]?
        /// Whether a finger has changed the stack between the answer and the change.
        var isInvalidated = false
        /// Whether the change is over because there was nothing to remove. A transition that is cancelled later does
        /// not repeat it.
        var isDone = false
    }

    private(set) var stack: [UIViewController]
    /// The numbers of the top screens that have been popped.
    private var popped: [Int] = []
    private var entries: [NotedChange] = []
    private var noted = 0
    /// The smallest number of entries that UIKit had received when the last transition started.
    private var applied = 0
    private var answers = Answers()

    /// The answers of pops since the last call of `takeAnswers`.
    struct Answers {
        var correct = 0
        var invalidated = 0
        var wrong: [String] = []
    }

    init(_ stack: [UIViewController]) {
        self.stack = stack
    }

    /// Starts again for another controller. The requests to the old controller are not checked.
    mutating func restart(_ stack: [UIViewController]) {
        let noted = noted
        self = StackModel(stack)
        self.noted = noted
    }

    /// Adds a requested change.
    ///
    /// - Returns: The entry's number, for its answer.
    @discardableResult
    mutating func note(_ change: Change) -> Int {
        entries.append(makeEntry(change))
        return noted
    }

    private mutating func makeEntry(_ change: Change) -> NotedChange {
        noted += 1
        return NotedChange(change: change, number: noted)
    }

    /// Stores the answer of the call that has made an entry.
    ///
    /// - Parameter waits: Whether the change may be performed after the transition only.
    mutating func setAnswer(_ screens: [UIViewController], of number: Int, waits: Bool) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries[index].answer = screens
        entries[index].isDone = screens.isEmpty && !waits
    }

    /// Marks one answer as not to be checked: only UIKit knows whether a swipe's pop finishes.
    mutating func invalidateAnswer(of number: Int) {
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
        entries[index].isInvalidated = true
    }

    /// Marks the answers so far as not to be checked: a finger has changed the stack, which they could not know.
    mutating func invalidateAnswers() { invalidateAnswers(from: 0) }

    private mutating func invalidateAnswers(from start: Int) {
        for index in entries.indices.dropFirst(start) { entries[index].isInvalidated = true }
    }

    /// Inserts a swipe's pop: after the entries that UIKit has applied,
    /// before those that wait for the end of a transition.
    ///
    /// - Parameters:
    ///   - shown: The stack including the screen that the finger moves.
    ///   - reported: The pops that the library has reported so far.
    mutating func noteSwipe(from screen: UIViewController, shown: [UIViewController], reported: [Int]) {
        let places = (min(applied, entries.count)...entries.count).filter { count in
            let model = after(count)
            return model.isStack(shown) && model.popped == reported
        }
        let index = places.last ?? entries.count
        entries.insert(makeEntry(.fingerPop(from: screen, isDone: nil)), at: index)
        invalidateAnswers(from: index)
    }

    /// Finds the entries that UIKit has applied when it starts a transition.
    ///
    /// - Parameters:
    ///   - shown: The stack from now on.
    ///   - reported: The pops that the library has reported so far.
    ///   - isReported: Whether the transition is a pop for which `willPop` has been sent.
    mutating func transitionStarted(shown: [UIViewController], reported: [Int], isReported: Bool) {
        let count = reported.count + (isReported ? 1 : 0)
        let place = (applied...max(applied, entries.count)).first { place in
            let model = after(place, finishesSwipe: true)
            return model.isStack(shown) && model.popped.count == count && model.popped.starts(with: reported)
        }
        if let place { applied = place }
    }

    /// Removes the entries of a cancelled transition.
    ///
    /// On iOS 26 a finger may take over and cancel every transition that UIKit shows as a pop, also one that the app
    /// has requested. UIKit undoes all changes that the transition shows,
    /// including earlier ones that were never visible.
    ///
    /// - Parameters:
    ///   - shown: The restored stack.
    ///   - reported: The number of reported pops so far.
    /// - Returns: The number of reported pops that remain.
    mutating func transitionCancelled(shown: [UIViewController], reported: Int) -> Int {
        let end = min(applied, entries.count)
        for index in entries.indices[end...].reversed() where entries[index].isDone { entries.remove(at: index) }
        guard let start = (0..<end).last(where: { after($0).isStack(shown) }) else { return reported }
        let remaining = after(start).popped.count
        entries.removeSubrange(start..<end)
        applied = start
        // The library expects one change in each transition.
        if end - start > 1 { invalidateAnswers(from: start) }
        return min(reported, remaining)
    }

    /// The model after the first entries have been applied.
    private func after(_ count: Int, finishesSwipe: Bool = false) -> StackModel {
        var model = self
        model.entries.removeSubrange(min(count, entries.count)...)
        if finishesSwipe { model.finishSwipe() }
        model.applyAll()
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

    /// Applies all entries. Correct only while no transition runs and no change waits.
    mutating func applyAll() {
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
            // A pop: the new top was in the stack before, and the old top has left it.
            if old.contains(where: { $0 === top }), index(of: oldTop) == nil { popped.append(oldTop.number) }
        }
        entries = []
        applied = 0
    }

    /// Checks that a pop returns the screens that it removes, also if it waits for the changes before it.
    private mutating func check(_ entry: NotedChange, removed: [UIViewController]) {
        guard let answer = entry.answer else { return }
        if answer.map(ObjectIdentifier.init) == removed.map(ObjectIdentifier.init) {
            answers.correct += 1
        } else if entry.isInvalidated {
            answers.invalidated += 1
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
