#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The way a finger has gone, seen from the swipe back.
struct PopDrag: Equatable {
    /// Points towards the trailing side, where a swipe back goes; negative the other way.
    let sideways: CGFloat
    /// Points down; negative up.
    let vertical: CGFloat

    init(sideways: CGFloat, vertical: CGFloat) {
        self.sideways = sideways
        self.vertical = vertical
    }

    /// The way from `start` to `end` in a view of the given layout direction.
    init(from start: CGPoint, to end: CGPoint, in direction: UIUserInterfaceLayoutDirection) {
        let rightwards = end.x - start.x
        sideways = direction == .rightToLeft ? -rightwards : rightwards
        vertical = end.y - start.y
    }
}
#endif
