import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Text fields and the keyboard")
struct TextFieldTests {
    @Test("A tap begins editing: the keyboard slides in and posts will- and did-notifications")
    func tap() {
        let form = Form()
        form.device.fingerTap(at: form.point(0))
        #expect(form.fields[0].isFirstResponder && form.fields[0].isEditing)
        #expect(form.log == ["willShow", "didBegin 0"])
        #expect(form.device.system.keyboard.phase == .showing)
        form.device.wait(0.2)
        #expect(form.log.last == "didBegin 0")
        form.device.wait(0.1)
        #expect(form.log == ["willShow", "didBegin 0", "didShow"])
        #expect(form.device.system.keyboard.phase == .shown)
    }

    @Test("The notifications contain the frames and the duration")
    func userInfo() {
        let form = Form()
        form.fields[0].becomeFirstResponder()
        let info = form.info ?? [:]
        #expect(
            info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == CGRect(x: 0, y: 844, width: 390, height: 336))
        #expect(
            info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == CGRect(x: 0, y: 508, width: 390, height: 336))
        let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        #expect(value?.cgRectValue.minY == 508)
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber == 0.25)
    }

    @Test("The keyboard stays when another field becomes first responder")
    func nextField() {
        let form = Form()
        form.device.fingerTap(at: form.point(0))
        form.device.settle()
        form.log = []
        form.device.fingerTap(at: form.point(1))
        form.device.settle()
        #expect(form.log == ["didEnd 0", "didBegin 1"])
        #expect(!form.fields[0].isEditing && form.fields[1].isEditing)
    }

    @Test("The keyboard slides out when editing ends, and back if a field becomes first responder")
    func hide() {
        let form = Form()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.log = []
        form.fields[0].resignFirstResponder()
        #expect(form.log == ["willHide", "didEnd 0"])
        form.device.wait(0.1)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.log == ["willHide", "didEnd 0", "willShow", "didBegin 0", "didShow"])
        form.controller.view.endEditing(false)
        form.device.settle()
        #expect(form.log.last == "didHide")
        #expect(form.device.system.windows.count == 1)
        #expect(form.device.system.clock.isIdle)
    }

    @Test("Becoming and resigning first responder at once hides the keyboard, with all notifications")
    func atOnce() {
        let device = SimulatedDevice()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        device.settle()
        #expect(device.system.keyboard.phase == .hidden)
    }

    @Test("The keyboard covers the screen and receives the touches on it")
    func touches() {
        let form = Form()
        form.fields[2].becomeFirstResponder()
        #expect(form.controller.view.convert(form.fields[2].frame, to: nil).minY > 508)
        form.device.settle()
        form.log = []
        form.device.fingerTap(at: form.point(2))
        form.device.fingerTap(at: CGPoint(x: 200, y: 700))
        #expect(form.log == [])
        #expect(form.taps == 0)
        form.device.fingerTap(at: CGPoint(x: 200, y: 480))
        #expect(form.taps == 1)
    }

    @Test("Typing asks the delegate and sends change events; the delete key removes the last letter")
    func typing() {
        let form = Form()
        var changes = 0
        form.fields[0].addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        form.fields[0].becomeFirstResponder()
        form.device.system.keyboard.type("Helö")
        #expect(form.fields[0].text == "Helö")
        #expect(changes == 4)
        form.device.system.keyboard.pressDelete()
        #expect(form.fields[0].text == "Hel")
        form.refuses = true
        form.device.system.keyboard.type("x")
        #expect(form.fields[0].text == "Hel")
        #expect(changes == 5)
        form.fields[0].text = "by code"
        #expect(changes == 5)
    }

    @Test("The return key asks the delegate, and ends editing if the field has an action for it")
    func returnKey() {
        let form = Form()
        form.fields[0].becomeFirstResponder()
        form.device.system.keyboard.pressReturn()
        #expect(form.log.last == "return 0")
        #expect(form.fields[0].isEditing)
        form.fields[0].addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        form.device.system.keyboard.pressReturn()
        #expect(!form.fields[0].isEditing)
    }

    @Test("The delegate can refuse to begin and to end")
    func refusals() {
        let form = Form()
        form.mayBegin = false
        #expect(!form.fields[0].becomeFirstResponder())
        #expect(form.log == [])
        form.mayBegin = true
        form.mayEnd = false
        #expect(form.fields[0].becomeFirstResponder())
        #expect(!form.fields[0].resignFirstResponder())
        #expect(!form.fields[1].becomeFirstResponder())
        #expect(form.fields[0].isEditing)
        #expect(!form.controller.view.endEditing(false))
        #expect(form.controller.view.endEditing(true))
        #expect(!form.fields[0].isEditing)
    }

    @Test("A disabled field does not edit")
    func disabled() {
        let form = Form()
        form.fields[0].isEnabled = false
        form.device.fingerTap(at: form.point(0))
        #expect(form.log == [])
    }

    @Test("A screen that disappears ends the editing")
    func disappearing() {
        let form = Form()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.show(UIViewController())
        #expect(form.log.contains("willHide"))
        form.device.settle()
        #expect(form.device.system.keyboard.phase == .hidden)
    }
}

/// A device that shows three text fields, the last one low on the screen.
@MainActor
private final class Form: NSObject, UITextFieldDelegate {
    let device = SimulatedDevice()
    let controller = UIViewController()
    let fields = (0..<3).map { _ in UITextField() }
    var log: [String] = []
    var info: [AnyHashable: Any]?
    var taps = 0
    var mayBegin = true
    var mayEnd = true
    var refuses = false
    private var observers: [any NSObjectProtocol] = []

    override init() {
        super.init()
        let tapped: @MainActor (AnyObject) -> Void = { ($0 as! Form).taps += 1 }
        class_addMethod(Form.self, Selector("tapped"), imp_implementationWithBlock(tapped), nil)
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped"))
        tap.cancelsTouchesInView = false
        controller.view.addGestureRecognizer(tap)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 50, y: index == 2 ? 600 : 200 + 60 * index, width: 290, height: 44)
            field.tag = index
            field.delegate = self
            controller.view.addSubview(field)
        }
        device.show(controller)
        for (name, word) in [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: device.system.screen, queue: nil) {
                    [weak self] notification in
                    nonisolated(unsafe) let info = notification.userInfo
                    MainActor.assumeIsolated {
                        self?.log.append(word)
                        self?.info = info
                    }
                })
        }
    }

    deinit {
        MainActor.assumeIsolated {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
    }

    func point(_ field: Int) -> CGPoint { fields[field].center }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin \(textField.tag)") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd \(textField.tag)") }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { !refuses }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return \(textField.tag)")
        return true
    }
}
