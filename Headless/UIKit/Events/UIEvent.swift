/// The touches at one moment. As in UIKit, one object serves all moments.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    @preconcurrency public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The fingers on the screen and those that lift in this event, in the order in which they came down.
    final var touches: [UITouch] = [] {
        didSet { onlyTouch = touches.count == 1 ? touches[0] : nil }
    }

    /// The touch if it is the only one, as in most events.
    final private(set) var onlyTouch: UITouch?
    /// Whether a touch begins in this event.
    final var hasNewTouch = false
    final var time: TimeInterval = 0
    /// The number of sequences so far. A sequence lasts from the first finger down to the last finger up.
    final var sequence = 0
    private var singleTouch: UITouch?
    private var singleSet: Set<UITouch> = []

    /// The scroll of a trackpad or a mouse wheel that the event reports; nil for touches.
    final var scroll: ScrollInput?
    private let kind: EventType

    public override init() {
        kind = .touches
        super.init()
    }

    init(_ type: EventType) {
        kind = type
        super.init()
    }

    open var type: EventType { kind }
    open var timestamp: TimeInterval { time }

    open var allTouches: Set<UITouch>? { cachedSet(of: touches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        cachedSet(of: touches.filter { $0.hitWindow === window })
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        cachedSet(of: touches.filter { $0.hitView === view })
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        cachedSet(of: touches.filter { gesture.hasTracked($0) })
    }

    /// Most sets have one touch, and it is the same for a whole drag. That set is created once.
    final func cachedSet(of touches: [UITouch]) -> Set<UITouch> {
        touches.count == 1 ? cachedSet(of: touches[0]) : Set(touches)
    }

    final func cachedSet(of touch: UITouch) -> Set<UITouch> {
        if singleTouch !== touch {
            singleTouch = touch
            singleSet = [touch]
        }
        return singleSet
    }

    /// Answers a question that UIKit may ask while a new touch has no view yet (fact A29).
    final func askedBeforeHitTesting(_ question: () -> Bool) -> Bool {
        if System.current.switches.knowsViewAtEventQuestion { return question() }
        let views = touches.filter { $0.currentPhase == .began }.map { ($0, $0.hitView) }
        for (touch, _) in views { touch.hitView = nil }
        defer { for (touch, view) in views { touch.hitView = view } }
        return question()
    }

    final func discardCachedSet(of touch: UITouch) {
        guard singleTouch === touch else { return }
        singleTouch = nil
        singleSet = []
    }
}
