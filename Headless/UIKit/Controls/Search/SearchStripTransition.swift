/// Moves the strip with its screen. With the upper screen it slides in or out. With the lower screen it moves more
/// slowly and fades, since the strip is above the upper screen.
///
/// If both screens have a strip, it stays and shows the other search bar at the end.
@MainActor
final class SearchStripTransition {
    private let bar: UINavigationBar
    private let strip: SearchPalette
    private let isComing: Bool
    private let belongsToUpper: Bool

    init?(bar: UINavigationBar, isPop: Bool) {
        let isShown = bar.searchPalette.map { !$0.isHidden } ?? false
        let isWanted = bar.topItem?.searchController != nil
        guard isShown != isWanted, let controller = bar.controller else { return nil }
        if isWanted { controller.layOutSearch(of: controller.topViewController) }
        guard let strip = bar.searchPalette, !strip.isHidden else { return nil }
        self.bar = bar
        self.strip = strip
        isComing = isWanted
        belongsToUpper = isComing != isPop
        if isComing { place(isSeen: false) }
    }

    func animate() {
        place(isSeen: isComing)
    }

    /// The container's next layout shows the strip of the remaining screen.
    func finish() {
        place(isSeen: true)
        bar.controller?.viewIfLoaded?.setNeedsLayout()
    }

    private func place(isSeen: Bool) {
        let outward: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let share = belongsToUpper ? 1 : -Calibration.Navigation.parallax
        strip.transform = isSeen ? .identity : CGAffineTransform(translationX: outward * share * bar.bounds.width, y: 0)
        strip.alpha = isSeen || belongsToUpper ? 1 : 0
    }
}
