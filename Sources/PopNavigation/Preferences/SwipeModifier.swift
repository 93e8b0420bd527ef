#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Changes the swipe on a screen from outside the screen's class, as a SwiftUI modifier does.
@MainActor
package protocol SwipeModifier: AnyObject {
    /// The modifier's view. The modifier concerns the screen that contains it.
    var place: UIView { get }

    /// The area that the modifier sets; `nil` if it sets none.
    var area: PopGestureArea? { get }

    /// Whether the modifier enables the swipe; `nil` if it doesn't say.
    var isEnabled: Bool? { get }

    /// Whether the modifier excludes a point of a view.
    func excludes(_ point: CGPoint, in view: UIView) -> Bool

    /// Whether an excluded place is excluded at the leading edge too.
    var excludesLeadingEdge: Bool { get }

    /// Whether the modifier decides whether the user may leave the screen.
    var asksBeforeLeaving: Bool { get }

    /// Whether the user may leave the modifier's screen, as far as the modifier knows at once.
    func allowsLeaving(for trigger: PopTrigger) -> Bool

    /// The question that needs time; `nil` if there is nothing to ask now.
    var question: (@MainActor () async -> Bool)? { get }
}
#endif
