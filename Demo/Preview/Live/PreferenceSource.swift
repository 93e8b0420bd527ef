import DemoScreens
import PopNavigation
import UIKit

/// What an app writes for a screen, as Swift source that compiles: the function that makes the navigation controller,
/// and the screen with its preferences. For a plain controller these are the lines that the demo itself runs.
@MainActor struct PreferenceSource {
    private let isPlain: Bool
    private var names: [(view: UIView, name: String)] = []

    private init(isPlain: Bool) {
        self.isPlain = isPlain
    }

    /// The source of the screen in view.
    static func text(of controller: UINavigationController) -> String {
        guard let screen = controller.topViewController else { return "" }
        let library = controller as? BasicNavigationController
        var source = PreferenceSource(isPlain: library == nil)
        let declaration = (library == nil ? PlainSource.text(of: screen) : nil) ?? source.declaration(of: screen)
        return [
            library == nil ? "import UIKit" : "import PopNavigation\nimport UIKit", function(for: library), declaration,
        ].joined(separator: "\n\n") + "\n"
    }

    private static let defaultArea = BasicNavigationController(rootViewController: UIViewController()).popGestureArea

    private static func function(for controller: BasicNavigationController?) -> String {
        let type = controller == nil ? "UINavigationController" : "BasicNavigationController"
        let expression = "\(type)(rootViewController: UIViewController())"
        var settings: [String] = []
        if let controller, controller.popGestureArea != defaultArea {
            settings.append("popGestureArea = \(source(of: controller.popGestureArea))")
        }
        if controller?.popGestureRecognizerEnabled == false { settings.append("popGestureRecognizerEnabled = false") }
        var lines = [expression]
        if !settings.isEmpty {
            lines = ["let controller = \(expression)"] + settings.map { "controller.\($0)" } + ["return controller"]
        }
        return """
            @MainActor func makeNavigationController() -> \(type) {
            \(lines.map { "    \($0)" }.joined(separator: "\n"))
            }
            """
    }

    private mutating func declaration(of screen: UIViewController) -> String {
        let name = "\(type(of: screen))"
        let preferences = isPlain ? nil : (screen as? any PopGestureConfigurable)?.popPreferences
        let confirms = !isPlain && screen is any PopConfirming
        var members: [String] = []
        if let preferences {
            members.append(
                """
                    var popPreferences: PopPreferences {
                        \(source(of: preferences))
                    }
                """)
        }
        if confirms {
            members.append(
                """
                    var hasUnsavedChanges = true

                    func shouldPop(for trigger: PopTrigger) -> Bool {
                        // Ask the user here, and pop by code after the answer.
                        !hasUnsavedChanges
                    }
                """)
        }
        let setUp = names.map { "view.addSubview(\($0.name))" } + Self.setUp(of: screen.navigationItem)
        if !setUp.isEmpty {
            members.append(
                """
                    override func viewDidLoad() {
                        super.viewDidLoad()
                \(setUp.map { "        \($0)" }.joined(separator: "\n"))
                    }
                """)
        }
        if members.isEmpty {
            return "// \(name) needs no code\(isPlain ? "" : ": its preferences are the navigation controller's")."
        }
        let views = names.map { "    let \($0.name) = \($0.view is UIScrollView ? "UIScrollView" : "UIView")()\n" }
        let protocols = (preferences == nil ? "" : ", PopGestureConfigurable") + (confirms ? ", PopConfirming" : "")
        return """
            final class \(name): UIViewController\(protocols) {
            \(views.isEmpty ? "" : views.joined() + "\n")\(members.joined(separator: "\n\n"))
            }
            """
    }

    private static func setUp(of item: UINavigationItem) -> [String] {
        var lines: [String] = []
        if item.hidesBackButton { lines.append("navigationItem.hidesBackButton = true") }
        if item.leftBarButtonItem != nil {
            lines.append("navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIButton(type: .system))")
        }
        if item.backAction != nil {
            lines.append("if #available(iOS 16.0, *) { navigationItem.backAction = UIAction { _ in } }")
        }
        return lines
    }

    private mutating func source(of preferences: PopPreferences) -> String {
        var arguments: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { arguments.append("\(name): \(value)") }
        }
        add("isGestureEnabled", preferences.isGestureEnabled.map(String.init))
        add("area", preferences.area.map(Self.source))
        add("excludedViews", Self.list(preferences.excludedViews.map { name(of: $0) }))
        add("excludedRects", Self.list(preferences.excludedRects.map(Self.source)))
        add("precedingViews", Self.list(preferences.precedingViews.map { name(of: $0) }))
        add("excludesLeadingEdge", preferences.excludesLeadingEdge ? "true" : nil)
        add("hidesNavigationBar", preferences.hidesNavigationBar.map(String.init))
        add("hidesToolbar", preferences.hidesToolbar.map(String.init))
        add("navigationBarStyle", preferences.navigationBarStyle.map { source(of: $0) })
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
        case .system: ".system"
        case .leadingPoints(let points): ".leadingPoints(\(number(points)))"
        case .leadingFraction(let fraction, let limit):
            limit == .infinity
                ? ".leadingFraction(\(number(fraction)))"
                : ".leadingFraction(\(number(fraction)), atMost: \(number(limit)))"
        }
    }

    private mutating func source(of style: NavigationBarStyle) -> String {
        var arguments: [String] = []
        switch style.background {
        case .unchanged: break
        case .system: arguments.append("background: .system")
        case .transparent: arguments.append("background: .transparent")
        case .color(let color): arguments.append("background: .color(\(Self.source(of: color)))")
        }
        if !style.showsHairline { arguments.append("showsHairline: false") }
        if let fade = style.fade, let scrollView = fade.scrollView {
            let (name, distance) = (name(of: scrollView), Self.number(fade.distance))
            arguments.append("fade: NavigationBarStyle.Fade(following: \(name), distance: \(distance))")
        }
        return "NavigationBarStyle(\(arguments.joined(separator: ", ")))"
    }

    private static func source(of color: UIColor) -> String {
        if color == .systemBackground { return ".systemBackground" }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return "UIColor(red: \(number(red)), green: \(number(green)), blue: \(number(blue)), alpha: \(number(alpha)))"
    }

    private static func source(of rect: CGRect) -> String {
        "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), height: "
            + "\(number(rect.height)))"
    }

    /// The view's property: its identifier, which the demo's screens name so, or its type's name.
    private mutating func name(of view: UIView) -> String {
        if let known = names.first(where: { $0.view === view }) { return known.name }
        let text = view.accessibilityIdentifier ?? "\(type(of: view))".replacing("UI", with: "", maxReplacements: 1)
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let camel =
            (words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "part")
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let count = names.filter { $0.name.hasPrefix(camel) }.count
        let name = camel == "view" || count > 0 ? "\(camel)\(count + 1)" : camel
        names.append((view, name))
        return name
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
