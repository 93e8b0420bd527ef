#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if !canImport(ObjectiveC)
import UIKit

// There are no Objective-C screens on Linux.

extension UIViewController {
    var configurableInObjectiveC: UIViewController? { nil }
    var preferencesInObjectiveC: PopPreferences? { nil }
    var answersInObjectiveC: Bool { false }
    func answerInObjectiveC(to trigger: PopTrigger) -> Bool? { nil }
}

#endif
#endif
