import UIKit

/// A plain navigation controller inside a screen.
@MainActor
final class InnerNavigation: UINavigationController {
    init(screens: Int) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = (0..<screens).map { number in
            let screen = UIViewController()
            screen.title = "Inner \(number)"
            return screen
        }
    }

    required init?(coder: NSCoder) { nil }
}
