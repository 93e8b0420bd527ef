import Testing
import UIKit
import UIKitSimulator

/// Records the calls that UIKit makes while it deallocates the controller.
private class Recorder: UINavigationController {
    nonisolated(unsafe) var calls: [String] = []
    nonisolated(unsafe) var report: (([String]) -> Void)?
    var onBarChange: ((Recorder) -> Void)?

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
        calls.append("setNavigationBarHidden")
        onBarChange?(self)
    }

    override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            calls.append("delegate")
        }
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        calls.append("setViewControllers")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("viewDidDisappear")
    }

    deinit { report?(calls) }
}

private final class Helper {
    unowned let controller: UINavigationController
    init(_ controller: UINavigationController) { self.controller = controller }
}

@MainActor
@Suite("Navigation: the calls during a controller's deallocation")
struct DeallocationTests {
    /// The calls that a controller with one screen receives while it is deallocated.
    private func calls(prepare: (Recorder) -> Void = { _ in }) -> [String] {
        var calls: [String] = []
        do {
            let controller = Recorder(rootViewController: UIViewController())
            controller.loadViewIfNeeded()
            prepare(controller)
            controller.calls = []
            controller.report = { calls = $0 }
        }
        return calls
    }

    @Test(
        "UIKit calls overridden methods, except setViewControllers, while stored properties exist",
        .facts(.callsInDealloc))
    func calls() {
        let listener = ShowListener(CallLog())
        let expected = ["setNavigationBarHidden", "setNavigationBarHidden", "viewDidDisappear", "delegate"]
        #expect(calls { $0.delegate = listener } == expected)
    }

    @Test("Calls during deallocation change neither the stack nor the screens", .facts(.callsInDealloc))
    func effects() {
        let device = SimulatedDevice()
        let log = CallLog()
        let screen = LoggedScreen("A", log)
        do {
            let controller = Recorder(rootViewController: screen)
            device.show(controller)
            device.settle()
            device.show(UIViewController())
            device.settle()
            log.lines = []
        }
        #expect(log.lines == [])
        #expect(screen.parent == nil)
    }

    @Test(
        "An unowned reference to the controller, read while UIKit deallocates it, ends the app", .facts(.callsInDealloc)
    )
    func unowned() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let controller = Recorder(rootViewController: UIViewController())
            let helper = Helper(controller)
            controller.onBarChange = { _ in _ = helper.controller }
        }
    }

    @Test("A weak reference formed to the controller while UIKit deallocates it ends the app", .facts(.callsInDealloc))
    func weak() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let controller = Recorder(rootViewController: UIViewController())
            controller.onBarChange = { controller in
                weak let reference: Recorder? = controller
                _ = reference
            }
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("Cannot form weak reference"))
    }
}
