import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Bar styles without fingers")
struct NavigationBarStyleTests {
    private func fixture(_ style: NavigationBarStyle?, setUp: (TestScreen) -> Void = { _ in }) -> Fixture {
        Fixture("AB") { screen in
            setUp(screen)
            if screen.name == "B" { screen.popPreferences.navigationBarStyle = style }
        }
    }

    private func appearance(_ fixture: Fixture) throws -> UINavigationBarAppearance {
        try #require(fixture.screen("B").navigationItem.standardAppearance)
    }

    @Test("A style sets all four appearances of its screen's item", .covers(.barStyle))
    func fourAppearances() {
        let item = fixture(NavigationBarStyle(background: .color(.red))).screen("B").navigationItem
        let appearances = [
            item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance,
            item.compactScrollEdgeAppearance,
        ]
        #expect(appearances.allSatisfy { $0?.backgroundColor == .red })
    }

    @Test("A colour replaces the background and keeps the hairline", .covers(.barStyle))
    func color() throws {
        let appearance = try appearance(fixture(NavigationBarStyle(background: .color(.red))))
        #expect(appearance.backgroundColor == .red && appearance.backgroundEffect == nil)
        #expect(appearance.shadowColor != nil)
    }

    @Test("A transparent bar has neither background nor hairline", .covers(.barStyle))
    func transparent() throws {
        let appearance = try appearance(fixture(NavigationBarStyle(background: .transparent)))
        #expect(appearance.backgroundColor == nil && appearance.backgroundEffect == nil)
        #expect(appearance.shadowColor == nil)
    }

    @Test("A hairline can be hidden with any background", .covers(.barStyle))
    func hairline() {
        for background in [NavigationBarStyle.Background.unchanged, .system, .color(.red), .transparent] {
            let fixture = fixture(NavigationBarStyle(background: background, showsHairline: false))
            // A system whose bars have no hairline has nothing to hide.
            let appearance =
                fixture.top.navigationItem.standardAppearance ?? fixture.navigation.navigationBar.standardAppearance
            #expect(appearance.shadowColor == nil && appearance.shadowImage == nil)
        }
    }

    @Test("A style keeps the app's titles", .covers(.barStyle))
    func theme() throws {
        let themed = UINavigationBarAppearance()
        themed.titleTextAttributes = [.foregroundColor: UIColor.purple]
        let fixture = fixture(NavigationBarStyle(background: .color(.red))) {
            $0.navigationItem.standardAppearance = themed
        }
        let appearance = try appearance(fixture)
        #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .purple)
        #expect(themed.backgroundColor != .red, "the app's own appearance is not changed")
    }

    @Test("A style starts from the bar's appearance where the item has none", .covers(.barStyle))
    func barTheme() throws {
        let fixture = fixture(nil)
        let themed = UINavigationBarAppearance()
        themed.titleTextAttributes = [.foregroundColor: UIColor.purple]
        fixture.navigation.navigationBar.standardAppearance = themed
        fixture.top.popPreferences.navigationBarStyle = NavigationBarStyle(background: .transparent)
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(try appearance(fixture).titleTextAttributes[.foregroundColor] as? UIColor == .purple)
    }

    @Test("A screen that no longer sets a style has its former appearances again", .covers(.barStyle))
    func restored() {
        let own = UINavigationBarAppearance()
        own.backgroundColor = .green
        let fixture = fixture(NavigationBarStyle(background: .color(.red))) {
            if $0.name == "B" { $0.navigationItem.standardAppearance = own }
        }
        let item = fixture.top.navigationItem
        #expect(item.standardAppearance?.backgroundColor == .red)
        fixture.top.popPreferences.navigationBarStyle = nil
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(item.standardAppearance?.backgroundColor == .green)
        #expect(item.scrollEdgeAppearance == nil && item.compactAppearance == nil)
    }

    @Test("The item gets a changed style when the screen asks for an update", .covers(.barStyle))
    func changed() throws {
        let fixture = fixture(NavigationBarStyle(background: .color(.red)))
        fixture.top.popPreferences.navigationBarStyle?.background = .color(.blue)
        #expect(try appearance(fixture).backgroundColor == .red)
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(try appearance(fixture).backgroundColor == .blue)
    }

    @Test("The controller's style applies to screens without one", .covers(.barStyle))
    func defaultStyle() throws {
        let fixture = fixture(nil)
        fixture.navigation.navigationBarStyle = NavigationBarStyle(background: .color(.red), showsHairline: false)
        fixture.layOut()
        #expect(try appearance(fixture).backgroundColor == .red)
        fixture.top.popPreferences.navigationBarStyle = NavigationBarStyle(background: .color(.blue))
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(try appearance(fixture).backgroundColor == .blue)
        fixture.top.popPreferences.navigationBarStyle = nil
        fixture.navigation.navigationBarStyle = nil
        fixture.layOut()
        #expect(fixture.top.navigationItem.standardAppearance == nil)
    }

