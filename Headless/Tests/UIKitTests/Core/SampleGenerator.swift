import UIKit

/// Random numbers with the same sequence for a seed on every machine (SplitMix64), so that a failure can be repeated.
struct SampleGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(in range: ClosedRange<Double>) -> CGFloat {
        CGFloat(Double.random(in: range, using: &self))
    }

    /// One of the choices, with a probability in proportion to its weight.
    mutating func weighted<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice {
        var left = Int.random(in: 0..<choices.reduce(0) { $0 + $1.weight }, using: &self)
        for (weight, choice) in choices {
            if left < weight { return choice }
            left -= weight
        }
        return choices[choices.count - 1].choice
    }
}
