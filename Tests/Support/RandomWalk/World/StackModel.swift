import UIKit

/// What the stack should be: everything that was asked of it, carried out in order.
@MainActor
struct StackModel {
    enum Entry {
        case push(UIViewController)
        case pop
        case popTo(UIViewController)
        case popToRoot
        case set([UIViewController])
        /// A pop that a finger started; nil while it may still be cancelled.
        case fingerPop(from: UIViewController, isDone: Bool?)
    }

    private(set) var stack: [UIViewController]
    /// The screens that have been popped off the top, by their numbers.
    private var popped: [Int] = []
    private var entries: [Entry] = []

    init(_ stack: [UIViewController]) {
        self.stack = stack
    }

    mutating func note(_ entry: Entry) { entries.append(entry) }

    /// A finger starts a pop: after what has been carried out, before what waits for the end of a transition.
    ///
    /// - Parameters:
    ///   - shown: The stack, still with the screen that the finger moves.
    ///   - told: The pops that have been told so far.
    mutating func noteFingerPop(from screen: UIViewController, shown: [UIViewController], told: [Int]) {
        let place = (0...entries.count).last { count in
            let model = after(count)
            return model.isStack(shown) && model.popped == told
        }
        entries.insert(.fingerPop(from: screen, isDone: nil), at: place ?? entries.count)
    }

    /// A pop is given up that no finger has started: on iOS 26 a finger may take hold of any pop that runs. UIKit takes back
    /// all that it has shown in one transition.
    ///
    /// - Parameters:
    ///   - shown: The stack, as it is again.
    ///   - told: How many pops have been told so far.
    /// - Returns: How many of those remain.
    mutating func popCancelled(shown: [UIViewController], told: Int) -> Int {
        guard let end = (0...entries.count).first(where: { after($0).popped.count == told + 1 }),
            let start = (0..<end).last(where: { after($0).isStack(shown) })
        else { return told }
        let remaining = after(start).popped.count
        entries.removeSubrange(start..<end)
        return remaining
    }

    /// On iOS 26 a finger may take hold of a set that UIKit shows as a pop, and give it up. Where the old top stays in the
    /// stack, further down, nobody tells.
    mutating func allowForGivenUpSet(shown: [UIViewController], told: [Int]) {
        guard !after(entries.count).isStack(shown) else { return }
        for (index, entry) in entries.enumerated() {
            guard case .set(let screens) = entry, let top = after(index).stack.last, screens.contains(top) else {
                continue
            }
            var model = self
            model.entries.remove(at: index)
            let end = model.after(model.entries.count)
            if end.isStack(shown), end.popped == told { return self = model }
        }
    }

    /// The model once so many of the entries are carried out.
    private func after(_ count: Int) -> StackModel {
        var model = self
        model.entries.removeSubrange(count...)
        model.catchUp()
        return model
    }

    func isStack(_ screens: [UIViewController]) -> Bool {
        stack.map(ObjectIdentifier.init) == screens.map(ObjectIdentifier.init)
    }

    mutating func fingerPopEnded(from screen: UIViewController, isDone: Bool) {
        for index in entries.indices.reversed() {
            if case .fingerPop(let from, nil) = entries[index], from === screen {
                entries[index] = .fingerPop(from: from, isDone: isDone)
                return
            }
        }
    }

    /// Carries out everything. Right when nothing moves or waits.
    mutating func catchUp() {
        for entry in entries {
            let (oldTop, old) = (stack.last, stack)
            switch entry {
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
            guard let oldTop = oldTop as? TrackedScreen, let top = stack.last, top !== oldTop else { continue }
            // Back to a screen that was there before, and not because the old top has moved below.
            if old.contains(where: { $0 === top }), index(of: oldTop) == nil { popped.append(oldTop.number) }
        }
        entries = []
    }

    mutating func takePopped() -> [Int] {
        defer { popped = [] }
        return popped
    }

    private func index(of screen: UIViewController) -> Int? { stack.firstIndex { $0 === screen } }
}
