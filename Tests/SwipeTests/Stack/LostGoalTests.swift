import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit defers changes, and the screen that a pop would uncover leaves in the meantime.
@MainActor
@Suite("Pops to screens that leave")
struct LostGoalTests {
    @Test(
        "A pop that UIKit repeats after its goal has left keeps nothing waiting",
        .covers(.stackChanges, .neighbours, .changeQueue), arguments: [18, 26])
    func duringPresentation(version: Int) {
        let stage = Stage("AB", on: .init(.init(on: version)), switches: { $0.changesInOneTurn = .deferred })
        let warnings = ExpectedWarnings.during {
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.top.present(UIViewController(), animated: true)
            stage.navigation.popToRootViewController(animated: false)
            stage.navigation.popToViewController(stage.screen("B"), animated: true)
            stage.device.settle()
        }
        #expect(warnings == ["B has left the stack in the meantime; the pop to it is ignored."])
        #expect(stage.stack == "A")
        weak let left = stage.screen("B")
        stage.releaseScreens()
        stage.device.wait(0.1)
        #expect(left == nil)
        stage.navigation.dismiss(animated: false)
        stage.device.settle()
        stage.expectUsable()
    }
}
