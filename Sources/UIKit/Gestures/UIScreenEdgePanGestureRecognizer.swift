/// A pan that comes in from the bezel (fact A23).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// The edges that the finger came down at.
    private final var touchedEdges: UIRectEdge = []

    @_documentation(visibility: internal)
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
        delaysTouchesBegan = true
    }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard tracked.count == 1, let touch = tracked.first, let window = touch.hitWindow, !isRunning, !isBlocked else {
            return
        }
        touchedEdges = edges.intersection(Self.edges(at: touch.place, of: window.bounds))
        if touchedEdges.isEmpty { state = .failed }
    }

    /// The finger must slide in: one that goes along the bezel, or out, is not this gesture.
    package override func judge(_ travel: CGPoint) -> Judgement {
        var result = Judgement.wait
        if touchedEdges.contains(.left) { result = judge(inward: travel.x, along: travel.y) }
        if result != .begin, touchedEdges.contains(.right) { result = judge(inward: -travel.x, along: travel.y) }
        if result != .begin, touchedEdges.contains(.top) { result = judge(inward: travel.y, along: travel.x) }
        if result != .begin, touchedEdges.contains(.bottom) { result = judge(inward: -travel.y, along: travel.x) }
        return result
    }

    private func judge(inward: CGFloat, along: CGFloat) -> Judgement {
        if inward >= hysteresis { return .begin }
        return abs(along) >= hysteresis || inward <= -hysteresis ? .fail : .wait
    }

    private static func edges(at point: CGPoint, of bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        let region = Calibration.ScreenEdge.region
        if point.x - bounds.minX <= region { edges.insert(.left) }
        if bounds.maxX - point.x <= region { edges.insert(.right) }
        if point.y - bounds.minY <= region { edges.insert(.top) }
        if bounds.maxY - point.y <= region { edges.insert(.bottom) }
        return edges
    }
}
