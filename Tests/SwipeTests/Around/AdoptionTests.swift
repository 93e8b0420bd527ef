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

    override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}

@MainActor
@Suite("Habits that apps bring along")
struct AdoptionTests {
    @Test(
        "Overrides of the delegate's methods without super leave the swipe and its rules", .covers(40),
        arguments: TestedDriver.all)
    func careless(driver: TestedDriver) {
        let stage = Stage("ABC", driver, navigation: CarelessNavigationController(nibName: nil, bundle: nil))
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
        "A touch in the frame of a visible bar is in the bar, whatever view is there", .covers(42),
        arguments: [18, 26, 27])
    func floatingBar(version: Int) {
        let stage = Stage("AB", TestedDriver(on: version))
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        // From iOS 26 on the items of a toolbar are in a container beside the toolbar.
        let container = UIView(frame: stage.navigation.toolbar.frame)
        stage.navigation.view.addSubview(container)
        stage.swipe(y: container.frame.midY)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.inBar))
        stage.navigation.setToolbarHidden(true, animated: false)
        container.removeFromSuperview()
        stage.device.settle()
        stage.swipe(y: container.frame.midY)
        #expect(stage.stack == "A")
    }

    @Test("UIKit may call overridden methods while it deallocates the controller", .covers(45))
    func deallocation() async {
        await #expect(processExitsWith: .success) { @MainActor in
            SimulatedDevice().system.switches.callsOverridesInDealloc = true
            let screen = TestScreen("A")
            screen.popPreferences.hidesNavigationBar = true
            let controller = RecordingNavigationController(rootViewController: screen)
            controller.loadViewIfNeeded()
            _ = controller.popRecognizer
        }
    }
}
