import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Preferences")
struct PopPreferencesTests {
    /// A base class of an app that adopts the protocol.
    class BaseScreen: UIViewController, PopGestureConfigurable {
        var popPreferences: PopPreferences { PopPreferences(area: .full) }
    }

    final class DerivedScreen: BaseScreen {
        override var popPreferences: PopPreferences {
            var preferences = super.popPreferences
            preferences.isGestureEnabled = false
            return preferences
        }
    }

    @Test("The default preferences leave everything to the controller and the app", .covers(.gestureSwitch))
    func defaults() {
        let preferences = PopPreferences()
        #expect(preferences.isGestureEnabled == nil && preferences.area == nil)
        #expect(preferences.excludedViews.isEmpty && preferences.excludedRects.isEmpty)
        #expect(preferences.precedingViews.isEmpty)
        #expect(preferences.hidesNavigationBar == nil && preferences.navigationBarStyle == nil)
    }

    @Test("The initializer of the preferences sets each field", .covers(.gestureSwitch))
    func fields() {
        let view = UIView()
        let preferences = PopPreferences(
            isGestureEnabled: false, area: .full, excludedViews: [view],
            excludedRects: [CGRect(x: 1, y: 2, width: 3, height: 4)], precedingViews: [view], hidesNavigationBar: true,
            hidesToolbar: true, navigationBarStyle: NavigationBarStyle(background: .transparent))
        #expect(preferences.isGestureEnabled == false && preferences.area == .full)
        #expect(preferences.excludedViews == [view] && preferences.precedingViews == [view])
        #expect(preferences.excludedRects == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(preferences.hidesNavigationBar == true && preferences.hidesToolbar == true)
        #expect(preferences.navigationBarStyle == NavigationBarStyle(background: .transparent))
    }

    private func preferences(of screen: UIViewController) -> PopPreferences {
        screen.loadViewIfNeeded()
        screen.preferenceScreen.loadViewIfNeeded()
        return BasicNavigationController(nibName: nil, bundle: nil).popPreferences(for: screen)
    }

    @Test("A subclass of an adopting class overrides its preferences", .covers(.gestureSwitch, .existingSubclasses))
    func override() {
        let screen: UIViewController = DerivedScreen()
        #expect(preferences(of: screen).isGestureEnabled == false)
        #expect(preferences(of: screen).area == .full)
    }

    @Test("A screen that does not adopt the protocol has the defaults", .covers(.neighbours))
    func plain() {
        let preferences = preferences(of: PlainScreen("P"))
        #expect(preferences.isGestureEnabled == nil && preferences.hidesNavigationBar == nil)
    }

    @Test("A container answers with its child's preferences", .covers(.neighbours))
    func container() {
        let (container, child) = (TestScreen("container"), TestScreen("child"))
        child.popPreferences.area = .edge
        container.answeringChild = child
        #expect(preferences(of: container).area == .edge)
    }

    @Test(
        "A navigation controller on the stack answers with its top screen's preferences",
        .covers(.neighbours, .nestedControllers, .preferenceContainers))
    func innerNavigation() {
        let (root, top) = (TestScreen("root"), TestScreen("top"))
        top.popPreferences.hidesNavigationBar = true
        let inner = UINavigationController()
        inner.viewControllers = [root, top]
        #expect(inner.preferenceScreen === top)
        #expect(preferences(of: inner).hidesNavigationBar == true)
        #expect(UINavigationController().preferenceScreen is UINavigationController)
    }

    @Test(
        "A navigation controller that adopts the protocol answers for itself",
        .covers(.neighbours, .nestedControllers, .preferenceContainers))
    func adoptingNavigation() {
        final class Adopting: UINavigationController, PopGestureConfigurable {
            var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
        }
        let inner = Adopting(rootViewController: TestScreen("A"))
        #expect(inner.preferenceScreen === inner)
        #expect(preferences(of: inner).isGestureEnabled == false)
    }

    /// A container that names a child, as an app's wrapper around a closed-source screen does.
    private final class Wrapper: UIViewController, PopPreferenceContainer {
        var content: UIViewController?
        var childForPopPreferences: UIViewController? { content }
    }

    @Test("A container answers with the child that it names, at any depth", .covers(.preferenceContainers))
    func namedChild() {
        let (outer, inner, child) = (Wrapper(), Wrapper(), TestScreen("child"))
        (outer.content, inner.content) = (inner, child)
        child.popPreferences.area = .edge
        child.agrees = false
        child.loadViewIfNeeded()
        inner.loadViewIfNeeded()
        #expect(preferences(of: outer).area == .edge)
        let navigation = BasicNavigationController(rootViewController: outer)
        #expect(!navigation.shouldPop(outer, for: .gesture) && child.askedFor == [.gesture])
        outer.content = outer
        #expect(preferences(of: outer).area == nil, "A container that names itself names no child.")
    }

    @Test("A screen and its children reach the nearest controller, and update its bar", .covers(.reachingController))
    func reaching() {
        let fixture = Fixture("AB")
        let (plain, child) = (UINavigationController(), UIViewController())
        fixture.top.addChild(plain)
        plain.viewControllers = [child]
        #expect(child.basicNavigationController === fixture.navigation)
        #expect(fixture.top.basicNavigationController === fixture.navigation)
        #expect(fixture.navigation.basicNavigationController == nil)
        fixture.top.popPreferences.hidesNavigationBar = true
        child.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.top.popPreferences.hidesNavigationBar = nil
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        fixture.layOut()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("A controller finds its ancestors and itself, and no others", .covers(.nestedControllers))
    func ancestors() {
        let (parent, child, grandchild) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        child.addChild(grandchild)
        #expect(grandchild.isSelfOrDescendant(of: parent) && grandchild.isSelfOrDescendant(of: grandchild))
        #expect(!parent.isSelfOrDescendant(of: child))
        #expect(!UIViewController().isSelfOrDescendant(of: parent))
    }
}
