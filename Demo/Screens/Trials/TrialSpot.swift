import UIKit

/// A point that is valid on every size of screen: a fraction of a frame, and an offset in points.
public struct TrialSpot: Sendable {
    public enum Anchor: Sendable {
        case screen
        case navigationBar
        case element(TrialElement)
    }

    public let anchor: Anchor
    /// Fractions of the anchor's width and height.
    public let share: CGPoint
    /// The offset from the point in the anchor.
    public let offset: CGVector

    /// A fraction of the screen's width, and a distance from its bottom in points.
    static func screen(_ x: CGFloat, above bottom: CGFloat = 150) -> TrialSpot {
        TrialSpot(anchor: .screen, share: CGPoint(x: x, y: 1), offset: CGVector(dx: 0, dy: -bottom))
    }

    /// Distances from the screen's left side and from its bottom, in points.
    static func points(_ x: CGFloat, above bottom: CGFloat = 150) -> TrialSpot {
        TrialSpot(anchor: .screen, share: CGPoint(x: 0, y: 1), offset: CGVector(dx: x, dy: -bottom))
    }

    /// A fraction of the navigation bar's width, in the middle of its height.
    static func bar(_ x: CGFloat) -> TrialSpot {
        TrialSpot(anchor: .navigationBar, share: CGPoint(x: x, y: 0.5), offset: .zero)
    }

    /// The centre of an element, or another fraction of its width.
    static func on(_ element: TrialElement, x: CGFloat = 0.5, dx: CGFloat = 0) -> TrialSpot {
        TrialSpot(anchor: .element(element), share: CGPoint(x: x, y: 0.5), offset: CGVector(dx: dx, dy: 0))
    }

    /// The point for the anchor's frame.
    public func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * share.x + offset.dx, y: frame.minY + frame.height * share.y + offset.dy)
    }
}

/// A view, identified as a user would.
public enum TrialElement: Hashable, Sendable {
    /// A view with a line of text.
    case text(String)
    /// A button with a title.
    case button(String)
    /// The back button of the navigation bar.
    case backButton
    /// A view with an accessibility identifier.
    case view(String)
    case slider
    case textField
    case searchField
}
