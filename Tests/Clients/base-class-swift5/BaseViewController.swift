import PopNavigation
import UIKit

/// The superclass of all screens.
class BaseViewController: UIViewController, PopGestureConfigurable, PopConfirming {
    var isBarHidden: Bool { return false }

    var popPreferences: PopPreferences {
        return PopPreferences(hidesNavigationBar: isBarHidden)
    }

    func shouldPop(for trigger: PopTrigger) -> Bool {
        return true
    }
}

class FormViewController: BaseViewController {
    var hasChanges = false

    override var isBarHidden: Bool { return true }

    override func shouldPop(for trigger: PopTrigger) -> Bool {
        guard hasChanges else { return super.shouldPop(for: trigger) }
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { _ in
                self.navigationController?.popViewController(animated: true)
            })
        present(alert, animated: true)
        return false
    }
}

class PaymentViewController: BaseViewController {
    override var popPreferences: PopPreferences {
        var preferences = super.popPreferences
        preferences.isGestureEnabled = false
        return preferences
    }
}

/// A screen written in Objective-C: a Swift extension of its class states the preferences.
@objc(LegacyViewController)
class LegacyViewController: UIViewController {}

extension LegacyViewController: PopGestureConfigurable {
    var popPreferences: PopPreferences { return PopPreferences(area: .edge) }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = BasicNavigationController(rootViewController: FormViewController())
        navigation.popGestureArea = .leadingFraction(0.5)
        window = UIWindow()
        window?.rootViewController = navigation
        return true
    }
}
