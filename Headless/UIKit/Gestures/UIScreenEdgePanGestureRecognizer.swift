/// A pan that begins at an edge of the screen (fact A23).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// The edges near which the touch began.
    private final var touchedEdges: UIRectEdge = []

    @_documentation(visibility: internal)
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
        delaysTouchesBegan = true
    }

    /// Whether a touch counts as if it began at the edges.
    package var beginsAnywhere: Bool { false }

    /// An edge pan stays `failed` while a touch is down that began away from the edges (fact A23).
    override var staysFailedWhileTouched: Bool { touchedEdges.isEmpty }

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = tracked.count == touches.count
        super.touchesBegan(touches, with: event)
        guard isFirst, let touch = tracked.first, let window = touch.hitWindow else { return }
        touchedEdges = beginsAnywhere ? edges : edges.intersection(flags(of: touch, in: window))
        if touchedEdges.isEmpty { state = .failed }
    }

    /// A scroll has no edge: it may begin anywhere (fact A25).
    override func scrollBegan(_ scroll: ScrollInput, at time: TimeInterval) {
        super.scrollBegan(scroll, at: time)
        touchedEdges = edges
    }

    /// The touch must move away from the edge. A movement along the edge or outwards fails the recognizer. In a corner
    /// either edge counts.
    package override func evaluate(_ travel: CGPoint) -> Decision {
        var canStillBegin = false
        for (edge, inward, along) in [
            (UIRectEdge.left, travel.x, travel.y), (.right, -travel.x, travel.y),
            (.top, travel.y, travel.x), (.bottom, -travel.y, travel.x),
        ] where touchedEdges.contains(edge) {
            if inward >= hysteresis { return .begin }
            if abs(along) < hysteresis, inward > -hysteresis { canStillBegin = true }
        }
        return canStillBegin ? .wait : .fail
    }

    /// The edges at which the system says that the touch began.
    private func flags(of touch: UITouch, in window: UIWindow) -> UIRectEdge {
        switch System.current.switches.edgeFlags {
        case .atWindowEdges: Self.edges(at: touch.place, of: window.bounds)
        case .atViewEdges: view.map { Self.edges(at: touch.location(in: $0), of: $0.bounds) } ?? []
        case .never: []
        }
    }

    private static func edges(at point: CGPoint, of bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        let region = System.current.switches.edgeRegion
        if point.x - bounds.minX <= region { edges.insert(.left) }
        if bounds.maxX - point.x <= region { edges.insert(.right) }
        if point.y - bounds.minY <= region { edges.insert(.top) }
        if bounds.maxY - point.y <= region { edges.insert(.bottom) }
        return edges
    }
}
