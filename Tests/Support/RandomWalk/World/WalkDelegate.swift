import UIKit

/// An app's navigation delegate that counts its calls.
final class WalkDelegate: NSObject, UINavigationControllerDelegate {
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        ledger.count("delegate willShow")
        ledger.happened(.willShow)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        ledger.count("delegate didShow")
        ledger.happened(.didShow)
    }
}
