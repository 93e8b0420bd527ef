import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The recognizers of the running system")
struct RecognizerTests {
    /// A subclass that looks at the parts when its view has loaded.
    private final class Looking: BasicNavigationController {
        var hasOwnPan = false
        var hasProxy = false
        var hasDelegate = false

        override func viewDidLoad() {
            super.viewDidLoad()
            hasOwnPan = popRecognizer?.view === view && popRecognizer?.delegate === self
            hasProxy = interactivePopGestureRecognizer?.delegate is PopDelegateProxy
            hasDelegate = components.delegateProxy.methods.isEmpty && delegate == nil
        }
    }

    @Test("In a subclass's viewDidLoad, the own pan and the delegate proxies are there", .covers(.recognizers))
    func viewDidLoad() {
        let navigation = Looking(nibName: nil, bundle: nil)
        _ = Fixture(navigation: navigation)
        #expect(navigation.hasOwnPan && navigation.hasProxy && navigation.hasDelegate)
    }

    @Test(
        "A delegate that is set before the view loads delays neither own pan nor proxies", .covers(.recognizers))
    func delegateBeforeView() {
        final class Silent: NSObject, UINavigationControllerDelegate {}
        let (navigation, delegate) = (Looking(nibName: nil, bundle: nil), Silent())
        navigation.delegate = delegate
        _ = Fixture(navigation: navigation)
        #expect(navigation.hasOwnPan && navigation.hasProxy)
        withExtendedLifetime(delegate) {}
    }

