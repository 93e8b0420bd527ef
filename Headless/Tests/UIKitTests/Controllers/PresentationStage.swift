import UIKit
import UIKitSimulator

/// A device whose root is screen A, alone or in a navigation controller.
@MainActor
final class PresentationStage {
    let device: SimulatedDevice
    let log = CallLog()
    let a: PresentedScreen
    let root: UIViewController

    init(inNavigation: Bool = false, _ configure: (inout SimulatedDevice.Configuration) -> Void = { _ in }) {
        var configuration = SimulatedDevice.Configuration()
        configure(&configuration)
        device = SimulatedDevice(configuration)
        a = PresentedScreen("A", log)
        a.view.backgroundColor = .white
        root = inNavigation ? UINavigationController(rootViewController: a) : a
        device.show(root)
        device.settle()
        log.lines = []
    }

    func screen(_ name: String, _ style: UIModalPresentationStyle) -> PresentedScreen {
        let screen = PresentedScreen(name, log)
        screen.modalPresentationStyle = style
        return screen
    }
}

/// Logs its calls, and whether it is being presented or dismissed.
class PresentedScreen: UIViewController {
    let log: CallLog
    /// Called once, in viewWillDisappear.
    var whenDisappearing: (() -> Void)?
    /// Called once, in viewDidDisappear.
    var afterDisappearing: (() -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String) {
        log.add("\(title ?? "?").\(call)\(isBeingPresented ? " presented" : "")\(isBeingDismissed ? " dismissed" : "")")
    }

    override func viewDidLoad() { add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        add("viewWillDisappear")
        let act = whenDisappearing
        whenDisappearing = nil
        act?()
    }
    override func viewDidDisappear(_ animated: Bool) {
        add("viewDidDisappear")
        let act = afterDisappearing
        afterDisappearing = nil
        act?()
    }
}
