import Testing
import UIKit

/// Answers UIKit's undeclared question about events, if it responds to it, and logs all questions about touches.
private final class AskedDelegate: NSObject, UIGestureRecognizerDelegate, NSObjectOverrides, MessageReceiver {
    unowned let stage: GestureStage
    nonisolated(unsafe) var isResponding = true
    nonisolated(unsafe) private(set) var timesAsked = 0
    /// Whether a new touch had a view, at each undeclared question and at each public one.
    private(set) var undeclaredViews: [Bool] = []
    private(set) var views: [Bool] = []
    var answer: Bool? = true

    init(_ stage: GestureStage) {
        self.stage = stage
    }

    nonisolated func responds(to aSelector: Selector!) -> Bool {
        guard aSelector == .undeclaredShouldReceiveEvent else { return implements(aSelector) }
        timesAsked += 1
        return isResponding
    }

    func answers(_ selector: Selector) -> Bool { false }
    func receive(_ selector: Selector, _ argument: AnyObject?) {}

    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? {
        guard selector == .undeclaredShouldReceiveEvent, let event = second as? UIEvent else { return nil }
        stage.log.append("\((first as? UIGestureRecognizer)?.name ?? "?"): undeclared, \(event.type)")
        undeclaredViews += event.allTouches?.filter { $0.phase == .began }.map { $0.view != nil } ?? []
        return answer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        stage.log.append("\(gestureRecognizer.name ?? "?"): event?")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        stage.log.append("\(gestureRecognizer.name ?? "?"): touch?")
        views.append(touch.view != nil)
        return true
    }
}

private final class LoggedPan: UIPanGestureRecognizer {
    weak var stage: GestureStage?

    override func shouldReceive(_ event: UIEvent) -> Bool {
        stage?.log.append("\(name ?? "?") class: event?")
        return true
    }
}

@MainActor
@Suite("Recognizers: the undeclared question about events")
struct UndeclaredQuestionTests {
    private func stage() -> (GestureStage, LoggedPan, AskedDelegate) {
        let stage = GestureStage()
        let pan = stage.add(LoggedPan(), "pan")
        let delegate = AskedDelegate(stage)
        pan.stage = stage
        pan.delegate = delegate
        return (stage, pan, delegate)
    }

    @Test(
        "The undeclared question comes once a sequence, between the class's and the public ones",
        .facts(.undeclaredQuestion))
    func order() {
        let (stage, pan, delegate) = stage()
        defer { withExtendedLifetime(delegate) {} }
        let all = ["pan class: event?", "pan: undeclared, touches", "pan: event?", "pan: touch?"]
        stage.down(50, 50)
        #expect(stage.takeLog() == all)
        stage.down(60, 60, finger: 1)
        #expect(stage.takeLog() == ["pan: touch?"])
        #expect(pan.numberOfTouches == 2)
        stage.up()
        stage.up(finger: 1)
        stage.down(50, 50)
        #expect(stage.takeLog() == all)
    }

    @Test(
        "After a no the recognizer doesn't receive the touch, and is asked again at the next one",
        .facts(.undeclaredQuestion))
    func no() {
        let (stage, pan, delegate) = stage()
        delegate.answer = false
        stage.down(50, 50)
        stage.down(60, 60, finger: 1)
        let refused = ["pan class: event?", "pan: undeclared, touches"]
        #expect(stage.takeLog() == refused + refused)
        delegate.answer = true
        stage.down(70, 70, finger: 2)
        stage.move(100, 50)
        #expect(stage.takeLog() == refused + ["pan: event?", "pan: touch?"])
        #expect(pan.numberOfTouches == 1)
        stage.up(finger: 2)
        stage.up()
        stage.up(finger: 1)
        stage.down(50, 50)
        #expect(pan.numberOfTouches == 1)
    }

    @Test(
        "Each scroll of a trackpad asks the undeclared question, and a no keeps it away",
        .facts(.undeclaredQuestion, .scrollEvents))
    func scrolls() {
        let (stage, pan, delegate) = stage()
        pan.allowedScrollTypesMask = .continuous
        let place = CGPoint(x: 100, y: 100)
        stage.device.scroll(by: CGVector(dx: 30, dy: 0), at: place, duration: 0.1)
        #expect(stage.log.prefix(4) == ["pan class: event?", "pan: undeclared, scroll", "pan: event?", "pan began"])
        stage.log = []
        delegate.answer = false
        stage.device.scroll(by: CGVector(dx: 30, dy: 0), at: place, duration: 0.1)
        #expect(stage.log == ["pan class: event?", "pan: undeclared, scroll"])
    }

    @Test(
        "Whether a delegate responds to the undeclared question is decided when it is set", .facts(.undeclaredQuestion))
    func cached() {
        let (stage, pan, delegate) = stage()
        delegate.isResponding = false
        #expect(delegate.timesAsked == 1)
        stage.tap(50, 50)
        #expect(stage.takeLog()[1] == "pan: undeclared, touches")
        pan.delegate = delegate
        stage.tap(50, 50)
        #expect(stage.takeLog()[1] == "pan: event?")
        delegate.isResponding = true
        stage.tap(50, 50)
        #expect(stage.takeLog()[1] == "pan: event?")
        pan.delegate = nil
        pan.delegate = delegate
        stage.tap(50, 50)
        #expect(stage.takeLog()[1] == "pan: undeclared, touches")
        #expect(delegate.timesAsked == 3)
    }

    @Test(
        "A new touch has its view at the undeclared question, or only at the public ones",
        .facts(.undeclaredQuestion), arguments: [true, false])
    func view(isKnown: Bool) {
        let (stage, pan, delegate) = stage()
        stage.device.system.switches.knowsViewAtEventQuestion = isKnown
        stage.down(50, 50)
        stage.down(60, 60, finger: 1)
        #expect(delegate.undeclaredViews == [isKnown])
        #expect(delegate.views == [true, true] && pan.numberOfTouches == 2)
    }

    @Test(
        "A delegate that responds to the question but doesn't implement it ends the process",
        .facts(.undeclaredQuestion))
    func noAnswer() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = GestureStage()
                let pan = stage.add(UIPanGestureRecognizer(), "pan")
                let delegate = AskedDelegate(stage)
                delegate.answer = nil
                pan.delegate = delegate
                stage.down(50, 50)
            }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("_gestureRecognizer:shouldReceiveEvent:]: unrecognized selector"))
    }
}
