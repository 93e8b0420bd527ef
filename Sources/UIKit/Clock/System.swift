/// One simulated system: everything that is global in UIKit hangs on it, so that several can live in one process.
@MainActor
package final class System {
    /// The system whose code is running. A device makes its own current on every call.
    package static var current: System {
        get { currentStorage }
        set { currentStorage = newValue }
    }

    private static var currentStorage = System()

    package var configuration: SystemConfiguration {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            traitsCache = nil
            PlaceChanges.add()
        }
    }

    private var configurationStorage: SystemConfiguration
    package let clock = Clock()
    package let timeline: Timeline
    package private(set) lazy var screen = UIScreen(system: self)
    package let application = UIApplication()
    package private(set) lazy var windowScene = UIWindowScene(system: self)
    package let digitizer = Digitizer()
    package private(set) lazy var keyboard = Keyboard(system: self)
    package private(set) lazy var statusBar = StatusBar(system: self)
    private(set) lazy var verticalBarPreference = VerticalBarPreference(system: self)
    /// Presentations and dismissals that wait or run.
    var presentationTransitions: [PresentationTransition] = []
    /// Shown windows, back to front.
    package internal(set) var windows: [UIWindow] = []
    package private(set) var warnings: [String] = []
    package var printsWarnings = false
    /// What `appearance()` has returned, by class.
    var appearanceProxies: [ObjectIdentifier: UIView] = [:]
    /// How many layers pictures have given a number.
    package var picturedLayers = 0

    var layoutIsDirty = false
    private var traitsCache: UITraitCollection?

    package init(_ configuration: SystemConfiguration = SystemConfiguration()) {
        configurationStorage = configuration
        timeline = Timeline(clock: clock)
        clock.system = self
        digitizer.system = self
        application.system = self
    }

    package func activate() {
        guard System.current !== self else { return }
        let previous = System.current
        System.current = self
        if previous.isAbandoned { previous.end() }
    }

    // MARK: - Its end

    private var isAbandoned = false

    /// Nobody will let this system's time pass any more. It ends as soon as it is not the current one.
    package func abandon() {
        isAbandoned = true
        if System.current !== self { end() }
    }

    /// Windows, touches and what is scheduled refer to the system and to the app's objects, and would keep them all.
    private func end() {
        for window in windows {
            window.forgetAnimationsOfTree()
            window.isShown = false
        }
        windows = []
        appearanceProxies = [:]
        presentationTransitions = []
        digitizer.forgetAll()
        clock.forgetAll()
    }

    package var traits: UITraitCollection {
        if let traitsCache { return traitsCache }
        let traits = UITraitCollection(configuration: configuration)
        traitsCache = traits
        return traits
    }

    /// What UIKit would write to the console at run time without stopping the app.
    package func warn(_ message: String) {
        warnings.append(message)
        if printsWarnings { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }

    /// Turns of the run loop at this instant, until nothing is queued and nothing wants a layout.
    package func runLoopTurn() {
        // Nearly always.
        guard clock.hasQueuedWork || layoutIsDirty else { return }
        var turns = 0
        while clock.hasQueuedWork || layoutIsDirty {
            clock.drainQueue()
            layoutPass()
            turns += 1
            if turns > 1000 {
                Exception.raise(.generic, "Layout or the main queue feeds itself: no rest after 1,000 turns")
            }
        }
    }

    /// Whether nothing is queued, scheduled, animated or waiting for a layout.
    package var isIdle: Bool { !layoutIsDirty && clock.isIdle }

    package func layoutPass() {
        guard layoutIsDirty else { return }
        layoutIsDirty = false
        if statusBar.needsUpdate { statusBar.update() }
        if verticalBarPreference.needsUpdate { verticalBarPreference.update() }
        for window in windows { window.layoutIfNeeded() }
    }
}

extension UIView {
    /// Running animations hold completions, and those the screens that they move.
    fileprivate func forgetAnimationsOfTree() {
        for animation in layer.animations { animation.group.forget() }
        layer.animations = []
        for view in subviews { view.forgetAnimationsOfTree() }
    }
}
