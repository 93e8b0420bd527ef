#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Finds the screens that have left the stack, by comparison with the stack as last noted.
///
/// UIKit's own array is not kept: the headless UIKit would copy a shared array in its next change. A note replaces only
/// the screens from the first difference on.
@MainActor
struct Departures {
    /// The stack at the last note.
    private(set) var known: [UIViewController] = []

    /// Whether the stack differs from the known one, as its top or its depth shows. A collapsing split view, for
    /// example, changes the stack without the controller's methods.
    func differ(from stack: [UIViewController]) -> Bool {
        known.count != stack.count || known.last !== stack.last
    }

    /// Notes the stack.
    ///
    /// - Returns: The screens that have left since the last note, in stack order. Each screen is returned once.
    mutating func note(_ stack: [UIViewController]) -> [UIViewController] {
        let kept = known.commonPrefixCount(with: stack)
        let (former, present) = (Array(known.dropFirst(kept)), Array(stack.dropFirst(kept)))
        known.replaceSubrange(kept..., with: present)
        return former.subtracting(present)
    }
}
#endif
