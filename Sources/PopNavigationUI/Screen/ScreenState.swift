#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// The preferences of one hosting screen: the initial ones, and the values that the modifiers inside it set.
@MainActor
final class ScreenState {
    /// The hosting controller.
    weak var controller: UIViewController?

    /// Appends a value to the path; `nil` outside a stack with a path.
    var appendToPath: ((AnyHashable) -> Bool)?

    private let initial: PopPreferences
    private var exclusions: [Exclusion] = []

    /// The values that the modifiers set. Before the first render, those known from the type of the content.
    private(set) var values: ScreenValues

    init(initial: PopPreferences, values: ScreenValues) {
        self.initial = initial
        self.values = values
    }

    /// Stores the values of a render, and applies those of the bar.
    func update(_ newValues: ScreenValues) {
        let isSameBar = newValues.hasSameBar(as: values)
        values = newValues
        if isSameBar { return }
        let navigation = controller?.navigationController as? BasicNavigationController
        navigation?.setNeedsPopPreferencesUpdate(animated: true)
    }

    /// The current preferences of the screen.
    var preferences: PopPreferences {
        var result = values.applied(to: initial)
        if let view = controller?.viewIfLoaded {
            for exclusion in exclusions {
                guard let excluded = exclusion.view, excluded.isDescendant(of: view) else { continue }
                result.excludedRects.append(excluded.convert(excluded.bounds, to: view))
                if exclusion.excludesLeadingEdge { result.excludesLeadingEdge = true }
            }
        }
        return result
    }

    /// Excludes the place of a view from the gesture, as long as the view is inside the screen.
    func exclude(placeOf view: UIView, excludesLeadingEdge: Bool = false) {
        exclusions.removeAll { $0.view == nil }
        exclusions.append(Exclusion(view: view, excludesLeadingEdge: excludesLeadingEdge))
    }

    /// Whether every handler agrees to the pop. Every handler is called, also after one that does not agree.
    func shouldPop(for trigger: PopTrigger) -> Bool {
        values.requests.reduce(true) { agrees, request in request.handle(trigger) && agrees }
    }

    /// Pops the screen, and those above it, without asking it.
    func pop() {
        guard let navigation = controller?.navigationController, let screen = controller,
            let index = navigation.viewControllers.firstIndex(of: screen), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
}

/// A place in which no swipe starts.
private struct Exclusion {
    weak var view: UIView?
    let excludesLeadingEdge: Bool
}

/// A weak reference, for lists.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
#endif
