import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The verdict for a drag without a finger")
struct VerdictTests {
    private let content = CGRect(x: 0, y: 300, width: 390, height: 200)

    /// A point at a distance from the leading edge.
    private func point(_ distance: CGFloat, _ y: CGFloat = 400, in fixture: Fixture) -> CGPoint {
        let isRightToLeft = fixture.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? 390 - distance : distance, y: y)
    }

    private func expect(
        _ verdict: PopGestureVerdict, from distance: CGFloat = 60, _ y: CGFloat = 400, by translation: CGVector? = nil,
        in fixture: Fixture, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let start = point(distance, y, in: fixture)
        #expect(
            fixture.navigation.popGestureVerdict(forDragFrom: start, by: translation) == verdict,
            sourceLocation: sourceLocation)
    }

    @Test(
        "A drag in the area is allowed, outside it is refused", .covers(.oneDecision, .verdictsWithoutTouches),
        arguments: [false, true])
    func area(isRightToLeft: Bool) {
        let fixture = Fixture(isRightToLeft: isRightToLeft)
        expect(.allowed, from: 5, in: fixture)
        expect(.allowed, from: 129, in: fixture)
        expect(.refused(.outsideArea), from: 131, in: fixture)
        fixture.top.popPreferences.area = .full
        expect(.allowed, from: 380, in: fixture)
        fixture.top.popPreferences.area = .leadingPoints(0)
        expect(.allowed, from: 1, in: fixture)
        expect(.refused(.outsideArea), from: 21, in: fixture)
    }

    @Test(
        "The translation decides about direction and steepness", .covers(.oneDecision, .verdictsWithoutTouches),
        arguments: [
            (CGVector(dx: 20, dy: 0), PopGestureVerdict.allowed), (CGVector(dx: 20, dy: 19), .allowed),
            (CGVector(dx: 20, dy: -19), .allowed), (CGVector(dx: 20, dy: 21), .refused(.tooSteep)),
            (CGVector(dx: 20, dy: -21), .refused(.tooSteep)), (CGVector(dx: 0, dy: 20), .refused(.tooSteep)),
            (CGVector(dx: -20, dy: 0), .refused(.wrongDirection)),
        ]
    )
    func translation(translation: CGVector, verdict: PopGestureVerdict) {
        expect(verdict, by: translation, in: Fixture())
    }

    @Test("A drag to the left goes back in right to left", .covers(.rightToLeft, .verdictsWithoutTouches))
    func mirrored() {
        let fixture = Fixture(isRightToLeft: true)
        expect(.allowed, by: CGVector(dx: -20, dy: 0), in: fixture)
        expect(.refused(.wrongDirection), by: CGVector(dx: 20, dy: 0), in: fixture)
    }

    @Test("The controller's rules come first", .covers(.oneDecision, .verdictsWithoutTouches))
    func controller() {
        expect(.refused(.nothingToPop), in: Fixture("A"))
        let fixture = Fixture()
        fixture.navigation.popGestureRecognizerEnabled = false
        expect(.refused(.disabled), in: fixture)
        fixture.navigation.popGestureRecognizerEnabled = true
        fixture.window.rootViewController = nil
        expect(.refused(.offWindow), in: fixture)
    }

    @Test("The screen's switch is read at each call", .covers(.gestureSwitch, .verdictsWithoutTouches))
    func screenSwitch() {
        let fixture = Fixture()
        for (isEnabled, verdict) in [
            (nil, .allowed), (false, .refused(.disabledByScreen)), (true, .allowed),
        ] as [(Bool?, PopGestureVerdict)] {
            fixture.top.popPreferences.isGestureEnabled = isEnabled
            expect(verdict, in: fixture)
        }
    }

    @Test(
        "A visible bar without a way back refuses unless the screen allows the gesture",
        .covers(.noWayBack, .verdictsWithoutTouches))
    func noWayBack() {
        let fixture = Fixture()
        let item = fixture.top.navigationItem
        item.hidesBackButton = true
        expect(.refused(.noWayBack), in: fixture)
        fixture.top.popPreferences.isGestureEnabled = true
        expect(.allowed, in: fixture)
        fixture.top.popPreferences.isGestureEnabled = nil
        item.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        expect(.allowed, in: fixture)
        item.leftBarButtonItem = nil
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        expect(.allowed, in: fixture)
    }

    @Test("A custom left item or a hidden bar does not refuse", .covers(.noWayBack, .verdictsWithoutTouches))
    func customItem() {
        let fixture = Fixture()
        fixture.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", style: .plain, target: nil, action: nil)
        expect(.allowed, in: fixture)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        expect(.allowed, in: fixture)
    }

    /// The verdict about a drag in a bar. UIKit's content recognizer pops there.
    private func inBar(_ fixture: Fixture) -> PopGestureVerdict {
        fixture.navigation.contentPopRecognizer == nil ? .refused(.inBar) : .allowed
    }

    @Test(
        "Where UIKit has a content recognizer, a drag that a list could use doesn't pop",
        .covers(.oneDecision, .verdictsWithoutTouches))
    func steep() {
        let fixture = Fixture()
        let hasContentRecognizer = fixture.navigation.contentPopRecognizer != nil
        let verdict: PopGestureVerdict = hasContentRecognizer ? .refused(.tooSteep) : .allowed
        expect(verdict, by: CGVector(dx: 31, dy: 26), in: fixture)
    }

    @Test("A drag in the bar pops only with UIKit's content recognizer", .covers(.oneDecision, .verdictsWithoutTouches))
    func bar() {
        let fixture = Fixture()
        let bar = fixture.navigation.navigationBar
        let y = bar.convert(CGPoint(x: 0, y: bar.bounds.midY), to: fixture.navigation.view).y
        expect(inBar(fixture), from: 120, y, in: fixture)
    }

    @Test(
        "A drag over a visible bar counts as in it where another view is under the finger",
        .covers(.oneDecision, .verdictsWithoutTouches))
    func overBar() throws {
        let fixture = Fixture()
        let navigation = fixture.navigation
        navigation.setToolbarHidden(false, animated: false)
        fixture.layOut()
        let toolbar = try #require(navigation.toolbar)
        for bar in [navigation.navigationBar, toolbar] as [UIView] {
            // The finger hits the screen below.
            bar.isUserInteractionEnabled = false
            let y = bar.convert(bar.bounds, to: navigation.view).midY
            expect(inBar(fixture), from: 60, y, in: fixture)
            bar.alpha = 0
            expect(.allowed, from: 60, y, in: fixture)
            bar.alpha = 1
        }
        let places = [navigation.navigationBar, toolbar].map { $0.convert($0.bounds, to: navigation.view).midY }
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setToolbarHidden(true, animated: false)
        fixture.layOut()
        for y in places { expect(.allowed, from: 60, y, in: fixture) }
    }

    @Test(
        "A drag over the tab bar around the controller counts as in a bar",
        .covers(.oneDecision, .verdictsWithoutTouches))
    func overTabBar() {
        let fixture = Fixture()
        let tabs = UITabBarController()
        fixture.window.rootViewController = nil
        tabs.viewControllers = [fixture.navigation]
        fixture.window.rootViewController = tabs
        fixture.layOut()
        let y = tabs.tabBar.convert(tabs.tabBar.bounds, to: fixture.navigation.view).midY
        expect(inBar(fixture), from: 60, y, in: fixture)
        tabs.tabBar.isHidden = true
        expect(.allowed, from: 60, y, in: fixture)
    }

    @Test(
        "A drag in an excluded view or its subviews is refused, one outside is allowed",
        .covers(.oneDecision, .verdictsWithoutTouches))
    func excludedView() {
        let fixture = Fixture()
        let canvas = UIView(frame: content)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        canvas.addSubview(inner)
        fixture.add(canvas)
        expect(.allowed, in: fixture)
        fixture.top.popPreferences.excludedViews = [canvas]
        expect(.refused(.excludedView), from: 60, 350, in: fixture)
        expect(.refused(.excludedView), from: 60, 450, in: fixture)
        expect(.allowed, from: 5, 450, in: fixture)
        fixture.top.popPreferences.excludesLeadingEdge = true
        expect(.refused(.excludedView), from: 5, 450, in: fixture)
        expect(.allowed, from: 60, 600, in: fixture)
    }

    @Test(
        "A drag in an excluded rectangle is refused, in the screen's coordinates",
        .covers(.oneDecision, .verdictsWithoutTouches))
    func excludedRect() {
        let fixture = Fixture()
        fixture.top.popPreferences.excludedRects = [content, .zero, .null]
        let offset = fixture.top.view.convert(CGPoint.zero, to: fixture.navigation.view).y
        expect(.refused(.excludedView), from: 60, offset + 301, in: fixture)
        expect(.refused(.excludedView), from: 60, offset + 499, in: fixture)
        expect(.allowed, from: 60, offset + 299, in: fixture)
        expect(.allowed, from: 60, offset + 501, in: fixture)
    }

    /// A slider whose thumb is under the drag.
    private func sliderUnderDrag() -> UISlider {
        let slider = UISlider(frame: content)
        slider.value = 0.15
        return slider
    }

    @Test(
        "A drag on a slider's thumb or a switch is refused, on a button it is allowed",
        .covers(.oneDecision, .verdictsWithoutTouches))
    func controls() {
        // A switch has its own size.
        let toggle = UISwitch(frame: CGRect(x: 40, y: 385, width: 50, height: 30))
        for (control, verdict) in [
            (sliderUnderDrag(), .refused(.excludedView)), (toggle, .refused(.excludedView)),
            (UISlider(frame: content), .allowed), (UIButton(frame: content), .allowed),
            (UIControl(frame: content), .allowed),
        ] as [(UIControl, PopGestureVerdict)] {
            let fixture = Fixture()
            fixture.add(control)
            expect(verdict, in: fixture)
        }
        let fixture = Fixture()
        let slider = sliderUnderDrag()
        slider.isEnabled = false
        fixture.add(slider)
        expect(.allowed, in: fixture)
    }

    /// A scroll view with content of a width, at an offset.
    private func scrollView(width: CGFloat, offset: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView(frame: content)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: width, height: 200)
        scrollView.contentOffset.x = offset
        return scrollView
    }

    @Test(
        "A scroll view owns the drag unless it is at its leading limit", .covers(.scrollViews, .verdictsWithoutTouches),
        arguments: [
            (1200, 0, PopGestureVerdict.allowed), (1200, 0.4, .allowed), (1200, 100, .refused(.scrollViewOwnsDrag)),
            (390, 0, .allowed), (200, 0, .allowed),
        ] as [(CGFloat, CGFloat, PopGestureVerdict)]
    )
    func scrolling(width: CGFloat, offset: CGFloat, verdict: PopGestureVerdict) {
        let fixture = Fixture()
        fixture.add(scrollView(width: width, offset: offset))
        expect(verdict, in: fixture)
    }

    @Test(
        "A scroll view's limit is its right end in right to left",
        .covers(.rightToLeft, .scrollViews, .verdictsWithoutTouches))
    func mirroredScrolling() {
        let fixture = Fixture(isRightToLeft: true)
        let scrollView = scrollView(width: 1200, offset: 810)
        fixture.add(scrollView)
        expect(.allowed, in: fixture)
        scrollView.contentOffset.x = 0
        expect(.refused(.scrollViewOwnsDrag), in: fixture)
    }

    @Test(
        "The swipe comes before a scroll view at the leading edge",
        .covers(.scrollViews, .leadingEdge, .verdictsWithoutTouches))
    func edge() {
        let fixture = Fixture()
        fixture.add(scrollView(width: 1200, offset: 100))
        expect(.allowed, from: 10, in: fixture)
        expect(.refused(.scrollViewOwnsDrag), from: 30, in: fixture)
    }

    @Test("A disabled scroll view does not own the drag", .covers(.scrollViews, .verdictsWithoutTouches))
    func disabledScrolling() {
        let fixture = Fixture()
        let scrollView = scrollView(width: 1200, offset: 100)
        scrollView.isScrollEnabled = false
        fixture.add(scrollView)
        expect(.allowed, in: fixture)
    }

    @Test(
        "In the verdict, any of several nested scroll views that can scroll owns the drag",
        .covers(.scrollViews, .verdictsWithoutTouches))
    func nestedScrolling() {
        let fixture = Fixture()
        let (outer, inner) = (scrollView(width: 780, offset: 0), scrollView(width: 1200, offset: 100))
        inner.frame.origin.y = 0
        outer.addSubview(inner)
        fixture.add(outer)
        expect(.refused(.scrollViewOwnsDrag), in: fixture)
        inner.contentOffset.x = 0
        expect(.allowed, in: fixture)
        outer.contentOffset.x = 20
        expect(.refused(.scrollViewOwnsDrag), from: 60, in: fixture)
    }

    @Test("A vertical scroll view does not own the drag", .covers(.scrollViews, .verdictsWithoutTouches))
    func verticalScrolling() {
        let fixture = Fixture()
        let list = scrollView(width: 390, offset: 0)
        list.contentSize.height = 3000
        list.contentOffset.y = 500
        fixture.add(list)
        expect(.allowed, in: fixture)
    }

    @Test(
        "An inner navigation controller with more than one screen handles the drag",
        .covers(.nestedControllers, .verdictsWithoutTouches))
    func innerNavigation() {
        let fixture = Fixture()
        let inner = UINavigationController()
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        fixture.top.addChild(inner)
        inner.view.frame = fixture.top.view.bounds
        fixture.add(inner.view)
        inner.didMove(toParent: fixture.top)
        fixture.layOut()
        expect(.refused(.innerNavigation), from: 60, 600, in: fixture)
        inner.popViewController(animated: false)
        fixture.layOut()
        expect(.allowed, from: 60, 600, in: fixture)
    }

    @Test(
        "A verdict for a drag without a finger asks the screen only on request",
        .covers(.confirmation, .verdictsWithoutTouches))
    func asking() {
        let fixture = Fixture()
        fixture.top.agrees = false
        let start = point(60, in: fixture)
        #expect(fixture.navigation.popGestureVerdict(forDragFrom: start) == .allowed)
        #expect(fixture.top.askedFor == [])
        let verdict = fixture.navigation.popGestureVerdict(forDragFrom: start, askingScreen: true)
        #expect(verdict == .refused(.screenDeclined) && fixture.top.askedFor == [.gesture])
        fixture.top.agrees = true
        #expect(fixture.navigation.popGestureVerdict(forDragFrom: start, askingScreen: true) == .allowed)
        #expect(fixture.top.askedFor == [.gesture, .gesture])
        let outside = fixture.navigation.popGestureVerdict(forDragFrom: point(300, in: fixture), askingScreen: true)
        #expect(outside == .refused(.outsideArea) && fixture.top.askedFor == [.gesture, .gesture])
    }

    @Test("A verdict for a drag without a finger has no side effects", .covers(.reasons, .verdictsWithoutTouches))
    func sideEffects() {
        let fixture = Fixture()
        expect(.refused(.outsideArea), from: 300, in: fixture)
        expect(.allowed, in: fixture)
        #expect(fixture.navigation.lastPopGestureVerdict == nil)
        #expect(fixture.log.take() == [])
        #expect(fixture.stack == "AB")
    }

    @Test("The verdict ignores a view that doesn't take touches", .covers(.oneDecision, .verdictsWithoutTouches))
    func hitTest() {
        let fixture = Fixture()
        let slider = sliderUnderDrag()
        fixture.add(slider)
        for change in [{ $0.isUserInteractionEnabled = false }, { $0.isHidden = true }] as [(UIView) -> Void] {
            (slider.isUserInteractionEnabled, slider.isHidden) = (true, false)
            expect(.refused(.excludedView), in: fixture)
            change(slider)
            expect(.allowed, in: fixture)
        }
    }
}
