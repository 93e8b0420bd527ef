import DemoScreens
import PopNavigation
import SwiftUI
import UIKit

/// Shows the demo in a window, made in code, or from the storyboard with the launch argument `-storyboard YES`.
///
/// `-case NAME` opens a case at once. `-trials YES` adds the element that the UI tests read.
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
            let navigationController = fromCode(in: scene, isTested: arguments.bool(forKey: "trials"))
            window.rootViewController = navigationController
            if let demoCase = arguments.string(forKey: "case").flatMap(DemoCase.named) {
                UIView.performWithoutAnimation { demoCase.open(in: navigationController) }
            }
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
            DemoHost.zoom = { screen, source in screen.preferredTransition = .zoom { _ in source() } }
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
