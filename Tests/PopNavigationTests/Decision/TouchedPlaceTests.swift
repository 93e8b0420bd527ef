import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("What is under a touch")
struct TouchedPlaceTests {
    private let frame = CGRect(x: 20, y: 300, width: 300, height: 100)

    /// The place of a touch on a view of the top screen.
    private func place(on view: UIView, in fixture: Fixture = Fixture()) -> TouchedPlace {
        var outermost = view
        while let superview = outermost.superview { outermost = superview }
        fixture.add(outermost)
        return TouchedPlace(view, in: fixture.navigation)
    }

    @Test("A plain view is in nothing", .covers(4))
    func plain() {
        let place = place(on: UIView(frame: frame))
        #expect(!place.isInBar && !place.isInScrollView && !place.isInTrackingControl && !place.isUsedByScrollView)
        #expect(place.innerNavigation == nil)
    }

    @Test("No view is in nothing", .covers(4))
    func noView() {
        let fixture = Fixture()
        let place = TouchedPlace(nil, in: fixture.navigation)
        #expect(!place.isInBar && place.view == nil)
        #expect(!TouchedPlace().isOnVerticalBar && !TouchDown().isOnTrackpad, "before the first touch")
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
        let inNavigationBar = TouchedPlace(fixture.navigation.navigationBar, in: fixture.navigation)
        #expect(inNavigationBar.isInBar && !inNavigationBar.isOnVerticalBar)
    }

    @Test("A scroll view and what is in it are in a scroll view", .covers(6))
    func scrollView() {
        let scrollView = UIScrollView(frame: frame)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.addSubview(inner)
        #expect(place(on: inner).isInScrollView)
        #expect(TouchedPlace(scrollView, in: Fixture().navigation).isInScrollView)
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
        func found() -> UINavigationController? { TouchedPlace(inner.view, in: fixture.navigation).innerNavigation }
        #expect(found() === inner)
        inner.viewControllers = [inner.viewControllers[0]]
        #expect(found() === middle)
        middle.viewControllers = [middle.viewControllers[1]]
        #expect(found() == nil)
        #expect(TouchedPlace(fixture.top.view, in: fixture.navigation).innerNavigation == nil)
    }

    @Test("The facts about a touch keep its view until they are forgotten, as UIKit's touch does", .covers(17))
    func forgotten() {
        let fixture = Fixture()
        let down = TouchDown()
        weak var view: UIView?
        do {
            let strong = UIView(frame: frame)
            view = strong
            down.note(at: .zero, on: strong, in: fixture.navigation)
        }
        #expect(view != nil && down.topView === fixture.top.view)
        down.forget()
        #expect(view == nil && down.topView == nil)
    }
}
