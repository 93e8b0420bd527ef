import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// New sizes and traits of the controller.
@MainActor
@Suite("New sizes and traits")
struct NewSizeTests {
    private final class Recording: BasicNavigationController {
        var wasSwiping: [Bool] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            let recognizers = [popRecognizer, interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer]
            wasSwiping.append(recognizers.contains { $0?.hasBegun == true })
        }
    }

    private final class Child: UIViewController {
        var newTraits = 0

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            newTraits += 1
        }
    }

    @Test("A swipe is cancelled before the views have the new size", .covers(.rightToLeft), arguments: TestedSwipe.all)
    func swipe(swipe: TestedSwipe) {
        let navigation = Recording(nibName: nil, bundle: nil)
        let stage = Stage("AB", swipe, navigation: navigation)
        stage.pull(to: 200)
        #expect(stage.isSwiping)
        stage.device.resize(to: CGSize(width: 844, height: 390))
        #expect(navigation.wasSwiping == [false])
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test("The controller passes new traits to its screens, as UIKit does", .covers(.neighbours))
    func traits() {
        let stage = Stage("A", on: .iPhoneDuo(.outer))
        let child = Child()
        stage.navigation.pushViewController(child, animated: false)
        stage.device.settle()
        stage.device.unfold()
        stage.device.settle()
        #expect(child.newTraits > 0)
    }
}
