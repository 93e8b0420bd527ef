import Testing
import UIKit
import UIKitSimulator

@MainActor
private final class TextStage: NSObject, UITextViewDelegate {
    let device = SimulatedDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    var log: [String] = []
    var allows = true

    override init() {
        super.init()
        view.delegate = self
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
    }

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        allows
    }
}

@MainActor
@Suite("Text views")
struct TextViewTests {
    @Test("A tap begins editing, and keys change the text at the caret", .facts(.textView))
    func editing() {
        let stage = TextStage()
        stage.device.fingerTap(at: CGPoint(x: 200, y: 200))
        stage.device.settle()
        #expect(stage.view.isFirstResponder)
        #expect(stage.device.system.keyboard.phase == .shown)
        stage.device.system.keyboard.type("ab")
        stage.view.selectedRange = NSRange(location: 1, length: 0)
        stage.device.system.keyboard.type("c")
        stage.device.system.keyboard.pressDelete()
        stage.device.system.keyboard.pressDelete()
        stage.allows = false
        stage.device.system.keyboard.type("d")
        stage.view.resignFirstResponder()
        #expect(stage.log == ["begin", "a", "ab", "acb", "ab", "b", "end"])
    }

    @Test("Text that cannot be edited never becomes first responder", .facts(.textView))
    func readOnly() {
        let stage = TextStage()
        stage.view.isEditable = false
        stage.device.fingerTap(at: CGPoint(x: 200, y: 200))
        #expect(!stage.view.isFirstResponder && !stage.view.becomeFirstResponder())
        stage.view.isEditable = true
        stage.view.becomeFirstResponder()
        stage.view.isEditable = false
        #expect(!stage.view.isFirstResponder)
    }

    @Test("A drag scrolls long text and does not begin editing", .facts(.textView))
    func scrolling() {
        let stage = TextStage()
        stage.view.text = String(repeating: "A line of text.\n", count: 60)
        stage.device.settle()
        stage.device.fingerDown(at: CGPoint(x: 200, y: 350))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 150), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.view.contentOffset.y > 100)
        #expect(!stage.view.isFirstResponder)
    }

    @Test("The notifications distinguish another app's keyboard from this app's", .facts(.otherAppKeyboard))
    func otherKeyboard() {
        let stage = TextStage()
        var isLocal: [Bool?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
            let value = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
            MainActor.assumeIsolated { isLocal.append(value) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.device.system.keyboard.moveOfAnotherApp(in: true)
        stage.device.settle()
        stage.view.becomeFirstResponder()
        #expect(isLocal == [false, true])
    }
}
