#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIViewController {
    /// The controller whose preferences apply to this screen: the screen itself or a child at any depth.
    var preferenceScreen: UIViewController { configurable ?? configurableInObjectiveC ?? self }

    /// Whether both the screen and the child whose preferences apply have loaded their views: preferences may name
    /// outlets.
    var mayReadPreferences: Bool { isViewLoaded && preferenceScreen.isViewLoaded }

    /// The preferences stated for this screen; the defaults if there are none.
    var statedPreferences: PopPreferences {
        configurable?.popPreferences ?? preferencesInObjectiveC ?? PopPreferences()
    }

    /// Asks whether this screen may be popped; `nil` if nothing answers.
    func answer(to trigger: PopTrigger) -> Bool? {
        confirmingScreen?.shouldPop(for: trigger) ?? answerInObjectiveC(to: trigger)
    }

    /// Whether something is asked before this screen is popped.
    var hasQuestion: Bool { confirmingScreen != nil || asyncConfirmingScreen != nil || answersInObjectiveC }

    /// The controller that states the preferences for this screen; `nil` if there is none.
    var configurable: (any PopGestureConfigurable)? { answering((any PopGestureConfigurable).self) }

    /// The controller that is asked before this screen is popped; `nil` if there is none.
    var confirmingScreen: (any PopConfirming)? { answering((any PopConfirming).self) }

    /// The controller that is asked before this screen is popped and needs time to answer; `nil` if there is none.
    var asyncConfirmingScreen: (any AsyncPopConfirming)? { answering((any AsyncPopConfirming).self) }

    /// The controller that answers a kind of question for this screen: the innermost child that containers name.
    /// Containers that name each other are asked once.
    func answering<Answer>(_ kind: Answer.Type, after asked: [UIViewController] = []) -> Answer? {
        guard !asked.contains(instance: self) else { return nil }
        if let container = self as? any PopPreferenceContainer {
            return container.childForPopPreferences?.answering(kind, after: asked + [self]) ?? self as? Answer
        }
        return self as? Answer ?? systemChild?.answering(kind, after: asked + [self])
    }

    /// The visible child of a UIKit container. A collapsed split view puts a navigation controller on the stack; the
    /// user sees that controller's top screen.
    private var systemChild: UIViewController? {
        switch self {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let inner as UINavigationController: inner.topViewController
        default: nil
        }
    }
}
#endif
