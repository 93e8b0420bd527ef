#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// Keeps a path of values and the stack of a navigation controller equal, in both directions.
///
/// The first screen of the stack is the root and has no value. Screens that the app pushes by other means have none
/// either, and leave when the path replaces screens below them.
@MainActor
final class PathCoordinator<Element: Hashable> {
    private struct Entry {
        let element: Element
        let screen: UIViewController
    }

    let controller: BasicNavigationController
    private let root: UIViewController
    private var entries: [Entry] = []
    private var observation: PopObservation?

    /// Makes the screen of a value.
    var makeScreen: (Element) -> UIViewController = { _ in UIViewController() }

    /// Changes the app's path after a pop that did not come from the path. The app may have changed it meanwhile, so
    /// what is passed is the change of its current value.
    var changePath: (_ change: ([Element]) -> [Element]) -> Void = { _ in }

    init(controller: BasicNavigationController, root: UIViewController) {
        self.controller = controller
        self.root = root
        controller.setViewControllers([root], animated: false)
        observation = controller.observePops { [weak self] event in
            if case .didPop(let pop) = event { self?.screensDidLeave(pop.removed) }
        }
    }

    /// The values whose screens are in the stack, or will be after queued changes.
    var path: [Element] { entries.map(\.element) }

    /// Calls `body` with each value and its screen.
    func forEachScreen(_ body: (Element, UIViewController) -> Void) {
        for entry in entries { body(entry.element, entry.screen) }
    }

    /// Changes the stack so that it shows a path. Screens of the values that both paths begin with are kept.
    func show(_ path: [Element], animated: Bool) {
        let kept = zip(entries, path).prefix { $0.element == $1 }.count
        let added = path.dropFirst(kept).map { Entry(element: $0, screen: makeScreen($0)) }
        let removesScreens = kept < entries.count
        entries = entries.prefix(kept) + added
        switch (removesScreens, added.count) {
        case (false, 0): break
        case (false, 1): controller.pushViewController(added[0].screen, animated: animated)
        case (true, 0): controller.popToViewController(entries.last?.screen ?? root, animated: animated)
        default: controller.setViewControllers([root] + entries.map(\.screen), animated: animated)
        }
    }

    /// Removes the values of screens that have left the stack. A pop that the path has requested leaves no such value.
    private func screensDidLeave(_ screens: [UIViewController]) {
        let known = path
        let leaving = Set(entries.indices.filter { index in screens.contains { $0 === entries[index].screen } })
        guard !leaving.isEmpty else { return }
        entries = entries.indices.filter { !leaving.contains($0) }.map { entries[$0] }
        changePath { PathEdit.removing(leaving, of: known, from: $0) }
    }
}
#endif
