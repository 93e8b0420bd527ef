import Testing
import UIKit

@testable import PopNavigation

/// From which of the app's appearances a style takes titles and buttons, and which ones the item has afterwards.
@MainActor
@Suite("The four appearances of a styled item")
struct ItemAppearanceTests {
    private typealias ItemPath = ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>

    private static let ofItem: [(name: String, path: ItemPath)] = [
        ("standard", \.standardAppearance), ("compact", \.compactAppearance), ("scrollEdge", \.scrollEdgeAppearance),
        ("compactScrollEdge", \.compactScrollEdgeAppearance),
    ]

    private func appearance(_ name: String) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.name: name]
        return appearance
    }

    /// A controller with a bar, and an item, with appearances of these names.
    private func barAndItem(
        bar names: String, item itemNames: String
    ) -> (BasicNavigationController, UINavigationItem) {
        let (navigation, item) = (BasicNavigationController(), UINavigationItem())
        let bar = navigation.navigationBar
        bar.standardAppearance = appearance("bar's standard")
        for name in names.split(separator: " ") {
            switch name {
            case "compact": bar.compactAppearance = appearance("bar's compact")
            case "scrollEdge": bar.scrollEdgeAppearance = appearance("bar's scrollEdge")
            default: bar.compactScrollEdgeAppearance = appearance("bar's compactScrollEdge")
            }
        }
        for (name, path) in Self.ofItem where itemNames.split(separator: " ").contains(Substring(name)) {
            item[keyPath: path] = appearance("item's \(name)")
        }
        return (navigation, item)
    }

    @Test(
        "Each appearance starts from the item's own, then from the bar's, then as UIKit looks it up", .covers(15),
        arguments: [
            ("", "", ["bar's standard", "bar's standard", "bar's standard", "bar's standard"]),
            ("", "standard", ["item's standard", "item's standard", "item's standard", "item's standard"]),
            (
                "compact scrollEdge", "standard",
                ["item's standard", "bar's compact", "bar's scrollEdge", "bar's scrollEdge"]
            ),
            (
                "compact scrollEdge compactScrollEdge", "",
                ["bar's standard", "bar's compact", "bar's scrollEdge", "bar's compactScrollEdge"]
            ),
            (
                "compact scrollEdge", "compact scrollEdge",
                ["bar's standard", "item's compact", "item's scrollEdge", "item's scrollEdge"]
            ),
            (
                "compactScrollEdge", "compactScrollEdge",
                ["bar's standard", "bar's standard", "bar's standard", "item's compactScrollEdge"]
            ),
        ])
    func origins(bar barNames: String, item itemNames: String, expected: [String]) {
        let (navigation, item) = barAndItem(bar: barNames, item: itemNames)
        NavigationBarStyler(of: item, in: navigation).apply(NavigationBarStyle(background: .transparent))
        let origins = Self.ofItem.map { item[keyPath: $0.path]?.titleTextAttributes[.name] as? String }
        #expect(origins == expected)
    }

    @Test("A style that ends gives the item all of its own appearances back", .covers(15))
    func restored() {
        let (navigation, item) = barAndItem(bar: "", item: "standard compact scrollEdge compactScrollEdge")
        let styler = NavigationBarStyler(of: item, in: navigation)
        styler.apply(NavigationBarStyle(background: .color(.red)))
        styler.apply(NavigationBarStyle())
        for (name, path) in Self.ofItem {
            #expect(item[keyPath: path]?.titleTextAttributes[.name] as? String == "item's \(name)")
            #expect(item[keyPath: path]?.backgroundColor == nil)
        }
    }

    @Test("A style starts from the item's appearance of today, also if an earlier style has ended", .covers(15))
    func laterAppearance() {
        let fixture = Fixture()
        let item = fixture.top.navigationItem
        func apply(_ style: NavigationBarStyle?) {
            fixture.top.popPreferences.navigationBarStyle = style
            fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        }
        apply(NavigationBarStyle(background: .transparent))
        apply(nil)
        item.standardAppearance = appearance("later")
        apply(NavigationBarStyle(background: .transparent))
        #expect(item.standardAppearance?.titleTextAttributes[.name] as? String == "later")
        apply(nil)
        #expect(item.standardAppearance?.titleTextAttributes[.name] as? String == "later")
    }
}

extension NSAttributedString.Key {
    /// The name of the appearance whose titles these are.
    fileprivate static let name = Self("name")
}
