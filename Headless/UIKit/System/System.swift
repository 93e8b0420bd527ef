/// One simulated system: it owns all state that is global in UIKit, so that one process can have several systems.
@MainActor
package final class System {
    /// The system whose code is running. Each call of a simulated device makes the device's system current, and each
    /// presentation and change of a stack that of its window.
    @exclusivity(unchecked)
    package static var current = System()

    @exclusivity(unchecked)
    package var configuration: SystemConfiguration {
        didSet {
            traitsCache = nil
            LayoutGeneration.advance()
        }
    }

    package var switches = SystemSwitches()
    package let clock = Clock()
    package let timeline: Timeline
    package private(set) lazy var screen = UIScreen(system: self)
    package let application = UIApplication()
    package private(set) lazy var windowScene = UIWindowScene(system: self)
    package let digitizer = Digitizer()
    package private(set) lazy var keyboard = Keyboard(system: self)
    package private(set) lazy var statusBar = StatusBar(system: self)
    private(set) lazy var verticalBarPreference = VerticalBarPreference(system: self)
    /// Queued and running presentations and dismissals.
    var presentationTransitions: [PresentationTransition] = []
    /// Shown windows, back to front.
    package internal(set) var windows: [UIWindow] = []
    package private(set) var warnings: [String] = []
    package var printsWarnings = false
    /// The number of layers that pictures have numbered.
    package var picturedLayers = 0

    var layoutIsDirty = false
    /// Whether a rotation of the screen is being applied, which ends running transitions (fact I8).
    var isRotating = false
    /// The number of layout passes.
    private(set) var layoutPasses = 0
    private var traitsCache: UITraitCollection?

    package init(_ configuration: SystemConfiguration = SystemConfiguration()) {
        self.configuration = configuration
        timeline = Timeline(clock: clock)
        clock.system = self
        digitizer.system = self
        application.system = self
    }

    package func activate() {
        guard System.current !== self else { return }
        let previous = System.current
        System.current = self
        if previous.hasNoDevice { previous.end() }
    }

    private var hasNoDevice = false

    /// Called when the simulated device is deallocated. The system ends as soon as another one is current.
    package func deviceEnded() {
        hasNoDevice = true
        if System.current !== self { end() }
    }

    /// Breaks the retain cycles between windows, touches, scheduled work and the system.
    private func end() {
        for window in windows {
            window.discardAnimationsOfTree()
            window.isShown = false
        }
        windows = []
        presentationTransitions = []
        digitizer.forgetAll()
        clock.discardAll()
    }

    package var traits: UITraitCollection {
        if let traitsCache { return traitsCache }
        let traits = UITraitCollection(configuration: configuration)
        traitsCache = traits
        return traits
    }

    /// Records a run-time warning that UIKit writes to the console.
    package func warn(_ message: String) {
        warnings.append(message)
        if printsWarnings { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }

    /// Runs turns of the run loop at the current time until no block is queued and no view needs layout.
    package func runLoopTurn() {
        // The usual case.
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
    /// While a finger is down, a display link of the app may follow it.
    package var isIdle: Bool {
        !layoutIsDirty && clock.isIdle(exceptLinks: !digitizer.fingersDown.isEmpty)
    }

    /// Whether nothing happens without a new touch.
    package var isAtRest: Bool { isIdle && digitizer.fingersDown.isEmpty && digitizer.scroll == nil }

    package func layoutPass() {
        guard layoutIsDirty else { return }
        layoutIsDirty = false
        layoutPasses += 1
        if statusBar.needsUpdate { statusBar.update() }
        if verticalBarPreference.needsUpdate { verticalBarPreference.update() }
        for window in windows { window.layoutIfNeeded() }
    }
}

extension UIView {
    /// Running animations retain completions, and completions retain controllers.
    fileprivate func discardAnimationsOfTree() {
        for animation in layer.animations { animation.group.discard() }
        layer.animations = []
        for view in subviews { view.discardAnimationsOfTree() }
    }
}

extension System {
    /// Whether a change interrupts a running transition (fact F2).
    var interruptsTransitions: Bool {
        configuration.systemVersion >= 26 && (!configuration.keepsFormerDesign || switches.interruptsInFormerDesign)
    }
}
