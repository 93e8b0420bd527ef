import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("What is under a touch")
struct TouchSessionTests {
    private let frame = CGRect(x: 20, y: 300, width: 300, height: 100)

    /// A touch on a view.
    private func touch(on view: UIView?, of navigation: UINavigationController) -> TouchSession {
        let touch = TouchSession()
        touch.begin(at: CGPoint(x: 60, y: 350), on: view, in: navigation)
        return touch
    }

    /// A touch on a view of the top screen.
    private func place(on view: UIView, in fixture: Fixture = Fixture()) -> TouchSession {
        var outermost = view
        while let superview = outermost.superview { outermost = superview }
        fixture.add(outermost)
        return touch(on: view, of: fixture.navigation)
    }

    @Test("A plain view is in no bar, control, scroll view or inner controller", .covers(4))
    func plain() {
        let place = place(on: UIView(frame: frame))
        #expect(!place.isInBar && !place.isInScrollView && !place.isInTrackingControl && !place.isUsedByScrollView)
        #expect(place.innerNavigation == nil)
    }

    @Test("A touch on no view is in no bar", .covers(4))
    func noView() {
        let fixture = Fixture()
        let place = touch(on: nil, of: fixture.navigation)
        #expect(!place.isInBar && place.view == nil)
    }

    @Test("Before the first touch the session is in no bar, control or scroll view", .covers(4))
    func beforeFirstTouch() {
        let touch = TouchSession()
        #expect(!touch.isOnVerticalBar && !touch.isOnTrackpad && !touch.isInBar && !touch.isInScrollView)
        #expect(!touch.isInSlider && !touch.isInTrackingControl && !touch.isUsedByScrollView)
    }

    @Test(
        "A slider and a switch follow the finger", .covers(4),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"))
    func trackingControls() {
        for control in [UISlider(frame: frame), UISwitch(frame: frame)] as [UIControl] {
            #expect(place(on: control).isInTrackingControl)
            control.isEnabled = false
            #expect(!place(on: control).isInTrackingControl && !place(on: control).isInSlider)
        }
        #expect(place(on: UISlider(frame: frame)).isInSlider && !place(on: UISwitch(frame: frame)).isInSlider)
    }

    @Test("A button does not follow the finger, also with a value", .covers(4))
    func button() {
        let button = UIButton(frame: frame)
        button.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(!place(on: button).isInTrackingControl)
    }

    @Test("A control with an action for a changed value follows the finger", .covers(4))
    func customControl() {
        let control = UIControl(frame: frame)
        #expect(!place(on: control).isInTrackingControl)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        #expect(place(on: control).isInTrackingControl)
    }

    @Test("A view inside a control is in the control", .covers(4))
    func insideControl() {
        let slider = UISlider(frame: frame)
        let inner = UIView(frame: slider.bounds)
        slider.addSubview(inner)
        #expect(place(on: inner).isInTrackingControl && place(on: inner).isInSlider)
        let outer = UIControl(frame: frame)
        outer.addSubview(slider)
        #expect(place(on: inner).isInTrackingControl && place(on: inner).isInSlider)
    }

    @Test("Bars of each kind are bars, and so is what is in them", .covers(4))
    func bars() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let toolbar = UIToolbar(frame: frame)
        toolbar.addSubview(inner)
        #expect(place(on: inner).isInBar)
        #expect(place(on: UINavigationBar(frame: frame)).isInBar)
        #expect(place(on: UITabBar(frame: frame)).isInBar)
        let fixture = Fixture()
        let inNavigationBar = touch(on: fixture.navigation.navigationBar, of: fixture.navigation)
        #expect(inNavigationBar.isInBar && !inNavigationBar.isOnVerticalBar)
    }

    @Test("A scroll view and what is in it are in a scroll view", .covers(6))
    func scrollView() {
        let scrollView = UIScrollView(frame: frame)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.addSubview(inner)
        #expect(place(on: inner).isInScrollView)
        #expect(touch(on: scrollView, of: Fixture().navigation).isInScrollView)
        #expect(!place(on: inner).isUsedByScrollView)
    }

    @Test("The innermost navigation controller with a screen to pop is found", .covers(21))
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
        func found() -> UINavigationController? { touch(on: inner.view, of: fixture.navigation).innerNavigation }
        #expect(found() === inner)
        inner.viewControllers = [inner.viewControllers[0]]
        #expect(found() === middle)
        middle.viewControllers = [middle.viewControllers[1]]
        #expect(found() == nil)
        #expect(touch(on: fixture.top.view, of: fixture.navigation).innerNavigation == nil)
    }

    @Test("One session serves one touch after the other, and forgets all facts about the former one", .covers(17))
    func reused() {
        let fixture = Fixture()
        let (scrollView, inner) = (UIScrollView(frame: frame), UINavigationController())
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        fixture.top.addChild(inner)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        inner.view.addSubview(slider)
        scrollView.addSubview(inner.view)
        fixture.add(scrollView)
        let touch = touch(on: slider, of: fixture.navigation)
        touch.stage = .driving
        touch.mayBecomeSwipe = true
        #expect(touch.isInSlider && touch.isInTrackingControl && touch.isInScrollView)
        #expect(touch.innerNavigation === inner)
        touch.begin(at: .zero, on: fixture.navigation.navigationBar, in: fixture.navigation)
        #expect(!touch.isInSlider && !touch.isInTrackingControl && !touch.isInScrollView && touch.isInBar)
        #expect(touch.innerNavigation == nil && touch.stage == .undecided && touch.mayBecomeSwipe == nil)
        touch.begin(at: .zero, on: fixture.top.view, in: fixture.navigation)
        #expect(!touch.isInBar && !touch.claimPop())
    }

    @Test("A session keeps the touched view until its end, as UIKit's touch does", .covers(17))
    func ended() {
        let fixture = Fixture()
        let touch = TouchSession()
        weak var view: UIView?
        do {
            let strong = UIView(frame: frame)
            view = strong
            touch.begin(at: .zero, on: strong, in: fixture.navigation)
        }
        #expect(view != nil && touch.topView === fixture.top.view)
        touch.end()
        #expect(view == nil && touch.topView == nil)
    }
}
