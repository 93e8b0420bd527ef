/// Random numbers that depend on a seed only (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// The generator for one script of a walk.
    package init(seed: UInt64, script: Int) {
        var outer = SeededGenerator(seed: seed &+ UInt64(bitPattern: Int64(script)) &* 0xD1B5_4A32_D192_ED03)
        state = outer.next()
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// True with this probability, in percent.
    package mutating func percent(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &self) < share }

    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    /// One of the choices, with a probability in proportion to its weight.
    package mutating func weighted<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice {
        var left = Int.random(in: 0..<choices.reduce(0) { $0 + $1.weight }, using: &self)
        for (weight, choice) in choices {
            if left < weight { return choice }
            left -= weight
        }
        return choices[choices.count - 1].choice
    }

    /// A number with one decimal, so that its text is exact.
    package mutating func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 10).rounded() / 10
    }
}
