import PopNavigation
import UIKit

final class UploadScreen: UIViewController, AsyncPopConfirming {
    func shouldPop(for trigger: PopTrigger) async -> Bool { await save() }

    private func save() async -> Bool { true }
}
