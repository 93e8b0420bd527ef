import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The bar's visibility without animation")
struct BarVisibilityTests {
    enum Preference {
        case hidden, shown, none
    }

    /// A stack with a screen for each preference, the last on top.
    private func fixture(_ preferences: [Preference], navigation: BasicNavigationController? = nil) -> Fixture {
        var remaining = preferences[...]
        return Fixture(String("ABC".prefix(preferences.count)), navigation: navigation) { screen in
            Self.set(remaining.removeFirst(), on: screen)
        }
    }

    private static func set(_ preference: Preference, on screen: TestScreen) {
        screen.popPreferences.hidesNavigationBar =
            switch preference {
            case .hidden: true
            case .shown: false
            case .none: nil
            }
    }

    @Test("A call that contradicts the first screen's preference doesn't reach UIKit", .covers(.barVisibility))
    func contradictedFirst() {
        let fixture = fixture([.shown])
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    private func push(_ preference: Preference, on fixture: Fixture) {
        let screen = TestScreen("pushed")
        Self.set(preference, on: screen)
        fixture.navigation.pushViewController(screen, animated: false)
        fixture.layOut()
    }

    private func pop(_ fixture: Fixture) {
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
    }

    @Test(
        "The top screen's preference applies, and without one the bar is as the app has it", .covers(.barVisibility),
        arguments: [
            ([.hidden], true), ([.shown], false), ([.none], false), ([.shown, .hidden], true),
            ([.hidden, .shown], false), ([.none, .hidden], true), ([.hidden, .none], false),
            ([.hidden, .none, .hidden], true),
        ] as [([Preference], Bool)])
    func first(preferences: [Preference], isHidden: Bool) {
        #expect(fixture(preferences).navigation.isNavigationBarHidden == isHidden)
    }

    @Test(
        "The preference about the bar applies on push", .covers(.barVisibility),
        arguments: [
            (.shown, .hidden, true), (.hidden, .shown, false), (.hidden, .none, false), (.none, .hidden, true),
            (.hidden, .hidden, true),
        ] as [(Preference, Preference, Bool)])
    func push(below: Preference, pushed: Preference, isHidden: Bool) {
        let fixture = fixture([below])
        push(pushed, on: fixture)
        #expect(fixture.navigation.isNavigationBarHidden == isHidden)
    }

    @Test(
        "The preference about the bar applies on pop", .covers(.barVisibility),
        arguments: [
            ([.shown, .hidden], false), ([.hidden, .shown], true), ([.hidden, .none], true), ([.none, .hidden], false),
        ] as [([Preference], Bool)])
    func pop(preferences: [Preference], isHidden: Bool) {
        let fixture = fixture(preferences)
        pop(fixture)
        #expect(fixture.navigation.isNavigationBarHidden == isHidden)
    }

    @Test("The preference about the bar applies when a stack is set", .covers(.barVisibility))
    func set() {
        let fixture = fixture([.shown])
        let screen = TestScreen("set")
        Self.set(.hidden, on: screen)
        fixture.navigation.setViewControllers([screen], animated: false)
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("A changed preference about the bar applies in an update without animation", .covers(.barVisibility))
    func update() {
        let fixture = fixture([.none])
        fixture.top.popPreferences.hidesNavigationBar = true
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.top.popPreferences.hidesNavigationBar = nil
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("A bar hidden by the app stays hidden on screens without a preference", .covers(.barVisibility))
    func hiddenByApp() {
        let fixture = fixture([.none])
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        push(.none, on: fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
        push(.shown, on: fixture)
        #expect(!fixture.navigation.isNavigationBarHidden)
        pop(fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("The property isNavigationBarHidden hides and shows the bar as the method does", .covers(.barVisibility))
    func property() {
        let fixture = fixture([.none])
        for isHidden in [true, false] {
            fixture.navigation.isNavigationBarHidden = isHidden
            #expect(fixture.navigation.isNavigationBarHidden == isHidden)
        }
    }

    @Test(
        "A call that contradicts a preference applies to the next screen without a preference",
        .covers(.barVisibility, .hostingControllers), arguments: [true, false])
    func appsCallWaits(isMethod: Bool) {
        let fixture = fixture([.none, .shown])
        if isMethod {
            fixture.navigation.setNavigationBarHidden(true, animated: false)
        } else {
            fixture.navigation.isNavigationBarHidden = true
        }
        #expect(!fixture.navigation.isNavigationBarHidden)
        pop(fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("The controller never changes a bar that the app manages", .covers(.barHandsOff))
    func managedByApp() {
        let fixture = Fixture("a")
        fixture.navigation.appliesNavigationBarPreferences = false
        push(.hidden, on: fixture)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        push(.shown, on: fixture)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test(
        "Turned off, preferences leave the bar as it is; turned on, they apply at the next update",
        .covers(.barHandsOff))
    func switching() {
        let fixture = fixture([.hidden])
        fixture.navigation.appliesNavigationBarPreferences = false
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.setNavigationBarHidden(false, animated: false)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.appliesNavigationBarPreferences = true
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test("A container's child decides about the bar", .covers(.barVisibility, .neighbours))
    func container() {
        let fixture = Fixture("AB")
        let child = TestScreen("child")
        child.popPreferences.hidesNavigationBar = true
        fixture.top.answeringChild = child
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
    }

    @Test(
        "A push, an update and a pop don't set a bar that is already as the screens prefer", .covers(.barVisibility))
    func notSetAgain() {
        let navigation = RecordingNavigationController(nibName: nil, bundle: nil)
        let fixture = fixture([.shown], navigation: navigation)
        push(.shown, on: fixture)
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        pop(fixture)
        #expect(navigation.barCalls == [])
    }
}
