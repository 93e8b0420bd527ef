import UIKit

/// A point on the screen that holds on every size of screen: a share of a frame, and points beside it.
public struct TrialSpot: Sendable {
    public enum Anchor: Sendable {
        case screen
        case navigationBar
        case element(TrialElement)
    }

    public let anchor: Anchor
    /// Shares of the anchor's width and height.
    public let share: CGPoint
    /// Added to the share.
    public let offset: CGVector

    /// A share of the screen's width, and points from the screen's bottom.
    static func screen(_ x: CGFloat, above bottom: CGFloat = 150) -> TrialSpot {
        TrialSpot(anchor: .screen, share: CGPoint(x: x, y: 1), offset: CGVector(dx: 0, dy: -bottom))
    }

    /// Points from the screen's left side, and points from its bottom.
    static func points(_ x: CGFloat, above bottom: CGFloat = 150) -> TrialSpot {
        TrialSpot(anchor: .screen, share: CGPoint(x: 0, y: 1), offset: CGVector(dx: x, dy: -bottom))
    }

    /// A share of the navigation bar's width, in the middle of its height.
    static func bar(_ x: CGFloat) -> TrialSpot {
        TrialSpot(anchor: .navigationBar, share: CGPoint(x: x, y: 0.5), offset: .zero)
    }

    /// The middle of an element, or another share of its width.
    static func on(_ element: TrialElement, x: CGFloat = 0.5, dx: CGFloat = 0) -> TrialSpot {
        TrialSpot(anchor: .element(element), share: CGPoint(x: x, y: 0.5), offset: CGVector(dx: dx, dy: 0))
    }

    /// The point, for a frame of the anchor.
    public func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * share.x + offset.dx, y: frame.minY + frame.height * share.y + offset.dy)
    }
}

/// A view as a user would name it.
public enum TrialElement: Hashable, Sendable {
    /// A line of text.
    case text(String)
    /// A button by its title.
    case button(String)
    /// The back button of the navigation bar.
    case backButton
    /// A view by its accessibility identifier.
    case view(String)
    case slider
    case textField
    case searchField
}
