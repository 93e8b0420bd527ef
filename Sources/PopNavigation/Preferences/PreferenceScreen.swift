#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension UIViewController {
    /// The controller whose preferences apply to this screen of the stack: the screen itself, or a child at any depth.
    var preferenceScreen: UIViewController { configurable ?? configurableInObjectiveC ?? self }

    /// The preferences that are stated for this screen of the stack; `nil` if nobody states any.
    var statedPreferences: PopPreferences? { configurable?.popPreferences ?? preferencesInObjectiveC }

    /// The answer before this screen of the stack is popped; `nil` if nobody wants to be asked.
    func answer(to trigger: PopTrigger) -> Bool? {
        confirmingScreen?.shouldPop(for: trigger) ?? answerInObjectiveC(to: trigger)
    }

    /// The controller that states the preferences for this screen of the stack; `nil` if none does.
    var configurable: (any PopGestureConfigurable)? { answering((any PopGestureConfigurable).self) }

    /// The controller that is asked before this screen of the stack is popped; `nil` if none wants to be asked.
    var confirmingScreen: (any PopConfirming)? { answering((any PopConfirming).self) }

    /// The controller that answers a kind of question for this screen: the innermost one of those that a container
    /// names. Containers that name each other are asked once.
    func answering<Answer>(_ kind: Answer.Type, after asked: [UIViewController] = []) -> Answer? {
        guard !asked.contains(instance: self) else { return nil }
        if let container = self as? any PopPreferenceContainer {
            return container.namedChild?.answering(kind, after: asked + [self]) ?? self as? Answer
        }
        return self as? Answer ?? systemChild?.answering(kind, after: asked + [self])
    }

    /// The visible child of a container of UIKit's. A navigation controller on the stack is what a collapsed split view
    /// puts there; its own top screen is what the user sees.
    private var systemChild: UIViewController? {
        switch self {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let inner as UINavigationController: inner.topViewController
        default: nil
        }
    }
}

extension PopPreferenceContainer {
    /// The named child. A container that names itself or one of its ancestors names none.
    fileprivate var namedChild: UIViewController? {
        guard let child = childForPopPreferences, !isSelfOrDescendant(of: child) else { return nil }
        return child
    }
}

extension BasicNavigationController {
    /// The preferences of a screen of the stack now; `nil` if there is no screen.
    ///
    /// Also `nil` before the screen has loaded its view, and the child whose preferences apply has: preferences may
    /// name outlets.
    func preferences(of screen: UIViewController?) -> PopPreferences? {
        guard let screen, screen.isViewLoaded, screen.preferenceScreen.isViewLoaded else { return nil }
        return popPreferences(for: screen)
    }

    /// Asks the top screen whether it may be popped.
    ///
    /// A screen that brings another one to the top meanwhile has not agreed to the other one's pop.
    func topScreenAgrees(to trigger: PopTrigger) -> Bool {
        guard let top = topViewController else { return true }
        let agrees = shouldPop(top, for: trigger)
        return parts.owner.modifiers.allowLeaving(top, for: trigger) && agrees && top === topViewController
    }
}
#endif
