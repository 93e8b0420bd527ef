import TrialTools

/// One random thumb: what it touches, where, and how it moves.
package struct Thumb: Sendable {
    package let number: Int
    package let content: Content
    /// Points from the content's leading edge.
    let distance: Double
    /// The share of the screen's height above the start.
    let height: Double
    package let path: ThumbPath

    /// The thumb of a number. Thumbs with the same seed and number are equal.
    package init(seed: UInt64, number: Int) {
        var random = SeededGenerator(seed: seed, script: number)
        self.number = number
        content = random.weighted(Self.contents)
        distance = Double.random(in: 0..<Self.strip, using: &random)
        height = Double.random(in: 0.3...0.8, using: &random)
        path = ThumbPath(&random)
    }

    /// The width of the strip at the leading edge in which UIKit's edge gesture begins.
    private static let strip = 20.0

    private static let contents: [(weight: Int, choice: Content)] = [
        (10, .plain), (5, .list), (1, .grid), (1, .carouselAtStart), (1, .carouselInMiddle), (1, .pagerOnFirstPage),
        (1, .pagerOnSecondPage), (1, .leadingRowActions), (1, .trailingRowActions), (1, .pan), (1, .longPress),
    ]
}

extension Thumb: CustomStringConvertible {
    package var description: String {
        "\(content.rawValue), \((distance * 10).rounded() / 10) points from the leading edge: \(path)"
    }
}
