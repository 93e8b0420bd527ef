import UIKit

/// The objects that all checks use: the controller under test, its log, a clock, and the report.
@MainActor final class DeviceBench {
    let navigationController: DeviceNavigationController
    let log: DeviceCallLog
    private let set: (String, DeviceFact.Value) -> Void
    /// UIKit's delegate of the edge recognizer, while it is replaced.
    private var edgeDelegate: (any UIGestureRecognizerDelegate)?
    private let makeScreen: (_ title: String, _ text: String) -> DeviceLoggedScreen

    init(
        _ navigationController: DeviceNavigationController, log: DeviceCallLog,
        makeScreen: @escaping (_ title: String, _ text: String) -> DeviceLoggedScreen,
        report: @escaping (String, DeviceFact.Value) -> Void
    ) {
        self.navigationController = navigationController
        self.log = log
        self.makeScreen = makeScreen
        set = report
    }

    /// The recognizer of the leading edge.
    var edge: UIGestureRecognizer? { navigationController.interactivePopGestureRecognizer }

    /// The recognizer of the whole content, on iOS 26 and later.
    var content: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { navigationController.interactiveContentPopGestureRecognizer } else { nil }
    }

    /// Whether a touch is so near to the leading edge that the edge gesture certainly has it.
    func isAtEdge(_ touch: UITouch) -> Bool {
        let view: UIView = navigationController.view
        let x = touch.location(in: view).x
        return (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? view.bounds.width - x : x) <= 15
    }

    func report(_ source: String, _ value: DeviceFact.Value) { set(source, value) }

    func report(_ source: String, _ answer: Bool) { set(source, .answer(answer)) }

    /// A new screen that logs its callbacks.
    func screen(_ title: String, _ text: String = "Measuring …") -> DeviceLoggedScreen { makeScreen(title, text) }

    /// Shows the screen A, and the screen B with the text above it. Nothing is animated.
    @discardableResult
    func reset(_ text: String = "Measuring …", depth: Int = 2) -> DeviceLoggedScreen {
        let screens = depth == 1 ? [screen("A", text)] : [screen("A"), screen("B", text)]
        navigationController.delegate = log
        if let edgeDelegate { edge?.delegate = edgeDelegate }
        navigationController.onPop = nil
        navigationController.onBackButton = nil
        log.onWillShow = nil
        log.onDidShow = nil
        navigationController.setNavigationBarHidden(false, animated: false)
        navigationController.setViewControllers(screens, animated: false)
        return screens[screens.count - 1]
    }

    /// Replaces UIKit's delegate of the edge recognizer until the next reset.
    func replaceEdgeDelegate(by delegate: any UIGestureRecognizerDelegate) {
        edgeDelegate = edge?.delegate
        edge?.delegate = delegate
    }

    /// Performs an action after some seconds. The delay is an animation, since Linux has no timer of the simulated
    /// clock.
    func wait(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        let clock = UIView(frame: .zero)
        navigationController.view.addSubview(clock)
        UIView.animate(withDuration: seconds, delay: 0, options: .allowUserInteraction) {
            clock.alpha = 0.9
        } completion: { _ in
            clock.removeFromSuperview()
            action()
        }
    }
}

/// UIKit's controller, with reports of two methods that UIKit calls.
final class DeviceNavigationController: UINavigationController, UINavigationBarDelegate {
    /// Called when a screen is popped, by UIKit or by a check.
    var onPop: (() -> Void)?
    /// Called when the back button asks whether it may pop.
    var onBackButton: (() -> Void)?

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        onPop?()
        return super.popViewController(animated: animated)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        onBackButton?()
        return true
    }
}
