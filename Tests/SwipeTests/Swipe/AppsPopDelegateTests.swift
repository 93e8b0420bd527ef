import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// A delegate that an app or another library has set on UIKit's recognizers stays theirs.
@MainActor
@Suite("The app's delegate of UIKit's recognizers")
struct AppsPopDelegateTests {
    /// What apps set most often: the swipe pops wherever there is a screen below.
    private final class DepthDelegate: NSObject, UIGestureRecognizerDelegate {
        weak var controller: UINavigationController?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            (controller?.viewControllers.count ?? 0) > 1
        }
    }

    /// A controller that is the delegate itself, as with `extension UINavigationController:
    /// UIGestureRecognizerDelegate`.
    private final class SelfDelegating: BasicNavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
            interactiveContentPopGestureRecognizer?.delegate = self
        }

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1
        }
    }

    /// The same habit in an app without the library.
    private final class PlainSelfDelegating: UINavigationController, UIGestureRecognizerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
            interactiveContentPopGestureRecognizer?.delegate = self
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1
        }
    }

    @Test(
        "The app's delegate of a recognizer is never wrapped or replaced", .covers(.recognizers, .delegateProxies),
        arguments: PopPlace.all)
    func stays(place: PopPlace) {
        let stage = Stage("AB", .init(on: place.version))
        let delegate = DepthDelegate()
        delegate.controller = stage.navigation
        let recognizer = stage.recognizer(at: place)
        stage.device.activate()
        recognizer.delegate = delegate
        let acts: [(Stage) -> Void] = [
            { $0.push("C") }, { $0.navigation.popGestureArea = .system }, { $0.navigation.popGestureArea = .full },
            { $0.navigation.setNeedsPopPreferencesUpdate(animated: false) },
            { $0.navigation.delegate = AnimatingDelegate() }, { $0.navigation.delegate = nil },
            { $0.navigation.popGestureRecognizerEnabled = false }, { $0.navigation.popGestureRecognizerEnabled = true },
            { $0.swipe(from: 5) }, { $0.navigation.view.setNeedsLayout() }, { $0.push("D") },
            { $0.device.show(UIViewController()) }, { $0.device.show($0.navigation) },
        ]
        for (index, act) in acts.enumerated() {
            act(stage)
            stage.device.settle()
            #expect(recognizer.delegate === delegate, "after act \(index)")
        }
    }

    @Test(
        "The app's delegate decides about its recognizer without the library's rules",
        .covers(.recognizers, .delegateProxies),
        arguments: PopPlace.all)
    func decides(place: PopPlace) {
        let stage = Stage("AB", .init(on: place.version))
        let delegate = DepthDelegate()
        delegate.controller = stage.navigation
        stage.device.activate()
        stage.recognizer(at: place).delegate = delegate
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.swipe(from: place.start)
        #expect(stage.stack == "A")
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && !stage.device.isHung)
        stage.expectUsable()
    }

    @Test(
        "UIKit replaces a delegate set before the view loads, and the swipe pops",
        .covers(.recognizers, .delegateProxies),
        arguments: [15, 18, 26, 27])
    func beforeLoading(version: Int) {
        final class Empty: NSObject, UIGestureRecognizerDelegate {}
        let delegate = Empty()
        let device = SimulatedDevice(.init(.init(on: version)))
        let navigation = BasicNavigationController(nibName: nil, bundle: nil)
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        navigation.viewControllers = [TestScreen("A"), TestScreen("B")]
        device.settle(showing: navigation)
        #expect(navigation.interactivePopGestureRecognizer?.delegate !== delegate)
        device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.25)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(
        "A controller that is the delegate itself pops as it does without the library",
        .covers(.recognizers, .existingSubclasses, .overridesWithoutSuper, .delegateProxies),
        arguments: PopPlace.all)
    func controllerItself(place: PopPlace) {
        func stacks(_ stage: any FingerStage) -> [String] {
            stage.controller.setNavigationBarHidden(true, animated: false)
            stage.device.settle()
            return (0..<3).map { _ in
                stage.swipe(from: place.start)
                return stage.stack
            }
        }
        let plain = stacks(PlainStage("ABC", on: place.version, controller: PlainSelfDelegating()))
        #expect(plain == ["AB", "A", "A"])
        let warnings = ExpectedWarnings.during {
            let stage = Stage("ABC", .init(on: place.version), navigation: SelfDelegating(nibName: nil, bundle: nil))
            #expect(stacks(stage) == plain)
            #expect(stage.recognizer(at: place).delegate === stage.navigation && !stage.device.isHung)
        }
        // UIKit's recognizers pop unasked; the own pan asks.
        #expect(warnings.count == (place.start < 20 || place.version >= 26 ? 1 : 0))
    }

    @Test(
        "If the controller is its delegate, the edge recognizer doesn't follow a refused touch",
        .covers(.recognizers, .gestureSwitch, .appLines), arguments: [15, 18, 26, 27])
    func followsNoRefusedTouch(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.edge.delegate = stage.navigation
        for isEnabled in [false, true] {
            stage.navigation.popGestureRecognizerEnabled = isEnabled
            stage.device.fingerDown(at: stage.point(5))
            #expect(stage.edge.numberOfTouches == (isEnabled ? 1 : 0))
            stage.lift()
        }
    }

    @Test(
        "Two libraries that keep each other's delegate ask each other once", .covers(.recognizers, .delegateProxies),
        arguments: PopPlace.all)
    func twoLibraries(place: PopPlace) {
        let other = KeepingDelegate()
        let stage = Stage("ABC", .init(on: place.version))
        let recognizer = stage.recognizer(at: place)
        for _ in 0..<3 {
            stage.device.activate()
            other.claim(recognizer)
            stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
            stage.navigation.view.setNeedsLayout()
            stage.device.settle()
            #expect(recognizer.delegate === other)
        }
        stage.top.agrees = false
        stage.swipe(from: place.start)
        #expect(stage.stack == "ABC" && stage.verdict == .refused(.screenDeclined), "the proxy behind it still decides")
        stage.top.agrees = true
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && other.questions == 2)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        stage.swipe(from: place.start)
        // Without private API, UIKit's refusal of a hidden bar can't be overridden behind another delegate. In the
        // strip another recognizer pops.
        #expect(stage.stack == (hasPrivateAPI || place.start < 20 ? "A" : "AB") && !stage.device.isHung)
    }

    @Test(
        "A library that reclaims its place at each appearance does not recurse",
        .covers(.recognizers, .delegateProxies),
        arguments: PopPlace.all
    )
    func reclaiming(place: PopPlace) {
        let stage = Stage("A", .init(on: place.version))
        let other = KeepingDelegate()
        let recognizer = stage.recognizer(at: place)
        for name in ["B", "C", "D"] {
            stage.screen(name).whenAppearing = { _ in other.claim(recognizer) }
            stage.push(name)
            // UIKit takes its place back.
            stage.device.activate()
            recognizer.delegate = stage.edge.delegate(ofUIKitBehind: stage)
        }
        for stack in ["ABC", "AB", "A"] {
            stage.swipe(from: place.start)
            #expect(stage.stack == stack && !stage.device.isHung)
        }
    }
}

extension UIGestureRecognizer {
    /// UIKit's own delegate, which is also the handler of the pops.
    @MainActor
    fileprivate func delegate(ofUIKitBehind stage: Stage) -> (any UIGestureRecognizerDelegate)? {
        PrivateAPI.popHandler(behind: self, delegate: nil)?.object as? any UIGestureRecognizerDelegate
    }
}
