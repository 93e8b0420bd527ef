#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The translation of a finger since touch-down, relative to the direction of a pop.
struct PopDrag: Equatable, Sendable {
    /// The direction of a drag.
    enum Direction: Sendable {
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
    init(from start: CGPoint, to end: CGPoint, in direction: UIUserInterfaceLayoutDirection) {
        sideways = direction.forward(end.x - start.x)
        vertical = end.y - start.y
    }

    /// Whether the finger has moved too far for a tap, about as far as a pan needs.
    var isTooLongForTap: Bool { length >= Self.panDistance }

    /// Whether the drag moves more towards the trailing side than up or down.
    ///
    /// A drag of exactly 45 degrees isn't forward: transitions that began without sideways movement have hung apps.
    var isForward: Bool { sideways > abs(vertical) }

    /// Whether the own pan may decide about the drag: it has become a swipe back, or can't become one any more.
    ///
    /// - Parameter scrollsVertically: Whether the drag began over a view that scrolls vertically.
    func isDecided(scrollsVertically: Bool) -> Bool {
        switch direction(patience: scrollsVertically ? Self.shortPatience : Self.longPatience) {
        case .forward: sideways >= Self.swipeDistance || scrollsVertically && abs(vertical) >= Self.noticeable
        case .backward: -sideways >= Self.noticeable
        case .vertical: true
        case .unclear: false
        }
    }

    /// Points on the longer axis.
    var length: CGFloat { max(abs(sideways), abs(vertical)) }

    /// Returns the direction of the drag.
    ///
    /// A thumb moves in an arc: a sideways swipe can start steeply. So a steep drag is unclear until it is `patience`
    /// points long.
    ///
    /// - Parameter patience: The vertical distance, in points, at which a steep drag counts as vertical.
    func direction(patience: CGFloat = Self.longPatience) -> Direction {
        let steep = abs(vertical)
        if isForward { return .forward }
        if -sideways > steep { return .backward }
        return steep >= patience ? .vertical : .unclear
    }

    /// Points. Off the axis of a pop, a vertical scroll view would win a later decision: at 30 points, it wins drags
    /// that are steeper than 19 degrees (measured in simulation).
    private static let noticeable: CGFloat = 5
    /// Points on one axis, as with UIKit's content recognizer. A shorter drag may be a tap that has slipped.
    static let swipeDistance: CGFloat = 30
    /// Points on one axis.
    static let panDistance: CGFloat = 10
    /// Points. Calibration: about the limit at which iOS 26's content recognizer fails in a steep drag.
    static let longPatience: CGFloat = 24
    /// Points. A steep drag over a vertical scroll view is refused at the distance at which the scroll view scrolls.
    static let shortPatience: CGFloat = 10
}
#endif
