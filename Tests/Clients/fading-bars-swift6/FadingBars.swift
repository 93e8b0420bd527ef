import PopNavigation
import UIKit

/// A picture under a transparent bar that fades in, with a back button of its own.
final class PictureScreen: UIViewController, PopGestureConfigurable {
    private let scrollView = UIScrollView()

    var popPreferences: PopPreferences {
        PopPreferences(
            navigationBarStyle: NavigationBarStyle(
                background: .color(.systemBackground), showsHairline: false,
                fade: NavigationBarStyle.Fade(following: scrollView, distance: 120)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.backward"),
            primaryAction: UIAction { [weak self] _ in
                (self?.navigationController as? BasicNavigationController)?.goBack(animated: true)
            })
    }
}

/// The same without code in each screen: no hairline anywhere.
@MainActor
func makeNavigation() -> BasicNavigationController {
    let navigation = BasicNavigationController(rootViewController: PictureScreen())
    navigation.navigationBarStyle = NavigationBarStyle(showsHairline: false)
    return navigation
}

/// A screen that computes its preferences.
final class ChapterScreen: PopScreenController {
    var isReading = false {
        didSet { setNeedsPopPreferencesUpdate(animated: true) }
    }

    override var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: isReading) }
}

/// A screen with stored preferences.
final class SettingsScreen: PopScreenController {
    override func viewDidLoad() {
        super.viewDidLoad()
        storedPopPreferences.hidesNavigationBar = true
        storedPopPreferences.area = .leadingFraction(0.5)
    }
}
