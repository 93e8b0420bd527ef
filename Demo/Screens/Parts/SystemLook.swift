import UIKit

/// The look of system elements that the demo draws itself, so that the simulated device shows them as well.
@MainActor enum SystemLook {
    /// Whether the system has the look of iOS 26.
    private static var isCurrent: Bool { (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) >= 26 }

    /// The heading of a section in a list. On iOS 18 and earlier, UIKit renders it in capitals; on iOS 26 and later it
    /// is as the app writes it (Apple's article "Adopting Liquid Glass"; brave/brave-browser#57950, 2026).
    static func heading(_ text: String) -> String { isCurrent ? text : text.uppercased() }

    /// The heading's font. Its size on iOS 26 isn't published: 15 is chosen.
    static var headingFont: UIFont {
        isCurrent ? .systemFont(ofSize: 15, weight: .semibold) : Palette.caption
    }

    /// The corners of a group of rows. They are larger on iOS 26 and later ("Adopting Liquid Glass"); the radius isn't
    /// published: 26 is chosen.
    static var groupRadius: CGFloat { isCurrent ? 26 : 14 }

    /// The corners of an alert. The radius on iOS 26 isn't published: 34 is chosen.
    static var alertRadius: CGFloat { isCurrent ? 34 : 16 }

    /// The alignment of an alert's text: the leading side on iOS 26 and later (WWDC 2025, "Get to know the new design
    /// system").
    static var alertAlignment: NSTextAlignment { isCurrent ? .natural : .center }

    /// The corners of a large button with that height: capsules on iOS 26 and later (the same session).
    static func buttonRadius(height: CGFloat) -> CGFloat { isCurrent ? height / 2 : 12 }
}
