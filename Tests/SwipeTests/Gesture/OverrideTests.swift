import PopNavigation
import Testing
import UIKit
import UIKitSimulator

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
        .covers(40), arguments: TestedDriver.all)
    func forgetful(driver: TestedDriver) {
        let stage = Stage("ABC", driver, navigation: ForgetfulNavigation(nibName: nil, bundle: nil))
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
}
