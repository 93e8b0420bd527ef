/// One finger on the screen, from touch-down to lift.
@preconcurrency @MainActor
open class UITouch: NSObject {
    @preconcurrency public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    @preconcurrency public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        public static var stylus: TouchType { .pencil }
    }

    /// The current, previous and first location of the finger, in the window's coordinates.
    final var place = CGPoint.zero
    final var previousPlace = CGPoint.zero
    final var firstPlace = CGPoint.zero
    final var currentPhase = Phase.began
    final var time: TimeInterval = 0
    final var taps = 1
    final var kind = TouchType.direct
    final var hitWindow: UIWindow?
    final var hitView: UIView?
    /// The recognizers that receive the touch: fixed at touch-down (fact A7), deepest view first (fact A8).
    final var recognizers: [UIGestureRecognizer] = []
    /// The part of the touch that its view has received.
    final var delivery = Delivery.notBegun

    enum Delivery {
        case notBegun, begun, over
    }

    public override init() {
        super.init()
    }

    open var phase: Phase { currentPhase }
    open var timestamp: TimeInterval { time }
    open var tapCount: Int { taps }
    open var type: TouchType { kind }
    open var window: UIWindow? { hitWindow }
    open var view: UIView? { hitView }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let hitWindow else { return point }
        return view.convert(point, from: hitWindow)
    }
}

extension UITouch {
    final var isOnScreen: Bool { currentPhase != .ended && currentPhase != .cancelled }
    final var hasChanged: Bool { currentPhase != .stationary }

    /// Shows touches in another phase while the body runs, for callbacks that a view receives late or in a different
    /// phase.
    static func showing(_ phase: Phase, of touches: [UITouch], _ body: () -> Void) {
        showing(phase, of: touches[...], body)
    }

    // The recursion keeps the saved phases on the stack and so doesn't allocate.
    private static func showing(_ phase: Phase, of touches: ArraySlice<UITouch>, _ body: () -> Void) {
        guard let touch = touches.first else { return body() }
        let actual = touch.currentPhase
        touch.currentPhase = phase
        showing(phase, of: touches.dropFirst(), body)
        touch.currentPhase = actual
    }

    /// Shows touches as they were at touch-down while the body runs.
    static func showingTouchDown(of touches: [UITouch], _ body: () -> Void) {
        showingTouchDown(of: touches[...], body)
    }

    private static func showingTouchDown(of touches: ArraySlice<UITouch>, _ body: () -> Void) {
        guard let touch = touches.first else { return body() }
        let (phase, place, previousPlace) = (touch.currentPhase, touch.place, touch.previousPlace)
        (touch.currentPhase, touch.place, touch.previousPlace) = (.began, touch.firstPlace, touch.firstPlace)
        showingTouchDown(of: touches.dropFirst(), body)
        (touch.currentPhase, touch.place, touch.previousPlace) = (phase, place, previousPlace)
    }
}
