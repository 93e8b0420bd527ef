import PopNavigation
import UIKit

@MainActor
func open(_ link: UIViewController, in navigation: BasicNavigationController) async {
    guard await navigation.confirmPop(downTo: navigation.viewControllers.first) else { return }
    navigation.setViewControllers([navigation.viewControllers[0], link], animated: true)
}
