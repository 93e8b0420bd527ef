import Foundation

/// Measures and breaks text with a table of average advance widths:
/// no text engine, and the same result on every machine.
package enum TextMetrics {
    package static func width(of string: some StringProtocol, font: Drawing.Font) -> CGFloat {
        string.unicodeScalars.reduce(0) { $0 + advance(of: $1, font: font) }
    }

    /// The lines of a text at a width, broken at spaces, or inside a word that is too long for a line.
    ///
    /// A last line that does not fit ends in "…". A limit of 0 stands for any number of lines.
    package static func lines(of string: String, font: Drawing.Font, width: CGFloat, limit: Int = 0) -> [String] {
        var lines: [String] = []
        let paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph[...]
            repeat {
                if limit > 0, lines.count == limit - 1 {
                    let isLast = index == paragraphs.count - 1
                    lines.append(truncated(rest, font: font, width: width, continues: !isLast))
                    return lines
                }
                let end = lineEnd(of: rest, font: font, width: width)
                lines.append(String(rest[..<end]).trimmingCharacters(in: .whitespaces))
                rest = rest[end...]
            } while !rest.isEmpty
        }
        return lines
    }

    /// The text, truncated with "…" where it is longer than the width.
    package static func truncated(
        _ string: some StringProtocol, font: Drawing.Font, width: CGFloat, continues: Bool = false
    ) -> String {
        if !continues, self.width(of: string, font: font) <= width + tolerance { return String(string) }
        var kept = String(string)
        while !kept.isEmpty, self.width(of: kept + "…", font: font) > width + tolerance { kept.removeLast() }
        return kept.trimmingCharacters(in: .whitespaces) + "…"
    }

    /// The tolerance: sizes are rounded up to pixels, so a label as wide as its text must not be truncated.
    private static let tolerance: CGFloat = 0.01

    private static func lineEnd(of rest: Substring, font: Drawing.Font, width: CGFloat) -> Substring.Index {
        var end = rest.startIndex
        var lastBreak: Substring.Index?
        var used: CGFloat = 0
        while end < rest.endIndex {
            let next = rest.index(after: end)
            used += self.width(of: rest[end..<next], font: font)
            if rest[end] == " " {
                lastBreak = next
            } else if used > width + tolerance {
                return lastBreak ?? (end > rest.startIndex ? end : next)
            }
            end = next
        }
        return end
    }

    /// Whether the table has every letter, so that the width is exact.
    package static func isTabulated(_ string: String) -> Bool {
        string.unicodeScalars.allSatisfy {
            (0x20...0x7E).contains($0.value) || Calibration.Text.punctuation[$0] != nil || base(of: $0) != nil
        }
    }

    private static func advance(of scalar: Unicode.Scalar, font: Drawing.Font) -> CGFloat {
        let weightGrowth = CGFloat(max(0, font.weight - 400)) / 300 * Calibration.Text.boldGrowth
        return CGFloat(advance(of: scalar)) / 1000 * font.size * (1 + weightGrowth)
    }

    private static func advance(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20...0x7E: Calibration.Text.advances[Int(scalar.value) - 0x20]
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0  // marks and selectors have no width of their own
        case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x1FFFF:
            Calibration.Text.wideAdvance
        default: Calibration.Text.punctuation[scalar] ?? base(of: scalar).map(advance) ?? Calibration.Text.otherAdvance
        }
    }

    /// The letter without its accent.
    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0xC0...0x17F).contains(scalar.value) else { return nil }
        let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
        return base.flatMap { $0.isASCII ? $0 : nil }
    }
}
