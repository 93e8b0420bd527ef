// For the headless UIKit: Linux has no Objective-C. The manifest leaves this folder out on Apple's hosts.
#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

// There are no Objective-C screens on Linux.

extension UIViewController {
    var configurableInObjectiveC: UIViewController? { nil }
    var preferencesInObjectiveC: PopPreferences? { nil }
    var answersInObjectiveC: Bool { false }
    func answerInObjectiveC(to trigger: PopTrigger) -> Bool? { nil }
}
#endif
