import DemoScreens
import Foundation
import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// A simulated phone of the live demo: a device with the demo's screens, in the library's navigation controller or, for
/// comparison, in a plain one.
@MainActor final class Phone {
    enum Stack {
        case library(observer: (PopEvent) -> Void)
        case plain

        var isPlain: Bool { if case .plain = self { true } else { false } }
    }

    private let stack: Stack
    private(set) var settings: Settings
    let device: SimulatedDevice
    private(set) lazy var navigationController = makeStack()
    private var fingersDown: Set<Int> = []
    private var isScrolling = false
    private(set) var reaction: Reaction

    init(_ stack: Stack, settings: Settings, showing demoCase: DemoCase?) {
        // The page shows the outcomes.
        DemoNavigation.showsOutcomes = false
        self.stack = stack
        self.settings = settings
        device = SimulatedDevice(settings.configuration)
        reaction = Reaction(isPlain: stack.isPlain)
        device.show(navigationController)
        device.settle()
        guard let demoCase else { return }
        UIView.performWithoutAnimation { demoCase.open(in: navigationController, isBare: isBare(demoCase)) }
        device.settle()
    }

    /// Whether the phone shows a screen as an app without code for the swipe has it.
    private func isBare(_ demoCase: DemoCase) -> Bool {
        stack.isPlain && settings.plainCode == "none" && ComparisonScript.hasBareScreen(demoCase)
    }

    private func makeStack() -> UINavigationController {
        guard case .library(let observer) = stack else { return DemoNavigation.makePlain() }
        return DemoNavigation.make { [weak self] event in
            // A phone that another one has replaced no longer reports.
            guard let self else { return }
            if case .refused(let refusal) = event { reaction.refusal = refusal }
            observer(event)
        }
    }

    /// The library's controller; nil on a plain phone.
    var library: BasicNavigationController? { navigationController as? BasicNavigationController }

    /// The case on top; nil for the menu.
    var demoCase: DemoCase? { DemoNavigation.demoCase(of: navigationController.topViewController) }

    /// Whether an animation is running or a finger is down.
    var isMoving: Bool { !fingersDown.isEmpty || isScrolling || !device.system.clock.isIdle }

    /// Applies settings that don't need another device.
    func apply(_ new: Settings) {
        let old = settings
        settings = new
        device.activate()
        // Folded, unfolded or rotated, even under a finger.
        if old.device != new.device, let to = Settings.displays[new.device] {
            device.show(to.display, isTurned: to.isTurned)
        }
        if old.appearance != new.appearance { device.configuration.userInterfaceStyle = new.style }
        if old.reduceMotion != new.reduceMotion { device.configuration.reduceMotion = new.reduceMotion }
    }
}

/// Time and fingers.
extension Phone {
    enum TouchPhase: String {
        case down, move, up, cancel
    }

    /// Advances the time, in slow motion unless a finger is down. Slow motion would change the velocity of the finger.
    func advance(_ seconds: TimeInterval) {
        device.wait(seconds * (fingersDown.isEmpty ? settings.speed : 1))
        MainActorTasks.run()
        reaction.observe(self)
    }

    func touch(_ finger: Int, _ phase: TouchPhase, at point: CGPoint) {
        switch phase {
        case .down:
            if fingersDown.isEmpty { reaction = Reaction(on: self, at: point) }
            fingersDown.insert(finger)
            device.fingerDown(finger, at: point)
        case .move:
            guard fingersDown.contains(finger) else { return }
            device.fingerMove(finger, to: point)
            reaction.move(to: point)
        case .up:
            guard fingersDown.remove(finger) != nil else { return }
            device.fingerUp(finger)
        case .cancel:
            guard fingersDown.remove(finger) != nil else { return }
            device.activate()
            device.system.digitizer.cancel(finger: finger)
        }
        MainActorTasks.run()
        reaction.observe(self)
    }

    /// Scrolls with two fingers on a trackpad. The first movement begins the scroll, and `ends` ends it.
    func scroll(at point: CGPoint, by distance: CGVector, ends: Bool) {
        guard fingersDown.isEmpty || isScrolling else { return }
        if !isScrolling {
            reaction = Reaction(on: self, at: point)
            device.scrollBegin(at: point)
        }
        // Resting fingers don't send events.
        if distance != .zero {
            device.scrollMove(by: distance)
            reaction.move(by: distance)
        }
        if ends { device.scrollEnd() }
        isScrolling = !ends
        reaction.observe(self)
    }

    func endScroll() {
        if isScrolling { device.scrollEnd() }
        isScrolling = false
    }
}
