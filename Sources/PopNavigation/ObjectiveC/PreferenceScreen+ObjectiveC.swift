#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

extension UIViewController {
    private var screenInObjectiveC: (any PopNavigationScreen)? { answering((any PopNavigationScreen).self) }

    /// The controller in Objective-C that states the preferences for this screen of the stack; `nil` if none does.
    var configurableInObjectiveC: UIViewController? {
        screenInObjectiveC?.popNavigationPreferences == nil ? nil : screenInObjectiveC as? UIViewController
    }

    /// The preferences that a controller in Objective-C states for this screen of the stack.
    var preferencesInObjectiveC: PopPreferences? { screenInObjectiveC?.popNavigationPreferences?.preferences }

    /// The answer of a controller in Objective-C before this screen of the stack is popped.
    func answerInObjectiveC(to trigger: PopTrigger) -> Bool? {
        screenInObjectiveC?.shouldPop?(for: PopNavigationTrigger(trigger))
    }
}

#endif
#endif
