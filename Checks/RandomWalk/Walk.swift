@testable import UIKit
@testable import UIKitSimulator

/// Runs scripts and returns what failed.
@MainActor
package struct Walk: ScriptPlayer {
    package private(set) var tally = Tally()
    private let options: PlayerOptions

    package init(_ options: PlayerOptions = .init()) {
        self.options = options
    }

    /// Returns nil if no check failed.
    package mutating func run(_ script: Script) -> Failure? { withoutWarnings { play(script) } }

    private mutating func play(_ script: Script) -> Failure? {
        var world: World? = World(script.setting, ignoring: options.ignored, listener: options.listener)
        let failure = world.flatMap { Self.play(script, in: $0) }
        if let world { tally.add(world.ledger.tally) }
        if let failure { return failure }
        if world?.device.isHung == true { return nil }
        let leftovers = Leftovers(world)
        world = nil
        // The current system is deallocated when another system becomes current. The library reports the screens of the
        // controller in the next turn.
        SimulatedDevice().wait(0)
        let findings = leftovers.findings
        return findings.isEmpty ? nil : Failure(step: script.steps.count, findings: findings)
    }

    private static func play(_ script: Script, in world: World) -> Failure? {
        for (index, step) in script.steps.enumerated() {
            world.ledger.log("— \(step)")
            world.perform(step)
            world.ledger.log("\(world.navigation.viewControllers)")
            if let failure = world.check(step: index) { return failure }
            if world.isOver { return nil }
        }
        world.ledger.log("— at rest")
        world.comeToRest()
        world.ledger.log("\(world.navigation.viewControllers)")
        if let failure = world.check(step: script.steps.count) { return failure }
        if world.isOver { return nil }
        world.checkUsable()
        return world.check(step: script.steps.count)
    }
}

extension World {
    /// Whether the app hangs, so that nothing more can be checked.
    fileprivate var isOver: Bool {
        if device.isHung { ledger.count("hung by a delayed swipe") }
        return device.isHung
    }

    fileprivate func check(step: Int) -> Failure? {
        checkAlways()
        if isAtRest { checkAtRest() }
        return ledger.findings.isEmpty ? nil : Failure(step: step, findings: ledger.findings)
    }

    /// Ends gestures, transitions, presentations, searches and text input.
    func comeToRest() {
        ledger.reactions = [:]
        settle()
        showStack()
        settle()
    }

    /// Checks that a push and a swipe back work, whatever has happened before.
    fileprivate func checkUsable() {
        guard let navigation = library else { return }
        navigation.popGestureRecognizerEnabled = true
        navigation.popGestureArea = .leadingThird
        // A bar that the app has left hidden would refuse the system's edge gesture.
        navigation.appliesNavigationBarPreferences = true
        enableRecognizers()
        // UIKit doesn't notice that its delegate is released, as with a plain controller. A refusal in `shouldBegin`
        // stands.
        if knowsAnimators, expectedDelegate == nil || device.system.switches.popRefusal == .inShouldBegin {
            setDelegate(.none)
        }
        let below = navigation.topViewController
        push(ledger.makeScreen(Recipe()), animated: true)
        device.settle()
        guard navigation.viewControllers.count > 1, navigation.topViewController !== below else {
            return ledger.report("works", "a push does nothing")
        }
        let place = navigation.view.convert(navigation.view.bounds, to: nil)
        let isRightToLeft = device.configuration.layoutDirection == .rightToLeft
        // A vertical bar takes the touches at its edge.
        let insets = device.configuration.duoDisplay == nil ? .zero : navigation.view.safeAreaInsets
        let (start, end) =
            isRightToLeft
            ? (place.maxX - insets.right - 4, place.minX + 20) : (place.minX + insets.left + 4, place.maxX - 20)
        let y = place.minY + place.height * 0.6
        perform(.drag(0, Point(start, y), Point(end, y), seconds: 0.3))
        device.settle()
        if navigation.topViewController !== below {
            ledger.report(
                "works",
                "a swipe from the edge does not pop: "
                    + "\(navigation.lastPopGestureVerdict.map { "\($0)" } ?? "no verdict")")
        }
    }
}

/// The objects that must be deallocated together with a world.
@MainActor
private struct Leftovers {
    private weak var navigation: UIViewController?
    private weak var window: UIView?
    private weak var device: SimulatedDevice?
    private let ledger: Ledger?

    init(_ world: World?) {
        navigation = world?.navigation
        window = world?.window
        device = world?.device
        ledger = world?.ledger
    }

    var findings: [Failure.Finding] {
        var found: [String] = []
        if navigation != nil { found.append("the navigation controller") }
        if device != nil { found.append("the device") }
        if window != nil { found.append("the window") }
        found += ledger?.existingScreens().map { "\($0)" } ?? []
        return found.isEmpty
            ? [] : [Failure.Finding(invariant: "leaks", detail: found.joined(separator: ", ") + " outlive the app")]
    }
}
