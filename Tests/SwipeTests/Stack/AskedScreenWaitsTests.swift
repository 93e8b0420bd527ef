import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A pop after a question pops the screen that was asked, and no other one that UIKit shows by then.
@MainActor
@Suite("Pops of asked screens that UIKit puts off")
struct AskedScreenWaitsTests {
    /// A stack in which UIKit shows C with an animation, and has put off a push of D.
    private func stage(on version: Int) -> Stage {
        let stage = Stage("AB", on: .init(.init(on: version)), switches: { $0.changesInOneTurn = .deferred })
        stage.screen("D").agrees = false
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.stack == "ABC")
        return stage
    }

    @Test(
        "The back button pops no screen that was not asked, if UIKit puts its pop off", .covers(.confirmation),
        arguments: [18, 26, 27])
    func backButton(version: Int) {
        let stage = stage(on: version)
        stage.tapBackButton()
        #expect(stage.stack == "ABCD")
        #expect(stage.screen("D").askedFor == [])
        #expect(!stage.takeEvents().contains { $0.hasPrefix("willPop") })
        stage.screen("D").agrees = true
        stage.expectUsable()
    }

    @Test(
        "`goBack` does nothing while a push waits in UIKit", .covers(.confirmation), arguments: [18, 26, 27])
    func goBack(version: Int) {
        let stage = stage(on: version)
        #expect(!stage.navigation.goBack(animated: false))
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.screen("C").askedFor == [])
    }

    @Test(
        "A pop after a later answer does nothing if UIKit shows another screen first", .covers(.laterAnswers),
        arguments: [18, 26, 27])
    func laterAnswer(version: Int) {
        let stage = stage(on: version)
        #expect(stage.navigation.pop(stage.screen("C"), for: .backButton, animated: true))
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        stage.screen("D").agrees = true
        stage.expectUsable()
    }
}
