import PopNavigation
import UIKit

final class SignedInDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        guard !(screen is LoginScreen) else { return }
        let stack = navigation.viewControllers.filter { !($0 is LoginScreen) }
        guard stack.count < navigation.viewControllers.count else { return }
        navigation.setViewControllers(stack, animated: false)
    }
}

final class LoginScreen: UIViewController {}
