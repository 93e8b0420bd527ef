/// A font is a size and a weight: the picture contains both, and the browser draws the text.
open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    public let pointSize: CGFloat
    package let weight: Weight
    package let isMonospaced: Bool

    package init(pointSize: CGFloat, weight: Weight, isMonospaced: Bool = false) {
        self.pointSize = pointSize
        self.weight = weight
        self.isMonospaced = isMonospaced
        super.init()
    }

    open var lineHeight: CGFloat { (pointSize * Calibration.Text.lineHeightRatio).rounded(.up) }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isMonospaced: isMonospaced)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .bold) }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight, isMonospaced: true)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The sizes of the default content size category.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: UIFont(pointSize: 34, weight: .regular)
        case .title1: UIFont(pointSize: 28, weight: .regular)
        case .title2: UIFont(pointSize: 22, weight: .regular)
        case .title3: UIFont(pointSize: 20, weight: .regular)
        case .headline: UIFont(pointSize: 17, weight: .semibold)
        case .callout: UIFont(pointSize: 16, weight: .regular)
        case .subheadline: UIFont(pointSize: 15, weight: .regular)
        case .footnote: UIFont(pointSize: 13, weight: .regular)
        case .caption1: UIFont(pointSize: 12, weight: .regular)
        case .caption2: UIFont(pointSize: 11, weight: .regular)
        default: UIFont(pointSize: 17, weight: .regular)
        }
    }

    @_documentation(visibility: internal)
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight && other.isMonospaced == isMonospaced
    }

    @_documentation(visibility: internal)
    open override var hash: Int { pointSize.hashValue }
}
