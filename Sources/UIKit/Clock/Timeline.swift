/// The local time of a family of animations: real time, standing still under a finger, or running towards a target.
///
/// What happens in a percent-driven transition belongs to one timeline, so that one call scrubs all of it.
@MainActor
package final class Timeline {
    package enum Motion: Equatable {
        /// Local time runs with the clock.
        case realTime(offset: TimeInterval)
        case paused(at: TimeInterval)
        case running(
            from: TimeInterval, to: TimeInterval, start: TimeInterval, duration: TimeInterval, curve: TimingFunction)
    }

    /// The timeline that animations started now belong to.
    package static var ambient: Timeline { scoped ?? System.current.timeline }
    private static var scoped: Timeline?
    /// Whether somebody has put one in place of real time.
    package static var isScoped: Bool { scoped != nil }

    private let clock: Clock
    package private(set) var motion: Motion {
        get { motionStorage }
        set { motionStorage = newValue }
    }

    private var motionStorage: Motion
    /// Animations under a finger follow it, whatever their own curve.
    package let isLinear: Bool
    private(set) var groups: [AnimationGroup] = []

    /// Real time.
    init(clock: Clock) {
        self.clock = clock
        motionStorage = .realTime(offset: 0)
        isLinear = false
    }

    /// A timeline of its own that starts now at zero: with the clock, or standing still for a finger.
    package init(interactive: Bool) {
        clock = System.current.clock
        motionStorage = interactive ? .paused(at: 0) : .realTime(offset: System.current.clock.now)
        isLinear = interactive
    }

    package func perform<Result>(_ body: () -> Result) -> Result {
        let outer = Self.scoped
        Self.scoped = self
        defer { Self.scoped = outer }
        return body()
    }

    package var localTime: TimeInterval {
        switch motion {
        case .realTime(let offset):
            return clock.now - offset
        case .paused(let time):
            return time
        case .running(let from, let to, let start, let duration, let curve):
            guard duration > 0 else { return to }
            let fraction = CGFloat((clock.now - start) / duration)
            return from + (to - from) * TimeInterval(curve.progress(at: fraction, duration: duration))
        }
    }

    /// Stands still at a local time.
    package func pause(at time: TimeInterval) {
        if case .paused = motionStorage {
            motionStorage = .paused(at: time)
        } else {
            motionStorage = .paused(at: time)
            for group in groups { group.cancelCompletion() }
        }
    }

    /// Runs from here to a local time in the given duration. Backwards, all animations end together, at the target.
    package func run(to target: TimeInterval, duration: TimeInterval, curve: TimingFunction = .linear) {
        let from = localTime
        motion = .running(from: from, to: target, start: clock.now, duration: max(0, duration), curve: curve)
        for group in groups { schedule(group) }
    }

    /// Goes on with the clock from here.
    package func resume() {
        motion = .realTime(offset: clock.now - localTime)
        for group in groups { schedule(group) }
    }

    /// Ends all animations at once, as UIKit does when the app leaves the screen.
    package func endAll() {
        for group in groups { group.end(finished: false) }
    }

    // MARK: - Groups

    func add(_ group: AnimationGroup) {
        groups.append(group)
        schedule(group)
    }

    func remove(_ group: AnimationGroup) {
        groups.drop(group)
    }

    private func schedule(_ group: AnimationGroup) {
        switch motion {
        case .paused:
            group.cancelCompletion()
        case .realTime:
            group.complete(after: group.end - localTime, on: clock)
        case .running(let from, let to, let start, let duration, _):
            // The share of the way at which the group's end is passed; an eased run reaches it a little off.
            let share = to > from ? min(1, max(0, (group.end - from) / (to - from))) : 1
            group.complete(after: start + duration * share - clock.now, on: clock)
        }
    }
}
