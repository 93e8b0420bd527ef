import DemoScreens
import PopNavigation
import UIKit

/// Shows the demo in a window, made in code, or from the storyboard with the launch argument `-storyboard YES`.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UserDefaults.standard.bool(forKey: "storyboard") ? fromStoryboard() : fromCode()
        window.makeKeyAndVisible()
        self.window = window
    }

    private func fromCode() -> UIViewController {
        DemoNavigation.make()
    }

    /// `Demo.storyboard` holds a `BasicNavigationController` whose attributes are set in Interface Builder.
    private func fromStoryboard() -> UIViewController? {
        let root = UIStoryboard(name: "Demo", bundle: nil).instantiateInitialViewController()
        if let navigationController = root as? BasicNavigationController {
            DemoNavigation.install(on: navigationController)
        }
        return root
    }
}
