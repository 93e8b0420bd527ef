import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// UIKit puts changes off, and the screen that a pop is to uncover leaves meanwhile.
@MainActor
@Suite("Pops to screens that leave")
struct LostGoalTests {
    @Test(
        "A pop that UIKit repeats after its goal has left keeps nothing waiting",
        .covers(.stackChanges, .neighbours, .changeQueue), arguments: [18, 26])
    func duringPresentation(version: Int) {
        let stage = Stage("AB", on: .init(.init(on: version)), switches: { $0.changesInOneTurn = .deferred })
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.top.present(UIViewController(), animated: true)
        stage.navigation.popToRootViewController(animated: false)
        stage.navigation.popToViewController(stage.screen("B"), animated: true)
        stage.device.settle()
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
