import PopNavigation
import UIKit

@available(iOS 18.0, *)
extension UINavigationController {
    func push(_ screen: UIViewController, zoomingFrom thumbnail: UIView) {
        let options = UIViewController.Transition.ZoomOptions()
        options.followPopPreferences(of: screen)
        screen.preferredTransition = .zoom(options: options) { [weak thumbnail] _ in thumbnail }
        pushViewController(screen, animated: true)
    }
}
