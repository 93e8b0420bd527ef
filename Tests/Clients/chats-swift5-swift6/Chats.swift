import PopNavigation
import UIKit

/// A chat in which text is selected by dragging: only the edge pops.
final class ChatScreen: UIViewController, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .edge) }
}

/// A web app that has every drag; the back button leaves.
final class WebAppScreen: UIViewController, PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(isGestureEnabled: false) }
}

/// The lines that stay: the flag of a recognizer, set as the screen moves to its parent.
class FlaggedWebAppScreen: UIViewController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = parent == nil
    }
}

@MainActor
func makeTabs(chats: UIViewController, settings: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [chats, settings].map { BasicNavigationController(rootViewController: $0) }
    return tabs
}

/// A notification opens a chat, whatever is on the screen. A swipe that runs is cancelled first.
@MainActor
func openChat(in tabs: UITabBarController) {
    guard let stack = tabs.selectedViewController as? UINavigationController else { return }
    stack.popToRootViewController(animated: false)
    stack.pushViewController(ChatScreen(), animated: true)
}
