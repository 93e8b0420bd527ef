import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Swipes over text")
struct TextTests {
    /// A focused text with a selection.
    private func selectedText() -> UITextView {
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
        text.text = "Some text"
        text.selectedRange = NSRange(location: 0, length: 4)
        return text
    }

    @Test(
        "The own pan leaves a drag to a focused text with a selection, except at the edge",
        .covers(.leadingEdge, .textAndRows), .bug("https://github.com/element-hq/element-x-ios/issues/3765"),
        arguments: TestedSwipe.ofOwnPan)
    func selection(swipe: TestedSwipe) {
        let text = selectedText()
        let stage = Stage("AB", swipe, showing: text)
        text.becomeFirstResponder()
        stage.device.settle()
        stage.swipe(y: 240)
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused excludedView"])
        stage.swipe(from: 5, y: 240)
        #expect(stage.stack == "A")
    }

    @Test(
        "A selection in a text without the focus doesn't prevent a swipe", .covers(.textAndRows),
        arguments: TestedSwipe.all)
    func selectionWithoutFocus(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, showing: selectedText())
        stage.swipe(y: 240)
        #expect(stage.stack == "A")
    }

    @Test(
        "The own pan leaves a drag to a focused text whose recognizer has begun",
        .covers(.textAndRows), .bug("https://github.com/element-hq/element-x-ios/issues/3765"),
        arguments: TestedSwipe.ofOwnPan)
    func loupe(swipe: TestedSwipe) {
        let text = UITextField(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
        let loupe = LateRecognizer(threshold: 2)
        loupe.isSimultaneous = true
        text.addGestureRecognizer(loupe)
        let stage = Stage("AB", swipe, showing: text)
        text.becomeFirstResponder()
        stage.device.settle()
        stage.swipe(y: 240)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["refused excludedView"])
    }

    @Test(
        "UIKit's content recognizer decides about a text with a selection", .covers(.textAndRows),
        arguments: [26, 27])
    func selectionForUIKit(version: Int) {
        func pop(_ stage: any FingerStage) -> String {
            let text = selectedText()
            stage.top.view.addSubview(text)
            text.becomeFirstResponder()
            stage.device.settle()
            stage.swipe(y: 240)
            return stage.stack
        }
        #expect(pop(Stage("AB", .init(on: version))) == pop(PlainStage("AB", on: version)))
    }

    @Test(
        "A swipe over a text without a selection pops, focused or not", .covers(.leadingEdge, .textAndRows),
        arguments: TestedSwipe.all, [true, false])
    func caret(swipe: TestedSwipe, isFocused: Bool) {
        for text in [UITextView(), UITextField()] as [UIView] {
            text.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
            let stage = Stage("AB", swipe, showing: text)
            if isFocused { text.becomeFirstResponder() }
            stage.device.settle()
            stage.swipe(y: 240)
            #expect(stage.stack == "A")
            #expect(!text.isFirstResponder)
        }
    }

    @Test(
        "A text with a selection does not count at the edge, even if exclusions do",
        .covers(.leadingEdge, .textAndRows))
    func selectionAtEdge() {
        let text = selectedText()
        let stage = Stage("AB", showing: text)
        stage.top.popPreferences.excludesLeadingEdge = true
        text.becomeFirstResponder()
        stage.device.settle()
        stage.swipe(from: 5, y: 240)
        #expect(stage.stack == "A")
    }
}
