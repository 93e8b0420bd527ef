import UIKit
import UIKitSimulator

/// A log of the callbacks, in order.
@MainActor
final class CallLog {
    var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// Returns the entries since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen that records its callbacks.
@MainActor
class LoggedScreen: UIViewController {
    let log: CallLog?
    var name: String { title ?? "?" }
    var onWillAppear: ((LoggedScreen) -> Void)?
    var onDidAppear: ((LoggedScreen) -> Void)?
    var onWillDisappear: ((LoggedScreen) -> Void)?
    /// Whether the screen also records its layout callbacks.
    var logsLayout = false

    init(_ name: String, _ log: CallLog? = nil) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String) {
        var marks = ""
        if isMovingToParent { marks += " toParent" }
        if isMovingFromParent { marks += " fromParent" }
        log?.add("\(name).\(call)\(marks)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        add("viewWillAppear")
        onWillAppear?(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        add("viewDidAppear")
        onDidAppear?(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        add("viewWillDisappear")
        onWillDisappear?(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        add("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if logsLayout { add("viewWillLayoutSubviews") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMove(\(parent == nil ? "nil" : "nav"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add("didMove(\(parent == nil ? "nil" : "nav"))")
    }
}

/// A navigation delegate that records its callbacks and implements no other member.
@MainActor
final class ShowListener: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var onWillShow: (() -> Void)?

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        onWillShow?()
        log.add("willShow(\(viewController.title ?? "?"))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("didShow(\(viewController.title ?? "?"))")
    }
}

/// A device that shows a navigation controller with screens A, B, C…, the last on top.
@MainActor
final class NavigationStage {
    let device: SimulatedDevice
    let log = CallLog()
    let navigation: UINavigationController
    let listener: ShowListener
    private(set) var screens: [LoggedScreen] = []

    init(
        _ names: String = "A", systemVersion: Int = 18, mirrored: Bool = false,
        navigation: UINavigationController? = nil, configure: (inout SimulatedDevice.Configuration) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = systemVersion
        configuration.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        configure(&configuration)
        device = SimulatedDevice(configuration)
        switches(&device.system.switches)
        device.window.backgroundColor = .white
        self.navigation = navigation ?? UINavigationController()
        listener = ShowListener(log)
        self.navigation.delegate = listener
        screens = names.map { LoggedScreen(String($0), log) }
        self.navigation.setViewControllers(screens, animated: false)
        device.show(self.navigation)
        device.settle()
        log.lines = []
    }

    func screen(_ name: String) -> LoggedScreen {
        LoggedScreen(name, log)
    }

    subscript(_ name: String) -> LoggedScreen {
        screens.first { $0.name == name }!
    }

    /// Releases the reference to a screen.
    func forget(_ name: String) {
        screens.removeAll { $0.name == name }
    }

    var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

    /// Runs the run loop once, without advancing the clock.
    func turn() {
        device.wait(0)
    }

    var width: CGFloat { navigation.view.bounds.width }

    /// A point at a fraction of the width in the pop direction, well below the bar.
    func point(_ x: CGFloat, y: CGFloat = 400) -> CGPoint {
        let mirrored = device.configuration.layoutDirection == .rightToLeft
        return CGPoint(x: mirrored ? width - x : x, y: y)
    }

    /// Drags a finger from the bezel to `x` and keeps it down.
    func pull(to x: CGFloat, duration: TimeInterval = 0.3) {
        device.fingerDown(at: point(4))
        device.fingerMove(to: point(x), duration: duration)
    }

    func swipe(to x: CGFloat, duration: TimeInterval = 0.3) {
        pull(to: x, duration: duration)
        device.fingerUp()
    }
}
