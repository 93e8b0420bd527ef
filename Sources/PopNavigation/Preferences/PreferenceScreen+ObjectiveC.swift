#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
#if canImport(ObjectiveC)
import UIKit

extension UIViewController {
    private var screenInObjectiveC: (any PopNavigationScreen)? { answering((any PopNavigationScreen).self) }

    /// The Objective-C controller that states the preferences for this screen; `nil` if there is none.
    var configurableInObjectiveC: UIViewController? {
        screenInObjectiveC?.popNavigationPreferences == nil ? nil : screenInObjectiveC as? UIViewController
    }

    /// The preferences that an Objective-C controller states for this screen.
    var preferencesInObjectiveC: PopPreferences? { screenInObjectiveC?.popNavigationPreferences?.preferences }

    /// Whether an Objective-C controller answers whether this screen may be popped.
    var answersInObjectiveC: Bool {
        screenInObjectiveC?.responds(to: #selector(PopNavigationScreen.shouldPop(for:))) == true
    }

    /// Asks an Objective-C controller whether this screen may be popped; `nil` if nothing answers.
    func answerInObjectiveC(to trigger: PopTrigger) -> Bool? {
        screenInObjectiveC?.shouldPop?(for: PopNavigationTrigger(trigger))
    }
}

#endif
#endif
