/// An operation to measure.
@MainActor
struct Subject {
    /// Prepares the given number of runs. Not measured.
    var prepare: (Int) -> Void = { _ in }
    /// Whether each run needs its own preparation.
    var isPreparedEachTime = false
    /// Performs the operation the given number of times.
    let run: (Int) -> Void
}

extension Subject {
    /// Seconds for each of `count` runs.
    func time(_ count: Int) -> Double {
        if isPreparedEachTime, count > 1 { return (0..<count).reduce(0) { sum, _ in sum + time(1) } / Double(count) }
        prepare(count)
        let start = processorTime()
        run(count)
        return (processorTime() - start) / Double(count)
    }

    /// The number of runs that take about the given number of seconds.
    func count(for seconds: Double, atMost limit: Int) -> Int {
        var count = 1
        while count < limit {
            let time = time(count) * Double(count)
            if time >= seconds / 2 { break }
            count = min(limit, time > seconds / 20 ? Int(Double(count) * seconds / time) + 1 : count * 8)
        }
        return count
    }
}
