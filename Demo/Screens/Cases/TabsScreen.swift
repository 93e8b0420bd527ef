import PopNavigation
import UIKit

extension DemoCase {
    static let tabs = DemoCase(
        "tabs", .bar, title: "A tab bar", badge: "⊓",
        instruction: "Open the tabs, push, and swipe back: halfway and let go, then all the way.",
        expectation: "The tab bar comes back with the screen below, and leaves again after a cancelled drag."
    ) { [TabsScreen($0)] }
}

/// Opens a tab bar controller with its own navigation controller.
final class TabsScreen: CaseScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Open the tabs", width: 200) { [weak self] in self?.openTabs() }
    }

    private func openTabs() {
        let first =
            isPlain
            ? UINavigationController(rootViewController: TabRootScreen())
            : BasicNavigationController(rootViewController: TabRootScreen())
        first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "house"), tag: 0)
        let second = UIViewController()
        second.view.backgroundColor = Palette.background
        second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "person"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        tabs.modalPresentationStyle = .fullScreen
        present(tabs, animated: true)
    }
}

/// The first tab's first screen.
final class TabRootScreen: UIViewController {
    private lazy var push = TapButton("Push without the tab bar", color: Palette.tile(5)) { [weak self] in
        self?.navigationController?.pushViewController(TabDetailScreen(), animated: true)
    }
    private lazy var close = TapButton("Close the tabs", color: .systemGray) { [weak self] in
        self?.dismiss(animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "In a tab"
        view.backgroundColor = Palette.background
        view.addSubview(push)
        view.addSubview(close)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.boundsBesideBars.insetBy(dx: 16, dy: 0)
        let top = view.safeAreaInsets.top + 24
        push.frame = CGRect(x: content.minX, y: top, width: content.width, height: 48)
        close.frame = CGRect(x: content.minX, y: top + 60, width: content.width, height: 48)
    }
}

/// A screen that hides the tab bar.
final class TabDetailScreen: LabelScreen {
    convenience init() {
        let text = "Swipe back, and let go halfway: the tab bar follows the finger."
        self.init(UILabel(text, font: Palette.body, color: Palette.ink))
        title = "No tab bar"
        hidesBottomBarWhenPushed = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.boundsBesideBars.insetBy(dx: 24, dy: 0)
        label.frame = CGRect(
            x: content.minX, y: view.safeAreaInsets.top + 24, width: content.width,
            height: label.height(forWidth: content.width))
    }
}
