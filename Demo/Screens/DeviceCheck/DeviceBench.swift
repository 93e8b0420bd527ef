import UIKit

/// The objects that all checks use: the controller under test, its log, a clock, and the report.
@MainActor final class DeviceBench {
    let stage: DeviceStage
    let log = DeviceCallLog()
    /// Reports the finger, once it is on the stage's view or on a sheet's.
    let watch = DeviceTouchWatch()
    private let set: (String, DeviceFact.Value) -> Void
    private let makeScreen: (_ title: String, _ text: String) -> DeviceLoggedScreen

    init(
        _ stage: DeviceStage, makeScreen: @escaping (_ title: String, _ text: String) -> DeviceLoggedScreen,
        report: @escaping (String, DeviceFact.Value) -> Void
    ) {
        self.stage = stage
        self.makeScreen = makeScreen
        set = report
    }

    /// The controller under test, a new one after each reset.
    var navigationController: DeviceNavigationController { stage.subject }

    /// The titles of the screens in the stack.
    var stack: String { navigationController.viewControllers.map { $0.title ?? "" }.joined() }

    /// The recognizer of the leading edge.
    var edge: UIGestureRecognizer? { navigationController.interactivePopGestureRecognizer }

    /// The recognizer of the whole content, on iOS 26 and later.
    var content: UIGestureRecognizer? {
        if #available(iOS 26.0, *) { navigationController.interactiveContentPopGestureRecognizer } else { nil }
    }

    /// Whether a touch is so near to the leading edge that the edge gesture certainly has it.
    func isAtEdge(_ touch: UITouch) -> Bool { leadingX(of: touch) <= 15 }

    /// The distance of a touch from the leading edge.
    func leadingX(of touch: UITouch) -> CGFloat {
        let view: UIView = navigationController.view
        let x = touch.location(in: view).x
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? view.bounds.width - x : x
    }

    /// The recognizer that pops, asked in the pop.
    var popper: String { edge?.state == .began ? "edge" : content?.state == .began ? "content" : "code" }

    func report(_ source: String, _ value: DeviceFact.Value) { set(source, value) }

    func report(_ source: String, _ answer: Bool) { set(source, .answer(answer)) }

    /// A new screen that logs its callbacks.
    func screen(_ title: String, _ text: String = "Measuring …") -> DeviceLoggedScreen { makeScreen(title, text) }

    /// Shows the screen A, and the screen B with the text above it, in a new controller. Nothing is animated.
    @discardableResult
    func reset(_ text: String = "Measuring …", depth: Int = 2) -> DeviceLoggedScreen {
        log.onWillShow = nil
        log.onDidShow = nil
        let root = screen("A", depth == 1 ? text : "Measuring …")
        stage.show(root, delegate: log)
        if watch.view != nil { stage.view.addGestureRecognizer(watch) }
        guard depth > 1 else { return root }
        // The screen A appears first.
        stage.view.layoutIfNeeded()
        let top = screen("B", text)
        navigationController.pushViewController(top, animated: false)
        return top
    }

    /// Shows the stack in a page sheet, when its screens have appeared.
    func presentSheet() {
        wait(0.2) { [self] in
            stage.presentSubject()
            navigationController.view.addGestureRecognizer(watch)
        }
    }

    /// Performs an action after some seconds. The delay is an animation, since Linux has no timer of the simulated
    /// clock.
    func wait(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        let clock = UIView(frame: .zero)
        stage.view.addSubview(clock)
        UIView.animate(withDuration: seconds, delay: 0, options: .allowUserInteraction) {
            clock.alpha = 0.9
        } completion: { _ in
            clock.removeFromSuperview()
            action()
        }
    }
}
