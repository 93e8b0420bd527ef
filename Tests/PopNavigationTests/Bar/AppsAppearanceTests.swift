import Testing
import UIKit

@testable import PopNavigation

/// What a styled screen shows when the app changes its own appearances, and what is left of them when the style ends.
@MainActor
@Suite("Appearances that the app changes under a style")
struct AppsAppearanceTests {
    private let style = NavigationBarStyle(background: .color(.red))

    /// A theme of the app, known by the place of its titles.
    private func theme(_ offset: CGFloat, background: UIColor? = nil) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.titlePositionAdjustment.vertical = offset
        appearance.backgroundColor = background
        return appearance
    }

    private func theme(_ item: UINavigationItem) -> CGFloat? {
        item.standardAppearance?.titlePositionAdjustment.vertical
    }

    private func fixture(setUp: (TestScreen) -> Void = { _ in }) -> Fixture {
        Fixture("AB") {
            if $0.name == "B" { $0.popPreferences.navigationBarStyle = style }
            setUp($0)
        }
    }

    private func update(_ fixture: Fixture) {
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
    }

    private func endStyle(_ fixture: Fixture) {
        fixture.top.popPreferences.navigationBarStyle = nil
        update(fixture)
    }

    @Test("A new theme of the bar reaches a styled screen with the next update", .covers(.barStyle))
    func newTheme() {
        let fixture = fixture()
        let item = fixture.top.navigationItem
        for offset: CGFloat in [1, 2] {
            fixture.navigation.navigationBar.standardAppearance = theme(offset)
            update(fixture)
            #expect(theme(item) == offset && item.standardAppearance?.backgroundColor == .red)
        }
        endStyle(fixture)
        #expect(item.standardAppearance == nil)
    }

    @Test(
        "An appearance that the app sets while a fade stands still stays until the fade moves",
        .covers(.barStyle), arguments: [0, 1] as [CGFloat])
    func duringFade(opacity: CGFloat) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 4000)
        let fixture = Fixture("AB") { screen in
            guard screen.name == "B" else { return }
            screen.popPreferences.navigationBarStyle = NavigationBarStyle(
                background: .color(.red), fade: .init(following: list, distance: 100))
        }
        let item = fixture.top.navigationItem
        list.contentOffset.y = opacity == 0 ? -20 : 120
        item.standardAppearance = theme(1, background: .green)
        list.contentOffset.y = opacity == 0 ? -40 : 140
        #expect(theme(item) == 1 && item.standardAppearance?.backgroundColor == .green)
        list.contentOffset.y = 50
        #expect(theme(item) == 1 && item.standardAppearance?.backgroundColor?.cgColor.alpha == 0.5)
        endStyle(fixture)
        #expect(theme(item) == 1 && item.standardAppearance?.backgroundColor == .green)
    }

    @Test("An appearance that a screen sets when it appears again gets the style", .covers(.barStyle))
    func appearsAgain() {
        let fixture = fixture()
        let screen = fixture.screen("B")
        let item = screen.navigationItem
        screen.whenAppearing = { [self] in
            $0.navigationItem.standardAppearance = theme(1, background: .green)
        }
        fixture.navigation.pushViewController(fixture.screen("C"), animated: false)
        fixture.layOut()
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        #expect(theme(item) == 1 && item.standardAppearance?.backgroundColor == .red)
        endStyle(fixture)
        #expect(theme(item) == 1 && item.standardAppearance?.backgroundColor == .green)
        #expect(item.scrollEdgeAppearance == nil)
    }

    @Test("The appearance that the app set last stays when the style ends", .covers(.barStyle))
    func stays() {
        let fixture = fixture { $0.navigationItem.standardAppearance = self.theme(2) }
        let item = fixture.top.navigationItem
        item.standardAppearance = theme(1, background: .green)
        endStyle(fixture)
        #expect(theme(item) == 1 && item.standardAppearance?.backgroundColor == .green)
    }

    @Test("An appearance that the app removes stays removed when the style ends", .covers(.barStyle))
    func removed() {
        let fixture = fixture { $0.navigationItem.standardAppearance = self.theme(2) }
        let item = fixture.top.navigationItem
        item.standardAppearance = nil
        update(fixture)
        #expect(theme(item) == 0 && item.standardAppearance?.backgroundColor == .red)
        endStyle(fixture)
        #expect(item.standardAppearance == nil)
    }

    @Test("A style's appearance never counts as the app's, even if changed in place or set again", .covers(.barStyle))
    func notTheApps() {
        let fixture = fixture()
        let item = fixture.top.navigationItem
        item.standardAppearance?.titlePositionAdjustment.vertical = 1
        item.standardAppearance = item.standardAppearance
        endStyle(fixture)
        #expect(item.standardAppearance == nil)
    }

    @Test("A fade stops while the app manages the bar, and goes on when preferences apply again", .covers(.barHandsOff))
    func fadeStops() {
        let scrollView = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        let fade = NavigationBarStyle.Fade(following: scrollView, distance: 100)
        let fixture = fixture {
            if $0.name == "B" { $0.popPreferences.navigationBarStyle?.fade = fade }
        }
        let item = fixture.top.navigationItem
        var alpha: CGFloat? { item.standardAppearance?.backgroundColor?.cgColor.alpha }
        scrollView.contentOffset.y = 20
        #expect(alpha == 0.2)
        let appearance = item.standardAppearance
        scrollView.contentOffset.x = 10
        #expect(item.standardAppearance === appearance, "the opacity hasn't changed")
        fixture.navigation.appliesNavigationBarPreferences = false
        scrollView.contentOffset.y = 50
        #expect(alpha == 0.2)
        let own = theme(1)
        item.standardAppearance = own
        scrollView.contentOffset.y = 60
        #expect(item.standardAppearance == own)
        fixture.navigation.appliesNavigationBarPreferences = true
        #expect(item.standardAppearance == own)
        scrollView.contentOffset.y = 70
        #expect(alpha == 0.7 && theme(item) == 1)
    }
}
