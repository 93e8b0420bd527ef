import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The bar's visibility without animation")
struct BarVisibilityTests {
    /// A stack with a preference for each screen: h hides, s shows, any other letter has none.
    private func fixture(_ kinds: String) -> Fixture {
        Fixture(kinds) { screen in Self.setUp(screen) }
    }

    private static func setUp(_ screen: TestScreen) {
        screen.popPreferences.hidesNavigationBar =
            screen.name.hasPrefix("h") ? true : screen.name.hasPrefix("s") ? false : nil
    }

    private func push(_ name: String, on fixture: Fixture) {
        let screen = TestScreen(name)
        Self.setUp(screen)
        fixture.navigation.pushViewController(screen, animated: false)
        fixture.layOut()
    }

    private func pop(_ fixture: Fixture) {
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
    }

    @Test(
        "The top screen's preference applies, and without one the bar is as the app has it", .covers(14),
        arguments: [
            ("h", true), ("s", false), ("a", false), ("sh", true), ("hs", false), ("ah", true), ("ha", false),
            ("hah", true),
        ])
    func first(kinds: String, isHidden: Bool) {
        #expect(fixture(kinds).navigation.isNavigationBarHidden == isHidden)
    }

    @Test(
        "The preference about the bar applies on push", .covers(14),
        arguments: [("s", "h", true), ("h", "s", false), ("h", "a", false), ("a", "h", true), ("h", "h2", true)])
    func push(below: String, pushed: String, isHidden: Bool) {
        let fixture = fixture(below)
        push(pushed, on: fixture)
        #expect(fixture.navigation.isNavigationBarHidden == isHidden)
    }

    @Test(
        "The preference about the bar applies on pop", .covers(14),
        arguments: [("sh", false), ("hs", true), ("ha", true), ("ah", false)])
    func pop(kinds: String, isHidden: Bool) {
        let fixture = fixture(kinds)
        pop(fixture)
        #expect(fixture.navigation.isNavigationBarHidden == isHidden)
    }

    @Test("The preference about the bar applies when a stack is set", .covers(14))
    func set() {
        let fixture = fixture("s")
        let screen = TestScreen("h")
        Self.setUp(screen)
        fixture.navigation.setViewControllers([screen], animated: false)
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("A changed preference applies when the screen asks for an update", .covers(14))
    func update() {
        let fixture = fixture("a")
        fixture.top.popPreferences.hidesNavigationBar = true
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.top.popPreferences.hidesNavigationBar = nil
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("A bar hidden by the app stays hidden on screens without a preference", .covers(14))
    func hiddenByApp() {
        let fixture = fixture("a")
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        push("b", on: fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
        push("s", on: fixture)
        #expect(!fixture.navigation.isNavigationBarHidden)
        pop(fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("The property isNavigationBarHidden hides and shows the bar as the method does", .covers(14))
    func property() {
        let fixture = fixture("a")
        for isHidden in [true, false] {
            fixture.navigation.isNavigationBarHidden = isHidden
            #expect(fixture.navigation.isNavigationBarHidden == isHidden)
        }
    }

    @Test("The app's own call while a preference applies counts from the next screen without one", .covers(14, 31))
    func appsCallWaits() {
        let fixture = fixture("ah")
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden, "UIKit's own call after a search is not lost")
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden, "the preference is enforced")
        fixture.navigation.isNavigationBarHidden = true
        pop(fixture)
        #expect(fixture.navigation.isNavigationBarHidden, "the app's last call")
    }

    @Test("A bar managed by the app is never touched", .covers(16))
    func managedByApp() {
        let fixture = Fixture("a")
        fixture.navigation.appliesNavigationBarPreferences = false
        push("h", on: fixture)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        push("s", on: fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("Turned off, preferences leave the bar as it is; turned on, they apply at the next update", .covers(16))
    func switching() {
        let fixture = fixture("h")
        fixture.navigation.appliesNavigationBarPreferences = false
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.appliesNavigationBarPreferences = true
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("A container's child decides about the bar", .covers(14, 17))
    func container() {
        let fixture = Fixture("AB")
        let child = TestScreen("child")
        child.popPreferences.hidesNavigationBar = true
        fixture.top.answeringChild = child
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("A bar that is as a screen prefers it is not set again", .covers(14))
    func notSetAgain() {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let fixture = Fixture("s", navigation: navigation, setUp: Self.setUp)
        push("s2", on: fixture)
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        pop(fixture)
        #expect(navigation.barCalls == [])
    }
}
