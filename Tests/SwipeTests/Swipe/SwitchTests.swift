import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Switching the swipe off and on")
struct SwitchTests {
    @Test(
        "The switch disables every swipe back, UIKit's too, until it is on again", .covers(.gestureSwitch),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/167"), arguments: TestedSwipe.all)
    func offAndOn(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.popGestureRecognizerEnabled = false
        for start: CGFloat in [2, 60, 120] { stage.swipe(from: start) }
        #expect(stage.stack == "AB")
        stage.navigation.popGestureRecognizerEnabled = true
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen that disables the own pan while it is asked stays",
        .covers(.gestureSwitch, .confirmation), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func ownPanDisabledInQuestion(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.top.whenAsked = { [weak stage] _ in stage?.navigation.popRecognizer?.isEnabled = false }
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && stage.screen("B").askedFor == [.gesture])
        stage.top.whenAsked = nil
        stage.navigation.popRecognizer?.isEnabled = true
        stage.expectUsable()
    }

    @Test("The switch works with the system's own gesture", .covers(.gestureSwitch), arguments: [18, 26])
    func systemEdge(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.popGestureArea = .system
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
        "The switch doesn't end a swipe in progress, and refuses the next swipe", .covers(.gestureSwitch),
        arguments: TestedSwipe.all, [true, false])
    func midGesture(swipe: TestedSwipe, finishes: Bool) {
        let stage = Stage("ABC", swipe)
        stage.pull(to: 300)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerMove(to: stage.point(finishes ? 380 : 90), duration: 0.1)
        stage.liftAfterRest()
        let stack = finishes ? "AB" : "ABC"
        #expect(stage.stack == stack && !stage.device.isHung)
        #expect(stage.takeEvents() == ["willPop C→B gesture", finishes ? "didPop C→B gesture" : "didCancel C→B"])
        stage.swipe()
        #expect(stage.stack == stack && stage.takeEvents() == ["refused disabled"])
    }

    @Test(
        "The switch doesn't end a swipe in its first callbacks, and refuses the next swipe",
        .covers(.gestureSwitch, .neverHangs), arguments: TestedSwipe.all, [4, 60] as [CGFloat])
    func atBeginning(swipe: TestedSwipe, start: CGFloat) {
        for callback in ["willPop", "viewDidLoad", "viewWillAppear", "willShow", "willMove"] {
            let stage = Stage("A", swipe)
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
            stage.swipe(from: start)
            #expect(stage.stack == "X" && !stage.device.isHung, "\(callback)")
            #expect(stage.takeEvents() == ["willPop B→X gesture", "didPop B→X gesture"], "\(callback)")
            stage.push("C")
            stage.swipe(from: start)
            #expect(stage.stack == "XC" && stage.takeEvents() == ["refused disabled"], "\(callback)")
        }
    }

    @Test(
        "The switch in viewDidAppear of a push that a swipe interrupts doesn't end the swipe",
        .covers(.gestureSwitch, .stackChanges),
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
        let stage = Stage("A", .init(on: version), navigation: ControllerWithoutSuper(nibName: nil, bundle: nil))
        stage.navigation.popGestureArea = .system
        stage.navigation.pushViewController(TurningOffScreen(), animated: true)
        stage.device.wait(0.05)
        stage.device.fingerDrag(from: stage.point(start), to: stage.point(start + 240), duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "A" && !stage.device.isHung)
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
    func live(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe()
        #expect(stage.stack == "ABC")
        #expect(stage.verdict == .refused(.disabledByScreen))
        stage.pop()
        stage.top.popPreferences.area = .leadingPoints(40)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
        stage.top.popPreferences.area = .leadingPoints(70)
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen with the area `.system` that enables the gesture pops under a hidden bar", .covers(.gestureSwitch),
        arguments: [15, 18, 26], [true, nil])
    func enabledSystemArea(version: Int, isEnabled: Bool?) {
        let stage = Stage("AB", on: .init(.init(on: version))) {
            $0.popPreferences.area = .system
            $0.popPreferences.isGestureEnabled = isEnabled
        }
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.swipe(from: 5)
        #expect(stage.stack == (isEnabled == true ? "A" : "AB"))
    }

    @Test(
        "A screen with the area `.system` that enables the gesture pops only from the edge",
        .covers(.gestureSwitch, .transitions), arguments: TestedSwipe.ofOwnPan)
    func enabledInSystemArea(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe) {
            $0.popPreferences.area = .system
            $0.popPreferences.isGestureEnabled = true
        }
        stage.swipe(from: 60)
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "While the switch is off, a touch in the area `.system` doesn't keep a view alive",
        .covers(.gestureSwitch),
        arguments: [18, 26])
    func systemTouch(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.popGestureArea = .system
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
            _ = ExpectedWarnings.during { stage.swipe(from: start) }
            #expect(stage.stack == "AB" && stage.verdict == .refused(.disabled))
        }
        stage.content?.isEnabled = true
        stage.swipe(from: 2)
        #expect(stage.stack == "A")
    }
}