    @Test("The controller answers questions about the app's recognizers with UIKit's defaults", .covers(.recognizers))
    func otherRecognizers() {
        let navigation = Fixture().navigation
        let (pan, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        #expect(navigation.gestureRecognizer(pan, shouldReceive: UITouch()))
        #expect(navigation.gestureRecognizerShouldBegin(pan))
        #expect(!navigation.gestureRecognizer(pan, shouldRequireFailureOf: other))
        #expect(!navigation.gestureRecognizer(pan, shouldBeRequiredToFailBy: other))
        #expect(!navigation.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other))
    }

    /// UIKit's content recognizer; nil before iOS 26.
    private func contentRecognizer(_ navigation: UINavigationController) -> UIGestureRecognizer? {
        navigation.contentPopRecognizer
    }

    @Test("The own recognizer is on the view of UIKit's edge recognizer, for one touch", .covers(.recognizers))
    func own() throws {
        let fixture = Fixture()
        let own = try #require(fixture.navigation.popRecognizer)
        #expect(own.maximumNumberOfTouches == 1)
        #expect(own.delegate === fixture.navigation)
        #expect(own.view === fixture.navigation.interactivePopGestureRecognizer?.view)
        #expect(own.isEnabled)
        #expect(fixture.navigation.interactivePopGestureRecognizer?.isEnabled == true)
        #expect(own.name == "PopNavigation.swipe")
    }

    @Test("Fingers and pencils move the recognizer, a pointer's drag does not", .covers(.recognizers))
    func touchTypes() throws {
        let own = try #require(Fixture().navigation.popRecognizer)
        let types = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
        #expect(own.allowedTouchTypes == types)
    }

    @Test("The recognizer is on the view as soon as the view has loaded", .covers(.recognizers))
    func atLoading() {
        let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
        navigation.loadViewIfNeeded()
        #expect(navigation.popRecognizer?.view != nil)
        #expect(navigation.popRecognizer?.view === navigation.interactivePopGestureRecognizer?.view)
    }

    @Test("The own pan doesn't exist before the view has loaded", .covers(.recognizers))
    func beforeLoading() {
        let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
        #expect(navigation.popRecognizer == nil)
        #expect(navigation.lastPopGestureVerdict == nil)
        #expect(!navigation.isViewLoaded)
    }

    @Test(
        "The switch disables no recognizer", .covers(.recognizers, .gestureSwitch),
        arguments: [PopGestureArea.leadingThird, .system], [true, false])
    func enabled(area: PopGestureArea, isOn: Bool) {
        let navigation = Fixture().navigation
        navigation.popGestureArea = area
        navigation.popGestureRecognizerEnabled = isOn
        #expect(navigation.popRecognizer?.isEnabled == true)
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
        #expect(contentRecognizer(navigation)?.isEnabled ?? true)
    }

    @Test(
        "A recognizer that the app has disabled stays disabled", .covers(.systemRecognizersAreApps, .gestureSwitch),
        arguments: [PopGestureArea.leadingThird, .system])
    func disabledByApp(area: PopGestureArea) throws {
        let fixture = Fixture()
        fixture.navigation.popGestureArea = area
        let edge = try #require(fixture.navigation.interactivePopGestureRecognizer)
        edge.isEnabled = false
        fixture.navigation.view.setNeedsLayout()
        fixture.layOut()
        fixture.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(!edge.isEnabled)
        fixture.navigation.popGestureRecognizerEnabled = false
        fixture.navigation.popGestureRecognizerEnabled = true
        #expect(!edge.isEnabled)
    }

    @Test("A recognizer that the app removes is added again at the next layout", .covers(.recognizers))
    func removed() throws {
        let fixture = Fixture()
        let own = try #require(fixture.navigation.popRecognizer)
        let view = own.view
        view?.removeGestureRecognizer(own)
        fixture.navigation.view.setNeedsLayout()
        fixture.layOut()
        #expect(own.view === view)
    }

    @Test(
        "Other recognizers neither wait for each other nor recognize together for the controller", .covers(.recognizers)
    )
    func others() {
        let navigation = Fixture().navigation
        let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        #expect(!navigation.gestureRecognizer(one, shouldRequireFailureOf: two))
        #expect(!navigation.gestureRecognizer(one, shouldBeRequiredToFailBy: two))
        #expect(!navigation.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two))
    }

    @Test(
        "The recognizers of preceding views and of their subviews precede the swipe",
        .covers(.scrollViews, .leadingEdge))
    func preceding() {
        let fixture = Fixture()
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let inner = UIView(frame: map.bounds)
        let pans = (0..<3).map { _ in UIPanGestureRecognizer() }
        map.addGestureRecognizer(pans[0])
        inner.addGestureRecognizer(pans[1])
        map.addSubview(inner)
        fixture.add(map)
        fixture.top.view.addGestureRecognizer(pans[2])
        func waits(at x: CGFloat = 60) -> [Bool] {
            let touch = fixture.navigation.components.gesture.makeTouch(at: CGPoint(x: x, y: 350), on: inner)!
            return pans.map { touch.isPreceded(by: $0) }
        }
        #expect(waits() == [false, false, false])
        fixture.top.popPreferences.precedingViews = [map]
        #expect(waits() == [true, true, false])
        #expect(waits(at: 5) == [false, false, false])
        fixture.top.popPreferences.excludesLeadingEdge = true
        #expect(waits(at: 5) == [true, true, false])
        fixture.top.popPreferences.precedingViews = []
        #expect(waits() == [false, false, false])
    }

    @Test(
        "Without a touch, the own pan doesn't begin, and no recognizer waits", .covers(.recognizers, .scrollViews))
    func withoutTouch() throws {
        let fixture = Fixture()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        scrollView.contentSize.width = 1200
        fixture.add(scrollView)
        let own = try #require(fixture.navigation.popRecognizer)
        let (navigation, other) = (fixture.navigation, scrollView.panGestureRecognizer)
        #expect(!navigation.gestureRecognizerShouldBegin(own))
        #expect(!navigation.gestureRecognizer(own, shouldRequireFailureOf: other))
        #expect(!navigation.gestureRecognizer(own, shouldBeRequiredToFailBy: other))
    }

    @Test("A drag on a stack that the app has emptied doesn't ask or pop a screen", .covers(.confirmation))
    func emptiedStack() throws {
        let fixture = Fixture()
        let gesture = fixture.navigation.components.gesture
        let touch = try #require(gesture.makeTouch(at: CGPoint(x: 60, y: 400), on: nil))
        fixture.navigation.setViewControllers([], animated: false)
        gesture.askScreen(about: touch)
        #expect(touch.answer == nil)
    }
}
