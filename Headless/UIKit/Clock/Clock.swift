/// The simulated system's time. It advances only when the simulated device advances it.
@MainActor
package final class Clock {
    @exclusivity(unchecked)
    package private(set) var now: TimeInterval = 0
    /// The system that owns the clock; it runs a turn of the run loop after each piece of work.
    unowned(unsafe) var system: System?

    // Sorted by time, latest first: the next one is the last element.
    private var scheduled: [ScheduledWork] = []
    private var sequence = 0
    private var queue: [@MainActor () -> Void] = []
    private var frameObservers: [FrameObserver] = []
    private var frameIndex = 0

    package init() {}

    @exclusivity(unchecked)
    package private(set) var hasQueuedWork = false

    /// Runs the block in the next turn of the run loop, in order.
    package func async(_ block: @escaping @MainActor () -> Void) {
        queue.append(block)
        hasQueuedWork = true
    }

    /// Runs the blocks queued so far. Blocks that they queue run in the next turn.
    func drainQueue() {
        guard hasQueuedWork else { return }
        hasQueuedWork = false
        let batch = queue
        queue.removeAll(keepingCapacity: true)
        for block in batch { block() }
    }

    @discardableResult
    package func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
        sequence += 1
        let item = ScheduledWork(time: now + max(0, delay), sequence: sequence, work: work)
        var index = scheduled.count
        while index > 0, scheduled[index - 1].isDue(before: item) { index -= 1 }
        scheduled.insert(item, at: index)
        return item
    }

    private func dropCancelled() {
        while let last = scheduled.last, last.isCancelled { scheduled.removeLast() }
    }

    /// Calls the handler at every frame of the display until it is invalidated.
    @discardableResult
    package func addFrameObserver(
        isAppsLink: Bool = false, _ handler: @escaping @MainActor (TimeInterval) -> Void
    ) -> FrameObserver {
        if frameObservers.isEmpty { frameIndex = Int((now * Calibration.Screen.frameRate + 1e-6).rounded(.down)) }
        let observer = FrameObserver(isAppsLink: isAppsLink, handler)
        frameObservers.append(observer)
        return observer
    }

    private var nextFrame: TimeInterval? {
        guard !frameObservers.isEmpty else { return nil }
        if frameObservers.contains(where: \.isInvalidated) { frameObservers.removeAll(where: \.isInvalidated) }
        return frameObservers.isEmpty ? nil : Double(frameIndex + 1) / Calibration.Screen.frameRate
    }

    /// Discards queued blocks, scheduled work and frame observers.
    func discardAll() {
        queue = []
        hasQueuedWork = false
        scheduled = []
        frameObservers = []
    }

    /// Tolerance for sums of waiting times.
    private static let rounding: TimeInterval = 1e-9

    package var isIdle: Bool { isIdle(exceptLinks: false) }

    /// - Parameter exceptLinks: Whether the app's display links don't count.
    package func isIdle(exceptLinks: Bool) -> Bool {
        dropCancelled()
        return scheduled.isEmpty && queue.isEmpty
            && (nextFrame == nil || exceptLinks && frameObservers.allSatisfy(\.isAppsLink))
    }

    package var nextDeadline: TimeInterval? {
        dropCancelled()
        guard let frame = nextFrame else { return scheduled.last?.time }
        return min(frame, scheduled.last?.time ?? frame)
    }

    /// Runs all work that is due up to the time, in order, with a turn of the run loop after each piece.
    package func advance(to time: TimeInterval) {
        system?.runLoopTurn()
        while let deadline = nextDeadline, deadline <= time + Self.rounding {
            // Sums of waiting times round. A frame must not move the clock beyond what was asked for.
            now = max(now, min(deadline, time))
            if let frame = nextFrame, frame <= deadline {
                frameIndex += 1
                for observer in frameObservers { observer.fire(at: frame) }
            } else if let item = scheduled.popLast() {
                item.fire()
            }
            system?.runLoopTurn()
        }
        now = max(now, time)
    }
}
