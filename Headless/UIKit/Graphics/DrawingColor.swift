extension Drawing {
    /// A colour resolved for the system's style.
    package typealias Color = UIColor.Components

    package mutating func fill(_ path: Path, with color: UIColor) {
        fill(path, with: color.components)
    }

    package mutating func stroke(_ path: Path, with color: UIColor, width: CGFloat) {
        stroke(path, with: color.components, width: width)
    }

    package mutating func text(
        _ string: String, font: UIFont, color: UIColor, alignment: Text.Alignment = .left, in rect: CGRect
    ) {
        text(string, font: Font(font), color: color.components, alignment: alignment, in: rect)
    }
}

extension Drawing.Font {
    package init(_ font: UIFont) {
        self.init(size: font.pointSize, weight: Self.weight(of: font.weight))
    }

    private static func weight(of weight: UIFont.Weight) -> Int {
        switch weight.rawValue {
        case ..<(-0.7): 100
        case ..<(-0.5): 200
        case ..<(-0.2): 300
        case ..<0.1: 400
        case ..<0.27: 500
        case ..<0.35: 600
        case ..<0.5: 700
        case ..<0.6: 800
        default: 900
        }
    }
}
