import Foundation
import UIKit

extension Drawing.Color {
    /// "#rrggbb", without the alpha.
    var hex: String {
        var hex = "#"
        for channel in [red, green, blue] {
            let value = Int((min(1, max(0, channel)) * 255).rounded())
            hex.append(Self.digits[value >> 4])
            hex.append(Self.digits[value & 15])
        }
        return hex
    }

    private static let digits = Array("0123456789abcdef")
}

extension Drawing.Text {
    /// The measured width; nil if the table lacks a letter.
    var exactWidth: CGFloat? {
        guard string.count > 1, TextMetrics.isTabulated(string) else { return nil }
        return TextMetrics.width(of: string, font: font)
    }
}

extension Drawing.Text.Alignment {
    /// The value for SVG's `text-anchor`.
    var anchor: String {
        switch self {
        case .left: "start"
        case .center: "middle"
        case .right: "end"
        }
    }
}

extension CGAffineTransform {
    var numbers: [CGFloat] { [a, b, c, d, tx, ty] }

    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
