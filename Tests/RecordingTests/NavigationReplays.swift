@testable import UIKit
@testable import UIKitSimulator

@testable import DemoScreens

/// The frames of bars, and the safe area outside them.
@MainActor
enum BarReplay {
    static func play(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        let scrollView = UIScrollView(frame: .zero)
        scrollView.contentSize = CGSize(width: recording.screen.width, height: 3000)
        let screen = UIViewController()
        screen.view = scrollView
        let navigationController = UINavigationController(rootViewController: screen)
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [navigationController]
        let device = SimulatedDevice(.init(recording))
        device.show(tabBarController)
        device.settle()
        let (bar, tabBar) = (navigationController.navigationBar.frame, tabBarController.tabBar.frame)
        var answers: [String: CGFloat] = [
            "navigation bar: x": bar.minX, "navigation bar: y": bar.minY, "navigation bar: width": bar.width,
            "navigation bar: height": bar.height, "tab bar: y": tabBar.minY, "tab bar: width": tabBar.width,
            "tab bar: height": tabBar.height, "safe area at the top": scrollView.safeAreaInsets.top,
            "offset at rest": scrollView.contentOffset.y,
            "safe area at the bottom with a tab bar": scrollView.safeAreaInsets.bottom,
        ]
        let toolbarController = UINavigationController(rootViewController: UIViewController())
        toolbarController.isToolbarHidden = false
        device.show(toolbarController)
        device.settle()
        let safeArea = toolbarController.topViewController?.view.safeAreaInsets
        answers["safe area at the bottom with a toolbar"] = safeArea?.bottom
        return { value in answers[value.name].map { .number(Double($0)) } }
    }
}

/// The places of the two screens of a push.
@MainActor
enum PushReplay {
    static func play(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        let device = SimulatedDevice(.init(recording))
        let (lower, upper) = (UIViewController(), UIViewController())
        let navigationController = UINavigationController(rootViewController: lower)
        device.show(navigationController)
        device.settle()
        navigationController.pushViewController(upper, animated: true)
        device.wait(0.15)
        func x(_ screen: UIViewController) -> CGFloat {
            (screen.view.layer.presentation() ?? screen.view.layer).frame.minX
        }
        let share = -x(lower) / (recording.screen.width - x(upper))
        return { value in
            value.name == "movement of the lower screen, as a share of the upper one's" ? .number(Double(share)) : nil
        }
    }
}

/// A comparison with the headless UIKit's values in the device check. The tests of the device check compare those
/// values with the headless UIKit.
@MainActor
enum DeviceCheckReplay {
    /// The headless UIKit's values on a system.
    static func report(on configuration: SimulatedDevice.Configuration) -> DeviceReport {
        // As the app does where the SDK has zooms.
        DemoHost.zoom = { screen, _, source in screen.preferredTransition = .zoom { _ in source() } }
        let device = SimulatedDevice(configuration)
        let host = UIViewController()
        device.show(host)
        device.settle()
        return .headless(on: DeviceKind(of: host.view))
    }

    static func play(_ recording: DeviceRecording) -> (DeviceRecording.Value) -> Replays.Answer? {
        let report = report(on: .init(recording))
        return { value in
            switch report.facts.first(where: { $0.source == value.name })?.headless {
            case .text(let text): .text(text)
            case .points(let points): .number(Double(points))
            case .seconds(let seconds): .number(seconds)
            case .between, nil: nil
            }
        }
    }
}
