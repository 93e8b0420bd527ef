import Foundation

/// Sends its target a message at each frame of the simulated display.
@MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var observer: FrameObserver?

    /// Stops the messages for a while.
    open var isPaused = false
    /// The time of the last frame; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0

    /// Retains its target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// Starts the messages. There is one run loop, in all its modes. It retains the link until that is invalidated.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard observer == nil, target != nil else { return }
        observer = System.current.clock.addFrameObserver(isAppsLink: true) { [self] in fire(at: $0) }
    }

    /// Stops the messages for good, and releases the target.
    open func invalidate() {
        observer?.invalidate()
        observer = nil
        target = nil
    }

    private func fire(at time: TimeInterval) {
        guard !isPaused else { return }
        timestamp = time
        (target as? any MessageReceiver)?.receive(selector, self)
    }
}
