import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Parts of UIKit that appear late")
struct LatePartsTests {
    /// A controller in which UIKit's recognizers appear late.
    private final class LateController: BasicNavigationController {
        var isLate = true
        var isContentLate = false

        override var interactivePopGestureRecognizer: UIGestureRecognizer? {
            isLate ? nil : super.interactivePopGestureRecognizer
        }

        override var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
            isContentLate ? nil : super.interactiveContentPopGestureRecognizer
        }
    }

    @Test(
        "UIKit's recognizer that appears after the view has loaded is used from then on", .needsPrivateAPI,
        .covers(.lateRecognizers),
        .bug("https://github.com/software-mansion/react-native-screens/issues/3141"), arguments: [15, 18, 26, 27])
    func later(version: Int) {
        let controller = LateController(nibName: nil, bundle: nil)
        let stage = Stage("ABCD", .init(on: version), navigation: controller)
        stage.pull(to: 360)
        #expect((controller.components.ownTransition.interaction == nil) == (version >= 26))
        stage.liftAfterRest()
        #expect(stage.stack == "ABC")
        controller.isLate = false
        stage.pull(to: 360)
        #expect(controller.components.ownTransition.interaction == nil)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents().count == 4)
        stage.expectUsable()
        // UIKit's recognizers must not pop together with the library's.
        stage.navigation.popGestureRecognizerEnabled = false
        stage.swipe(from: 5)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB")
    }

    @Test(
        "A UIKit recognizer that appears without a layout pass obeys the rules at once",
        .covers(.gestureSwitch, .lateRecognizers), arguments: [true, false])
    func afterTouch(isContent: Bool) {
        let controller = LateController(nibName: nil, bundle: nil)
        (controller.isLate, controller.isContentLate) = (!isContent, isContent)
        let stage = Stage("AB", .init(on: 26), navigation: controller)
        stage.navigation.popGestureRecognizerEnabled = false
        (controller.isLate, controller.isContentLate) = (false, false)
        stage.swipe(from: isContent ? 60 : 5)
        #expect(stage.stack == "AB")
    }
}
