import Testing
import UIKit

@testable import PopNavigation

/// From which of the app's appearances a style takes titles and buttons, and which ones the item has afterwards.
@MainActor
@Suite("The four appearances of a styled item")
struct ItemAppearanceTests {
    enum Kind: CaseIterable {
        case standard, compact, scrollEdge, compactScrollEdge

        @MainActor var path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?> {
            switch self {
            case .standard: \.standardAppearance
            case .compact: \.compactAppearance
            case .scrollEdge: \.scrollEdgeAppearance
            case .compactScrollEdge: \.compactScrollEdgeAppearance
            }
        }
    }

    private func appearance(_ name: String) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.name: name]
        return appearance
    }

    /// A controller with a bar, and an item, with appearances of these kinds. The bar always has a standard one.
    private func barAndItem(
        bar kinds: Set<Kind>, item itemKinds: Set<Kind>
    ) -> (BasicNavigationController, UINavigationItem) {
        let (navigation, item) = (BasicNavigationController(), UINavigationItem())
        let bar = navigation.navigationBar
        for kind in kinds.union([.standard]) {
            let appearance = appearance("bar's \(kind)")
            switch kind {
            case .standard: bar.standardAppearance = appearance
            case .compact: bar.compactAppearance = appearance
            case .scrollEdge: bar.scrollEdgeAppearance = appearance
            case .compactScrollEdge: bar.compactScrollEdgeAppearance = appearance
            }
        }
        for kind in itemKinds { item[keyPath: kind.path] = appearance("item's \(kind)") }
        return (navigation, item)
    }

    @Test(
        "Each appearance starts from the item's own, then from the bar's, then as UIKit looks it up",
        .covers(.barStyle),
        arguments: [
            ([], [], ["bar's standard", "bar's standard", "bar's standard", "bar's standard"]),
            ([], [.standard], ["item's standard", "item's standard", "item's standard", "item's standard"]),
            (
                [.compact, .scrollEdge], [.standard],
                ["item's standard", "bar's compact", "bar's scrollEdge", "bar's scrollEdge"]
            ),
            (
                [.compact, .scrollEdge, .compactScrollEdge], [],
                ["bar's standard", "bar's compact", "bar's scrollEdge", "bar's compactScrollEdge"]
            ),
            (
                [.compact, .scrollEdge], [.compact, .scrollEdge],
                ["bar's standard", "item's compact", "item's scrollEdge", "item's scrollEdge"]
            ),
            (
                [.compactScrollEdge], [.compactScrollEdge],
                ["bar's standard", "bar's standard", "bar's standard", "item's compactScrollEdge"]
            ),
        ] as [(Set<Kind>, Set<Kind>, [String])])
    func origins(bar: Set<Kind>, item itemKinds: Set<Kind>, expected: [String]) {
        let (navigation, item) = barAndItem(bar: bar, item: itemKinds)
        NavigationBarStyler(of: item, in: navigation).apply(NavigationBarStyle(background: .transparent))
        let origins = Kind.allCases.map { item[keyPath: $0.path]?.titleTextAttributes[.name] as? String }
        #expect(origins == expected)
    }

    @Test("An item gets all of its own appearances back when the style ends", .covers(.barStyle))
    func restored() {
        let (navigation, item) = barAndItem(bar: [], item: Set(Kind.allCases))
        let styler = NavigationBarStyler(of: item, in: navigation)
        styler.apply(NavigationBarStyle(background: .color(.red)))
        styler.apply(NavigationBarStyle())
        for kind in Kind.allCases {
            #expect(item[keyPath: kind.path]?.titleTextAttributes[.name] as? String == "item's \(kind)")
            #expect(item[keyPath: kind.path]?.backgroundColor == nil)
        }
    }

    @Test("A style starts from the item's present appearance", .covers(.barStyle))
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
