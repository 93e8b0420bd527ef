import PopNavigation
import TrialTools
import UIKit
import UIKitSimulator

/// A controller with four screens on a device, and the acts of a cell.
@MainActor
final class TimeScene {
    let device: SimulatedDevice
    let navigation: UINavigationController
    private let setting: TimeSetting
    private let geometry: SwipeGeometry
    /// Where a swipe pops on this controller.
    private let popGeometry: SwipeGeometry
    private let bar: BarAtRest
    private(set) var screens: [TimedScreen] = []
    /// The events as lines, for a trace.
    private(set) var notes: [String] = []
    private let events = PopEventCheck()
    private var start: TimeInterval = 0
    private var lock: TimedLock?
    /// The time at which the pan of a screen that waits for every other recognizer has begun.
    private var patientStart: TimeInterval?
    private var secondStart: TimeInterval?

    init(_ setting: TimeSetting, on contestant: Contestant) {
        self.setting = setting
        // Another device becomes the current one for this.
        bar = BarAtRest.on(setting.surroundings)
        device = contestant.makeDevice(in: setting.surroundings)
        navigation = contestant.makeController(on: setting.surroundings)
        // Where the library's own pan pops, the edge recognizer stands in for it.
        let standIn = contestant.isPlain && setting.surroundings.version < 26 ? SwipeStart.edge : setting.start
        let isMirrored = setting.surroundings.isMirrored
        popGeometry = SwipeGeometry(from: standIn, on: device, isMirrored: isMirrored)
        let actsStart = setting.words.areLock ? setting.start : standIn
        geometry = SwipeGeometry(from: actsStart, on: device, isMirrored: isMirrored)
        let stack = ["A", "B", "C", "D"].enumerated().map { makeScreen($1, at: $0) }
        navigation.setViewControllers(stack, animated: false)
        device.show(navigation)
        device.settle()
        if let navigation = navigation as? BasicNavigationController {
            events.observe(navigation) { [unowned self] in note($0) }
        }
        lock = TimedLock(setting.words, on: navigation)
        (notes, start) = ([], device.now)
    }

    private func makeScreen(_ name: String, at place: Int) -> TimedScreen {
        makeScreen(name, hidesBar: setting.bars.areHidden(at: place))
    }

    private func makeScreen(_ name: String, hidesBar: Bool) -> TimedScreen {
        let screen = TimedScreen(name, hidesBar: hidesBar) { [unowned self] in note($0) }
        screen.rowTapped = { [unowned self] y in
            // A swipe that is refused may select the row under the finger. That row is not the trial's.
            abs(y - geometry.row.y) <= TimedScreen.rowHeight / 2 ? makeScreen("R", at: 5) : nil
        }
        if setting.words == .patient {
            screen.patientPan = PatientPan { [unowned self] in
                note("the pan of \(name) begins")
                patientStart = patientStart ?? device.now
            }
        }
        screens.append(screen)
        return screen
    }

    private func note(_ line: String) {
        notes.append("\(Int(((device.now - start) * 1000).rounded())) ms: \(line)")
    }

    var firstAct: TimedAct {
        switch setting.first {
        case .push: .call { [self] in navigation.pushViewController(makeScreen("N", at: 4), animated: true) }
        case .pop: .call { [self] in navigation.popViewController(animated: true) }
        case .set: set("N", at: 4, keeping: 2)
        case .released: geometry.quickSwipe
        case .cancelled: geometry.cancelledSwipe
        }
    }

    func secondAct(_ second: SecondAct) -> TimedAct {
        switch second {
        case .push: .call { [self] in navigation.pushViewController(makeScreen("M", at: 5), animated: true) }
        case .pop: .call { [self] in navigation.popViewController(animated: true) }
        case .set: set("M", at: 5, keeping: 1)
        case .back: .tap(at: bar.backButton, on: device)
        case .row: .tap(at: geometry.row, on: device)
        case .swipe: geometry.swipe
        }
    }

    private func set(_ name: String, at place: Int, keeping count: Int) -> TimedAct {
        .call { [self] in
            navigation.setViewControllers(screens.prefix(count) + [makeScreen(name, at: place)], animated: true)
        }
    }

    /// The frame after the second act's start in which such a pan has begun; nil if none has.
    var patientFrame: Int? {
        guard let patientStart, let secondStart else { return nil }
        return Int(((patientStart - secondStart) / TimedAct.frame).rounded())
    }

    /// Performs the acts, and returns what the user sees from the second act's start on.
    ///
    /// - Parameters:
    ///   - second: The second act; nil to record what the first one shows alone, from its start or its release on.
    ///   - frames: The number of frames to record.
    func perform(_ second: SecondAct?, after delay: Int, frames: Int) -> [Sight] {
        let first = firstAct
        let begin = (setting.first.isSwipe ? first.end : 0) + delay * TimedAct.frameRate / 1000
        let act = second.map(secondAct)
        return (0..<(begin + frames)).compactMap { frame in
            first.perform(frame: frame)
            if frame == begin, let second {
                note("— \(second)")
                secondStart = device.now
            }
            act?.perform(frame: frame - begin)
            device.wait(TimedAct.frame)
            return frame < begin ? nil : Sight(of: screens, in: device.window)
        }
    }

    /// Lets everything come to rest, and checks the controller.
    func outcome() -> TimeOutcome {
        device.settle()
        var outcome = TimeOutcome()
        outcome.stack = stack
        outcome.bar = bar.faults(of: navigation, in: device)
        outcome.calls = callFaults + events.faults
        outcome.isHung = device.isHung
        guard !outcome.isHung else { return outcome }
        outcome.afterwards = faultsAfterwards()
        return outcome
    }

    private var stack: String { navigation.viewControllers.map { ($0 as? TimedScreen)?.name ?? "?" }.joined() }

    /// Callbacks out of order, and screens whose last callback does not agree with what is shown.
    private var callFaults: [String] {
        screens.flatMap { screen in
            let expected = screen === navigation.topViewController ? AppearanceRecord.State.appeared : .disappeared
            let state = screen.calls.state
            return screen.faults + (state == expected ? [] : ["\(screen) is \(state), not \(expected)"])
        }
    }

    /// Pushes a screen and pops it by a swipe.
    private func faultsAfterwards() -> [String] {
        lock = nil
        let before = stack
        let extra = makeScreen("X", hidesBar: false)
        note("— push X, and swipe back")
        navigation.pushViewController(extra, animated: true)
        device.settle()
        guard navigation.topViewController === extra, extra.view.window != nil else { return ["a push does nothing"] }
        let act = popGeometry.swipe
        for frame in 0...act.end {
            act.perform(frame: frame)
            device.wait(TimedAct.frame)
        }
        device.settle()
        guard stack == before else { return ["a swipe leaves \(stack), not \(before)"] }
        if device.isHung { return ["hangs"] }
        return bar.faults(of: navigation, in: device)
    }
}
