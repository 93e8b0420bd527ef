import PopNavigation
import PopNavigationTestSupport
import Testing
import UIKit
import UIKitSimulator

/// An app's controller whose delegate methods answer without `super`, as many do for UIKit's recognizer.
private final class CarelessNavigationController: BasicNavigationController {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}

@MainActor
@Suite("Habits that apps bring along")
struct AdoptionTests {
    @Test(
        "Overrides of the delegate's methods without super leave the swipe and its rules",
        .covers(.overridesWithoutSuper),
        arguments: TestedSwipe.all)
    func careless(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe, navigation: CarelessNavigationController(nibName: nil, bundle: nil))
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.swipe(from: 200)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.outsideArea))
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        stage.swipe()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "The own pan takes a touch in a visible bar's frame as in the bar, whatever view is there",
        .covers(.touchesInBars),
        arguments: TestedSwipe.ofOwnPan)
    func floatingBar(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let container = coverToolbar(of: stage)
        stage.swipe(y: container.frame.midY)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.inBar))
        stage.navigation.setToolbarHidden(true, animated: false)
        container.removeFromSuperview()
        stage.device.settle()
        stage.swipe(y: container.frame.midY)
        #expect(stage.stack == "A")
    }

    /// Shows the toolbar, and puts a view over it, as UIKit does with the container of its items (iOS 26).
    private func coverToolbar(of stage: any FingerStage) -> UIView {
        stage.controller.setToolbarHidden(false, animated: false)
        stage.device.settle()
        let container = UIView(frame: stage.controller.toolbar.frame)
        stage.controller.view.addSubview(container)
        return container
    }

    @Test(
        "UIKit's content recognizer pops from a bar, whatever covers it", .covers(.touchesInBars),
        arguments: [26, 27],
        [true, false])
    func barByUIKit(version: Int, isCovered: Bool) {
        func swipe(_ stage: any FingerStage) -> String {
            let container = coverToolbar(of: stage)
            container.isHidden = !isCovered
            stage.swipe(y: container.frame.midY)
            return stage.stack
        }
        let plain = swipe(PlainStage("AB", on: version))
        #expect(plain == "A")
        #expect(swipe(Stage("AB", .init(on: version))) == plain)
    }

    @Test("UIKit may call overridden methods while it deallocates the controller", .covers(.deallocationByUIKit))
    func deallocation() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let screen = TestScreen("A")
            screen.popPreferences.hidesNavigationBar = true
            let controller = RecordingNavigationController(rootViewController: screen)
            controller.loadViewIfNeeded()
            _ = controller.popRecognizer
        }
    }
}
