#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The modifiers of one controller's screens. Held weakly: a view of the screen retains each modifier.
@MainActor
package final class SwipeModifierList {
    private struct Entry {
        weak var modifier: (any SwipeModifier)?
    }

    private weak var controller: UINavigationController?
    private var entries: [Entry] = []

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// Adds a modifier, which counts for as long as it exists. Adding it again does nothing.
    package func add(_ modifier: any SwipeModifier) {
        if entries.contains(where: { $0.modifier === modifier }) { return }
        entries.removeAll { $0.modifier == nil }
        entries.append(Entry(modifier: modifier))
    }

    /// Applies the modifiers to the preferences of a screen. Views have no order, so the smallest area counts, and one
    /// `false` switches the swipe off.
    func modify(_ preferences: inout PopPreferences, of screen: UIViewController) {
        guard let width = controller?.viewIfLoaded?.bounds.width else { return }
        let modifiers = modifiers(in: screen).filter { concerns(screen, $0) }
        let areas = modifiers.compactMap(\.area)
        if let area = areas.min(by: { $0.extent(inWidth: width) < $1.extent(inWidth: width) }) {
            preferences.area = area
        }
        let switches = modifiers.compactMap(\.isEnabled)
        if !switches.isEmpty { preferences.isGestureEnabled = switches.allSatisfy { $0 } }
    }

    /// Whether a modifier's values are for a screen of this stack: this stack is the nearest one around the modifier,
    /// or the nearest stack is itself the screen, as in a collapsed split view.
    private func concerns(_ screen: UIViewController, _ modifier: any SwipeModifier) -> Bool {
        let nearest = modifier.place.navigationControllersAround.first { _ in true }
        return nearest === controller || nearest === screen
    }

    /// Whether the modifiers exclude a point.
    func exclusion(of point: CGPoint, in view: UIView, on screen: UIViewController?) -> TouchFacts.Exclusion {
        guard let screen else { return .none }
        let excluding = modifiers(in: screen).filter { $0.excludes(point, in: view) }
        if excluding.isEmpty { return .none }
        return excluding.contains { $0.excludesLeadingEdge } ? .everywhere : .besideLeadingEdge
    }

    /// Asks each modifier whether the user may leave a screen. All must agree.
    func allowLeaving(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        guard let controller else { return true }
        return modifiers(in: screen).reduce(true) { agrees, modifier in
            modifier.allowsLeaving(screen, in: controller, for: trigger) && agrees
        }
    }

    private func modifiers(in screen: UIViewController) -> [any SwipeModifier] {
        guard !entries.isEmpty, let view = screen.viewIfLoaded else { return [] }
        return entries.compactMap(\.modifier).filter { $0.place.isDescendant(of: view) }
    }
}

extension UIView {
    /// The navigation controllers around a view, nearest first.
    package var navigationControllersAround: some Sequence<UINavigationController> {
        sequence(first: self) { $0.superview }.lazy.compactMap { $0.next as? UINavigationController }
    }
}
#endif
