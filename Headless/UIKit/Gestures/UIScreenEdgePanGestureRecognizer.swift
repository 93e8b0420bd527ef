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

    /// The edges that the first movement may lead to: the touch began outside their region.
    private final var nearEdges: UIRectEdge = []

    @_documentation(visibility: internal)
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = tracked.count == touches.count
        super.touchesBegan(touches, with: event)
        guard isFirst, let touch = tracked.first else { return }
        guard !beginsAnywhere else { return touchedEdges = edges }
        touchedEdges = edges(at: touch.place, within: region)
        nearEdges = edges(at: touch.place, within: max(Calibration.ScreenEdge.flaggedRegion, region))
        if nearEdges.isEmpty { state = .failed }
    }

    private final var region: CGFloat { System.current.switches.edgeRegion }

    /// The first movement is extended backwards: a finger that the system first sees outside the region has come from
    /// it.
    @_documentation(visibility: internal)
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !nearEdges.isEmpty, let touch = tracked.first, touch.place != touch.firstPlace {
            let (start, place) = (touch.firstPlace, touch.place)
            let former = CGPoint(x: 2 * start.x - place.x, y: 2 * start.y - place.y)
            touchedEdges.formUnion(nearEdges.intersection(edges(at: former, within: region)))
            if System.current.switches.jumpsMissEdge {
                touchedEdges.formIntersection(
                    edges(at: place, within: max(Calibration.ScreenEdge.flaggedRegion, region)))
            }
            nearEdges = []
            if touchedEdges.isEmpty { return state = .failed }
        }
        super.touchesMoved(touches, with: event)
    }

    @_documentation(visibility: internal)
    open override func reset() {
        super.reset()
        nearEdges = []
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

    /// The recognizer's edges that are not farther from a point of the window than a width, where the system marks
    /// touches.
    private final func edges(at point: CGPoint, within width: CGFloat) -> UIRectEdge {
        guard let window = tracked.first?.hitWindow, let view else { return [] }
        switch System.current.switches.edgeFlags {
        case .atWindowEdges: return edges.intersection(Self.edges(at: point, of: window.bounds, within: width))
        case .atViewEdges:
            let place = view.convert(point, from: window)
            return edges.intersection(Self.edges(at: place, of: view.bounds, within: width))
        case .never: return []
        }
    }

    private static func edges(at point: CGPoint, of bounds: CGRect, within region: CGFloat) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= region { edges.insert(.left) }
        if bounds.maxX - point.x <= region { edges.insert(.right) }
        if point.y - bounds.minY <= region { edges.insert(.top) }
        if bounds.maxY - point.y <= region { edges.insert(.bottom) }
        return edges
    }
}
