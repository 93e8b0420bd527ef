/// A resolved colour.
public final class CGColor: Hashable, Sendable {
    package let rgba: UIColor.Components

    package init(rgba: UIColor.Components) {
        self.rgba = rgba
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: .init(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: .init(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public var alpha: CGFloat { rgba.alpha }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
