#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The private API that the library uses. The package trait `PublicAPIOnly` omits it.
///
/// Public delegate methods that UIKit's class implements without declaring so are called elsewhere: by
/// `superclassAnswer` in `Runtime+ObjectiveC.swift`.
///
/// Each part was present from iOS 7 to 26; that iOS 27 has it is a guess. None is guaranteed. So each step is probed
/// before it is used: reading a key that doesn't exist raises an exception, which Swift can't catch.
@MainActor
enum PrivateAPI {
    /// The object behind UIKit's interactive pop, and the action that drives it.
    ///
    /// It is both the target and the delegate of `interactivePopGestureRecognizer`, answers
    /// `handleNavigationTransition:`, and drives the transition with any pan recognizer that is passed. Without it, a
    /// pop could only imitate UIKit's.
    struct PopHandler {
        let object: NSObject
        let action: Selector
    }

    #if !PublicAPIOnly

    /// Finds the handler behind UIKit's edge recognizer; `nil` if any step fails.
    ///
    /// - Parameter delegate: The delegate that UIKit set. If it isn't the handler, the list of targets still contains
    ///   the handler.
    static func popHandler(
        behind recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?
    ) -> PopHandler? {
        if let handler = handler(delegate as? NSObject) { return handler }
        guard hasVariable("_targets", recognizer), let entries = recognizer.value(forKey: "_targets") as? NSArray
        else { return nil }
        // Only `_target` may be read: reading an entry's `action` raises an exception.
        for case let entry as NSObject in entries where hasVariable("_target", entry) {
            if let handler = handler(entry.value(forKey: "_target") as? NSObject) { return handler }
        }
        return nil
    }

    private static func handler(_ object: NSObject?) -> PopHandler? {
        guard let object, object.responds(to: handleNavigationTransition) else { return nil }
        return PopHandler(object: object, action: handleNavigationTransition)
    }

    /// Whether UIKit is in a transition of the controller; `nil` if UIKit doesn't answer.
    ///
    /// Also `true` just before and just after a transition, when there is no transition coordinator.
    static func isTransitioning(_ controller: UINavigationController) -> Bool? {
        guard controller.responds(to: isTransitioning) else { return nil }
        return (controller.value(forKey: "_isTransitioning") as? NSNumber)?.boolValue
    }

    /// Whether the recognizer swipes a row to reveal its actions, in a table, a list, or elsewhere (iOS 27).
    ///
    /// On iOS 11 to 26 it is a `_UISwipeActionPanGestureRecognizer`. If the swipe back didn't wait for it, rows
    /// couldn't be swiped (Enricoza/EZCustomNavigation#5). The swipe waits only for this class, since UIKit's other
    /// pans on scroll views stay undecided while the finger is down.
    static func swipesRow(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer && "\(type(of: recognizer))".contains("SwipeAction")
    }

    private static let handleNavigationTransition = sel_registerName("handleNavigationTransition:")
    private static let isTransitioning = sel_registerName("_isTransitioning")

    private static func hasVariable(_ name: String, _ object: NSObject) -> Bool {
        class_getInstanceVariable(type(of: object), name) != nil
    }

    #else

    static func popHandler(
        behind recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?
    ) -> PopHandler? { nil }
    static func isTransitioning(_ controller: UINavigationController) -> Bool? { nil }
    static func swipesRow(_ recognizer: UIGestureRecognizer) -> Bool { false }

    #endif
}
#endif
