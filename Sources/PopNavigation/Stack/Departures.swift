#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Finds the screens that have left the stack, by comparing it with the last noted stack.
///
/// This isn't UIKit's own array: the headless UIKit would have to copy a shared array at its next change. A note
/// replaces only the screens after the first difference.
@MainActor
struct Departures {
    /// The stack at the last note.
    private(set) var known: [UIViewController] = []
    /// The screens that have arrived since the last note. They may leave before the next one.
    private var arrivals: [UIViewController] = []

    /// All screens whose departure hasn't been reported.
    var unreported: [UIViewController] { known + arrivals }

    /// Whether the stack differs from the known one in its top or its depth. A collapsing split view, for example,
    /// changes the stack without calling the controller's methods.
    func differ(from stack: [UIViewController]) -> Bool {
        known.count != stack.count || known.last !== stack.last
    }

    /// Whether noting the stack may find departures or arrivals.
    func mayChange(with stack: [UIViewController]) -> Bool {
        !arrivals.isEmpty || differ(from: stack)
    }

    /// Notes the screens that have arrived in the stack. None counts as gone yet, since the transition may be
    /// cancelled.
    mutating func noteArrivals(in stack: [UIViewController]) {
        let kept = known.commonPrefixCount(with: stack)
        guard kept < stack.count else { return }
        arrivals += stack.dropFirst(kept).filter { !known.contains(instance: $0) && !arrivals.contains(instance: $0) }
    }

    /// Notes the stack at the end of a transition.
    ///
    /// - Parameter present: The current stack, if another change has interrupted the transition. That change may have
    ///   brought screens back.
    /// - Returns: The screens that have left since the last note, in stack order. Each screen is returned once.
    mutating func note(_ stack: [UIViewController], present: [UIViewController]? = nil) -> [UIViewController] {
        let kept = known.commonPrefixCount(with: stack)
        let new = Array(stack.dropFirst(kept))
        let former = (Array(known.dropFirst(kept)) + arrivals).subtracting(new)
        known.replaceSubrange(kept..., with: new)
        guard let present else {
            arrivals = []
            return former
        }
        let gone = former.subtracting(present)
        arrivals = former.subtracting(gone)
        return gone
    }
}
#endif
