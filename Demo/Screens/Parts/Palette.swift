import UIKit

/// The demo's colours and fonts.
@MainActor enum Palette {
    static let background = UIColor.systemGroupedBackground
    static let card = UIColor.secondarySystemGroupedBackground
    static let ink = UIColor.label
    static let secondaryInk = UIColor.secondaryLabel
    static let hairline = UIColor.separator

    static let body = UIFont.systemFont(ofSize: 16)
    static let emphasis = UIFont.systemFont(ofSize: 16, weight: .semibold)
    static let footnote = UIFont.systemFont(ofSize: 13)
    static let caption = UIFont.systemFont(ofSize: 12, weight: .bold)

    /// A colour for tile number `index`, from a row of six.
    static func tile(_ index: Int) -> UIColor {
        let colours: [(CGFloat, CGFloat, CGFloat)] = [
            (0.20, 0.48, 0.96), (0.36, 0.36, 0.90), (0.62, 0.32, 0.86), (0.88, 0.28, 0.56), (0.94, 0.42, 0.26),
            (0.13, 0.62, 0.54),
        ]
        let (red, green, blue) = colours[index % colours.count]
        return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
}

extension DemoSection {
    /// The colour of the section's badges, areas and buttons.
    @MainActor var accent: UIColor {
        switch self {
        case .area: Palette.tile(0)
        case .decision: Palette.tile(2)
        case .bar: Palette.tile(5)
        case .scrolling: Palette.tile(1)
        case .trouble: Palette.tile(4)
        case .device: Palette.tile(3)
        }
    }
}

extension UILabel {
    /// A label that breaks its lines.
    convenience init(_ text: String, font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        textAlignment = alignment
        numberOfLines = 0
    }

    /// The height that the text needs at that width.
    func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
