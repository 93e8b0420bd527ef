import PopNavigation
import UIKit

class BaseViewController: UIViewController, PopConfirming {
    func shouldPop(for trigger: PopTrigger) -> Bool { return true }
}

class FormViewController: BaseViewController {
    // Without `override` this would never be called, and unsaved changes would be lost.
    func shouldPop(for trigger: PopTrigger) -> Bool { return false }
}
