import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// The system's background, on systems whose bars have a material that no appearance describes, and on older ones.
@MainActor
@Suite("The system's background")
struct SystemMaterialTests {
    /// The item of a screen with the style; `setUp` sets the bar's appearances before.
    private func item(
        _ style: NavigationBarStyle, on version: Int, setUp: (UINavigationBar) -> Void = { _ in }
    ) -> UINavigationItem {
        let stage = Stage("A", .init(on: version))
        setUp(stage.navigation.navigationBar)
        stage.top.popPreferences.navigationBarStyle = style
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        stage.layOut()
        return stage.top.navigationItem
    }

    private func appearance(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        change(appearance)
        return appearance
    }

    private nonisolated static let versions = [(15, false), (18, false), (26, true), (27, true)]

    @Test(
        "A bar with the default background keeps its material on iOS 26 and later", .covers(.barStyle),
        arguments: versions)
    func kept(version: Int, keeps: Bool) {
        #expect((item(NavigationBarStyle(background: .system), on: version).standardAppearance == nil) == keeps)
        let themed = item(NavigationBarStyle(background: .system), on: version) { bar in
            bar.standardAppearance = appearance { $0.shadowColor = .green }
        }
        #expect((themed.standardAppearance == nil) == keeps)
    }

    @Test(
        "In an app with the former design, the system's background is an appearance on iOS 26",
        .covers(.barStyle), arguments: [26, 27])
    func formerDesign(version: Int) {
        var configuration = SimulatedDevice.Configuration()
        (configuration.systemVersion, configuration.keepsFormerDesign) = (version, true)
        let stage = Stage("A", on: configuration) {
            $0.popPreferences.navigationBarStyle = NavigationBarStyle(background: .system)
        }
        #expect(stage.top.navigationItem.standardAppearance != nil)
    }

    @Test("A background of the app is replaced by the system's", .covers(.barStyle), arguments: versions.map(\.0))
    func replaced(version: Int) {
        let changes: [(UINavigationBarAppearance) -> Void] = [
            { $0.backgroundColor = .purple }, { $0.backgroundEffect = nil }, { $0.backgroundImage = UIImage() },
        ]
        for change in changes {
            let item = item(NavigationBarStyle(background: .system), on: version) {
                $0.standardAppearance = appearance(change)
            }
            let appearances = [
                item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
                item.compactScrollEdgeAppearance,
            ]
            #expect(appearances.allSatisfy { $0 == UINavigationBarAppearance() })
        }
    }

    @Test("The app's background at the scroll edge alone is replaced by the system's", .covers(.barStyle))
    func scrollEdge() {
        let item = item(NavigationBarStyle(background: .system), on: 26) { bar in
            bar.scrollEdgeAppearance = appearance { $0.configureWithTransparentBackground() }
        }
        #expect(item.standardAppearance == nil)
        #expect(item.scrollEdgeAppearance == UINavigationBarAppearance())
    }

    @Test("A hidden hairline is removed where there is one on iOS 26 and later", .covers(.barStyle))
    func hairline() {
        let style = NavigationBarStyle(background: .system, showsHairline: false)
        let hidden = item(style, on: 26)
        #expect(hidden.standardAppearance?.backgroundEffect != nil)
        #expect(hidden.standardAppearance?.shadowColor == nil)
        #expect(hidden.scrollEdgeAppearance == nil)
        let without = item(style, on: 26) { bar in bar.standardAppearance = appearance { $0.shadowColor = nil } }
        #expect(without.standardAppearance == nil)
    }
}
