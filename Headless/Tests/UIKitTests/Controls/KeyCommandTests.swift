import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Key commands of a hardware keyboard")
struct KeyCommandTests {
    /// Logs the commands that reach it.
    private final class Keyed: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand]?

        override var keyCommands: [UIKeyCommand]? { commands ?? super.keyCommands }

        static let forward = Selector("goForward:")
        private static let goForward: @MainActor (AnyObject, Any?) -> Void = { screen, sender in
            (screen as? Keyed)?.log.append((sender as? UIKeyCommand)?.input ?? "?")
        }

        static func register() {
            class_addMethod(Self.self, forward, imp_implementationWithBlock(goForward), nil)
        }
    }

    private static func command(_ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: flags, action: Keyed.forward)
    }

    private func device(mirrored: Bool = false, showing root: UIViewController) -> SimulatedDevice {
        Keyed.register()
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        let device = SimulatedDevice(configuration)
        device.show(root)
        device.settle()
        return device
    }

    @Test("A key with the modifiers of a command performs its action, with the command as sender", .facts(.keyCommands))
    func press() {
        let screen = Keyed()
        screen.commands = [Self.command("]")]
        let device = device(showing: screen)
        #expect(device.keyPress("]", modifierFlags: .command))
        #expect(screen.log == ["]"])
        #expect(!device.keyPress("]") && !device.keyPress("]", modifierFlags: [.command, .shift]))
        #expect(!device.keyPress("[", modifierFlags: .command))
        #expect(screen.log == ["]"])
    }

    @Test("The nearest responder's command up from the first responder is performed", .facts(.keyCommands))
    func firstResponder() {
        let (outer, inner) = (Keyed(), Keyed())
        let navigation = UINavigationController(rootViewController: inner)
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        inner.view.addSubview(field)
        outer.commands = [Self.command("]"), Self.command("k")]
        inner.commands = [Self.command("]")]
        let device = device(showing: outer)
        field.becomeFirstResponder()
        device.keyPress("]", modifierFlags: .command)
        device.keyPress("k", modifierFlags: .command)
        // The action goes to the nearest responder that implements it.
        #expect(inner.log == ["]", "k"] && outer.log == [])
    }

    @Test("Without a first responder the screen in front is the first to be asked", .facts(.keyCommands))
    func withoutFirstResponder() {
        let (lower, presented) = (Keyed(), Keyed())
        let navigation = UINavigationController(rootViewController: lower)
        lower.commands = [Self.command("]")]
        presented.commands = [Self.command("]")]
        let device = device(showing: navigation)
        device.keyPress("]", modifierFlags: .command)
        #expect(lower.log == ["]"])
        navigation.present(presented, animated: false)
        device.settle()
        device.keyPress("]", modifierFlags: .command)
        #expect(lower.log == ["]"] && presented.log == ["]"])
    }

    @Test("A controller's added commands are its key commands until they are removed", .facts(.keyCommands))
    func added() {
        let screen = Keyed()
        let command = Self.command("]")
        let device = device(showing: screen)
        #expect(screen.keyCommands == nil)
        screen.addKeyCommand(command)
        #expect(screen.keyCommands == [command] && device.keyPress("]", modifierFlags: .command))
        screen.removeKeyCommand(command)
        #expect(screen.keyCommands == nil && !device.keyPress("]", modifierFlags: .command))
        #expect(screen.log == ["]"])
    }

    @Test("A disabled command and one whose action nobody implements are passed over", .facts(.keyCommands))
    func passedOver() {
        let screen = Keyed()
        let (disabled, unknown) = (
            Self.command("]"), UIKeyCommand(input: "]", modifierFlags: .command, action: Selector("unknown:"))
        )
        disabled.attributes = .disabled
        screen.commands = [disabled, unknown]
        let device = device(showing: screen)
        #expect(!device.keyPress("]", modifierFlags: .command))
        screen.commands?.append(Self.command("]"))
        #expect(device.keyPress("]", modifierFlags: .command) && screen.log == ["]"])
    }

    @Test("Right to left exchanges brackets and arrows, unless the command says otherwise", .facts(.keyCommands))
    func mirrored() {
        let screen = Keyed()
        let fixed = Self.command(UIKeyCommand.inputRightArrow)
        fixed.allowsAutomaticMirroring = false
        screen.commands = [Self.command("]"), Self.command(UIKeyCommand.inputLeftArrow, []), fixed]
        let device = device(mirrored: true, showing: screen)
        #expect(!device.keyPress("]", modifierFlags: .command) && device.keyPress("[", modifierFlags: .command))
        #expect(device.keyPress(UIKeyCommand.inputRightArrow))
        #expect(device.keyPress(UIKeyCommand.inputRightArrow, modifierFlags: .command))
        #expect(screen.log == ["]", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow])
    }
}
