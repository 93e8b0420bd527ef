#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The private API that the library uses. The package trait `PublicAPIOnly` leaves it out.
///
/// Delegate methods that are public, and that UIKit implements without declaring that, are called elsewhere:
/// `uiKitAnswer` in the folders `ObjectiveC` and `Linux`.
///
/// Each part was present from iOS 7 to 26; that iOS 27 has it is a guess. None is guaranteed. So each step is probed
/// before it is used: reading a key that does not exist raises an exception, which Swift cannot catch.
@MainActor
enum PrivateAPI {
    /// The object behind the system's interactive pop, and the action that drives it.
    ///
    /// Target and delegate of `interactivePopGestureRecognizer` are one object, which answers
    /// `handleNavigationTransition:` and drives the transition with whatever pan recognizer is passed. Without it a pop
    /// could only imitate the system's.
    struct PopHandler {
        let object: NSObject
        let action: Selector
    }

    #if !PublicAPIOnly

    /// Finds the handler behind the system's edge recognizer; `nil` if any step of the way is missing.
    ///
    /// - Parameter delegate: The recognizer's own delegate. If the app has replaced it, the list of targets still holds
    ///   the handler.
    static func popHandler(
        behind recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?
    ) -> PopHandler? {
        if let handler = handler(delegate as? NSObject) { return handler }
        guard hasVariable("_targets", recognizer), let entries = recognizer.value(forKey: "_targets") as? NSArray
        else { return nil }
        // Only `_target` may be read: reading an entry's `action` raises.
        for case let entry as NSObject in entries where hasVariable("_target", entry) {
            if let handler = handler(entry.value(forKey: "_target") as? NSObject) { return handler }
        }
        return nil
    }

    private static func handler(_ object: NSObject?) -> PopHandler? {
        guard let object, object.responds(to: handleNavigationTransition) else { return nil }
        return PopHandler(object: object, action: handleNavigationTransition)
    }

    /// Whether UIKit is in a transition of the controller; `nil` if UIKit does not answer.
    ///
    /// Also `true` shortly before and after a transition, when there is no transition coordinator.
    static func isTransitioning(_ controller: UINavigationController) -> Bool? {
        guard controller.responds(to: isTransitioning) else { return nil }
        return (controller.value(forKey: "_isTransitioning") as? NSNumber)?.boolValue
    }

    /// Whether the recognizer swipes a row to its actions, in a table, in a list, or elsewhere (iOS 27).
    ///
    /// On iOS 11 to 26 it is a `_UISwipeActionPanGestureRecognizer`. If the swipe did not wait for it, rows could not
    /// be swiped (Enricoza/EZCustomNavigation#5). Only this class: other pans of UIKit on scroll views stay undecided
    /// for as long as the finger is down.
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
