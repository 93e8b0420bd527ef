/// The local time of a group of animations: the clock's time, paused, or running towards a target time.
///
/// All animations of a percent-driven transition belong to one timeline, so that one call scrubs all of them.
@MainActor
package final class Timeline {
    package enum Motion: Equatable {
        /// Local time runs with the clock.
        case realTime(offset: TimeInterval)
        case paused(at: TimeInterval)
        case running(
            from: TimeInterval, to: TimeInterval, start: TimeInterval, duration: TimeInterval, curve: TimingFunction)
    }

    /// The timeline to which new animations are added.
    package static var ambient: Timeline { scoped ?? System.current.timeline }
    private static var scoped: Timeline?
    /// Whether new animations are added to another timeline than the system's.
    package static var isScoped: Bool { scoped != nil }

    private let clock: Clock
    @exclusivity(unchecked)
    package private(set) var motion: Motion
    /// Whether animations are linear in local time, whatever their own curve, so that they follow a finger.
    package let isLinear: Bool
    private(set) var groups: [AnimationGroup] = []

    /// Real time.
    init(clock: Clock) {
        self.clock = clock
        motion = .realTime(offset: 0)
        isLinear = false
    }

    /// A new timeline at local time zero: running with the clock, or paused for an interaction.
    package init(interactive: Bool) {
        clock = System.current.clock
        motion = interactive ? .paused(at: 0) : .realTime(offset: System.current.clock.now)
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

    /// Whether local time has passed the target of its run, if that is the given time.
    func hasPassed(_ target: TimeInterval) -> Bool {
        guard case .running(let from, let to, _, _, _) = motion, abs(to - target) < 1e-9 else { return false }
        return to > from ? localTime > to : localTime < to
    }

    /// Pauses at a local time.
    package func pause(at time: TimeInterval) {
        if case .paused = motion {
            motion = .paused(at: time)
        } else {
            motion = .paused(at: time)
            for group in groups { group.cancelCompletion() }
        }
    }

    /// Runs from the current to another local time in the given duration. If it runs backwards, all animations end at
    /// the target.
    package func run(to target: TimeInterval, duration: TimeInterval, curve: TimingFunction = .linear) {
        let from = localTime
        motion = .running(from: from, to: target, start: clock.now, duration: max(0, duration), curve: curve)
        for group in groups { schedule(group) }
    }

    /// Ends all animations at once, as UIKit does when the app leaves the screen.
    package func endAll() {
        for group in groups { group.end(finished: false) }
    }

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
            // The fraction of the run at which the group ends; with an eased run this is an approximation.
            let share = to > from ? min(1, max(0, (group.end - from) / (to - from))) : 1
            group.complete(after: start + duration * share - clock.now, on: clock)
        }
    }
}
