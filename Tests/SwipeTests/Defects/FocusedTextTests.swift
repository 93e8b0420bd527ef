import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A text takes a drag only where it uses the drag.
@MainActor
@Suite("Swipes over a focused text view of full size")
struct FocusedTextTests {
    /// Shows a compose screen with a focused text.
    private func compose(_ stage: PlainStage, selecting selection: NSRange = NSRange(location: 3, length: 0))
        -> UITextView
    {
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        text.text = "A message of several words"
        stage.top.view.addSubview(text)
        text.becomeFirstResponder()
        text.selectedRange = selection
        stage.device.settle()
        #expect(text.isFirstResponder)
        return text
    }

    @Test(
        "A swipe over a focused text with a caret pops, in the strip and in the content", .covers(.textAndRows),
        arguments: TestedSystem.all)
    func caret(system: TestedSystem) {
        for start in [5, 30, 60, 120] as [CGFloat] {
            let stage = system.own()
            let log = EventLog(of: stage.controller as! BasicNavigationController)
            _ = compose(stage)
            stage.swipe(from: start, y: 300)
            #expect(stage.stack == "A", "from \(start)")
            #expect(log.take() == ["willPop B→A gesture", "didPop B→A gesture"], "from \(start)")
        }
    }

    @Test("A swipe over a focused field pops", .covers(.textAndRows), arguments: TestedSystem.all)
    func field(system: TestedSystem) {
        for start in [5, 30, 60, 120] as [CGFloat] {
            let stage = system.own()
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 390, height: 80))
            stage.top.view.addSubview(field)
            field.becomeFirstResponder()
            stage.device.settle()
            stage.swipe(from: start, y: 240)
            #expect(stage.stack == "A", "from \(start)")
        }
    }

    @Test(
        "A text with a selection takes the drag from the own pan", .covers(.textAndRows),
        arguments: TestedSystem.withoutContentRecognizer)
    func selection(system: TestedSystem) {
        for start in [30, 60, 120] as [CGFloat] {
            let stage = system.own()
            let text = compose(stage, selecting: NSRange(location: 2, length: 7))
            stage.swipe(from: start, y: 300)
            #expect(stage.stack == "AB" && text.isFirstResponder, "from \(start)")
        }
    }

    @Test(
        "A text whose own recognizer has begun keeps the drag, as on a plain controller", .covers(.textAndRows),
        arguments: TestedSystem.all)
    func loupe(system: TestedSystem) {
        for start in [30, 60, 120] as [CGFloat] {
            func play(_ stage: PlainStage) -> String {
                let text = compose(stage)
                let loupe = UILongPressGestureRecognizer()
                text.addGestureRecognizer(loupe)
                stage.device.fingerDown(at: stage.point(start, 300))
                stage.device.wait(0.7)
                #expect(loupe.hasBegun)
                stage.device.fingerMove(to: stage.point(start + 250, 300), duration: 0.3)
                stage.liftAfterRest()
                return stage.stack
            }
            #expect(play(system.own()) == play(system.plain()), "from \(start)")
        }
    }

    @Test(
        "UIKit decides about its own recognizers over a text, with and without a selection", .covers(.textAndRows),
        arguments: TestedSystem.all, [0, 7])
    func uiKitDecides(system: TestedSystem, length: Int) {
        let starts: [CGFloat] = system.version < 26 ? [5, 15] : [5, 15, 30, 60, 120]
        for start in starts {
            func play(_ stage: PlainStage) -> String {
                let text = compose(stage, selecting: NSRange(location: 2, length: length))
                stage.swipe(from: start, y: 300)
                return "\(stage.stack) \(text.isFirstResponder) \(text.contentOffset)"
            }
            #expect(play(system.own()) == play(system.plain()), "from \(start)")
        }
    }
}
