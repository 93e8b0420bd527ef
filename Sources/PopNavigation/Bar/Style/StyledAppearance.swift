#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// One of an item's four appearances: the app's original and the styled copy that replaces it.
@MainActor
final class StyledAppearance {
    private let path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>
    /// The appearance that the app set last.
    private var original: UINavigationBarAppearance?
    /// The appearance that this object set last.
    private var styled: UINavigationBarAppearance?

    init(_ path: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?>) {
        self.path = path
    }

    /// Sets the styled appearance and returns the app's.
    @discardableResult
    func set(
        _ style: NavigationBarStyle, over bars: UINavigationBarAppearance?, or fallback: UINavigationBarAppearance,
        _ opacity: CGFloat, on item: UINavigationItem
    ) -> UINavigationBarAppearance {
        let current = item[keyPath: path]
        // The app has set another appearance since then. A guess: `UIBarAppearance`, which overrides `isEqual`,
        // compares all values.
        if current != styled { original = current }
        let inherited = original ?? bars
        let base = inherited ?? fallback
        let isChanged = style.changes(base, isMissing: inherited == nil, opacity: opacity)
        let new = isChanged ? style.applied(to: base, opacity: opacity) : original
        if new != current { item[keyPath: path] = new }
        // The item stores a copy. Changing that copy in place doesn't count as setting an appearance.
        styled = item[keyPath: path]
        return base
    }
}
#endif
