import DemoScreens
import XCTest

/// Plays the device check with real touches, and attaches its recording.
@MainActor final class TouchCheckTests: XCTestCase {
    private let app = XCUIApplication()
    /// The gestures without a result, with the reasons.
    private var skipped: [String] = []

    func testDeviceCheck() {
        continueAfterFailure = true
        XCUIDevice.shared.orientation = .portrait
        app.launchArguments = ["-case", "device-check"]
        app.launch()
        let again = app.buttons["Begin again"]
        if again.waitForExistence(timeout: 2) { again.tap() }
        app.buttons["Check this device"].tap()

        var last: String?
        while let name = prompt(after: last) {
            last = name
            XCTContext.runActivity(named: name) { _ in play(name) }
        }
        if app.state != .runningForeground {
            XCTFail("The app ended at “\(last ?? "the start")”. The values before that were kept.")
            app.launch()
        }
        attachRecording()
        attach(skipped.joined(separator: "\n"), "skipped.txt")
    }

    /// Plays a gesture, or skips it by its name.
    private func play(_ name: String) {
        do {
            guard let step = DeviceCheck.step(named: name) else { throw Obstacle("no gesture has this name") }
            if let obstacle = step.obstacle { throw Obstacle(obstacle.rawValue) }
            switch step {
            case .tap(let spot, _): try app.coordinate(of: spot).tap()
            case .touch(let fingers, _, _): for finger in fingers { try app.drag(finger) }
            default: throw Obstacle("the step is no touch")
            }
            if isDone(name) { return }
            throw Obstacle("the check goes on asking for it")
        } catch {
            skipped.append("\(name): \(error)")
            app.buttons["Skip"].tap()
        }
    }

    /// Whether the check asks for something else than the gesture before the time is over.
    private func isDone(_ name: String) -> Bool {
        for _ in 0..<12 where app.state == .runningForeground {
            if present != name { return true }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.25))
        }
        return app.state != .runningForeground
    }

    /// The next requested gesture. Nil at the check's end, and if the check doesn't go on.
    private func prompt(after last: String?) -> String? {
        for _ in 0..<60 where app.state == .runningForeground {
            if let present, present != last { return present }
            if last != nil, app.staticTexts[DeviceCheck.recordingIdentifier].exists { return nil }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
        }
        return nil
    }

    private var present: String? {
        let element = app.staticTexts[DeviceCheck.promptIdentifier]
        return element.exists ? element.value as? String : nil
    }

    private func attachRecording() {
        let stop = app.buttons["Stop"]
        if stop.exists { stop.tap() }
        let element = app.staticTexts[DeviceCheck.recordingIdentifier]
        guard element.waitForExistence(timeout: 10), let recording = element.value as? String else {
            return XCTFail("The app shows no recording.")
        }
        attach(recording, "recording.json")
        if let problem = DeviceCheck.problem(of: recording) { XCTFail(problem) }
    }

    private func attach(_ text: String, _ name: String) {
        let attachment = XCTAttachment(string: text)
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
    }
}
