import UIKit

/// Measures UIKit's own navigation controller: the probe changes its stack, then waits for the user's drags, and then
/// asks for one gesture after the other.
@MainActor final class DeviceProbe {
    private(set) var report: DeviceReport {
        didSet { onReport?(report) }
    }
    /// Called after each measurement.
    var onReport: ((DeviceReport) -> Void)?
    let navigationController = DeviceNavigationController()
    private let log = DeviceCallLog()
    private let onDone: () -> Void
    private let device: DeviceKind
    private lazy var bench = DeviceBench(
        navigationController, log: log, makeScreen: { [unowned self] in screen($0, $1) },
        report: { [weak self] in self?.report.set($0, $1) })
    private lazy var drags = DragProbe(bench, hasLeadingColumn: device.hasLeadingColumn)
    private lazy var gestures = DeviceGesturePlayer(DeviceGesture.all(on: device), on: bench)
    /// The answer to the button "Next".
    private var onNext: () -> Void = {}

    /// - Parameter view: A view of the size that the navigation controller will have.
    init(like view: UIView, onDone: @escaping () -> Void) {
        device = DeviceKind(of: view)
        report = .headless(on: device)
        self.onDone = onDone
        navigationController.modalPresentationStyle = .fullScreen
        navigationController.viewControllers = [screen("A", "Measuring …")]
        navigationController.delegate = log
    }

    private func screen(_ title: String, _ text: String) -> DeviceLoggedScreen {
        DeviceLoggedScreen(title, text: text, log: log, onNext: { [weak self] in self?.onNext() }, onDone: onDone)
    }

    /// Measures the facts that need no touch. The controller must be presented.
    func start() {
        probePrivateAPI()
        measurePush()
    }

    private func probePrivateAPI() {
        func set(_ source: String, _ answer: Bool) { report.set(source, .text(answer ? "yes" : "no")) }
        let edge = navigationController.interactivePopGestureRecognizer
        let handler = edge?.delegate as? NSObject
        set("C18, E1", handler?.responds(to: NSSelectorFromString("handleNavigationTransition:")) ?? false)
        set("E1 _targets", edge.map { class_getInstanceVariable(type(of: $0), "_targets") != nil } ?? false)
        set("E2", navigationController.responds(to: NSSelectorFromString("_isTransitioning")))
        set("F1", bench.content != nil)
        set("J3", device.columnEdge.map { (0...2).contains($0) } ?? false)
        report.set("C25", .seconds(TimeInterval(UINavigationController.hideShowBarDuration)))
    }

    private func measurePush() {
        let top = screen("B", Self.instruction)
        log.clear()
        navigationController.pushViewController(top, animated: true)
        let coordinator = navigationController.transitionCoordinator
        report.set("C6", .text(coordinator?.viewController(forKey: .to) === top ? "yes" : "no"))
        let early = log.calls.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
        report.set("C7", .text(early.isEmpty ? "none" : early.joined(separator: " ")))
        log.onWillShow = { [self] in
            log.onWillShow = nil
            navigationController.transitionCoordinator?.animate { [weak self] context in
                self?.report.set("C27", .seconds(context.transitionDuration))
            }
        }
        whenShown { [self] in
            report.set("C8", .text(log.text))
            report.set("C27 calls", .seconds(log.didShowTime - log.willShowTime))
            report.set("C13", .text(navigationController.transitionCoordinator == nil ? "no" : "yes"))
            measurePop()
        }
    }

    private func measurePop() {
        log.clear()
        navigationController.popViewController(animated: true)
        whenShown { [self] in
            report.set("C9", .text(log.text))
            loseDelegate()
        }
    }

    private func loseDelegate() {
        var delegate: DeviceCallLog? = DeviceCallLog()
        navigationController.delegate = delegate
        delegate = nil
        let top = screen("B", Self.instruction)
        navigationController.pushViewController(top, animated: true)
        bench.wait(1) { [self] in
            let isShown = navigationController.topViewController === top && top.view.window != nil
            report.set("Behaviour 27", .text(isShown ? "shows the screen" : "shows nothing"))
            navigationController.delegate = log
            DeviceMeasurement.run(DeviceMeasurement.all(on: device), on: bench) { [self] in measureDrags() }
        }
    }

    private func measureDrags() {
        bench.reset(Self.instruction)
        drags.start { [weak self] in
            guard let self else { return }
            navigationController.pushViewController(screen("B", Self.instruction), animated: false)
        }
        onNext = { [weak self] in
            guard let self else { return }
            drags.stop()
            onNext = { [weak self] in self?.gestures.next() }
            gestures.start()
        }
    }

    /// Runs the action after the next didShow, when the transition is over.
    private func whenShown(_ action: @escaping () -> Void) {
        log.onDidShow = { [weak self] in
            self?.log.onDidShow = nil
            self?.bench.wait(0.1, action)
        }
    }

    private static let instruction = """
        Drag back slowly, hold still for half a second before you lift the finger, and repeat: \
        from the very edge to just before the middle of the screen and to just behind it, from 15 to 25 points beside \
        the edge, and from the middle of the screen. Each drag narrows the values down. Where a bar is at that edge, \
        begin the drags in the bar, below its buttons. Then press Next.
        """
}
