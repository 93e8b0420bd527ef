import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Switching the swipe off and on")
struct SwitchTests {
    @Test(
        "The switch ends every swipe back, the system's too; switched on, a swipe pops again", .covers(.gestureSwitch),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/167"), arguments: TestedSwipe.all)
    func offAndOn(driver: TestedSwipe) {
        let stage = Stage("AB", driver)
        stage.navigation.popGestureRecognizerEnabled = false
        for start: CGFloat in [2, 60, 120] { stage.swipe(from: start) }
        #expect(stage.stack == "AB")
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("The switch works with the system's own gesture", .covers(.gestureSwitch), arguments: [18, 26])
    func systemEdge(version: Int) {
        let stage = Stage("AB", .init(.unmanaged, on: version))
        stage.navigation.popGestureRecognizerEnabled = false
        stage.swipe(from: 2)
        #expect(stage.stack == "AB")
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe(from: 2)
        #expect(stage.stack == "A")
    }

    @Test(
        "A refused drag is reported with the switch off, even after a layout under the finger",
        .covers(.gestureSwitch, .reasons))
    func laidOut() {
        let stage = Stage("AB")
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.view.setNeedsLayout()
        stage.device.wait(0.05)
        stage.device.fingerMove(to: stage.point(300), duration: 0.2)
        stage.lift()
        #expect(stage.takeEvents() == ["refused disabled"])
    }

    @Test(
        "Setting the preferred driver to its present value during a swipe changes nothing", .covers(.drivers),
        arguments: TestedSwipe.all)
    func sameDriver(driver: TestedSwipe) {
        let stage = Stage("AB", driver)
        stage.pull(to: 300)
        stage.navigation.preferredPopDriver = driver.kind
        stage.liftAfterRest()
        #expect(stage.stack == "A")
    }

    @Test("The switch cancels a swipe in progress", .covers(.gestureSwitch), arguments: TestedSwipe.all)
    func midGesture(driver: TestedSwipe) {
        let stage = Stage("AB", driver)
        stage.pull(to: 300)
        #expect(stage.stack == "A")
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerMove(to: stage.point(380), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        #expect(!stage.device.isHung)
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "The switch ends a swipe that waits for the edge recognizer", .covers(.gestureSwitch, .changeQueue),
        arguments: [26, 27])
    func waiting(version: Int) {
        let stage = Stage("A", .init(.unmanaged, on: version))
        // UIKit's content recognizer waits: the edge recognizer is undecided about a finger that rests at the edge.
        stage.device.fingerDown(1, at: stage.point(0))
        stage.swipe(from: 5)
        stage.navigation.pushViewController(stage.screen("B"), animated: false)
        stage.swipe(from: 5)
        #expect(stage.stack == "AB")
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe(from: 4)
        #expect(stage.stack == "A")
    }

    @Test(
        "The switch cancels a swipe in each callback with which the swipe begins", .covers(.gestureSwitch, .neverHangs),
        arguments: TestedSwipe.all + [.init(.unmanaged, on: 15), .init(.unmanaged, on: 18), .init(.unmanaged, on: 26)])
    func atBeginning(driver: TestedSwipe) {
        for callback in ["willPop", "viewDidLoad", "viewWillAppear", "willShow", "willMove"] {
            let stage = Stage("A", driver)
            let delegate = ShowingDelegate()
            stage.navigation.delegate = delegate
            stage.navigation.setViewControllers(["X", "B"].map(stage.screen), animated: false)
            stage.device.settle()
            let turnOff: () -> Void = { [unowned navigation = stage.navigation] in
                navigation.popGestureRecognizerEnabled = false
            }
            switch callback {
            case "willPop": stage.when(callback) { _ in turnOff() }
            case "viewDidLoad": stage.screen("X").whenLoaded = { _ in turnOff() }
            case "willMove": stage.screen("B").whenLeaving = { _ in turnOff() }
            case "viewWillAppear": stage.screen("X").whenAppearing = { _ in turnOff() }
            default: delegate.whenShowing = turnOff
            }
            stage.swipe(from: 4)
            #expect(stage.stack == "XB", "\(callback)")
            #expect(stage.takeEvents() == ["willPop B→X gesture", "didCancel B→X"], "\(callback)")
            stage.screen("X").whenAppearing = nil
            stage.screen("B").whenLeaving = nil
            delegate.whenShowing = {}
            stage.swipe(from: 4)
            #expect(stage.stack == "XB", "\(callback)")
            stage.navigation.popGestureRecognizerEnabled = true
            stage.swipe(from: 4)
            #expect(stage.stack == "X", "\(callback)")
            #expect(!stage.device.isHung, "\(callback)")
        }
    }

    @Test(
        "A switch in viewDidAppear of a push that UIKit's gesture interrupts disables that gesture",
        .covers(.gestureSwitch, .changeQueue),
        arguments: [26, 27], [4, 150] as [CGFloat])
    func atEndOfInterruptedPush(version: Int, start: CGFloat) {
        /// A subclass that omits the call of `super` after layout.
        final class ControllerWithoutSuper: BasicNavigationController {
            override func viewDidLayoutSubviews() {}
        }
        final class TurningOffScreen: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let navigation = navigationController as? BasicNavigationController
                if navigation?.popGestureRecognizerEnabled == true { navigation?.popGestureRecognizerEnabled = false }
            }
        }
        let stage = Stage(
            "A", .init(.unmanaged, on: version), navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        stage.navigation.pushViewController(TurningOffScreen(), animated: true)
        stage.device.fingerDrag(from: stage.point(start), to: stage.point(start + 240), duration: 0.1)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(!stage.device.isHung)
    }

    private final class ShowingDelegate: NSObject, UINavigationControllerDelegate {
        var whenShowing: () -> Void = {}

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            if animated { whenShowing() }
        }
    }

    @Test(
        "A screen's preferences are read at each touch", .covers(.gestureSwitch),
        .bug("https://github.com/wix/react-native-navigation/issues/5502"),
        arguments: TestedSwipe.all)
    func live(driver: TestedSwipe) {
        let stage = Stage("ABC", driver)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe()
        #expect(stage.stack == "ABC")
        #expect(stage.verdict == .refused(.disabledByScreen))
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        stage.top.popPreferences.area = .leadingPoints(40)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.top.popPreferences.area = .leadingPoints(70)
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "A change of the preferred driver cancels the swipe, and applies to the next one",
        .needsPrivateAPI, .covers(.drivers))
    func changedDriver() {
        let stage = Stage("AB", .init(.system, on: 26))
        for driver in [PopDriver.ownTransition, .unmanaged, .ownTransition, .system] {
            stage.pull(from: 5, to: 250)
            #expect(stage.stack == "A")
            stage.navigation.preferredPopDriver = driver
            stage.device.fingerMove(to: stage.point(380), duration: 0.1)
            stage.lift()
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
            #expect(stage.navigation.activePopDriver == driver)
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "A preferred driver that changes in a swipe's willPop cancels the swipe", .covers(.drivers, .neverHangs),
        arguments: TestedSwipe.all)
    func changedDriverAtBeginning(driver: TestedSwipe) {
        for next in [PopDriver.system, .ownTransition, .unmanaged] where next != driver.kind {
            let stage = Stage("AB", driver)
            stage.observe { [unowned navigation = stage.navigation] _ in navigation.preferredPopDriver = next }
            stage.swipe()
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
            #expect(stage.navigation.transitionCoordinator == nil)
            stage.swipe(from: 5)
            #expect(stage.stack == "A", "\(next)")
        }
    }

    @Test(
        "A touch of the driver unmanaged, with the switch off, keeps no view alive", .covers(.gestureSwitch),
        arguments: [18, 26])
    func unmanagedTouch(version: Int) {
        let stage = Stage("AB", .init(.unmanaged, on: version))
        stage.navigation.popGestureRecognizerEnabled = false
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        stage.top.view.addSubview(view!)
        weak let touched = view
        view = nil
        stage.drag(from: 60, to: 200)
        touched?.removeFromSuperview()
        stage.device.settle()
        #expect(touched == nil)
    }

    @Test(
        "An app that disables both of UIKit's recognizers keeps a screen without a bar",
        .covers(.gestureSwitch, .systemRecognizersAreApps),
        arguments: [26, 27])
    func bothDisabled(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.edge.isEnabled = false
        stage.content?.isEnabled = false
        for start: CGFloat in [2, 60] {
            stage.swipe(from: start)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.disabled))
        }
        stage.content?.isEnabled = true
        stage.swipe(from: 2)
        #expect(stage.stack == "A")
    }
}
