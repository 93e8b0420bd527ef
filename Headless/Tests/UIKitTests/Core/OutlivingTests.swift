import Testing
import UIKit
import UIKitSimulator

/// References to owners are unretained and not weak: an owner resets them when it is deallocated.
@MainActor
@Suite("Objects that outlive their owners")
struct OutlivingTests {
    @Test("A view has no superview after its superview was deallocated")
    func superview() {
        let view = UIView()
        do {
            let superview = UIView()
            superview.addSubview(view)
            #expect(view.superview === superview)
        }
        #expect(view.superview == nil)
        let other = UIView()
        other.addSubview(view)
        #expect(view.superview === other)
    }

    @Test("A view deep in a deallocated window has no window, and another window can show it")
    func window() {
        let device = SimulatedDevice()
        device.activate()
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            #expect(child.window === window)
        }
        #expect(view.window == nil)
        #expect(child.window == nil)
        device.window.addSubview(view)
        #expect(child.window === device.window)
    }

    @Test("A view that outlives its controller has none, unless another controller has the view")
    func controller() {
        let device = SimulatedDevice()
        device.activate()
        let view = UIView()
        let heir = UIViewController()
        do {
            let controller = UIViewController()
            controller.view = view
            #expect(view.next === controller)
        }
        #expect(view.next == nil)
        do {
            let controller = UIViewController()
            controller.view = view
            heir.view = view
        }
        #expect(view.next === heir)
    }

    @Test("A layer works without its view")
    func layer() {
        let layer: CALayer
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            layer = view.layer
        }
        layer.bounds.size.width = 50
        #expect(layer.bounds.size == CGSize(width: 50, height: 40))
    }

    @Test("A recognizer has no view after the view was deallocated, and works on another one")
    func recognizer() {
        let device = SimulatedDevice()
        device.activate()
        let tap = UITapGestureRecognizer()
        do {
            let view = UIView()
            view.addGestureRecognizer(tap)
            #expect(tap.view === view)
        }
        #expect(tap.view == nil)
        let root = UIViewController()
        device.show(root)
        root.view.addGestureRecognizer(tap)
        #expect(tap.view === root.view)
        device.fingerDown(at: CGPoint(x: 50, y: 400))
        #expect(tap.numberOfTouches == 1)
        device.fingerUp()
        #expect(tap.numberOfTouches == 0)
    }

    @Test("A recognizer whose system ends during a gesture starts again in another system")
    func environment() {
        let pan = UIPanGestureRecognizer()
        do {
            let device = SimulatedDevice()
            let root = UIViewController()
            device.show(root)
            root.view.addGestureRecognizer(pan)
            device.fingerDown(at: CGPoint(x: 50, y: 400))
            device.fingerMove(to: CGPoint(x: 150, y: 400), duration: 0.1)
            #expect(pan.state == .changed)
        }
        let device = SimulatedDevice()
        device.activate()
        #expect(pan.view == nil)
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(pan.state == .possible)
    }

    @Test("The system's pop handler does nothing after its controller was deallocated")
    func interaction() throws {
        let device = SimulatedDevice()
        device.activate()
        let driver: NSObject
        do {
            let controller = UINavigationController(rootViewController: UIViewController())
            controller.loadViewIfNeeded()
            driver = try #require(controller.interactivePopGestureRecognizer?.delegate as? NSObject)
        }
        driver.perform("handleNavigationTransition:", with: UIPanGestureRecognizer())
        #expect(!device.isHung)
    }

    @Test("An interaction controller has no transition after the transition was deallocated")
    func transition() {
        let device = SimulatedDevice()
        let delegate = AnimatorDelegate()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.animator = FadeAnimator(CallLog())
        delegate.interactor = interactor
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.delegate = delegate
        device.show(controller)
        controller.pushViewController(UIViewController(), animated: true)
        device.wait(0.05)
        interactor.update(0.5)
        #expect(interactor.percentComplete == 0.5)
        interactor.finish()
        device.settle()
        #expect(controller.viewControllers.count == 2)
        interactor.update(0.2)
        interactor.cancel()
        #expect(interactor.duration == 0)
        #expect(controller.viewControllers.count == 2)
    }

    @Test("A finger may rest on a bar button while its screen is deallocated, or the item", arguments: [true, false])
    func touchedBarButton(isPopped: Bool) {
        let stage = NavigationStage("A")
        do {
            let screen = UIViewController()
            let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in Issue.record("tapped") })
            screen.navigationItem.rightBarButtonItem = item
            stage.navigation.pushViewController(screen, animated: false)
            stage.device.settle()
        }
        weak let screen = stage.navigation.topViewController
        stage.device.fingerDown(at: CGPoint(x: 365, y: 69))
        #expect(stage.device.window.hitTest(CGPoint(x: 365, y: 69), with: nil) is UIControl)
        if isPopped {
            stage.navigation.popViewController(animated: false)
        } else {
            screen?.navigationItem.rightBarButtonItem = nil
        }
        stage.device.settle()
        #expect((screen == nil) == isPopped)
        stage.device.fingerMove(to: CGPoint(x: 360, y: 69), duration: 0.05)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test("A finger may rest on a tab while the tab bar is deallocated")
    func touchedTab() {
        let device = SimulatedDevice()
        do {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            device.show(tabs)
        }
        device.fingerDown(at: CGPoint(x: 300, y: 780))
        weak let tabs = device.window.rootViewController
        device.show(UIViewController())
        device.settle()
        #expect(tabs == nil)
        device.fingerUp()
        device.settle()
    }
}
