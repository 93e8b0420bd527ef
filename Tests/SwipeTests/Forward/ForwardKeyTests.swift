import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The key command that goes forward")
struct ForwardKeyTests {
    @Test(
        "Command and the closing bracket go forward; right to left, the opening bracket does",
        .covers(.forward, .rightToLeft), arguments: [15, 18, 26, 27], directions)
    func key(version: Int, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("ABC", .init(on: version), direction, keeping: 5)
        let (key, other) = direction == .rightToLeft ? ("[", "]") : ("]", "[")
        #expect(!stage.device.keyPress(key, modifierFlags: .command))
        stage.goBack(2)
        #expect(!stage.device.keyPress(other, modifierFlags: .command))
        for stack in ["AB", "ABC"] {
            #expect(stage.device.keyPress(key, modifierFlags: .command))
            stage.device.settle()
            #expect(stage.stack == stack)
        }
        #expect(stage.navigation.keyCommands == nil)
    }

    @Test("The controller's other key commands stay, and a screen's own comes first", .covers(.forward))
    func others() {
        final class Keyed: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "]", modifierFlags: .command, action: Selector("unknown:"))]
            }
        }
        let stage = Stage("AB", keeping: 1)
        let command = UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("unknown:"))
        stage.navigation.addKeyCommand(command)
        #expect(stage.navigation.keyCommands == [command])
        stage.goBack()
        #expect(stage.navigation.keyCommands?.map(\.input) == ["k", "]"])
        #expect(stage.navigation.keyCommands?.first === command)
    }

    @Test("During a transition the key does nothing", .covers(.forward), arguments: [18, 26])
    func duringTransition(version: Int) {
        let stage = Stage("ABC", .init(on: version), keeping: 5)
        stage.goBack(2)
        stage.device.keyPress("]", modifierFlags: .command)
        stage.device.keyPress("]", modifierFlags: .command)
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.ahead == "C")
    }

    @Test("goForward returns whether it has pushed, and pushes at once without animation", .covers(.forward))
    func goForward() {
        let stage = Stage("ABC", keeping: 5)
        #expect(!stage.navigation.goForward(animated: true))
        stage.goBack(2)
        #expect(stage.navigation.goForward(animated: false) && stage.stack == "AB")
        stage.device.settle()
        #expect(stage.navigation.goForward(animated: true) && !stage.navigation.goForward(animated: true))
        stage.device.settle()
        #expect(stage.stack == "ABC" && !stage.navigation.goForward(animated: true))
    }
}
