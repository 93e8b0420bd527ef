import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// The simulated phone of the live demo: the demo's screens on a replaceable device.
@MainActor final class Phone {
    /// The settings from the page's controls.
    struct Settings: Codable, Equatable {
        var system = 18
        var device = "phone"
        var direction = "ltr"
        var driver = "automatic"
        var speed = 1.0
        var reduceMotion = false
        var parts = Part.allCases.map(\.rawValue)

        enum Part: String, CaseIterable {
            case handlerIsDelegate, handlerAnswers, targetsIvar, isTransitioning
        }

        /// The drivers by the names that the page uses.
        static let drivers: [String: PopDriver] = [
            "automatic": .automatic, "system": .system, "contentPop": .contentPop, "percentDriven": .percentDriven,
            "unmanaged": .unmanaged,
        ]

        /// The displays of an iPhone Duo by the names that the page uses.
        static let displays: [String: (display: SimulatedDevice.DuoDisplay, isTurned: Bool)] = [
            "duo": (.outer, false), "duoTurned": (.outer, true), "duoOpen": (.innerLandscape, false),
            "duoPortrait": (.innerPortrait, false),
        ]

        var isValid: Bool {
            (device == "phone" || Self.displays[device] != nil) && [15, 17, 18, 26, 27].contains(system)
                && ["ltr", "rtl"].contains(direction)
                && Self.drivers[driver] != nil && [1, 0.25, 0.1].contains(speed)
                && parts.count <= Part.allCases.count && parts.allSatisfy { Part(rawValue: $0) != nil }
        }
    }

    private(set) var settings = Settings()
    private(set) var device = SimulatedDevice()
    private(set) var navigationController: BasicNavigationController
    private var fingersDown: Set<Int> = []
    private var requested: DemoCase?
    private var isScrolling = false
    private let observer: (PopEvent) -> Void

    init(observer: @escaping (PopEvent) -> Void) {
        self.observer = observer
        // The page shows the outcomes.
        DemoNavigation.showsOutcomes = false
        navigationController = DemoNavigation.make(observer: observer)
        restart(showing: Self.firstCase)
    }

    /// Whether an animation is running or a finger is down.
    var isMoving: Bool { !fingersDown.isEmpty || isScrolling || !device.system.clock.isIdle }

    /// The case that a new phone shows.
    private static let firstCase = DemoCase.named("left-third")

    /// A new device with the same settings.
    func reset() {
        restart(showing: Self.firstCase)
    }

    /// Opens a case after the running transition. Only the last request counts: the stack would queue them all.
    func open(_ demoCase: DemoCase) {
        requested = demoCase
        openRequested()
    }

    private func openRequested() {
        guard let demoCase = requested, navigationController.transitionCoordinator == nil else { return }
        requested = nil
        device.activate()
        demoCase.open(in: navigationController)
        // The transition begins in the next turn of the run loop.
        device.wait(0)
    }

    /// Applies the settings. Returns whether they required another device.
    func apply(_ new: Settings) -> Bool {
        let old = settings
        settings = new
        let (from, to) = (Settings.displays[old.device], Settings.displays[new.device])
        if (old.system, old.direction, old.parts.sorted()) != (new.system, new.direction, new.parts.sorted())
            || (from == nil) != (to == nil)
        {
            restart(showing: DemoNavigation.demoCase(of: navigationController.topViewController))
            return true
        }
        device.activate()
        // Folded, unfolded or rotated, also under a finger.
        if old.device != new.device, let to { device.show(to.display, isTurned: to.isTurned) }
        if old.reduceMotion != new.reduceMotion { device.configuration.reduceMotion = new.reduceMotion }
        if old.driver != new.driver { navigationController.preferredPopDriver = Settings.drivers[new.driver]! }
        return false
    }

    private func restart(showing demoCase: DemoCase?) {
        requested = nil
        isScrolling = false
        let duo = Settings.displays[settings.device]
        var configuration = duo.map { .iPhoneDuo($0.display, isTurned: $0.isTurned) } ?? SimulatedDevice.Configuration()
        // An iPhone Duo has at least iOS 27.1.
        configuration.systemVersion = max(settings.system, configuration.duoDisplay == nil ? 0 : 27)
        configuration.layoutDirection = settings.direction == "rtl" ? .rightToLeft : .leftToRight
        configuration.reduceMotion = settings.reduceMotion
        configuration.privateParts = settings.privateParts
        fingersDown = []
        device = SimulatedDevice(configuration)
        navigationController = DemoNavigation.make(observer: observer)
        navigationController.preferredPopDriver = Settings.drivers[settings.driver]!
        device.show(navigationController)
        device.settle()
        if let demoCase {
            UIView.performWithoutAnimation { demoCase.open(in: navigationController) }
            device.settle()
        }
    }
}

extension Phone {
    enum TouchPhase: String {
        case down, move, up, cancel
    }

    /// Advances the time, in slow motion unless a finger is down. Slow motion would change the velocity of the finger.
    func advance(_ seconds: TimeInterval) {
        device.wait(seconds * (fingersDown.isEmpty ? settings.speed : 1))
        openRequested()
    }

    func touch(_ finger: Int, _ phase: TouchPhase, at point: CGPoint) {
        switch phase {
        case .down:
            fingersDown.insert(finger)
            device.fingerDown(finger, at: point)
        case .move:
            guard fingersDown.contains(finger) else { return }
            device.fingerMove(finger, to: point)
        case .up:
            guard fingersDown.remove(finger) != nil else { return }
            device.fingerUp(finger)
        case .cancel:
            guard fingersDown.remove(finger) != nil else { return }
            device.activate()
            device.system.digitizer.cancel(finger: finger)
        }
    }
}

extension Phone {
    /// Whether a text field is the first responder.
    var isTyping: Bool { [.showing, .shown].contains(device.system.keyboard.phase) }

    /// More characters than a field shows, since each of them is in every picture.
    private static let textLimit = 100

    func type(_ letter: String) {
        device.activate()
        switch letter {
        case "\u{8}": device.system.keyboard.pressDelete()
        case "\n": device.system.keyboard.pressReturn()
        default:
            guard Self.focusedField(in: device.window)?.text?.count ?? 0 < Self.textLimit else { return }
            device.system.keyboard.type(letter)
        }
    }

    private static func focusedField(in view: UIView) -> UITextField? {
        if let field = view as? UITextField, field.isFirstResponder { return field }
        return view.subviews.lazy.compactMap(focusedField).first
    }

    /// Scrolls with two fingers on a trackpad, from the first movement to the one that ends the scroll.
    func scroll(at point: CGPoint, by distance: CGVector, ends: Bool) {
        guard fingersDown.isEmpty || isScrolling else { return }
        if !isScrolling { device.scrollBegin(at: point) }
        // Resting fingers send no events.
        if distance != .zero { device.scrollMove(by: distance) }
        if ends { device.scrollEnd() }
        isScrolling = !ends
    }

    func endScroll() {
        if isScrolling { device.scrollEnd() }
        isScrolling = false
    }
}

extension Phone.Settings {
    fileprivate var privateParts: SimulatedDevice.PrivateParts {
        var all: SimulatedDevice.PrivateParts = []
        for part in parts.compactMap(Part.init) {
            switch part {
            case .handlerIsDelegate: all.insert(.handlerIsDelegate)
            case .handlerAnswers: all.insert(.handlerAnswers)
            case .targetsIvar: all.insert(.targetsIvar)
            case .isTransitioning: all.insert(.isTransitioning)
            }
        }
        return all
    }
}
