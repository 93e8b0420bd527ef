#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if !canImport(ObjectiveC)
import UIKit

// Linux has no screens in Objective-C.

extension UIViewController {
    var configurableInObjectiveC: UIViewController? { nil }
    var preferencesInObjectiveC: PopPreferences? { nil }
    func answerInObjectiveC(to trigger: PopTrigger) -> Bool? { nil }
}

#endif
#endif
