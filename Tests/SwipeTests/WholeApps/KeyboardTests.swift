import Foundation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The keyboard")
struct KeyboardTests {
    private func stage(_ driver: TestedSwipe) -> (Stage, UITextField) {
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        let stage = Stage("AB", driver) { screen in
            if screen.name == "B" { screen.whenLoaded = { $0.view.addSubview(field) } }
        }
        return (stage, field)
    }

    @Test(
        "A swipe pops while the keyboard moves in or out, as on a plain controller", .covers(.keyboard),
        arguments: TestedSwipe.all, [true, false])
    func moving(driver: TestedSwipe, movesIn: Bool) {
        let (stage, field) = stage(driver)
        stage.device.fingerTap(at: stage.point(200, 220))
        #expect(field.isFirstResponder)
        if !movesIn {
            stage.device.settle()
            field.resignFirstResponder()
        }
        stage.device.wait(0.05)
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung && !field.isFirstResponder)
    }

    @Test(
        "The first responder has the keyboard again after a cancelled swipe", .covers(.neighbours, .keyboard),
        .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"),
        arguments: TestedSwipe.all)
    func kept(driver: TestedSwipe) {
        let (stage, field) = stage(driver)
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
        stage.screen("C").preferredTransition = .zoom { _ in nil }
        stage.push("C")
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
        "A field that kept the keyboard does not become first responder again", .covers(.neighbours),
        .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"))
    func notTakenAgain() {
        final class Counting: UITextField {
            var count = 0
            override func becomeFirstResponder() -> Bool {
                count += 1
                return super.becomeFirstResponder()
            }
        }
        let stage = Stage("AB")
        let field = Counting(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        stage.top.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.device.settle()
        let transition = StackTransition(
            from: stage.navigation.viewControllers, by: .swipe(.system),
            bars: BothBarStates(navigationBar: BarState(isHidden: false), toolbar: BarState(isHidden: true)),
            isKeyboardShown: true)
        transition.restoreFirstResponder()
        #expect(field.count == 1)
        field.resignFirstResponder()
        transition.restoreFirstResponder()
        #expect(field.isFirstResponder)
        #expect(field.count == 2)
    }

    @Test(
        "After a cancelled swipe a tapped field, its keyboard and the bar above it are as before", .covers(.neighbours),
        .bug("https://github.com/software-mansion/react-native-screens/issues/726"),
        .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"),
        arguments: TestedSwipe.all)
    func inputBar(driver: TestedSwipe) {
        let (stage, field) = stage(driver)
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
        "A field that still has the keyboard is not made first responder again by a cancelled swipe",
        .covers(.neighbours), .bug("https://github.com/jessesquires/JSQMessagesViewController/issues/1174"))
    func keptResponder() {
        final class Field: UITextField {
            var count = 0
            override func becomeFirstResponder() -> Bool {
                count += 1
                return super.becomeFirstResponder()
            }
        }
        let field = Field(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        let stage = Stage("AB", .init(on: 18))
        stage.top.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.device.settle()
        stage.pull(to: 260, y: 300)
        #expect(field.isFirstResponder)
        stage.device.fingerMove(to: stage.point(70, 300), duration: 0.2)
        stage.liftAfterRest()
        #expect(field.isFirstResponder)
        #expect(field.count == 1)
    }

    @Test("The first responder is searched only for a swipe while the keyboard is shown", .covers(.neighbours))
    func notSought() {
        final class Focus: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override var isFirstResponder: Bool {
                count += 1
                return super.isFirstResponder
            }
        }
        func count(withKeyboard: Bool, _ pop: (Stage) -> Void) -> Int {
            let (stage, field) = stage(.init())
            let focus = Focus(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            stage.top.view.insertSubview(focus, at: 0)
            if withKeyboard { field.becomeFirstResponder() }
            stage.device.settle()
            focus.count = 0
            pop(stage)
            return focus.count
        }
        let swipe: (Stage) -> Void = { $0.pull(to: 250, y: 300) }
        #expect(count(withKeyboard: false, swipe) < count(withKeyboard: true, swipe))
        let hidden: (Stage) -> Void = { stage in
            stage.top.view.endEditing(true)
            stage.device.settle()
            for view in stage.top.view.subviews { (view as? Focus)?.count = 0 }
            swipe(stage)
        }
        #expect(count(withKeyboard: true, hidden) == count(withKeyboard: false, swipe))
        let call: (Stage) -> Void = { $0.navigation.popViewController(animated: true) }
        #expect(count(withKeyboard: true, call) == count(withKeyboard: false, call))
    }

    @Test(
        "The keyboard of another app beside this one does not block a swipe", .covers(.neighbours, .keyboard),
        arguments: TestedSwipe.all)
    func otherApp(driver: TestedSwipe) {
        let stage = Stage("AB", driver)
        stage.device.system.keyboard.moveOfAnotherApp(in: true)
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
