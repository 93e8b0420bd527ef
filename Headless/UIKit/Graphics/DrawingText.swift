import Foundation

extension Drawing {
    /// One line of text on its baseline.
    package struct Text: Equatable, Sendable {
        package enum Alignment: String, Sendable {
            case left, center, right
        }

        package var string: String
        package var font: Font
        package var color: Color
        package var alignment: Alignment
        /// The start, middle or end of the baseline, depending on the alignment.
        package var origin: CGPoint
    }

    package struct Font: Hashable, Sendable {
        package var size: CGFloat
        /// 100…900 as on the web: 400 is regular, 600 semibold.
        package var weight: Int

        package init(size: CGFloat, weight: Int = 400) {
            self.size = size
            self.weight = weight
        }

        package var ascender: CGFloat { size * Calibration.Text.ascender }
        package var lineHeight: CGFloat { size * (Calibration.Text.ascender + Calibration.Text.descender) }
    }
}
