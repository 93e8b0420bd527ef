import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Stacks that are emptied")
struct EmptyStackTests {
    @Test(
        "A stack that is emptied and filled twice in a callback has the last screen", .covers(.stackChanges),
        arguments: [18, 26, 27])
    func filledTwice(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.screen("A").whenAppearing = { [unowned stage] screen in
            screen.whenAppearing = nil
            for name in ["X", "Y"] {
                stage.navigation.setViewControllers([], animated: false)
                stage.navigation.pushViewController(stage.screen(name), animated: true)
            }
        }
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "Y")
        stage.expectUsable()
    }
}
