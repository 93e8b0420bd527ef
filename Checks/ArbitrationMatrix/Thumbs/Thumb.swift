import TrialTools

/// One random thumb: what it touches, where, and how it moves.
package struct Thumb: Sendable {
    /// Where thumbs go down.
    package enum Region: String, CaseIterable, Sendable {
        /// In the strip at the leading edge in which UIKit's edge gesture begins.
        case strip
        /// In the leading third, beyond the strip.
        case area

        /// Points from the leading edge.
        fileprivate var distances: Range<Double> { self == .strip ? 0..<20 : 20..<130 }

        fileprivate var contents: [(weight: Int, choice: Content)] {
            self == .strip ? Thumb.contents : Thumb.contents + [(3, .panel)]
        }
    }

    package let number: Int
    package let content: Content
    /// Points from the content's leading edge.
    let distance: Double
    /// The share of the screen's height above the start.
    let height: Double
    package let path: ThumbPath

    /// The thumb of a number. Thumbs with the same seed, number and region are equal.
    package init(seed: UInt64, number: Int, in region: Region = .strip) {
        var random = SeededGenerator(seed: seed, script: number)
        self.number = number
        content = random.weighted(region.contents)
        distance = Double.random(in: region.distances, using: &random)
        height = Double.random(in: 0.3...0.8, using: &random)
        path = ThumbPath(&random)
    }

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
