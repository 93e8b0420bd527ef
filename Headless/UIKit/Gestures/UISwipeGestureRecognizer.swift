/// A gesture of fingers that move quickly and straight in one direction (fact A26).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var numberOfTouchesRequired = 1
    open var direction = Direction.right

    private var starts: [CGPoint] = []
    private var startTime: TimeInterval = 0

    override var startPoints: [CGPoint] { starts }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if starts.isEmpty { startTime = event.timestamp }
        starts = tracked.map(\.firstPlace)
    }

    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let elapsed = event.timestamp - startTime
        guard elapsed <= Calibration.Swipe.duration else {
            state = .failed
            return
        }
        let distance = Calibration.Swipe.distance * (1 - Calibration.Swipe.distanceLoss * CGFloat(elapsed))
        let across = Calibration.Swipe.across * (1 - Calibration.Swipe.acrossLoss * CGFloat(elapsed))
        // The distance of the slowest finger in each direction that is still possible.
        let distances = travels.compactMap { fingers in
            fingers.allSatisfy { $0.along >= 0 && $0.across <= across } ? fingers.map(\.along).min() : nil
        }
        if distances.isEmpty {
            state = .failed
        } else if tracked.count == numberOfTouchesRequired, distances.contains(where: { $0 >= distance }) {
            state = .ended
        }
    }

    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    @_documentation(visibility: internal)
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    @_documentation(visibility: internal)
    open override func reset() {
        starts = []
    }

    /// The movements of all fingers along and across each allowed direction. A horizontal direction excludes the
    /// vertical ones.
    private var travels: [[(along: CGFloat, across: CGFloat)]] {
        let isHorizontal = !direction.isDisjoint(with: [.right, .left])
        var signs: [CGFloat] = []
        if direction.contains(isHorizontal ? .right : .down) { signs.append(1) }
        if direction.contains(isHorizontal ? .left : .up) { signs.append(-1) }
        return signs.map { sign in
            tracked.map { touch in
                let (x, y) = (touch.place.x - touch.firstPlace.x, touch.place.y - touch.firstPlace.y)
                return isHorizontal ? (sign * x, abs(y)) : (sign * y, abs(x))
            }
        }
    }
}
