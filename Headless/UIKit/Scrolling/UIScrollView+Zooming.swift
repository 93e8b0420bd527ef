/// Zooming by call: it scales the delegate's view and the content size.
extension UIScrollView {
    func zoom(to scale: CGFloat, animated: Bool) {
        guard let view = delegateStorage?.viewForZooming(in: self) else { return }
        guard animated else { return applyZoom(scale) }
        delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(
            withDuration: Calibration.Scroll.animationDuration,
            animations: { self.applyZoom(scale) },
            completion: { [weak self] _ in
                guard let self else { return }
                delegateStorage?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            }
        )
    }

    /// Keeps the middle of the visible part.
    private func applyZoom(_ scale: CGFloat) {
        guard let view = delegateStorage?.viewForZooming(in: self), scale.isFinite, scale > 0 else { return }
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        let ratio = scale / zoomScaleStorage
        let visible = bounds.inset(by: adjustedContentInset)
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        let origin = view.frame.origin
        zoomScaleStorage = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
        contentSize = CGSize(width: contentSizeStorage.width * ratio, height: contentSizeStorage.height * ratio)
        let offset = CGPoint(
            x: contentOffset.x + middle.x * (ratio - 1),
            y: contentOffset.y + middle.y * (ratio - 1)
        )
        contentOffset = clamped(offset)
        delegateStorage?.scrollViewDidZoom(self)
    }
}
