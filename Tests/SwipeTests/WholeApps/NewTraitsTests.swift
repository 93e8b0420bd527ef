import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("New traits")
struct NewTraitsTests {
    private final class Child: UIViewController {
        var newTraits = 0

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            newTraits += 1
        }
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
