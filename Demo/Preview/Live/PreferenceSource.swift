import DemoScreens
import PopNavigation
import UIKit

/// The preferences of a screen as Swift source, for a screen of one's own.
@MainActor enum PreferenceSource {
    static func text(of screen: UIViewController) -> String {
        let name = "\(type(of: screen))"
        var parts: [String] = []
        if let preferences = (screen as? any PopGestureConfigurable)?.popPreferences {
            parts.append(
                """
                extension \(name): PopGestureConfigurable {
                    var popPreferences: PopPreferences {
                        \(source(of: preferences))
                    }
                }
                """)
        }
        if screen is any PopConfirming {
            parts.append(
                """
                extension \(name): PopConfirming {
                    func shouldPop(for trigger: PopTrigger) -> Bool {
                        // false while the screen has something to lose
                        true
                    }
                }
                """)
        }
        if parts.isEmpty {
            parts.append("// \(name) has no preferences: it has its navigation controller's.")
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func source(of preferences: PopPreferences) -> String {
        var arguments: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { arguments.append("\(name): \(value)") }
        }
        add("isGestureEnabled", preferences.isGestureEnabled.map(String.init))
        add("area", preferences.area.map(source))
        add("excludedViews", list(preferences.excludedViews.map(name)))
        add("excludedRects", list(preferences.excludedRects.map(source)))
        add("precedingViews", list(preferences.precedingViews.map(name)))
        add("excludesLeadingEdge", preferences.excludesLeadingEdge ? "true" : nil)
        add("hidesNavigationBar", preferences.hidesNavigationBar.map(String.init))
        add("navigationBarStyle", preferences.navigationBarStyle.map(source))
        return "PopPreferences(\(arguments.joined(separator: ", ")))"
    }

    private static func list(_ items: [String]) -> String? {
        items.isEmpty ? nil : "[\(items.joined(separator: ", "))]"
    }

    private static func source(of area: PopGestureArea) -> String {
        switch area {
        case .leadingThird: ".leadingThird"
        case .edge: ".edge"
        case .full: ".full"
        case .leadingPoints(let points): ".leadingPoints(\(number(points)))"
        case .leadingFraction(let fraction): ".leadingFraction(\(number(fraction)))"
        }
    }

    private static func source(of style: NavigationBarStyle) -> String {
        var arguments: [String] = []
        switch style.background {
        case .unchanged: break
        case .system: arguments.append("background: .system")
        case .transparent: arguments.append("background: .transparent")
        case .color(let color): arguments.append("background: .color(\(source(of: color)))")
        }
        if !style.showsHairline { arguments.append("showsHairline: false") }
        if let fade = style.fade, let scrollView = fade.scrollView {
            arguments.append(
                "fade: NavigationBarStyle.Fade(following: \(name(of: scrollView)), distance: \(number(fade.distance)))")
        }
        return "NavigationBarStyle(\(arguments.joined(separator: ", ")))"
    }

    private static func source(of color: UIColor) -> String {
        color == .systemBackground ? ".systemBackground" : "/* a colour */"
    }

    private static func source(of rect: CGRect) -> String {
        "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), height: "
            + "\(number(rect.height)))"
    }

    /// The view's identifier, which the demo's screens use as the name of the property, or its type's name.
    private static func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier { return identifier }
        let type = "\(type(of: view))".replacing("UI", with: "", maxReplacements: 1)
        return type.prefix(1).lowercased() + type.dropFirst()
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
