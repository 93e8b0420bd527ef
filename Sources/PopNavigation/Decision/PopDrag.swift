#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The translation of a finger since touch-down, seen from the swipe back.
@_spi(PopNavigationUI) public struct PopDrag: Equatable, Sendable {
    /// The direction of a drag.
    public enum Direction: Sendable {
        /// The finger has moved up or down about as much as sideways.
        case unclear
        /// Towards the trailing side, the direction of a pop.
        case forward
        /// Towards the leading side.
        case backward
        /// Up or down.
        case vertical
    }

    /// Points towards the trailing side; negative the other way.
    let sideways: CGFloat
    /// Points down; negative up.
    let vertical: CGFloat

    init(sideways: CGFloat, vertical: CGFloat) {
        self.sideways = sideways
        self.vertical = vertical
    }

    /// The translation between two points, in a layout direction.
    public init(from start: CGPoint, to end: CGPoint, in direction: UIUserInterfaceLayoutDirection) {
        sideways = direction.forward(end.x - start.x)
        vertical = end.y - start.y
    }

    /// Whether the finger has moved so far that its direction means something.
    var isNoticeable: Bool { length >= Self.noticeable }

    /// Whether the finger has moved towards the trailing side at all.
    public var isForward: Bool { sideways > 0 }

    /// Whether the finger has moved too far for a tap, about as far as a pan needs.
    public var isTooLongForTap: Bool { length >= Self.panDistance }

    /// Whether UIKit's edge recognizer may be about to begin: the drag points towards the trailing side, or has covered
    /// the distance that the edge recognizer needs.
    var isLikelyEdgeSwipe: Bool {
        sideways >= Self.edgeDistance || direction(isAtLeadingEdge: true) == .forward
    }

    /// Whether the finger has come farther than UIKit's edge recognizer needs.
    var isBeyondEdgeDistance: Bool { sideways >= Self.farEdgeDistance }

    private var length: CGFloat { max(abs(sideways), abs(vertical)) }

    /// The direction of the drag.
    ///
    /// A thumb moves in an arc: its first points can be steep although it swipes sideways, so a steep drag is unclear
    /// until `patience` is used up.
    ///
    /// - Parameters:
    ///   - isAtLeadingEdge: Whether the drag began in the strip at the leading edge.
    ///   - patience: The number of vertical points from which a steep drag counts as vertical.
    public func direction(isAtLeadingEdge: Bool, patience: CGFloat = Self.longPatience) -> Direction {
        let steep = abs(vertical)
        // A transition that begins without sideways movement has hung apps, so a drag of exactly 45 degrees is no
        // swipe, except at the leading edge, where UIKit's own gesture accepts it.
        let limit = isBeyondEdgeDistance ? LeadingEdge.farSteepness : LeadingEdge.steepness
        let isForward = isAtLeadingEdge ? sideways > 0 && steep <= sideways * limit : sideways > steep
        if isForward { return .forward }
        if -sideways > steep { return .backward }
        return steep >= patience ? .vertical : .unclear
    }

    /// Points on one axis. Calibration: less than half of the distance at which a pan begins.
    private static let noticeable: CGFloat = 4
    /// Points on one axis.
    static let panDistance: CGFloat = 10
    /// Points. Calibration: a little less than UIKit's edge recognizer is believed to need.
    private static let edgeDistance: CGFloat = 12
    /// Points. Calibration: what UIKit's edge recognizer is believed to need (fact A24 of the headless UIKit).
    private static let farEdgeDistance: CGFloat = 15
    /// Points. Calibration: about the limit at which UIKit's content recognizer of iOS 26 fails in a steep drag.
    public static let longPatience: CGFloat = 24
    /// Points. A steep drag over a vertical scroll view is refused at the distance at which the scroll view scrolls.
    static let shortPatience: CGFloat = 10
}
#endif
