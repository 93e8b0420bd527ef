import Foundation
import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("The keyboard")
struct KeyboardTests {
    private func stage(_ swipe: TestedSwipe) -> (Stage, UITextField) {
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        let stage = Stage("AB", swipe) { screen in
            if screen.name == "B" { screen.whenLoaded = { $0.view.addSubview(field) } }
        }
        return (stage, field)
    }

    /// Lets the keyboard move.
    private func moveKeyboard(of field: UITextField, in movesIn: Bool, on stage: any FingerStage) {
        stage.device.fingerTap(at: stage.point(200, 220))
        #expect(field.isFirstResponder)
        if !movesIn {
            stage.device.settle()
            field.resignFirstResponder()
        }
        stage.device.wait(0.05)
    }

    @Test(
        "The own pan pops while the keyboard moves in or out", .covers(.keyboard),
        arguments: TestedSwipe.ofOwnPan, [true, false])
    func moving(swipe: TestedSwipe, movesIn: Bool) {
        for start in [60, 5] as [CGFloat] {
            let (stage, field) = stage(swipe)
            moveKeyboard(of: field, in: movesIn, on: stage)
            stage.swipe(from: start, y: 300)
            #expect(stage.stack == "A", "from \(start)")
            #expect(!stage.device.isHung && !field.isFirstResponder)
        }
    }

    @Test(
        "On iOS 26, a touch doesn't pop while the keyboard moves, as on a plain controller",
        .covers(.keyboard), arguments: TestedSwipe.ofContentRecognizer, [true, false])
    func refused(swipe: TestedSwipe, movesIn: Bool) {
        for start in [60, 5] as [CGFloat] {
            let plain = PlainStage("AB", on: swipe.version)
            let plainField = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
            plain.top.view.addSubview(plainField)
            moveKeyboard(of: plainField, in: movesIn, on: plain)
            plain.swipe(from: start, y: 300)
            #expect(plain.stack == "AB", "from \(start)")
            let (stage, field) = stage(swipe)
            moveKeyboard(of: field, in: movesIn, on: stage)
            stage.swipe(from: start, y: 300)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.uiKitDeclined), "from \(start)")
            stage.swipe(from: start, y: 300)
            #expect(stage.stack == "A", "from \(start)")
        }
    }

    @Test(
        "The first responder has the keyboard again after a cancelled swipe", .covers(.neighbours, .keyboard),
        .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"),
        arguments: TestedSwipe.all)
    func kept(swipe: TestedSwipe) {
        let (stage, field) = stage(swipe)
        stage.device.fingerTap(at: stage.point(200, 220))
        stage.device.settle()
        stage.pull(from: 60, to: 260, y: 300)
        // UIKit may resign the first responder when the screen starts to disappear.
        field.resignFirstResponder()
        stage.device.fingerMove(to: stage.point(70, 300), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        #expect(field.isFirstResponder)
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
        #expect(!field.isFirstResponder)
    }

    @Test(
        "The first responder has the keyboard again after a cancelled zoom", .covers(.zoomTransitions, .keyboard),
        arguments: [18, 26, 27])
    func keptByZoom(version: Int) {
        let (stage, field) = stage(.init(on: version))
        stage.pushZoomed("C")
        stage.top.view.addSubview(field)
        field.becomeFirstResponder()
        stage.device.settle()
        stage.pull(from: 60, to: 260, y: 300)
        // UIKit may resign the first responder when the screen starts to disappear.
        field.resignFirstResponder()
        stage.device.fingerMove(to: stage.point(65, 300), duration: 0.3)
        stage.liftAfterRest()
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        #expect(field.isFirstResponder)
    }

    @Test(
        "After a cancelled swipe a tapped field, its keyboard and the bar above it are as before", .covers(.neighbours),
        .bug("https://github.com/software-mansion/react-native-screens/issues/726"),
        .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"),
        arguments: TestedSwipe.all)
    func inputBar(swipe: TestedSwipe) {
        let (stage, field) = stage(swipe)
        let bar = UIView(frame: CGRect(x: 0, y: 794, width: 390, height: 50))
        stage.top.view.addSubview(bar)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: stage.device.window.screen, queue: nil
        ) { notification in
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            MainActor.assumeIsolated { bar.frame.origin.y = frame.minY - 50 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.device.fingerTap(at: CGPoint(x: 200, y: 220))
        stage.device.settle()
        #expect(field.isFirstResponder)
        let place = bar.frame.minY
        #expect(place < 600)
        let before = stage.device.picture()
        stage.pull(from: 60, to: 220, y: 300)
        #expect(stage.stack == "A")
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        #expect(field.isFirstResponder && bar.frame.minY == place)
        #expect(stage.device.picture() == before)
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
        #expect(!field.isFirstResponder && bar.frame.minY == 794)
        #expect(!stage.device.isHung)
    }

    @Test(
        "A cancelled swipe makes the field first responder once, whether UIKit restores it or not",
        .covers(.keyboard), .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"),
        arguments: [15, 18, 26, 27], [true, false])
    func restoredOnce(version: Int, restores: Bool) {
        final class Field: UITextField {
            var count = 0
            override func becomeFirstResponder() -> Bool {
                count += 1
                return super.becomeFirstResponder()
            }
        }
        let field = Field(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        let stage = Stage("AB", on: .init(.init(on: version)), switches: { $0.restoresFirstResponder = restores })
        stage.top.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.device.settle()
        stage.pull(to: 260, y: 300)
        #expect(!field.isFirstResponder)
        stage.device.fingerMove(to: stage.point(70, 300), duration: 0.2)
        stage.liftAfterRest()
        #expect(field.isFirstResponder)
        #expect(field.count == 2)
    }

    @Test(
        "A field to which the app moves the focus during a swipe keeps it after a cancelled swipe", .covers(.keyboard),
        arguments: TestedSwipe.all)
    func moved(swipe: TestedSwipe) {
        let (stage, field) = stage(swipe)
        let other = UITextField(frame: CGRect(x: 40, y: 260, width: 300, height: 40))
        stage.top.view.addSubview(other)
        field.becomeFirstResponder()
        stage.device.settle()
        stage.pull(from: 60, to: 260, y: 400)
        other.becomeFirstResponder()
        stage.device.fingerMove(to: stage.point(70, 400), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "AB")
        #expect(other.isFirstResponder)
    }

    @Test(
        "The keyboard of another app next to this one doesn't block a swipe", .covers(.neighbours, .keyboard),
        arguments: TestedSwipe.all)
    func otherApp(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.system.keyboard.moveOfAnotherApp(in: true)
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
