import Foundation
import UIKit

/// A simulated iPhone: a screen, fingers, and a clock that advances only in calls of the device.
///
/// One process can have several devices. UIKit's globals, such as `UIScreen.main` and `UIView.animate`, belong to the
/// device of the last call. Tests that run in parallel create their devices in their bodies, since other tests run
/// between a suite's `init` and the test.
///
/// Nothing happens between calls. `wait` and `settle` advance virtual time: they run animations, timers and queued
/// blocks in order. The same calls on equal devices always result in the same frames.
@MainActor
public final class SimulatedDevice {
    package let system: System
    private let mainWindow: UIWindow
    private var configurationStorage: Configuration
    /// The locations of the fingers on the screen, in the order of their touches.
    var places: [(finger: Int, point: CGPoint)] = []

    /// The window that `show(_:)` fills.
    public var window: UIWindow {
        activate()
        return mainWindow
    }

    public init(_ configuration: Configuration = .init()) {
        configurationStorage = configuration
        system = System(SystemConfiguration(configuration))
        system.activate()
        mainWindow = UIWindow(frame: system.screen.bounds)
    }

    isolated deinit {
        system.deviceEnded()
    }

    /// Changes take effect at once, even during a gesture. `resize(to:)` animates changes of the size.
    public var configuration: Configuration {
        get { configurationStorage }
        set { change(to: newValue, animated: false) }
    }

    func change(to new: Configuration, animated: Bool) {
        activate()
        configurationStorage = new
        system.change(to: SystemConfiguration(new), animated: animated)
    }

    /// Seconds of virtual time since the device was created.
    public var now: TimeInterval { system.clock.now }

    /// The messages that UIKit writes to the console, such as about ignored calls.
    public var warnings: [String] { system.warnings }

    /// Shows a screen as the root of the window, and returns when the screen has appeared.
    public func show(_ root: UIViewController) {
        activate()
        mainWindow.rootViewController = root
        mainWindow.makeKeyAndVisible()
        system.clock.advance(to: now)
    }

    /// Lets virtual time pass.
    public func wait(_ seconds: TimeInterval) {
        precondition(seconds >= 0, "SimulatedDevice.wait: time does not run backwards")
        activate()
        system.clock.advance(to: now + seconds)
    }

    /// Lets virtual time pass until no animation, timer or block is left. While a finger is down, display links don't
    /// count.
    ///
    /// Traps after 60 s, such as for a repeating animation.
    public func settle() {
        activate()
        let limit = now + Self.longestSettling
        system.clock.advance(to: now)
        while !system.clock.isIdle(exceptLinks: !system.digitizer.fingersDown.isEmpty) {
            guard let deadline = system.clock.nextDeadline, deadline <= limit else {
                fatalError("SimulatedDevice.settle: something still moves or waits after \(Self.longestSettling) s")
            }
            system.clock.advance(to: deadline)
        }
    }

    /// Whether something that never ends blocks all pushes and pops: an interaction of the system (fact C22), or a
    /// transition that nothing ends any more (fact D2).
    ///
    /// A transition of the app counts only while no finger is down and nothing moves or waits.
    public var isHung: Bool { !hungControllers.isEmpty }

    /// Whether UIKit has agreed to each swipe that never ends (fact C23).
    package var hangsByItself: Bool {
        let hung = hungControllers
        return !hung.isEmpty && hung.allSatisfy(\.hangsByItself)
    }

    private var hungControllers: [UIViewController] {
        activate()
        return system.windows.flatMap { $0.rootViewController?.hungControllers(atRest: system.isAtRest) ?? [] }
    }

    /// The current content of the screen.
    public func picture() -> Picture {
        activate()
        return PictureBuilder.picture(of: system)
    }

    /// Makes this device the current one.
    package func activate() {
        system.activate()
    }

    /// In seconds; longer than any finite animation, deceleration or timer.
    private static let longestSettling: TimeInterval = 60
}

extension UIViewController {
    fileprivate func hungControllers(atRest: Bool) -> [UIViewController] {
        (isHung || atRest && isTransitioningWithoutEnd ? [self] : [])
            + (children + [presentedStorage].compactMap { $0 }).flatMap { $0.hungControllers(atRest: atRest) }
    }
}
