#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The translation of a finger since touch-down, seen from the swipe back.
struct PopDrag: Equatable {
    /// Points towards the trailing side, the direction of a pop; negative the other way.
    let sideways: CGFloat
    /// Points down; negative up.
    let vertical: CGFloat

    init(sideways: CGFloat, vertical: CGFloat) {
        self.sideways = sideways
        self.vertical = vertical
    }

    init(from start: CGPoint, to end: CGPoint, in direction: UIUserInterfaceLayoutDirection) {
        sideways = direction.forward(end.x - start.x)
        vertical = end.y - start.y
    }
}
#endif
