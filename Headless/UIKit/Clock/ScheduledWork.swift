/// Work that the clock runs at a time, unless it is cancelled.
@MainActor
package final class ScheduledWork {
    let time: TimeInterval
    private let sequence: Int
    private var work: (@MainActor () -> Void)?

    init(time: TimeInterval, sequence: Int, work: @escaping @MainActor () -> Void) {
        self.time = time
        self.sequence = sequence
        self.work = work
    }

    package var isCancelled: Bool { work == nil }

    package func cancel() {
        work = nil
    }

    func fire() {
        let work = work
        self.work = nil
        work?()
    }

    func isDue(before other: ScheduledWork) -> Bool {
        time == other.time ? sequence < other.sequence : time < other.time
    }
}
