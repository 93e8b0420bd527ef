/// A scroll by a trackpad or a mouse wheel, from its beginning to its end. The pointer does not move.
@MainActor
final class ScrollInput {
    let type: UIScrollTypeMask
    /// The pointer's location in the window's coordinates.
    let place: CGPoint
    let window: UIWindow
    let view: UIView
    /// The sum of the movements so far, in the direction in which the content moves.
    var translation = CGVector.zero
    var phase = UITouch.Phase.began

    init(type: UIScrollTypeMask, place: CGPoint, window: UIWindow, view: UIView) {
        self.type = type
        self.place = place
        self.window = window
        self.view = view
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }
}
