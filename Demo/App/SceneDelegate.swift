import DemoScreens
import PopNavigation
import SwiftUI
import UIKit

/// Shows the demo in a window, made in code, or from the storyboard with the launch argument `-storyboard YES`.
///
/// A second tab has the recipes for SwiftUI. `-case NAME` opens a case at once, without tabs. `-trials YES`
/// adds the element that the UI tests read, without tabs too.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var stateWindow: StateWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        offerFeatures()
        let window = UIWindow(windowScene: scene)
        let arguments = UserDefaults.standard
        if arguments.bool(forKey: "storyboard") {
            window.rootViewController = fromStoryboard()
        } else {
            let isTested = arguments.bool(forKey: "trials")
            let navigationController = fromCode(in: scene, isTested: isTested)
            let demoCase = arguments.string(forKey: "case").flatMap(DemoCase.named)
            let isAlone = isTested || demoCase != nil
            window.rootViewController = isAlone ? navigationController : withRecipes(navigationController)
            if let demoCase { UIView.performWithoutAnimation { demoCase.open(in: navigationController) } }
        }
        window.makeKeyAndVisible()
        self.window = window
    }

    private func fromCode(in scene: UIWindowScene, isTested: Bool) -> UINavigationController {
        guard isTested else { return DemoNavigation.make() }
        let stateView = DemoStateView()
        let navigationController = DemoNavigation.make { stateView.record($0) }
        stateView.navigationController = navigationController
        stateWindow = StateWindow(windowScene: scene, showing: stateView)
        return navigationController
    }

    /// The demo in a tab next to the recipes for SwiftUI, which need `NavigationStack`.
    private func withRecipes(_ navigationController: UINavigationController) -> UIViewController {
        guard #available(iOS 16.0, *) else { return navigationController }
        let recipes = UIHostingController(rootView: RecipeList())
        navigationController.tabBarItem = UITabBarItem(title: "UIKit", image: UIImage(systemName: "hand.draw"), tag: 0)
        recipes.tabBarItem = UITabBarItem(title: "SwiftUI", image: UIImage(systemName: "swift"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigationController, recipes]
        return tabs
    }

    /// `Demo.storyboard` has no code: its screens' preferences are set in Interface Builder.
    private func fromStoryboard() -> UIViewController? {
        UIStoryboard(name: "Demo", bundle: nil).instantiateInitialViewController()
    }

    private func offerFeatures() {
        DemoHost.resultsFolder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        DemoHost.share = { file, source in
            let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
            sheet.popoverPresentationController?.sourceView = source
            return sheet
        }
        // The version of UIKit in Xcode 16, the first one with zooms.
        #if canImport(UIKit, _version: 8000)
        if #available(iOS 18.0, *) {
            DemoHost.zoom = { screen, rule, source in
                screen.preferredTransition = .zoom(options: .with(rule, for: screen)) { _ in source() }
            }
        }
        #endif
        // The compiler of Xcode 27, whose SDK declares both.
        #if compiler(>=6.4)
        if #available(iOS 27.0, *) {
            DemoHost.minimizesBar = { $0.navigationBarMinimization.minimizationBehavior = .onScrollDown }
            DemoHost.swipeRows = { UIHostingController(rootView: SwipeRows(titles: $0, action: $1)) }
        }
        #endif
    }
}
