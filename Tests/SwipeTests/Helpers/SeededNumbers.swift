/// Random numbers from a seed.
struct SeededNumbers {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    /// A number from 0 to 1.
    mutating func share() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 33) / Double(UInt32.max >> 1)
    }

    /// A whole number from 0 up to, but not including, the bound.
    mutating func number(below bound: Int) -> Int { min(bound - 1, Int(share() * Double(bound))) }
}
