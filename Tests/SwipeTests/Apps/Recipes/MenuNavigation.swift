import PopNavigation
import UIKit

final class MenuNavigation: BasicNavigationController {
    private var isConfirmed = false

    @discardableResult
    override func popToViewController(_ screen: UIViewController, animated: Bool) -> [UIViewController]? {
        // UIKit's menu pops with an animation. Without one, UIKit may be deallocating the controller.
        if isConfirmed || !animated { return super.popToViewController(screen, animated: animated) }
        Task {
            guard await confirmPop(downTo: screen, for: .backButton) else { return }
            isConfirmed = true
            popToViewController(screen, animated: animated)
            isConfirmed = false
        }
        return nil
    }
}
