import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// Methods of old apps that omit `super`.
private final class ForgetfulNavigation: BasicNavigationController {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

@MainActor
@Suite("Overrides without super")
struct OverrideTests {
    @Test(
        "A drag pops or gets its reason if delegate methods are overridden without super",
        .covers(.overridesWithoutSuper), arguments: TestedSwipe.all)
    func forgetful(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe, navigation: ForgetfulNavigation(nibName: nil, bundle: nil))
        stage.swipe(from: 250)
        #expect(stage.takeEvents() == ["refused outsideArea"])
        stage.drag(to: 70, endY: 700)
        #expect(stage.takeEvents() == ["refused tooSteep"])
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        _ = stage.takeEvents()
        stage.swipe()
        #expect(stage.takeEvents() == ["refused nothingToPop"])
        stage.expectUsable()
    }

    @Test(
        "The own pan follows no finger where UIKit has a recognizer, even if an override lets it",
        .covers(.overridesWithoutSuper, .recognizers), arguments: TestedSwipe.ofContentRecognizer)
    func whereUIKitPops(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, navigation: ForgetfulNavigation(nibName: nil, bundle: nil))
        stage.device.fingerDown(at: stage.point(60))
        #expect(stage.navigation.popRecognizer?.numberOfTouches == 0)
        stage.device.fingerUp()
    }

    @Test(
        "A finger on the bar that an override lets the pan receive doesn't stop the swipe",
        .covers(.overridesWithoutSuper), arguments: TestedSwipe.ofOwnPan)
    func fingerOnBar(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, navigation: ForgetfulNavigation(nibName: nil, bundle: nil))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.1)
        stage.device.fingerDown(1, at: stage.point(200, 70))
        stage.device.fingerMove(to: stage.point(300), duration: 0.2)
        stage.device.fingerUp(1)
        stage.lift()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "UIKit's swipe and tap hide the bars as on a plain controller", .covers(.recognizers, .barsHiddenOnSwipe),
        arguments: [15, 18, 26, 27])
    func hidingBars(version: Int) {
        func states(_ stage: any FingerStage) -> [Bool] {
            let (navigation, list) = (stage.controller, UIScrollView(frame: stage.top.view.bounds))
            list.contentSize = CGSize(width: 390, height: 3000)
            stage.top.view.addSubview(list)
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
            list.addSubview(button)
            (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap) = (true, true)
            var states: [Bool] = []
            let acts: [() -> Void] = [
                { stage.device.fingerTap(at: stage.point(150, 320)) },
                { stage.device.fingerTap(at: stage.point(200, 600)) },
                { stage.device.fingerTap(at: stage.point(200, 600)) },
                { stage.device.fingerDrag(from: stage.point(200, 700), to: stage.point(200, 400), duration: 0.2) },
                { stage.device.fingerDrag(from: stage.point(200, 400), to: stage.point(200, 700), duration: 0.2) },
            ]
            for act in acts {
                act()
                stage.device.settle()
                states.append(navigation.isNavigationBarHidden)
            }
            return states
        }
        let plain = states(PlainStage("AB", on: version))
        #expect(plain == [false, true, false, true, false])
        #expect(states(Stage("AB", .init(on: version))) == plain)
    }

    @Test("An app's extension of UIKit's class decides as on a plain controller", .covers(.recognizers, .appLines))
    func appsExtension() async {
        await #expect(processExitsWith: .success) { @MainActor in
            // `extension UINavigationController: UIGestureRecognizerDelegate` with a condition.
            let mayBegin: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { controller, _, _ in
                (controller as? UINavigationController)?.topViewController?.title != "fixed"
            }
            class_addMethod(
                UINavigationController.self, NSSelectorFromString("gestureRecognizerShouldBegin:"),
                imp_implementationWithBlock(mayBegin), "B@:@")
            for version in [18, 26] {
                let stage = Stage("ABC", .init(on: version))
                stage.device.activate()
                stage.edge.delegate = stage.navigation
                stage.content?.delegate = stage.navigation
                stage.top.title = "fixed"
                _ = ExpectedWarnings.during { stage.swipe(from: 5) }
                precondition(stage.stack == "ABC")
                stage.top.title = nil
                stage.swipe(from: 5)
                precondition(stage.stack == "AB")
            }
        }
    }

    @Test(
        "An app's extension decides about the own pan where the controller is UIKit's delegate",
        .covers(.recognizers, .appLines), arguments: [15, 18])
    func appsExtensionAndOwnPan(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await MainActor.run {
                let refuses: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in false }
                class_addMethod(
                    UINavigationController.self, NSSelectorFromString("gestureRecognizerShouldBegin:"),
                    imp_implementationWithBlock(refuses), "B@:@")
                let stage = Stage("ABC", .init(on: version))
                stage.device.activate()
                stage.swipe(from: 60)
                precondition(stage.stack == "AB")
                stage.edge.delegate = stage.navigation
                let warnings = ExpectedWarnings.during { stage.swipe(from: 60) }
                precondition(stage.stack == "AB" && stage.verdict == .refused(.delegateDeclined))
                precondition(warnings.count == 1)
            }
        }
    }

    @Test(
        "An app's extension of UIKit's class decides which touches pop", .covers(.recognizers, .appLines),
        arguments: [15, 18, 26, 27])
    func appsExtensionAndTouches(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await MainActor.run {
                let follows: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { controller, _, _ in
                    (controller as? UINavigationController)?.topViewController?.title != "fixed"
                }
                class_addMethod(
                    UINavigationController.self, NSSelectorFromString("gestureRecognizer:shouldReceiveTouch:"),
                    imp_implementationWithBlock(follows), "B@:@@")
                let stage = Stage("ABCD", .init(on: version))
                stage.device.activate()
                stage.edge.delegate = stage.navigation
                stage.content?.delegate = stage.navigation
                stage.top.title = "fixed"
                _ = ExpectedWarnings.during {
                    for start in [5, 60] as [CGFloat] { stage.swipe(from: start) }
                }
                precondition(stage.stack == "ABCD")
                stage.top.title = nil
                for start in [5, 60] as [CGFloat] { stage.swipe(from: start) }
                precondition(stage.stack == "AB")
            }
        }
    }

    @Test("An app's extension of UIKit's class decides about the back button", .covers(.confirmation, .appLines))
    func appsExtensionAndBackButton() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let mayPop: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { controller, _, _ in
                (controller as? UINavigationController)?.topViewController?.title != "fixed"
            }
            class_addMethod(
                UINavigationController.self, NSSelectorFromString("navigationBar:shouldPopItem:"),
                imp_implementationWithBlock(mayPop), "B@:@@")
            let stage = Stage("AB")
            stage.device.activate()
            stage.top.title = "fixed"
            stage.tapBackButton()
            precondition(stage.stack == "AB")
            stage.top.title = nil
            stage.tapBackButton()
            precondition(stage.stack == "A")
        }
    }

    @Test("An app's extension of UIKit's class decides about the app's own pan", .covers(.recognizers, .appLines))
    func appsExtensionAndAppsPan() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let refuses: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in false }
            class_addMethod(
                UINavigationController.self, NSSelectorFromString("gestureRecognizerShouldBegin:"),
                imp_implementationWithBlock(refuses), "B@:@")
            let stage = Stage("AB")
            stage.device.activate()
            let pan = UIPanGestureRecognizer()
            pan.delegate = stage.navigation
            stage.top.view.addGestureRecognizer(pan)
            stage.pull(from: 250, to: 350)
            precondition(!pan.hasBegun)
            stage.lift()
        }
    }

    @Test("An app's extension of UIKit's class answers failure questions", .covers(.recognizers, .appLines))
    func appsExtensionAndFailure() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let stage = Stage("AB")
            let (navigation, other) = (stage.navigation, UIPanGestureRecognizer())
            let answers = {
                [
                    navigation.gestureRecognizer(stage.edge, shouldRequireFailureOf: other),
                    navigation.gestureRecognizer(stage.edge, shouldBeRequiredToFailBy: other),
                ]
            }
            stage.edge.delegate = navigation
            precondition(answers() == [false, false])
            let yes: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in true }
            for question in [
                "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
                "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
            ] {
                class_addMethod(
                    UINavigationController.self, NSSelectorFromString(question), imp_implementationWithBlock(yes),
                    "B@:@@")
            }
            precondition(answers() == [true, true])
        }
    }

    @Test(
        "An app's extension of UIKit's class lets another pan move with UIKit's edge recognizer",
        .covers(.recognizers, .appLines), arguments: [15, 18, 26, 27])
    func appsExtensionAndOthers(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await MainActor.run {
                let together: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in true }
                class_addMethod(
                    UINavigationController.self,
                    NSSelectorFromString("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"),
                    imp_implementationWithBlock(together), "B@:@@")
                let stage = Stage("AB", .init(on: version))
                stage.device.activate()
                stage.edge.delegate = stage.navigation
                let pan = UIPanGestureRecognizer()
                stage.top.view.addGestureRecognizer(pan)
                stage.pull(from: 5, to: 200)
                precondition(stage.edge.state == .changed && pan.state == .changed)
                stage.takeBack()
                // The own pan never moves together with another recognizer.
                stage.pull(from: 60, to: 200)
                precondition(stage.navigation.popRecognizer?.state != .changed && pan.state == .changed)
                stage.lift()
            }
        }
    }

    /// The delegate of UIKit's recognizers, which answers in place of the class.
    private final class UnaskingNavigation: BasicNavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
            if #available(iOS 26.0, *) { interactiveContentPopGestureRecognizer?.delegate = self }
        }

        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test(
        "A swipe that pops without its question, since an override omits super, is logged once",
        .covers(.overridesWithoutSuper, .confirmation), arguments: [15, 18, 26, 27])
    func skippedQuestion(version: Int) {
        let warnings = ExpectedWarnings.during {
            let stage = Stage("ABC", .init(on: version), navigation: UnaskingNavigation(nibName: nil, bundle: nil))
            for _ in 1...2 { stage.swipe(from: 5) }
            #expect(stage.stack == "A" && stage.screen("C").askedFor == [])
            #expect(stage.takeEvents().filter { $0.hasPrefix("willPop") && $0.hasSuffix("gesture") }.count == 2)
        }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("gestureRecognizerShouldBegin(_:) without calling super") == true)
    }

    /// Pushes a screen that states nothing and has its own item instead of UIKit's back button, and swipes it away.
    private func swipeScreenWithoutBackButton(on stage: Stage) {
        let screen = PlainScreen("B")
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        stage.push(screen)
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "A swipe that pops a screen without UIKit's back button is logged, whoever pops it",
        .covers(.overriddenRefusals),
        .needsPrivateAPI, arguments: [15, 18, 26, 27])
    func screenWithoutStatement(version: Int) {
        let warnings = ExpectedWarnings.during {
            let stage = Stage("A", .init(on: version))
            swipeScreenWithoutBackButton(on: stage)
        }
        #expect(warnings.count == 1 && warnings.first?.contains("doesn't show UIKit's back button") == true)
    }

    @Test(
        "A pop isn't logged where the app has removed UIKit's delegate, which refuses", .covers(.overriddenRefusals))
    func withoutUIKitsDelegate() {
        let warnings = ExpectedWarnings.during {
            let stage = Stage("A", .init(on: 18))
            stage.edge.delegate = nil
            swipeScreenWithoutBackButton(on: stage)
        }
        #expect(warnings == [])
    }

    @Test(
        "A scroll that skips a question is logged", .covers(.overridesWithoutSuper, .trackpad),
        arguments: [15, 18, 26, 27])
    func skippedQuestionOfScroll(version: Int) {
        let warnings = ExpectedWarnings.during {
            let stage = Stage("AB", .init(on: version), navigation: UnaskingNavigation(nibName: nil, bundle: nil))
            stage.trackpadSwipe()
            #expect(stage.stack == "A" && stage.screen("B").askedFor == [])
        }
        #expect(warnings.count == 1)
    }

    @Test(
        "A swipe that skips a question that needs time is logged", .covers(.overridesWithoutSuper),
        arguments: [15, 18, 26, 27])
    func skippedAsyncQuestion(version: Int) {
        let warnings = ExpectedWarnings.during {
            let stage = Stage("A", .init(on: version), navigation: UnaskingNavigation(nibName: nil, bundle: nil))
            let screen = PatientScreen()
            stage.push(screen)
            stage.swipe(from: 5)
            #expect(stage.stack == "A" && screen.triggers == [])
        }
        #expect(warnings.count == 1)
    }

    @Test(
        "A swipe that skips no question is not logged", .covers(.overridesWithoutSuper), arguments: [15, 18, 26, 27])
    func noQuestion(version: Int) {
        let stage = Stage("A", .init(on: version), navigation: UnaskingNavigation(nibName: nil, bundle: nil))
        for area in [PopGestureArea.leadingThird, .system] {
            stage.navigation.popGestureArea = area
            stage.push(PlainScreen("P"))
            stage.swipe(from: 5)
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "With UIKit's own area, a swipe that skips the rules leaves the last verdict as it is",
        .covers(.overridesWithoutSuper), arguments: [15, 18, 26, 27])
    func systemArea(version: Int) {
        let stage = Stage("A", .init(on: version), navigation: UnaskingNavigation(nibName: nil, bundle: nil))
        stage.navigation.popGestureArea = .system
        stage.push(PlainScreen("P"))
        stage.swipe(from: 5)
        #expect(stage.stack == "A" && stage.verdict == nil)
    }
}
