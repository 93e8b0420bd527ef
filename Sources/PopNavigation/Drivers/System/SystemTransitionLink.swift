#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The way to the system's interactive pop: the private object that the edge recognizer reports to.
///
/// Seen on iOS 7 to 26: target and delegate of `interactivePopGestureRecognizer` are one object, which answers
/// `handleNavigationTransition:` and drives the transition with whatever pan recognizer sends it that action. Without the
/// link a pop could only imitate the system's transition.
///
/// None of it is promised, so each step is probed before it is taken. Reading a key that does not exist would end the app:
/// Swift cannot catch the exception.
@MainActor
struct SystemTransitionLink {
    let handler: NSObject
    let action: Selector

    /// Finds the link behind the system's edge recognizer; nil where any step of the way is missing.
    init?(behind recognizer: UIGestureRecognizer) {
        // The delegate is public. An app may have replaced it; the list of targets still holds the original then.
        let candidates = [recognizer.delegate as? NSObject] + Self.targets(of: recognizer)
        let answering = candidates.compactMap { $0 }.first {
            $0.responds(to: SystemSelector.handleNavigationTransition)
        }
        guard let answering else { return nil }
        handler = answering
        action = SystemSelector.handleNavigationTransition
    }

    /// The objects in a recognizer's list of targets, which is not public.
    private static func targets(of recognizer: UIGestureRecognizer) -> [NSObject?] {
        guard hasVariable("_targets", recognizer), let entries = recognizer.value(forKey: "_targets") as? [NSObject]
        else {
            return []
        }
        // An entry's `action` must be left alone: reading it raises.
        return entries.map { hasVariable("_target", $0) ? $0.value(forKey: "_target") as? NSObject : nil }
    }

    private static func hasVariable(_ name: String, _ object: NSObject) -> Bool {
        class_getInstanceVariable(type(of: object), name) != nil
    }
}
#endif
