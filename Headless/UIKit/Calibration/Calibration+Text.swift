import Foundation

extension Calibration {
    package enum Text {
        /// Advance widths of U+0020 to U+007E in thousandths of the font size.
        /// Evidence: Helvetica's published metrics; San Francisco's are within a few percent.
        package static let advances: [Int] = [
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
            1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
            333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
            556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
        ]
        /// Advance widths of the punctuation that user interfaces use, in thousandths of the font size.
        /// Evidence: as above.
        package static let punctuation: [Unicode.Scalar: Int] = [
            "\u{2013}": 556, "\u{2014}": 1000, "\u{2026}": 1000, "\u{2022}": 350, "\u{2019}": 222, "\u{201C}": 333,
            "\u{201D}": 333, "\u{2039}": 333, "\u{203A}": 333, "\u{2190}": 1000, "\u{2192}": 1000, "\u{00B7}": 278,
            "\u{00BC}": 834, "\u{00BD}": 834, "\u{00BE}": 834, "\u{2153}": 834, "\u{2154}": 834,
        ]
        /// Advance width of any other letter in thousandths of the font size: about that of "o".
        package static let otherAdvance = 556
        /// Advance width of ideographs, kana, hangul and emoji, which are square, in thousandths of the font size.
        package static let wideAdvance = 1000
        /// Growth of the advance widths from weight 400 to weight 700, as a fraction.
        /// Evidence: the mean of Helvetica Bold's metrics against the regular ones.
        package static let boldGrowth = 0.046
        /// Ascender and descender as fractions of the font size.
        /// Evidence: the tables of San Francisco (1950 and 494 of 2048 units).
        package static let ascender = 1950.0 / 2048
        package static let descender = 494.0 / 2048
        /// Line height by point size of the system font: 17 pt text has lines of 20.3 pt on a device.
        package static let lineHeightRatio: CGFloat = 1.193
    }
}
