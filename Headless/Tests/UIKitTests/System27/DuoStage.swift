import UIKit
import UIKitSimulator

/// An iPhone Duo that shows a navigation controller, with or without tabs, whose screens have a title and two buttons.
@MainActor
final class DuoStage {
    let device: SimulatedDevice
    let navigation: UINavigationController
    private(set) var tabs: UITabBarController?
    /// The titles of the buttons that were tapped.
    private(set) var taps: [String] = []

    init(
        _ display: SimulatedDevice.DuoDisplay = .outer, isTurned: Bool = false, screens: String = "AB",
        mirrored: Bool = false, tabs tabCount: Int = 0, navigation: UINavigationController = UINavigationController(),
        configure: (inout SimulatedDevice.Configuration) -> Void = { _ in }
    ) {
        var configuration = SimulatedDevice.Configuration.iPhoneDuo(display, isTurned: isTurned)
        configuration.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        configure(&configuration)
        device = SimulatedDevice(configuration)
        self.navigation = navigation
        navigation.viewControllers = screens.map { makeScreen(String($0)) }
        if tabCount > 0 {
            let tabs = UITabBarController()
            let others = (1..<tabCount).map { index in
                let other = UIViewController()
                other.title = "Tab \(index)"
                return other
            }
            navigation.tabBarItem.title = "Main"
            navigation.tabBarItem.image = UIImage(systemName: "star")
            tabs.viewControllers = [navigation] + others
            self.tabs = tabs
        }
        device.show(tabs ?? navigation)
        device.settle()
    }

    func makeScreen(_ name: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = name
        screen.view.backgroundColor = .white
        screen.navigationItem.rightBarButtonItems = [button("plus"), button("square.and.arrow.up")]
        return screen
    }

    func button(_ symbol: String) -> UIBarButtonItem {
        let action = UIAction(title: symbol, image: UIImage(systemName: symbol)) { [weak self] _ in
            self?.taps.append(symbol)
        }
        return UIBarButtonItem(primaryAction: action)
    }

    var size: CGSize { device.configuration.screenSize }
    var bar: UINavigationBar { navigation.navigationBar }
    var top: UIViewController { navigation.topViewController! }
    var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

    /// The horizontal middle of the column.
    var columnX: CGFloat {
        let insets = device.window.safeAreaInsets
        return insets.left > 0 ? insets.left / 2 : size.width - insets.right / 2
    }

    func isInside(_ view: UIView, _ point: CGPoint) -> Bool {
        device.window.hitTest(point, with: nil)?.isDescendant(of: view) == true
    }

    /// Where a tap on the middle of the column hits something that is not just the bar, from the top.
    var buttonCentres: [CGFloat] {
        var centres: [CGFloat] = []
        var start: CGFloat?
        for y in stride(from: 0, through: size.height, by: 1) {
            let hit = device.window.hitTest(CGPoint(x: columnX, y: y), with: nil)
            let isButton = hit is UIControl && hit?.isDescendant(of: bar) == true
            if isButton, start == nil { start = y }
            if !isButton, let first = start {
                centres.append((first + y) / 2)
                start = nil
            }
        }
        return centres
    }
}
