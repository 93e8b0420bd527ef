import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The keyboard during an interactive pop")
struct KeyboardInPopTests {
    @MainActor
    private final class Log {
        var names: [String] = []
        var lastDuration: TimeInterval?
    }

    /// A device with two screens. A field in the upper one is the first responder.
    @MainActor
    private struct KeyboardStage {
        let device: SimulatedDevice
        let navigation: UINavigationController
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        let log = Log()
        private let observers: [any NSObjectProtocol]

        init(mirrored: Bool = false) {
            var configuration = SimulatedDevice.Configuration()
            configuration.layoutDirection = mirrored ? .rightToLeft : .leftToRight
            device = SimulatedDevice(configuration)
            let (a, b) = (UIViewController(), UIViewController())
            for screen in [a, b] { screen.view.backgroundColor = .white }
            navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            navigation.pushViewController(b, animated: false)
            device.settle()
            b.view.addSubview(field)
            field.becomeFirstResponder()
            device.settle()
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            let (log, screen) = (log, device.window.screen)
            observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { notification in
                    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                    let seconds = duration?.doubleValue
                    MainActor.assumeIsolated {
                        log.names.append(name.rawValue)
                        log.lastDuration = seconds
                    }
                }
            }
        }

        func end() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        /// The left edge of the keyboard in the picture; nil if the keyboard isn't in it.
        var keyboard: CGRect? {
            guard let window = device.system.windows.first(where: { $0.windowLevel.rawValue > 1000 }),
                !window.isHidden, let view = window.subviews.first
            else { return nil }
            return view.layer.presentation()?.frame
        }

        func pull(from start: CGFloat, to end: CGFloat) {
            device.fingerDown(at: CGPoint(x: start, y: 400))
            device.fingerMove(to: CGPoint(x: end, y: 400), duration: 0.4)
        }
    }

    @Test(
        "The keyboard moves with the screen and returns if the swipe is cancelled", .facts(.keyboardInPop),
        arguments: [false, true])
    func cancelled(mirrored: Bool) throws {
        let stage = KeyboardStage(mirrored: mirrored)
        defer { stage.end() }
        let before = stage.device.picture()
        let rest = try #require(stage.keyboard)
        #expect(abs(rest.minY - 508) < 0.5)
        if mirrored { stage.pull(from: 386, to: 246) } else { stage.pull(from: 4, to: 144) }
        let screen = try #require(stage.field.superview)
        let offset = try #require(screen.layer.presentation()).frame.minX
        #expect(abs(offset) > 100)
        let moved = try #require(stage.keyboard)
        #expect(abs(moved.minX - offset) < 0.5)
        #expect(moved.minY == rest.minY)
        #expect(!stage.field.isFirstResponder)
        stage.device.wait(0.3)
        stage.device.fingerMove(to: CGPoint(x: mirrored ? 370 : 20, y: 400), duration: 0.4)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.field.isFirstResponder)
        #expect(stage.device.picture() == before)
        #expect(stage.log.names.isEmpty)
    }

    @Test("The keyboard leaves with the screen, and is hidden when the pop has completed", .facts(.keyboardAfterPop))
    func completed() throws {
        let stage = KeyboardStage()
        defer { stage.end() }
        stage.pull(from: 4, to: 300)
        #expect(try #require(stage.keyboard).minX > 250)
        #expect(stage.log.names.isEmpty)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(!stage.field.isFirstResponder)
        #expect(stage.keyboard == nil)
        #expect(stage.log.names == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
        #expect(stage.log.lastDuration == 0)
        // The keyboard returns from below.
        let field = UITextField(frame: stage.field.frame)
        stage.navigation.topViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        stage.device.wait(0.1)
        #expect(try #require(stage.keyboard).minX == 0)
        stage.device.settle()
        #expect(stage.keyboard == CGRect(x: 0, y: 508, width: 390, height: 336))
    }

    @Test(
        "UIKit may fail to restore the focus after a cancelled swipe",
        .facts(.keyboardInPop), arguments: [true, false])
    func notRestored(isCovered: Bool) throws {
        let stage = KeyboardStage()
        defer { stage.end() }
        stage.device.system.switches.restoresFirstResponder = isCovered
        stage.pull(from: 4, to: 144)
        if isCovered { stage.navigation.present(UIViewController(), animated: false) }
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(!stage.field.isFirstResponder)
        #expect(stage.keyboard == nil)
    }

    @Test("A lower screen that can become first responder does so as the swipe begins", .facts(.keyboardInPop))
    func lowerScreen() throws {
        final class Responding: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = KeyboardStage()
        defer { stage.end() }
        let lower = Responding()
        stage.navigation.viewControllers = [lower, stage.navigation.viewControllers[1]]
        stage.device.settle()
        stage.field.becomeFirstResponder()
        stage.device.settle()
        stage.pull(from: 4, to: 144)
        #expect(lower.isFirstResponder)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.field.isFirstResponder)
    }

    @Test(
        "A lower screen's field that becomes first responder in a swipe has the keyboard in place",
        .facts(.keyboardInPop))
    func takenByLowerScreen() throws {
        let stage = KeyboardStage()
        defer { stage.end() }
        let lower = UITextField(frame: stage.field.frame)
        stage.navigation.viewControllers[0].view.addSubview(lower)
        stage.pull(from: 4, to: 200)
        lower.becomeFirstResponder()
        stage.device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(lower.isFirstResponder)
        #expect(stage.keyboard == CGRect(x: 0, y: 508, width: 390, height: 336))
    }

    @Test("A pop without a finger ends the editing at its beginning")
    func byCall() {
        let stage = KeyboardStage()
        defer { stage.end() }
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0)
        #expect(!stage.field.isFirstResponder)
        stage.device.settle()
        #expect(stage.keyboard == nil)
    }
}
