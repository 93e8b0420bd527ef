/// The four appearances of a navigation item or a navigation bar.
package struct BarAppearances {
    package var standard: UINavigationBarAppearance?
    package var compact: UINavigationBarAppearance?
    package var scrollEdge: UINavigationBarAppearance?
    package var compactScrollEdge: UINavigationBarAppearance?

    package init() {}

    /// The appearance of a bar. The item's comes before the bar's own (fact G1).
    ///
    /// - Normal: item.standard, bar.standard, the fallback.
    /// - At the scroll edge: item.scrollEdge, bar.scrollEdge, or the normal one without its background.
    /// - In a compact bar, the compact variant of each comes first.
    @MainActor
    package static func look(
        item: BarAppearances, bar: BarAppearances, fallback: UINavigationBarAppearance, atScrollEdge: Bool,
        isCompact: Bool
    ) -> UINavigationBarAppearance {
        let standard =
            (isCompact
                ? item.compact ?? item.standard ?? bar.compact ?? bar.standard
                : item.standard ?? bar.standard) ?? fallback
        guard atScrollEdge else { return standard }
        let scrollEdge =
            isCompact
            ? item.compactScrollEdge ?? item.scrollEdge ?? bar.compactScrollEdge ?? bar.scrollEdge
            : item.scrollEdge ?? bar.scrollEdge
        return scrollEdge ?? standard.withoutBackground
    }
}

extension UINavigationBarAppearance {
    /// A copy with a transparent background.
    fileprivate var withoutBackground: UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.configureWithTransparentBackground()
        return copy
    }
}
