import Foundation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The keyboard")
struct KeyboardTests {
    private func stage(_ driver: (driver: PopDriver, version: Int)) -> (Stage, UITextField) {
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = driver.version
        let stage = Stage("AB", on: configuration, driver: driver.driver) { screen in
            if screen.name == "B" { screen.whenLoaded = { $0.view.addSubview(field) } }
        }
        return (stage, field)
    }

    @Test(
        "Behaviour 4, 9, FIELD 7: while the keyboard moves, in or out, a swipe is refused; at rest it pops",
        arguments: drivers)
    func moving(driver: (driver: PopDriver, version: Int)) {
        let (stage, field) = stage(driver)
        func quickDrag() {
            stage.device.fingerDown(at: stage.point(60, 300))
            stage.device.fingerMove(to: stage.point(90, 300), duration: 0.05)
            stage.device.fingerUp()
        }
        stage.device.fingerTap(at: stage.point(200, 220))
        #expect(field.isFirstResponder)
        stage.device.wait(0.05)
        quickDrag()
        #expect(stage.verdict == .refused(.keyboardMoving))
        #expect(stage.takeEvents() == ["refused keyboardMoving"])
        stage.device.settle()
        field.resignFirstResponder()
        stage.device.wait(0.05)
        quickDrag()
        #expect(stage.verdict == .refused(.keyboardMoving))
        stage.device.settle()
        stage.swipeAndGiveUp()
        #expect(stage.verdict == .allowed)
        field.becomeFirstResponder()
        stage.device.settle()
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "Behaviour 17, FIELD 24: whoever has the keyboard has it again after a swipe that is given up",
        arguments: drivers)
    func kept(driver: (driver: PopDriver, version: Int)) {
        let (stage, field) = stage(driver)
        stage.device.fingerTap(at: stage.point(200, 220))
        stage.device.settle()
        stage.pull(from: 60, to: 260, y: 300)
        // As UIKit may do when the screen starts to disappear.
        field.resignFirstResponder()
        stage.device.fingerMove(to: stage.point(70, 300), duration: 0.2)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(field.isFirstResponder)
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
        #expect(!field.isFirstResponder)
    }

    @Test("Behaviour 17, FIELD 24: a field that has kept the keyboard is not asked to take it again")
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
        let keeper = FirstResponderKeeper(in: stage.top.view)
        keeper.restore()
        #expect(field.count == 1)
        field.resignFirstResponder()
        keeper.restore()
        #expect(field.isFirstResponder)
        #expect(field.count == 2)
    }

    @Test("Behaviour 4: an app that comes back finds no keyboard that still moves")
    func background() {
        let (stage, field) = stage((.system, 18))
        field.becomeFirstResponder()
        stage.device.wait(0.05)
        stage.device.enterBackground()
        stage.device.enterForeground()
        stage.pull(to: 90, y: 300)
        #expect(stage.verdict == .allowed)
        stage.device.fingerUp()
        stage.device.settle()
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 17, FIELD 7, 24: a field that a finger has tapped, its keyboard and the bar above it are back after a swipe given up",
        arguments: drivers)
    func inputBar(driver: (driver: PopDriver, version: Int)) {
        let (stage, field) = stage(driver)
        let bar = UIView(frame: CGRect(x: 0, y: 794, width: 390, height: 50))
        stage.top.view.addSubview(bar)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: stage.device.window.screen, queue: nil
        ) { news in
            guard let frame = news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
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
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(field.isFirstResponder && bar.frame.minY == place)
        #expect(stage.device.picture() == before)
        stage.swipe(y: 300)
        #expect(stage.stack == "A")
        #expect(!field.isFirstResponder && bar.frame.minY == 794)
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 4: the word that the app has gone ends the keyboard's movement")
    func wordOfBackground() {
        let stage = Stage("AB")
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25)])
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Behaviour 4, FIELD 7: a keyboard whose arrival nobody tells does not stop swipes for good",
        arguments: [18, 26])
    func neverArrived(version: Int) {
        let stage = Stage("AB", version: version)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25)])
        stage.swipe()
        #expect(stage.verdict == .refused(.keyboardMoving))
        stage.device.wait(1)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 17, FIELD 24: whoever still has the keyboard is not given it again")
    func givenOnce() {
        final class Field: UITextField {
            var count = 0
            override func becomeFirstResponder() -> Bool {
                count += 1
                return super.becomeFirstResponder()
            }
        }
        let field = Field(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        let stage = Stage("AB", version: 18)
        stage.top.view.addSubview(field)
        _ = field.becomeFirstResponder()
        stage.device.settle()
        stage.pull(to: 260, y: 300)
        let count = field.isFirstResponder ? field.count : field.count + 1
        stage.device.fingerMove(to: stage.point(70, 300), duration: 0.2)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(field.isFirstResponder)
        #expect(field.count == count)
    }

    @Test("Behaviour 17: nobody is looked for where no keyboard is shown, nor in a pop that cannot be given up")
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
            let (stage, field) = stage((.system, 18))
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
}
