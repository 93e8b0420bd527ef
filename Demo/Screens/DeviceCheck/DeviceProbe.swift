import UIKit

/// Measures UIKit's own navigation controller: the probe changes its stack, and then asks for one gesture after the
/// other.
@MainActor final class DeviceProbe {
    private(set) var report: DeviceReport {
        didSet { onReport?(report) }
    }
    /// Called after each measurement.
    var onReport: ((DeviceReport) -> Void)?
    let stage = DeviceStage()
    private let onEnd: () -> Void
    private let device: DeviceKind
    private lazy var bench = DeviceBench(
        stage, makeScreen: { [unowned self] in screen($0, $1) },
        report: { [weak self] in self?.report.set($0, $1) })
    private lazy var gestures = DeviceGesturePlayer(
        DeviceGesture.all(on: device), on: bench,
        isMeasured: { [unowned self] in report.isMeasured($0.facts) }, onEnd: onEnd)
    private var isMeasuring = true
    private var log: DeviceCallLog { bench.log }
    private var navigationController: DeviceNavigationController { stage.subject }

    /// - Parameters:
    ///   - view: A view of the size that the navigation controller will have.
    ///   - report: The report of an earlier check, which this one continues.
    ///   - onEnd: Called after the last gesture, and when the user stops the check.
    init(like view: UIView, continuing report: DeviceReport? = nil, onEnd: @escaping () -> Void) {
        device = DeviceKind(of: view)
        self.report = report ?? .headless(on: device)
        self.onEnd = onEnd
        stage.modalPresentationStyle = .fullScreen
    }

    private func screen(_ title: String, _ text: String) -> DeviceLoggedScreen {
        DeviceLoggedScreen(title, text: text, log: log, onSkip: { [weak self] in self?.skip() }, onStop: onEnd)
    }

    private func skip() {
        if !isMeasuring { gestures.next() }
    }

    /// Measures the facts that don't need a touch. The stage must be presented.
    func start() {
        bench.reset(depth: 1)
        bench.wait(0.1) { [self] in
            probePrivateAPI()
            measurePush()
        }
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
        let top = screen("B", "Measuring …")
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
        let top = screen("B", "Measuring …")
        navigationController.pushViewController(top, animated: true)
        bench.wait(1) { [self] in
            let isShown = navigationController.topViewController === top && top.view.window != nil
            report.set("delegate gone", .text(isShown ? "shows the screen" : "shows nothing"))
            DeviceMeasurement.run(DeviceMeasurement.all(on: device), on: bench) { [self] in
                isMeasuring = false
                gestures.start()
            }
        }
    }

    /// Runs the action after the next didShow, when the transition is over.
    private func whenShown(_ action: @escaping () -> Void) {
        log.onDidShow = { [weak self] in
            self?.log.onDidShow = nil
            self?.bench.wait(0.1, action)
        }
    }
}
