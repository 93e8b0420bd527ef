#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// What the app has set and stated about the swipe of a navigation controller, on the class and on controllers of other
/// classes.
@MainActor
protocol PopGestureSettings: AnyObject {
    /// Whether swipes pop. `false` refuses every swipe, including UIKit's.
    var popGestureRecognizerEnabled: Bool { get }

    /// Where a swipe may start on screens without a preference; `nil` for UIKit's own swipe.
    var defaultPopArea: PopGestureArea? { get }

    /// Whether a swipe at the root dismisses the controller.
    var dismissesFromRoot: Bool { get }

    /// The preferences that a screen states, without modifiers. Asked only once they may be read.
    func popPreferences(for screen: UIViewController) -> PopPreferences

    /// Asks a screen for the answer that it has at once.
    func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool
}
#endif
