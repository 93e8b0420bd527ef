/// Measures two subjects in turns, so that other work on the machine affects both equally.
@MainActor
struct Contest {
    let first: Subject
    let second: Subject
    var rounds = 31
    /// The duration of one round of one subject.
    var seconds = 0.01
    var limit = 1_000_000

    struct Medians {
        /// The median of the seconds for each run.
        let first: Double
        let second: Double
        /// The median of the rounds' ratios.
        let ratio: Double
    }

    func run() -> Medians {
        let count = min(first.count(for: seconds, atMost: limit), second.count(for: seconds, atMost: limit))
        var (firsts, seconds, ratios): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<rounds {
            // The order alternates, so that neither subject always finds warm caches.
            let isSwapped = round % 2 == 1
            let before = (isSwapped ? second : first).time(count)
            let after = (isSwapped ? first : second).time(count)
            let (a, b) = isSwapped ? (after, before) : (before, after)
            firsts.append(a)
            seconds.append(b)
            ratios.append(a / b)
        }
        return Medians(first: median(firsts), second: median(seconds), ratio: median(ratios))
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
