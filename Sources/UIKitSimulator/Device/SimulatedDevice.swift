import Foundation
import UIKit

/// A simulated iPhone: a screen to look at, fingers to touch it, and a clock that only moves when told to.
///
/// Several devices can live in one process. Each call makes its device the one that UIKit's globals, such as
/// `UIScreen.main` and `UIView.animate`, answer for, until a call of another device. Tests that run side by side make
/// their devices in their bodies, since other tests run between a suite's `init` and the test.
///
/// Nothing happens between calls. `wait` and `settle` let virtual time pass: they run the app's animations, timers and
/// what it queued, in order. The same calls on equal devices always give the same frames.
@MainActor
public final class SimulatedDevice {
    package let system: System
    private let mainWindow: UIWindow
    private var configurationStorage: Configuration
    /// Where the fingers on the screen are, in the order in which they came down.
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
        system.abandon()
    }

    /// Changes take effect at once, also in the middle of a gesture; `resize(to:)` animates those of the size.
    public var configuration: Configuration {
        get { configurationStorage }
        set { change(to: newValue, animated: false) }
    }

    func change(to new: Configuration, animated: Bool) {
        activate()
        configurationStorage = new
        var systemConfiguration = SystemConfiguration(new)
        systemConfiguration.freezesOnDisablingInWillAppear = system.configuration.freezesOnDisablingInWillAppear
        system.change(to: systemConfiguration, animated: animated)
    }

    /// Seconds of virtual time since the device was made.
    public var now: TimeInterval { system.clock.now }

    /// What UIKit would have written to the console, such as ignored calls.
    public var warnings: [String] { system.warnings }

    /// Shows a screen as the root of the window; returns when it has appeared.
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

    /// Lets virtual time pass until nothing moves or waits any more.
    ///
    /// Traps where that never happens, such as with a repeating animation.
    public func settle() {
        activate()
        let limit = now + Self.longestSettling
        system.clock.advance(to: now)
        while !system.clock.isIdle {
            guard let deadline = system.clock.nextDeadline, deadline <= limit else {
                fatalError("SimulatedDevice.settle: something still moves or waits after \(Self.longestSettling) s")
            }
            system.clock.advance(to: deadline)
        }
    }

    /// Whether an interaction of the system dangles for good, so that nothing can be pushed or popped any more (fact C22).
    public var isHung: Bool {
        activate()
        return system.windows.contains { $0.rootViewController?.isTreeHung == true }
    }

    /// What the screen shows at this moment.
    public func picture() -> Picture {
        activate()
        return PictureBuilder.picture(of: system)
    }

    /// Makes this device the one whose app runs now.
    package func activate() {
        system.activate()
    }

    /// Longer than any animation, fling or timer of a screen that comes to rest, in seconds.
    private static let longestSettling: TimeInterval = 60
}

extension UIViewController {
    fileprivate var isTreeHung: Bool {
        isHung || children.contains(where: \.isTreeHung) || presentedStorage?.isTreeHung == true
    }
}
