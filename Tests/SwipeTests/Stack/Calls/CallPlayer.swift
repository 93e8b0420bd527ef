import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// Plays a sequence of calls on a controller, and records what an app sees.
@MainActor
final class CallPlayer: NSObject, UINavigationControllerDelegate {
    /// What an app sees of its calls.
    struct Record: Equatable {
        /// The stack after each call.
        var stacks: [String] = []
        /// The answers.
        var answers: [String] = []
        /// The callbacks, each with its time.
        var callbacks: [String] = []
        /// The stack at the end.
        var stack = ""
        /// Whether the app is frozen at the end.
        var isHung = false
    }

    private final class Screen: UIViewController {
        let name: String
        unowned let player: CallPlayer
        init(_ name: String, _ player: CallPlayer) {
            (self.name, self.player) = (name, player)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { player.note("\(name).willAppear", animated) }
        override func viewDidAppear(_ animated: Bool) {
            player.note("\(name).didAppear", animated)
            player.perform(at: .viewDidAppear)
        }
        override func viewWillDisappear(_ animated: Bool) { player.note("\(name).willDisappear", animated) }
        override func viewDidDisappear(_ animated: Bool) {
            player.note("\(name).didDisappear", animated)
            player.perform(at: .viewDidDisappear)
        }
    }

    private let device: SimulatedDevice
    private let navigation: UINavigationController
    private var record = Record()
    private var start: TimeInterval = 0
    private var count = 0
    private var waiting: [CallSequence.Step] = []
    private var fingerActs: ArraySlice<(time: TimeInterval, act: CallFinger.Act)> = []
    /// The stack to which the calls lead one after the other, if none of them is lost.
    private var wanted: [String] = ["A", "B"]

    init(_ navigation: UINavigationController, on version: Int, switches: (inout SystemSwitches) -> Void) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        device = SimulatedDevice(configuration)
        switches(&device.system.switches)
        self.navigation = navigation
        super.init()
        navigation.viewControllers = [makeScreen(), makeScreen()]
        device.settle(showing: navigation)
        navigation.delegate = self
    }

    func play(_ sequence: CallSequence) -> Record {
        record = Record()
        start = device.now
        fingerActs = sequence.finger.acts[...]
        var time = sequence.finger.lead
        advance(to: time)
        for step in sequence.steps {
            time += step.pause
            if step.pause > 0 { advance(to: time) }
            if step.place == .outside {
                device.activate()
                perform(step.call)
            } else {
                waiting.append(step)
            }
        }
        advance(to: .infinity)
        device.settle()
        record.stack = names(navigation.viewControllers)
        record.isHung = device.isHung
        return record
    }

    /// Lets time pass, in seconds since the beginning, and moves the finger meanwhile.
    private func advance(to time: TimeInterval) {
        while let (next, act) = fingerActs.first, next <= time {
            fingerActs.removeFirst()
            device.wait(max(0, start + next - device.now))
            switch act {
            case .down(let point): device.fingerDown(at: point)
            case .move(let point): device.fingerMove(to: point)
            case .up: device.fingerUp()
            }
        }
        if time < .infinity { device.wait(max(0, start + time - device.now)) }
    }

    private func makeScreen() -> Screen {
        defer { count += 1 }
        return Screen(String(UnicodeScalar(UInt8(65 + count))), self)
    }

    private func names(_ screens: [UIViewController]) -> String {
        screens.map { ($0 as? Screen)?.name ?? "?" }.joined()
    }

    fileprivate func note(_ event: String, _ animated: Bool) {
        let time = Int(((device.now - start) * 1000).rounded())
        record.callbacks.append("\(time) \(event)\(animated ? "" : "!")")
    }

    fileprivate func perform(at place: CallSequence.Place) {
        guard let index = waiting.firstIndex(where: { $0.place == place }) else { return }
        perform(waiting.remove(at: index).call)
    }

    private func perform(_ call: CallSequence.Call) {
        let stack = navigation.viewControllers
        func screen(_ place: Int) -> UIViewController { stack[place % stack.count] }
        var answer: [UIViewController]?
        switch call {
        case .push(let animated):
            let screen = makeScreen()
            wanted.append(screen.name)
            navigation.pushViewController(screen, animated: animated)
        case .pop(let animated):
            if wanted.count > 1 { wanted.removeLast() }
            answer = navigation.popViewController(animated: animated).map { [$0] }
        case .popTo(let place, let animated):
            let screen = screen(place)
            // An app does not pop to a screen that it has removed: UIKit raises an exception.
            guard let index = wanted.firstIndex(of: names([screen])) else { return }
            wanted.removeSubrange((index + 1)...)
            answer = navigation.popToViewController(screen, animated: animated)
        case .popToRoot(let animated):
            wanted.removeSubrange(min(1, wanted.count)...)
            answer = navigation.popToRootViewController(animated: animated)
        case .set(let places, let animated):
            var screens: [UIViewController] = []
            for place in places {
                let new = place < 0 ? makeScreen() : screen(place)
                if !screens.contains(where: { $0 === new }) { screens.append(new) }
            }
            wanted = screens.map { names([$0]) }
            navigation.setViewControllers(screens, animated: animated)
        }
        record.answers.append(answer.map(names) ?? "nil")
        record.stacks.append(names(navigation.viewControllers))
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        note("willShow \(names([viewController]))", animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        note("didShow \(names([viewController]))", animated)
        perform(at: .didShow)
    }
}
