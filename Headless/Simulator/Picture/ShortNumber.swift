import Foundation

extension String {
    /// Appends a number rounded to a few decimals, without trailing zeros and without a negative zero.
    ///
    /// The result is the same on every machine. A value that is not finite becomes 0.
    package mutating func append(number: CGFloat, decimals: Int = 2) {
        var scale = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (number * CGFloat(scale)).rounded()
        guard scaled.magnitude < 1e15, scaled != 0 else {
            append("0")
            return
        }
        var units = Int(scaled)
        if units < 0 {
            append("-")
            units = -units
        }
        append(String(units / scale))
        var fraction = units % scale
        guard fraction > 0 else { return }
        append(".")
        while fraction > 0 {
            scale /= 10
            append(String(fraction / scale))
            fraction %= scale
        }
    }
}
