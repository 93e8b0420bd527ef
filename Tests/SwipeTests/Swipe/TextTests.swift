import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Swipes over text")
struct TextTests {
    @Test(
        "A drag in text that is being edited does not pop, except from the edge", .covers(.leadingEdge, .textAndRows),
        .bug("https://github.com/element-hq/element-x-ios/issues/3765"), arguments: TestedSwipe.all)
    func editing(swipe: TestedSwipe) {
        for text in [UITextView(), UITextField()] as [UIView] {
            text.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
            let stage = Stage("AB", swipe, showing: text)
            text.becomeFirstResponder()
            stage.device.settle()
            stage.swipe(y: 240)
            #expect(stage.stack == "AB")
            stage.swipe(from: 5, y: 240)
            #expect(stage.stack == "A")
        }
    }

    @Test("A swipe over text that is not edited pops", .covers(.leadingEdge, .textAndRows), arguments: TestedSwipe.all)
    func reading(swipe: TestedSwipe) {
        for text in [UITextView(), UITextField()] as [UIView] {
            text.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
            let stage = Stage("AB", swipe, showing: text)
            stage.swipe(y: 240)
            #expect(stage.stack == "A")
            #expect(!text.isFirstResponder)
        }
    }

    @Test(
        "Text that is being edited does not count at the edge, even if exclusions do",
        .covers(.leadingEdge, .textAndRows))
    func editingAtEdge() {
        let text = UITextView()
        text.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
        let stage = Stage("AB", showing: text)
        stage.top.popPreferences.excludesLeadingEdge = true
        text.becomeFirstResponder()
        stage.device.settle()
        stage.swipe(from: 5, y: 240)
        #expect(stage.stack == "A")
    }
}
