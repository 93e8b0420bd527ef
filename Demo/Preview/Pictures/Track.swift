import Foundation

/// A value over time: only what cannot be had by interpolation between its neighbours.
struct Track {
    private(set) var points: [(time: TimeInterval, values: [CGFloat])] = []

    init() {}

    init(constant values: [CGFloat]) {
        points = [(0, values)]
    }

    mutating func add(_ values: [CGFloat], at time: TimeInterval) {
        points.append((time, values))
    }

    var first: [CGFloat] { points.first?.values ?? [] }

    var isConstant: Bool { points.allSatisfy { $0.values == first } }

    /// The moments at which the value jumps, with the new value.
    var steps: [(time: TimeInterval, values: [CGFloat])] {
        var steps: [(time: TimeInterval, values: [CGFloat])] = []
        for point in points where steps.last?.values != point.values {
            if steps.last?.time == point.time { steps.removeLast() }
            steps.append(point)
        }
        return steps
    }

    /// The corners of the broken line that comes within the tolerance of every point.
    func corners(tolerance: CGFloat) -> [(time: TimeInterval, values: [CGFloat])] {
        guard points.count > 2 else { return points }
        var kept: Set<Int> = [0, points.count - 1]
        var ranges = [(0, points.count - 1)]
        while let (low, high) = ranges.popLast() {
            guard high - low > 1 else { continue }
            var worst = (index: low, distance: tolerance)
            for index in (low + 1)..<high {
                let distance = distance(of: index, from: low, to: high)
                if distance > worst.distance { worst = (index, distance) }
            }
            guard worst.index != low else { continue }
            kept.insert(worst.index)
            ranges += [(low, worst.index), (worst.index, high)]
        }
        return kept.sorted().map { points[$0] }
    }

    private func distance(of index: Int, from low: Int, to high: Int) -> CGFloat {
        let share = CGFloat((points[index].time - points[low].time) / (points[high].time - points[low].time))
        return zip(points[index].values, zip(points[low].values, points[high].values)).reduce(0) {
            max($0, abs($1.0 - ($1.1.0 + ($1.1.1 - $1.1.0) * share)))
        }
    }
}
