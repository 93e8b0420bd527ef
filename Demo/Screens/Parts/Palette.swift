import UIKit

/// The demo's colours and fonts.
@MainActor enum Palette {
    static let background = UIColor.systemGroupedBackground
    static let card = UIColor.secondarySystemGroupedBackground
    static let ink = UIColor.label
    /// Stronger than `secondaryLabel`, since the contrast with the background must be above 4.5.
    static let secondaryInk = adaptive(
        light: UIColor(red: 0.36, green: 0.36, blue: 0.39, alpha: 1),
        dark: UIColor(red: 0.68, green: 0.68, blue: 0.72, alpha: 1))
    static let hairline = UIColor.separator

    static let body = UIFont.systemFont(ofSize: 16)
    static let emphasis = UIFont.systemFont(ofSize: 16, weight: .semibold)
    static let footnote = UIFont.systemFont(ofSize: 13)
    static let caption = UIFont.systemFont(ofSize: 12, weight: .bold)

    private static let tiles: [(CGFloat, CGFloat, CGFloat)] = [
        (0.08, 0.35, 0.80), (0.31, 0.31, 0.84), (0.52, 0.22, 0.76), (0.71, 0.13, 0.40), (0.68, 0.22, 0.08),
        (0.04, 0.43, 0.37),
    ]

    /// One of six colours. Its contrast is above 4.5 both with white and with white mixed with a tenth of the colour.
    static func tile(_ index: Int) -> UIColor {
        let (red, green, blue) = tiles[index % tiles.count]
        return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    /// The same colour for text and lines: on a dark background mixed with white, for the same contrast.
    static func tileInk(_ index: Int) -> UIColor {
        let (red, green, blue) = tiles[index % tiles.count]
        func lighter(_ channel: CGFloat) -> CGFloat { channel * 0.5 + 0.5 }
        return adaptive(
            light: tile(index), dark: UIColor(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: 1))
    }

    static func adaptive(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension DemoSection {
    /// The colour of the section's badges and buttons.
    @MainActor var accent: UIColor { Palette.tile(tile) }

    /// The colour of the section's text and areas.
    @MainActor var ink: UIColor { Palette.tileInk(tile) }

    private var tile: Int {
        switch self {
        case .area: 0
        case .decision: 2
        case .bar: 5
        case .scrolling: 1
        case .trouble: 4
        case .device: 3
        }
    }
}

extension UILabel {
    /// A label with line breaks.
    convenience init(_ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        textAlignment = alignment
        numberOfLines = 0
    }

    /// The height of the text at the width.
    func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}

extension UITextField {
    /// Sets a placeholder whose contrast is above 4.5. The contrast of UIKit's colour is 1.7.
    func setPlaceholder(_ text: String) {
        attributedPlaceholder = NSAttributedString(
            string: text, attributes: [.foregroundColor: Palette.secondaryInk])
    }
}
