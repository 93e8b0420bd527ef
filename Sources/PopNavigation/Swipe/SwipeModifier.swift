#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// What changes the swipe on a screen from outside of its class, such as a modifier of a SwiftUI view.
@MainActor
package protocol SwipeModifier: AnyObject {
    /// The view that the modifier belongs to: it concerns the screen that the view is in.
    var place: UIView { get }

    /// What the modifier states about the area; `nil` if nothing.
    var area: PopGestureArea? { get }

    /// What the modifier states about the switch; `nil` if nothing.
    var isEnabled: Bool? { get }

    /// Whether a point of a view is excluded.
    func excludes(_ point: CGPoint, in view: UIView) -> Bool

    /// Whether an excluded place is excluded at the leading edge too.
    var excludesLeadingEdge: Bool { get }

    /// Whether the user may leave the screen.
    func allowsLeaving(_ screen: UIViewController, in controller: UINavigationController, for trigger: PopTrigger)
        -> Bool
}
#endif
