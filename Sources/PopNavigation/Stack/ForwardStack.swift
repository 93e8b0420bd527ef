#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The screens that the user has left and can go forward to. Created when `forwardLimit` is first set above 0.
///
/// The screens are a path: each was once above the one before it. So a screen that leaves the path takes those after it
/// along, and a change of the stack that doesn't follow the path empties it.
@MainActor
final class ForwardStack {
    /// The next screen first. Nonisolated because the observer's deinitializer, which isn't isolated, reads it.
    private(set) nonisolated(unsafe) var screens: [UIViewController] = []
    /// The highest number of screens when nothing moves.
    private var limit = 0
    private let mayKeep: @MainActor (UIViewController) -> Bool

    /// - Parameter mayKeep: Whether a screen that the user has left may be kept.
    init(mayKeep: @escaping @MainActor (UIViewController) -> Bool) {
        self.mayKeep = mayKeep
    }

    /// The screens that can be pushed, one after the other, onto a stack. UIKit raises an exception for a controller
    /// that has a parent, and a controller that is presented or visible elsewhere would be torn out of its place.
    func screens(reachableFrom stack: [UIViewController]) -> [UIViewController] {
        // The screen that a push in progress shows.
        let ahead = screens.drop { stack.contains(instance: $0) }
        return Array(ahead.prefix { $0.isUnused })
    }

    /// The screen to which a change of the stack has gone forward; `nil` for every other change.
    func screenReached(from old: [UIViewController], to new: [UIViewController]) -> UIViewController? {
        guard let next = screens.first, new.isSame(as: old + [next]) else { return nil }
        return next
    }

    /// Called when nothing moves any more. A cancelled transition doesn't change the stack.
    ///
    /// - Parameter pop: The pop that has changed the stack; `nil` if none has.
    func settle(from old: [UIViewController], to new: [UIViewController], by pop: PopEvent.Pop?) {
        screens = Array(screensAfterChange(from: old, to: new, by: pop).prefix(limit))
    }

    private func screensAfterChange(
        from old: [UIViewController], to new: [UIViewController], by pop: PopEvent.Pop?
    ) -> [UIViewController] {
        if new.isSame(as: old) { return screens }
        if let pop, isKept(after: pop) { return [pop.from] + screens(reachableFrom: new) }
        return screenReached(from: old, to: new) == nil ? [] : screens(reachableFrom: new)
    }

    /// Sets the limit, and removes the screens beyond it. A screen that a push is showing isn't counted: it returns if
    /// the push is cancelled.
    func set(limit: Int, during stack: [UIViewController]) {
        self.limit = limit
        let shown = screens.prefix { stack.contains(instance: $0) }
        screens = Array(screens.prefix(shown.count + limit))
    }

    /// Removes all screens except those of a stack: one that a push is showing returns if the push is cancelled.
    func removeAll(except stack: [UIViewController]) {
        screens = screens.filter(stack.contains(instance:))
    }

    /// Whether the user has left one screen, and the screen may be kept.
    private func isKept(after pop: PopEvent.Pop) -> Bool {
        pop.trigger != .programmatic && pop.removed.count == 1 && mayKeep(pop.from)
    }
}

extension UIViewController {
    /// Whether nothing else shows or contains this controller.
    fileprivate var isUnused: Bool {
        parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
    }
}
#endif
