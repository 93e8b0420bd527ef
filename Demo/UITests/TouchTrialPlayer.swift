import DemoScreens
import XCTest

/// Plays one trial of the shared list with XCUITest.
@MainActor final class TouchTrialPlayer {
    private let trial: DemoTrial
    private let app = XCUIApplication()

    init(_ trial: DemoTrial) {
        self.trial = trial
    }

    /// Why this device cannot play a trial; nil: the device can.
    static func missing(for device: TrialDevice) -> String? {
        let system = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
        if let first = device.firstSystem, system < first { return "the behaviour begins with iOS \(first)" }
        if let last = device.lastSystem, system > last { return "the behaviour ends with iOS \(last)" }
        if device.isPad, UIDevice.current.userInterfaceIdiom != .pad { return "the device is no iPad" }
        let name = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.name
        return device.isDuo && !name.contains("Duo") ? "the device is no iPhone Duo" : nil
    }

    /// Launches the app on the case's screen, plays all steps, and returns the result in words.
    func play() -> String {
        XCUIDevice.shared.orientation =
            trial.device.isLandscape ? .landscapeLeft : trial.device.isUpsideDown ? .portraitUpsideDown : .portrait
        app.launchArguments = ["-trials", "YES", "-case", trial.demoCase]
        if trial.device.isRightToLeft {
            app.launchArguments += ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
        }
        app.launch()
        defer { app.terminate() }
        do {
            var outcomes: [TrialOutcome] = []
            _ = try settledState()
            for step in trial.steps {
                if let outcome = try play(step) { outcomes.append(outcome) }
            }
            let state = try settledState()
            return "\(TrialResult(outcomes: outcomes, stack: state.stack, isBarHidden: state.isBarHidden))"
        } catch {
            return "\(error)"
        }
    }

    private func play(_ step: TrialStep) throws -> TrialOutcome? {
        switch step {
        case .tap(let spot, _): try app.coordinate(of: spot).tap()
        case .touch(let fingers, let expected, _):
            let eventsBefore = try settledState().events.count
            for finger in fingers { try app.drag(finger) }
            let events = Array(try settledState().events[eventsBefore...])
            return expected == nil ? nil : TrialOutcome(of: events)
        case .see(let text): if !app.shows(text, wait: true) { throw Obstacle("“\(text)” is not visible") }
        case .miss(let text): if app.shows(text, wait: false) { throw Obstacle("“\(text)” is visible") }
        case .type(let text): app.typeText(text)
        case .open(let name): app.buttons[DemoCase.named(name)?.rowIdentifier ?? name].tap()
        }
        return nil
    }

    /// The state, once it no longer changes.
    private func settledState() throws -> DemoState {
        var last: DemoState?
        for _ in 0..<40 {
            let element = app.otherElements[DemoStateView.identifier]
            guard element.waitForExistence(timeout: 10), let state = DemoState(element.label) else {
                throw Obstacle("the app does not show its state")
            }
            if state == last { return state }
            last = state
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.25))
        }
        throw Obstacle("the app's state does not come to rest")
    }
}

/// A trial that could not be played to its end.
struct Obstacle: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
