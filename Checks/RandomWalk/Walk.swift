import PopNavigation
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

/// Runs scripts and returns what failed.
@MainActor
package struct Walk: ScriptPlayer {
    package private(set) var tally = Tally()
    private let listener: ((String) -> Void)?

    package init(listener: ((String) -> Void)? = nil) {
        self.listener = listener
    }

    /// Returns nil if no check failed.
    package mutating func run(_ script: Script) -> Failure? { withoutWarnings { play(script) } }

    private mutating func play(_ script: Script) -> Failure? {
        var world: World? = World(script.setting, listener: listener)
        let failure = world.flatMap { play(script, in: $0) }
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

    private func play(_ script: Script, in world: World) -> Failure? {
        for index in 0...script.steps.count {
            world.perform(index, of: script)
            if world.device.isHung, world.hangsByUIKit {
                world.ledger.count("hung by UIKit")
                return nil
            }
            if let failure = world.check(step: index) { return failure }
        }
        for check in [world.checkUsable, world.checkForwardUsable, world.checkModalUsable] {
            check()
            if let failure = world.check(step: script.steps.count) { return failure }
        }
        return nil
    }
}

extension World {
    /// Performs the step with this index, or comes to rest after the last one.
    fileprivate func perform(_ index: Int, of script: Script) {
        if index < script.steps.count {
            ledger.log("— \(script.steps[index])")
            perform(script.steps[index])
        } else {
            ledger.log("— at rest")
            comeToRest()
        }
        ledger.log("\(navigation.viewControllers)")
    }

    /// Whether a hang isn't the library's: UIKit asks a recognizer once and pops later, when a change may be in the way
    /// (fact C23).
    var hangsByUIKit: Bool { device.hangsByItself || hasUnclearAgreement }

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
        unlockRecognizers()
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
        // Another party may have hidden the bar. Then only the app goes back.
        if navigation.isNavigationBarHidden, keepsRefusingHiddenBar {
            navigation.goBack(animated: true)
            return device.settle()
        }
        swipe(over: navigation.view)
        if navigation.topViewController !== below {
            ledger.report(
                "works",
                "a swipe from the edge does not pop: "
                    + "\(navigation.lastPopGestureVerdict.map { "\($0)" } ?? "no verdict")")
        }
    }

    /// Swipes from the leading edge of a view.
    private func swipe(over view: UIView) {
        let place = view.convert(view.bounds, to: nil)
        let isRightToLeft = device.configuration.layoutDirection == .rightToLeft
        // A vertical bar takes the touches at its edge.
        let insets = device.configuration.duoDisplay == nil ? .zero : view.safeAreaInsets
        let (start, end) =
            isRightToLeft
            ? (place.maxX - insets.right - 4, place.minX + 20) : (place.minX + insets.left + 4, place.maxX - 20)
        let y = place.minY + place.height * 0.6
        perform(.drag(0, Point(start, y), Point(end, y), seconds: 0.3))
        device.settle()
    }

    /// Checks that a swipe dismisses a modal.
    fileprivate func checkModalUsable() {
        // The screen below a modal has to support the present orientation, and a recognizer that UIKit has disabled at
        // the root counts as a lock.
        let isUpsideDown = window.windowScene?.interfaceOrientation == .portraitUpsideDown
        guard !isUpsideDown, !device.system.switches.writesEdgeEnabled else { return }
        present(.modal, Recipe(), animated: true)
        device.settle()
        guard let modal = covers.last as? BasicNavigationController else {
            return ledger.report("works", "a presentation does nothing")
        }
        modal.viewControllers = [modal.viewControllers[0]]
        device.settle()
        // At this rest the controller is presented.
        _ = check(step: 0)
        swipe(over: modal.view)
        if !covers.isEmpty {
            ledger.report("works", "a swipe doesn't dismiss: \(modal.lastPopGestureVerdict.map { "\($0)" } ?? "–")")
        }
    }

    /// Checks that the screen that a swipe has just left comes back exactly if it may be kept.
    fileprivate func checkForwardUsable() {
        guard let navigation = library else { return }
        let (stack, next) = (navigation.viewControllers, navigation.forwardScreens.first)
        let hasPushed = navigation.goForward(animated: true)
        device.settle()
        guard hasPushed == (navigation.forwardLimit > 0),
            navigation.viewControllers == stack + [next].compactMap({ $0 })
        else {
            let limit = navigation.forwardLimit
            return ledger.report("works", "with the limit \(limit), goForward leads to \(navigation.viewControllers)")
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
