/// The screen behind a sheet, which moves back as the sheet comes up to its large detent.
///
/// Only pictures show it: UIKit moves its own wrapper, and the presenting screen's view keeps its geometry.
extension UISheetPresentationController {
    /// From 0, where the sheet leaves the screen behind it in place, to 1 at the large detent; also in an animation.
    package var pushBack: CGFloat {
        guard let container = containerView, let layer = presentedView?.layer, !isWide,
            let large = activeDetents.last, large.identifier == .large
        else { return 0 }
        let height = container.bounds.height - layer.presentationValues.frame(anchorPoint: layer.anchorPoint).minY
        let start = activeDetents.dropLast().last?.height ?? 0
        return min(max((height - start) / (large.height - start), 0), 1)
    }

    /// In a compact height the sheet covers all. In a regular width the screen behind it stays in place.
    private var isWide: Bool {
        let traits = containerView?.traitCollection
        return traits?.verticalSizeClass == .compact || traits?.horizontalSizeClass == .regular
    }
}
