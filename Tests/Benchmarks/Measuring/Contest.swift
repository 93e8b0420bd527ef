/// Measures two subjects in turns, so that whatever else the machine does meets both alike.
@MainActor
struct Contest {
    let first: Subject
    let second: Subject
    var rounds = 31
    /// Of one round of one subject.
    var seconds = 0.01
    var limit = 1_000_000

    struct Outcome {
        /// Seconds a run: the medians.
        let first: Double
        let second: Double
        /// The median of the rounds' ratios.
        let ratio: Double
    }

    func run() -> Outcome {
        let count = min(first.count(for: seconds, atMost: limit), second.count(for: seconds, atMost: limit))
        var (firsts, seconds, ratios): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<rounds {
            // Neither is always the one that finds the caches warm.
            let isSwapped = round % 2 == 1
            let before = (isSwapped ? second : first).time(count)
            let after = (isSwapped ? first : second).time(count)
            let (a, b) = isSwapped ? (after, before) : (before, after)
            firsts.append(a)
            seconds.append(b)
            ratios.append(a / b)
        }
        return Outcome(first: median(firsts), second: median(seconds), ratio: median(ratios))
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