    @Test("A bar that the app manages doesn't get a style", .covers(.barHandsOff))
    func managedByApp() {
        let fixture = fixture(nil)
        fixture.navigation.appliesNavigationBarPreferences = false
        fixture.top.popPreferences.navigationBarStyle = NavigationBarStyle(background: .color(.red))
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(fixture.top.navigationItem.standardAppearance == nil)
    }

    /// A screen whose background fades over a distance, and its scroll view at an offset from its top.
    private func opacity(distance: CGFloat, offset: CGFloat) -> CGFloat {
        let scrollView = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.insets.top = 50
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentOffset.y = offset - 50
        return NavigationBarStyle.Fade(following: scrollView, distance: distance).opacity
    }

    @Test(
        "A fade follows the offset from the top, insets included", .covers(.barStyle),
        arguments: [
            (100, 0, 0), (100, 25, 0.25), (100, 50, 0.5), (100, 100, 1), (100, 500, 1), (100, -40, 0), (0, 0, 0),
            (0, 1, 1), (-5, 1, 1), (CGFloat.nan, 1, 1), (CGFloat.infinity, 2000, 0), (88, 44, 0.5),
        ] as [(CGFloat, CGFloat, CGFloat)]
    )
    func fade(distance: CGFloat, offset: CGFloat, expected: CGFloat) {
        #expect(abs(opacity(distance: distance, offset: offset) - expected) < 0.001)
    }

    @Test("A fade whose scroll view is gone shows the background in full", .covers(.barStyle, .neighbours))
    func goneScrollView() {
        var fade: NavigationBarStyle.Fade?
        weak var scrollView: UIScrollView?
        do {
            let strong = UIScrollView()
            scrollView = strong
            fade = NavigationBarStyle.Fade(following: strong, distance: 100)
        }
        #expect(scrollView == nil && fade?.opacity == 1)
    }

    @Test(
        "A fading background has its share of the colour's own opacity, and a hairline only in full",
        .covers(.barStyle),
        arguments: [(0, false), (0.25, false), (0.5, false), (1, true)] as [(CGFloat, Bool)]
    )
    func fadingColor(opacity: CGFloat, hasHairline: Bool) {
        let style = NavigationBarStyle(background: .color(UIColor.red.withAlphaComponent(0.5)))
        let appearance = style.applied(to: UINavigationBarAppearance(), opacity: opacity)
        #expect(abs((appearance.backgroundColor?.cgColor.alpha ?? 0) - opacity / 2) < 0.001)
        #expect((appearance.shadowColor != nil) == hasHairline)
    }

    @Test("A complete background has the style's colour, whose opacity may differ in dark mode", .covers(.barStyle))
    func fullColor() {
        let color = UIColor { traits in
            UIColor.red.withAlphaComponent(traits.userInterfaceStyle == .dark ? 1 : 0.5)
        }
        let style = NavigationBarStyle(background: .color(color))
        #expect(style.applied(to: UINavigationBarAppearance(), opacity: 1).backgroundColor == color)
    }

    @Test("The system's background appears only when the fade is complete", .covers(.barStyle))
    func fadingSystem() {
        let half = NavigationBarStyle(background: .system).applied(to: UINavigationBarAppearance(), opacity: 0.5)
        #expect(half.backgroundEffect == nil)
        #expect(abs((half.backgroundColor?.cgColor.alpha ?? 0) - 0.5) < 0.001)
    }

    @Test("A scrolling view fades the background of the item", .covers(.barStyle))
    func followsScrolling() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        let fade = NavigationBarStyle.Fade(following: scrollView, distance: 100)
        let fixture = fixture(NavigationBarStyle(background: .color(.red), fade: fade))
        for (offset, expected) in [(50, 0.5), (100, 1), (0, 0)] as [(CGFloat, CGFloat)] {
            scrollView.contentOffset.y = offset
            #expect(abs((try appearance(fixture).backgroundColor?.cgColor.alpha ?? 0) - expected) < 0.001)
        }
    }

    @Test("Equal styles compare as equal", .covers(.barStyle))
    func equality() {
        let scrollView = UIScrollView()
        #expect(NavigationBarStyle() == NavigationBarStyle(background: .unchanged, showsHairline: true))
        #expect(NavigationBarStyle(showsHairline: false) != NavigationBarStyle())
        #expect(
            NavigationBarStyle(fade: .init(following: scrollView))
                == NavigationBarStyle(
                    fade: .init(following: scrollView, distance: 88)))
        #expect(NavigationBarStyle(background: .color(.red)) != NavigationBarStyle(background: .color(.blue)))
    }
}
