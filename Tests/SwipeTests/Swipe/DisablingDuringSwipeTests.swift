import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Apps disable a recognizer in `viewWillAppear` of the screen below, while UIKit starts the swipe's transition
/// (devxoul/SwipeBack#5).
@MainActor
@Suite("Recognizers that an app disables during a swipe")
struct DisablingDuringSwipeTests {
    /// The callback of the start of a swipe's transition in which the app acts.
    enum Callback: String, CaseIterable, Sendable {
        case willPop, viewDidLoad, viewWillAppear, willMove
    }

    /// Performs an action in a callback of the next swipe, which shows the screen X.
    private func stage(_ swipe: TestedSwipe, at callback: Callback, _ action: @escaping (Stage) -> Void) -> Stage {
        let stage = Stage("A", swipe)
        stage.navigation.setViewControllers(["X", "B"].map(stage.screen), animated: false)
        stage.device.settle()
        let perform: () -> Void = { [unowned stage] in action(stage) }
        switch callback {
        case .willPop: stage.when("willPop") { _ in perform() }
        case .viewDidLoad: stage.screen("X").whenLoaded = { _ in perform() }
        case .viewWillAppear: stage.screen("X").whenAppearing = { _ in perform() }
        case .willMove: stage.screen("B").whenLeaving = { _ in perform() }
        }
        return stage
    }

    @Test(
        "`popRecognizer.isEnabled = false` at the start of a swipe doesn't hang the app",
        .covers(.gestureSwitch, .neverHangs, .popRecognizerIsApps),
        arguments: TestedSwipe.all + [.init(on: 15), .init(on: 27)], [5, 60] as [CGFloat])
    func own(swipe: TestedSwipe, start: CGFloat) {
        for callback in Callback.allCases {
            let stage = stage(swipe, at: callback) { stage in
                stage.navigation.popRecognizer?.isEnabled = false
                #expect(stage.navigation.popRecognizer?.isEnabled == false, "the app reads what it has set")
            }
            stage.swipe(from: start)
            #expect(!stage.device.isHung && stage.navigation.transitionCoordinator == nil, "\(callback)")
            #expect(stage.navigation.popRecognizer?.isEnabled == false, "\(callback)")
            let stack = stage.stack
            stage.swipe(from: start)
            #expect(stage.stack == stack, "a disabled swipe pops nothing, \(callback)")
            stage.screen("X").whenAppearing = nil
            stage.navigation.popRecognizer?.isEnabled = true
            _ = stage.takeEvents()
            stage.expectUsable()
        }
    }

    @Test(
        "`popRecognizer.isEnabled = false` before a swipe's second movement doesn't hang the app",
        .covers(.gestureSwitch, .neverHangs, .popRecognizerIsApps),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func early(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(start + 40))
        stage.navigation.popRecognizer?.isEnabled = false
        stage.device.wait(0.1)
        stage.device.fingerMove(to: stage.point(start + 300), duration: 0.2)
        stage.lift()
        #expect(!stage.device.isHung && stage.navigation.transitionCoordinator == nil)
        stage.navigation.popRecognizer?.isEnabled = true
        _ = stage.takeEvents()
        stage.expectUsable()
    }

    @Test(
        "The app may enable the own pan again in the same callback",
        .covers(.gestureSwitch, .neverHangs, .popRecognizerIsApps),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func again(swipe: TestedSwipe, start: CGFloat) {
        let stage = stage(swipe, at: .viewWillAppear) { stage in
            stage.navigation.popRecognizer?.isEnabled = false
            stage.navigation.popRecognizer?.isEnabled = true
        }
        stage.swipe(from: start)
        #expect(!stage.device.isHung && stage.navigation.popRecognizer?.isEnabled == true)
        stage.screen("X").whenAppearing = nil
        _ = stage.takeEvents()
        stage.expectUsable()
    }

    @Test(
        "Two fingers aren't reported while the own pan is disabled", .covers(.gestureSwitch, .popRecognizerIsApps),
        arguments: TestedSwipe.all, ["A", "AB"])
    func twoFingers(swipe: TestedSwipe, names: String) {
        let stage = Stage(names, swipe)
        stage.navigation.popRecognizer?.isEnabled = false
        stage.device.fingerDown(at: stage.point(60, 300))
        stage.device.fingerDown(1, at: stage.point(60, 500))
        stage.device.fingerMove(to: stage.point(260, 300), duration: 0.25)
        stage.device.fingerUp(1)
        stage.lift()
        #expect(stage.stack == names && stage.takeEvents() == [])
    }

    @Test(
        "An own pan disabled under a finger refuses the drag, enabled again it pops",
        .covers(.gestureSwitch, .popRecognizerIsApps), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func underFinger(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(start))
        stage.navigation.popRecognizer?.isEnabled = false
        stage.device.fingerMove(to: stage.point(start + 300), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused disabled"])
        stage.navigation.popRecognizer?.isEnabled = true
        stage.swipe(from: start)
        #expect(stage.stack == "A")
    }

    @Test(
        "Disabling the own pan at the start of its swipe takes the screen back",
        .covers(.gestureSwitch, .popRecognizerIsApps), arguments: TestedSwipe.ofOwnPan, Callback.allCases)
    func atTheStart(swipe: TestedSwipe, callback: Callback) {
        let stage = stage(swipe, at: callback) { $0.navigation.popRecognizer?.isEnabled = false }
        stage.swipe()
        #expect(stage.stack == "XB" && stage.takeEvents().last == "didCancel B→X")
    }

    @Test(
        "Disabling the own pan in the middle of its swipe takes the screen back",
        .covers(.gestureSwitch, .popRecognizerIsApps), arguments: TestedSwipe.ofOwnPan)
    func inTheMiddle(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.pull(to: 250)
        stage.navigation.popRecognizer?.isEnabled = false
        stage.device.fingerMove(to: stage.point(370), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents().last == "didCancel B→A")
    }

    @Test(
        "Disabling the own pan after a pop that a subclass refuses cancels the drag",
        .covers(.gestureSwitch, .popRecognizerIsApps))
    func afterRefusedPop() throws {
        let navigation = RefusingNavigationController(nibName: nil, bundle: nil)
        let stage = Stage("AB", .init(.ownTransition), navigation: navigation)
        let pan = try #require(stage.navigation.popRecognizer)
        stage.pull(to: 250)
        #expect(stage.stack == "AB" && pan.hasBegun)
        pan.isEnabled = false
        #expect(!pan.hasBegun)
        stage.lift()
    }

    @Test(
        "Disabling UIKit's recognizer at the start of a swipe hangs as on a plain controller",
        .covers(.neverHangs, .systemRecognizersAreApps), arguments: PopPlace.all)
    func uiKits(place: PopPlace) {
        func isHung(_ stage: any FingerStage, _ below: TestScreen) -> Bool {
            below.whenAppearing = { [unowned stage] _ in stage.recognizer(at: place).isEnabled = false }
            stage.swipe(from: place.start)
            return stage.device.isHung
        }
        let plain = PlainStage("AB", on: place.version)
        let isPlainHung = isHung(plain, plain.controller.viewControllers[0] as! TestScreen)
        let stage = Stage("AB", .init(on: place.version))
        #expect(isHung(stage, stage.screen("A")) == isPlainHung)
    }
}
