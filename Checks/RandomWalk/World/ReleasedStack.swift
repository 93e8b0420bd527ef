import PopNavigation
import UIKit

/// A controller that the app has released, and what it reports about its screens afterwards.
@MainActor
final class ReleasedStack {
    private(set) weak var controller: UIViewController?
    private var record: StackRecord
    private var observation: PopObservation?

    init(of controller: BasicNavigationController?, _ record: StackRecord) {
        self.controller = controller
        self.record = record
        if let controller { self.record.see(controller.viewControllers, ahead: controller.forwardScreens) }
        observation = controller?.observePops { [weak self] in self?.record.take($0) }
    }

    /// What is wrong at rest: the controller lives, or a screen has left without a report.
    func report(to ledger: Ledger) {
        if controller != nil { ledger.report("leaks", "a controller that the app has released lives") }
        for finding in record.findingsAfterRelease() { ledger.report("departures", "released: \(finding)") }
    }
}
