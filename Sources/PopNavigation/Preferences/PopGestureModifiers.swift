#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The modifiers of one controller's screens, and those next to the controller, which are the defaults of all its
/// screens. Held weakly: a view retains each modifier.
@MainActor
package final class PopGestureModifiers {
    private struct Entry {
        weak var modifier: (any PopGestureModifier)?
    }

    private weak var controller: UINavigationController?
    private var entries: [Entry] = []

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// Adds a modifier, which counts for as long as it exists and is in a screen or next to the controller. Adding it
    /// again puts it last in the order of questions.
    package func add(_ modifier: any PopGestureModifier) {
        entries.removeAll { $0.modifier == nil || $0.modifier === modifier }
        entries.append(Entry(modifier: modifier))
    }

    private var modifiers: [any PopGestureModifier] { entries.compactMap(\.modifier) }

    /// The preferences of a screen with the modifiers applied. What the screen and its modifiers state comes before the
    /// defaults. Views have no order, so the smallest area counts, and one `false` switches the swipe off.
    func modified(_ stated: PopPreferences, of screen: UIViewController) -> PopPreferences {
        // Drags are measured in this width too.
        guard !entries.isEmpty, let width = controller?.viewIfLoaded?.contentBounds.width else { return stated }
        var preferences = stated
        let own = modifiers(in: screen).filter { concerns(screen, $0) }
        let defaults = modifiers.filter(isNextToController)
        preferences.area = smallestArea(of: own, width) ?? preferences.area ?? smallestArea(of: defaults, width)
        preferences.isGestureEnabled = isEnabled(by: own) ?? preferences.isGestureEnabled ?? isEnabled(by: defaults)
        return preferences
    }

    private func smallestArea(of modifiers: [any PopGestureModifier], _ width: CGFloat) -> PopGestureArea? {
        modifiers.compactMap(\.area).min { $0.extent(inWidth: width) < $1.extent(inWidth: width) }
    }

    private func isEnabled(by modifiers: [any PopGestureModifier]) -> Bool? {
        let switches = modifiers.compactMap(\.isEnabled)
        return switches.isEmpty ? nil : switches.allSatisfy { $0 }
    }

    /// Whether a modifier's values are for a screen of this stack: this stack is the nearest one around the modifier,
    /// or the nearest stack is itself the screen, as in a collapsed split view.
    private func concerns(_ screen: UIViewController, _ modifier: any PopGestureModifier) -> Bool {
        let nearest = modifier.place.navigationControllersAround.first { _ in true }
        return nearest === controller || nearest === screen
    }

    /// Whether a modifier is next to the controller. A stack that was added later may be nearer to the modifier now.
    private func isNextToController(_ modifier: any PopGestureModifier) -> Bool {
        modifier.place.navigationControllersNextToView.contains { $0 === controller }
    }

    /// The modifiers that exclude a point.
    func excluding(_ point: CGPoint, in view: UIView, on screen: UIViewController?) -> [any PopGestureModifier] {
        guard let screen else { return [] }
        return modifiers(in: screen).filter { $0.excludes(point, in: view) }
    }

    /// Whether a modifier decides about leaving a screen.
    func hasQuestion(about screen: UIViewController) -> Bool {
        modifiers(in: screen).contains(where: \.hasQuestion)
    }

    /// Asks each modifier whether the user may leave a screen. All must agree.
    func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        modifiers(in: screen).reduce(true) { agrees, modifier in modifier.shouldPop(for: trigger) && agrees }
    }

    /// The modifiers in a screen, in the order in which they are asked.
    func modifiers(in screen: UIViewController) -> [any PopGestureModifier] {
        guard let view = screen.viewIfLoaded else { return [] }
        return modifiers.filter { $0.place.isDescendant(of: view) }
    }
}

extension UIView {
    /// The navigation controllers next to a view, in the nearest ancestor that contains some: those of a modifier on a
    /// stack or on a split view. SwiftUI puts a modifier's background directly below its content, so what follows the
    /// view comes first. The search ends at the view of the controller around the view.
    ///
    /// The controllers are children of that controller. Views aren't searched: there may be thousands.
    package var navigationControllersNextToView: [UINavigationController] {
        guard let end = viewOfController, let around = end.next as? UIViewController else { return [] }
        let stacks = around.outermostNavigationControllers
        guard !stacks.isEmpty else { return [] }
        var branch: UIView = self
        while branch !== end, let ancestor = branch.superview {
            let branches = ancestor.subviews
            let places = stacks.compactMap { stack in
                stack.viewIfLoaded?.branch(of: ancestor).flatMap { branches.firstIndex(of: $0) }.map { (stack, $0) }
            }
            let own = branches.firstIndex(of: branch) ?? 0
            let indices = places.map(\.1).sorted()
            if let nearest = indices.first(where: { $0 > own }) ?? indices.first {
                return places.filter { $0.1 == nearest }.map(\.0)
            }
            branch = ancestor
        }
        return []
    }

    /// The subview of an ancestor that is this view or contains it.
    private func branch(of ancestor: UIView) -> UIView? {
        sequence(first: self) { $0.superview }.first { $0.superview === ancestor }
    }

    /// The view of the controller around a view.
    package var viewOfController: UIView? {
        sequence(first: self) { $0.superview }.first { $0.next is UIViewController }
    }

    /// The navigation controllers around a view, nearest first.
    package var navigationControllersAround: some Sequence<UINavigationController> {
        sequence(first: self) { $0.superview }.lazy.compactMap { $0.next as? UINavigationController }
    }
}

extension UIViewController {
    /// The navigation controllers among the children at any depth, without those inside them.
    fileprivate var outermostNavigationControllers: [UINavigationController] {
        children.flatMap { child in
            (child as? UINavigationController).map { [$0] } ?? child.outermostNavigationControllers
        }
    }
}

/// Changes the swipe on a screen from outside the screen's class, as a SwiftUI modifier does.
@MainActor
package protocol PopGestureModifier: AnyObject {
    /// The modifier's view. The modifier concerns the screen that contains it.
    var place: UIView { get }

    /// The area that the modifier sets; `nil` if it sets none.
    var area: PopGestureArea? { get }

    /// Whether the modifier enables the swipe; `nil` if it doesn't say.
    var isEnabled: Bool? { get }

    /// Whether the modifier excludes a point of a view.
    func excludes(_ point: CGPoint, in view: UIView) -> Bool

    /// Whether an excluded place is excluded at the leading edge too.
    var excludesLeadingEdge: Bool { get }

    /// Whether the modifier decides about leaving a screen.
    var hasQuestion: Bool { get }

    /// Whether the user may leave the modifier's screen, as far as the modifier knows at once.
    func shouldPop(for trigger: PopTrigger) -> Bool

    /// The question that needs time; `nil` if there is nothing to ask now.
    var question: (@MainActor () async -> Bool)? { get }
}
#endif
