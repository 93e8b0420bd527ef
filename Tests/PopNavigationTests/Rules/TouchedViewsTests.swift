import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The views under a touch")
struct TouchedViewsTests {
    private let frame = CGRect(x: 20, y: 300, width: 300, height: 100)

    private func views(
        under hit: UIView?, at point: CGPoint = .zero, of navigation: UINavigationController
    ) -> TouchedViews {
        TouchedViews(from: hit, touchedAt: point, upTo: navigation.view)
    }

    /// The views under a finger on a view of the top screen, `distance` points from the leading edge of the frame.
    private func place(on view: UIView, at distance: CGFloat = 0, in fixture: Fixture = Fixture()) -> TouchedViews {
        var outermost = view
        while let superview = outermost.superview { outermost = superview }
        fixture.add(outermost)
        let point = CGPoint(x: frame.minX + distance, y: frame.midY)
        return views(under: view, at: point, of: fixture.navigation)
    }

    @Test("A plain view isn't in a bar, a control, a scroll view or an inner controller", .covers(.oneDecision))
    func plain() {
        let place = place(on: UIView(frame: frame))
        #expect(!place.isInBar && !place.isInTrackingControl && !place.isUsedByScrollView)
        #expect(!place.isInInnerNavigation)
    }

    @Test("Of the app's pans, those that wait for others count, except those of scroll views", .covers(.oneDecision))
    func waitingPans() {
        final class Waiting: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
            ) -> Bool { true }
        }
        let delegate = Waiting()
        for (view, counts) in [(UIView(frame: frame), true), (UIScrollView(frame: frame), false)] {
            let pan = UIPanGestureRecognizer()
            pan.delegate = delegate
            view.addGestureRecognizer(pan)
            #expect(place(on: view).haveWaitingPan == counts)
            pan.isEnabled = false
            #expect(!place(on: view).haveWaitingPan)
        }
        for other in [UIScreenEdgePanGestureRecognizer(), PopPanGestureRecognizer(), UITapGestureRecognizer()] {
            let view = UIView(frame: frame)
            other.delegate = delegate
            view.addGestureRecognizer(other)
            #expect(!place(on: view).haveWaitingPan)
        }
        final class Silent: NSObject, UIGestureRecognizerDelegate {}
        let (silent, silentView, silentPan) = (Silent(), UIView(frame: frame), UIPanGestureRecognizer())
        silentPan.delegate = silent
        silentView.addGestureRecognizer(silentPan)
        #expect(!place(on: silentView).haveWaitingPan)
        // UIKit's own pans have UIKit's delegates.
        let (view, pan, navigation) = (UIView(frame: frame), UIPanGestureRecognizer(), UINavigationController())
        pan.delegate = navigation.interactivePopGestureRecognizer?.delegate
        view.addGestureRecognizer(pan)
        #expect(!place(on: view).haveWaitingPan)
    }

    @Test("A touch outside all views isn't in a bar", .covers(.oneDecision))
    func noView() {
        let fixture = Fixture()
        let place = views(under: nil, of: fixture.navigation)
        #expect(!place.isInBar && place.hit == nil)
    }

    @Test("A switch follows the finger", .covers(.oneDecision))
    func trackingControls() {
        let control = UISwitch(frame: frame)
        #expect(place(on: control).isInTrackingControl)
        control.isEnabled = false
        #expect(!place(on: control).isInTrackingControl)
    }

    @Test(
        "A slider follows only a finger on its thumb", .covers(.oneDecision),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"))
    func slider() {
        let slider = UISlider(frame: frame)
        #expect(place(on: slider, at: 10).isInTrackingControl)
        #expect(!place(on: slider, at: 200).isInTrackingControl)
        slider.value = 1
        #expect(place(on: slider, at: 290).isInTrackingControl)
        slider.isEnabled = false
        #expect(!place(on: slider, at: 290).isInTrackingControl)
    }

    @Test("A button doesn't follow the finger, even if it has a value", .covers(.oneDecision))
    func button() {
        let button = UIButton(frame: frame)
        button.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(!place(on: button).isInTrackingControl)
    }

    @Test("A control with an action for a changed value follows the finger", .covers(.oneDecision))
    func customControl() {
        let control = UIControl(frame: frame)
        #expect(!place(on: control).isInTrackingControl)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(place(on: control).isInTrackingControl)
    }

    @Test("A view inside a control is in the control", .covers(.oneDecision))
    func insideControl() {
        let slider = UISlider(frame: frame)
        let inner = UIView(frame: slider.bounds)
        slider.addSubview(inner)
        #expect(place(on: inner, at: 10).isInTrackingControl)
    }

    @Test("Bars of each kind count as bars, and the views in the bars, too", .covers(.oneDecision))
    func bars() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let toolbar = UIToolbar(frame: frame)
        toolbar.addSubview(inner)
        #expect(place(on: inner).isInBar)
        #expect(place(on: UINavigationBar(frame: frame)).isInBar)
        #expect(place(on: UITabBar(frame: frame)).isInBar)
        let fixture = Fixture()
        #expect(views(under: fixture.navigation.navigationBar, of: fixture.navigation).isInBar)
    }

    @Test("A scroll view under the finger owns the drag if it can scroll", .covers(.scrollViews))
    func scrollView() {
        let fixture = Fixture()
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = CGSize(width: 1000, height: 100)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.addSubview(inner)
        #expect(!place(on: inner, in: fixture).ownsDrag(in: fixture.navigation.view))
        scrollView.contentOffset.x = 100
        let views = views(under: inner, of: fixture.navigation)
        #expect(views.ownsDrag(in: fixture.navigation.view) && !views.isUsedByScrollView)
    }

    @Test("Content that is taller than its scroll view scrolls vertically", .covers(.scrollViews))
    func vertically() {
        let fixture = Fixture()
        let scrollView = UIScrollView(frame: frame)
        fixture.add(scrollView)
        func scrollsVertically() -> Bool { views(under: scrollView, of: fixture.navigation).scrollsVertically }
        #expect(!scrollsVertically())
        scrollView.contentSize = CGSize(width: 300, height: 100)
        #expect(!scrollsVertically())
        scrollView.alwaysBounceVertical = true
        #expect(scrollsVertically())
        scrollView.alwaysBounceVertical = false
        scrollView.contentSize.height = 101
        #expect(scrollsVertically())
        scrollView.isScrollEnabled = false
        #expect(!scrollsVertically())
    }

    @Test("A navigation controller with a screen to pop is found at any depth", .covers(.nestedControllers))
    func innerNavigation() {
        let fixture = Fixture()
        let (middle, inner) = (UINavigationController(), UINavigationController())
        middle.viewControllers = [TestScreen("M"), TestScreen("N")]
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        func embed(_ child: UIViewController, in parent: UIViewController) {
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        embed(middle, in: fixture.top)
        embed(inner, in: middle.viewControllers[1])
        fixture.layOut()
        func isFound() -> Bool { views(under: inner.view, of: fixture.navigation).isInInnerNavigation }
        #expect(isFound())
        inner.viewControllers = [inner.viewControllers[0]]
        #expect(isFound())
        middle.viewControllers = [middle.viewControllers[1]]
        #expect(!isFound())
        #expect(!views(under: fixture.top.view, of: fixture.navigation).isInInnerNavigation)
    }

    @Test("A touch keeps the touched view, as UIKit's touch does, and no controller", .covers(.neighbours))
    func lifetime() async {
        let fixture = Fixture()
        var touch: PopTouch?
        weak var view: UIView?
        weak var screen: UIViewController?
        do {
            let (strong, top) = (UIView(frame: frame), TestScreen("T"))
            (view, screen) = (strong, top)
            fixture.navigation.pushViewController(top, animated: false)
            fixture.layOut()
            touch = fixture.navigation.components.gesture.makeTouch(at: .zero, on: strong)
            fixture.navigation.popViewController(animated: false)
            fixture.layOut()
        }
        await nextTurn()
        #expect(view != nil && screen == nil && touch?.screen == nil)
        touch = nil
        #expect(view == nil)
    }

    @Test("A first responder that isn't a text doesn't count as text in use", .covers(.oneDecision))
    func firstResponder() {
        final class Canvas: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (fixture, canvas) = (Fixture(), Canvas(frame: frame))
        fixture.add(canvas)
        #expect(canvas.becomeFirstResponder())
        #expect(!views(under: canvas, of: fixture.navigation).isInUsedText)
    }

    @Test(
        "A place on a screen that is sliding back includes the screen's scroll offset", .covers(.excludedPlaces))
    func scrolledScreen() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let content = UIView(frame: CGRect(x: 130, y: 60, width: 20, height: 20))
        let screen = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 10, y: 5, width: 300, height: 500))
        list.contentOffset = CGPoint(x: 120, y: 40)
        list.addSubview(content)
        screen.view = list
        container.addSubview(list)
        let place = try #require(PlaceOnScreen(visibleAt: CGPoint(x: 30, y: 35), in: container, screen))
        #expect(place.hit === content && place.point == CGPoint(x: 140, y: 70))
    }
}
