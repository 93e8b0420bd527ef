import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// A device whose root P presents a navigation controller, at whose root a swipe may dismiss it.
@MainActor
final class ModalStage: FingerStage {
    let device: SimulatedDevice
    let presenter = CallScreen("P")
    let modal: ModalNavigation
    /// The delegate of the presentation. Keeps what it and the presenter are told.
    let delegate: PresentationDelegate
    private let log: EventLog
    var controller: UINavigationController { modal }

    /// - Parameter prepare: Sets the controller up, before it is presented.
    init(
        _ names: String = "A", _ swipe: TestedSwipe = .init(),
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        on configuration: SimulatedDevice.Configuration? = nil, style: UIModalPresentationStyle = .fullScreen,
        optsIn: Bool = true, root: UIViewController? = nil, prepare: (ModalNavigation) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) {
        ExpectedWarnings.begin()
        device = SimulatedDevice(configuration ?? .init(swipe, direction))
        switches(&device.system.switches)
        modal = ModalNavigation(nibName: nil, bundle: nil)
        modal.viewControllers = root.map { [$0] } ?? names.map { TestScreen(String($0)) }
        modal.dismissesFromRoot = optsIn
        modal.modalPresentationStyle = style
        log = EventLog(of: modal)
        delegate = PresentationDelegate(presenter)
        prepare(modal)
        device.show(presenter)
        device.settle()
        presenter.present(modal, animated: true)
        modal.presentationController?.delegate = delegate
        device.settle()
        presenter.calls = []
    }

    var isPresented: Bool { presenter.presentedViewController === modal }
    var verdict: PopGestureVerdict? { modal.lastPopGestureVerdict }
    /// What the presentation's delegate and the presenter have been told.
    var calls: [String] { presenter.calls }
    var forecast: PopGestureVerdict { modal.popGestureVerdict(forDragFrom: point(60)) }

    /// Returns the events since the last call.
    func takeEvents() -> [String] { log.take() }

    /// Lets the waiting tasks run.
    func turns() async {
        for _ in 0..<200 {
            await Task.yield()
            device.activate()
        }
    }

    /// Expects that a cancelled dismissal has left nothing, and that a swipe dismisses now.
    func expectUsable(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(isPresented && !device.isHung, sourceLocation: sourceLocation)
        #expect(modal.transitionCoordinator == nil, sourceLocation: sourceLocation)
        #expect(modal.transitioningDelegate == nil, sourceLocation: sourceLocation)
        #expect(modal.view.frame == device.window.bounds, sourceLocation: sourceLocation)
        #expect(presenter.view.window == nil, sourceLocation: sourceLocation)
        swipe()
        #expect(!isPresented, sourceLocation: sourceLocation)
    }
}

/// A controller that may override `dismiss`.
final class ModalNavigation: BasicNavigationController {
    /// Runs in place of `super`; `nil` for an ordinary class.
    var dismissOverride: (() -> Void)?

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let dismissOverride { dismissOverride() } else { super.dismiss(animated: flag, completion: completion) }
    }
}

/// A screen that notes its appearance calls.
final class CallScreen: UIViewController {
    let name: String
    var calls: [String] = []
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    var whenDisappeared: (UIViewController) -> Void = { _ in }

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("didDisappear")
        whenDisappeared(self)
    }
}

/// A delegate of the presentation that notes its calls among those of the presenter.
final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private unowned let presenter: CallScreen
    var agrees = true
    var whenAsked: () -> Void = {}
    var whenTold: () -> Void = {}

    init(_ presenter: CallScreen) {
        self.presenter = presenter
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        presenter.calls.append("shouldDismiss")
        whenAsked()
        return agrees
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        presenter.calls.append("willDismiss")
        whenTold()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        presenter.calls.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        presenter.calls.append("didAttempt")
    }
}
