/// Zooming by call: it scales the delegate's view and the content size.
extension UIScrollView {
    func zoom(to scale: CGFloat, animated: Bool) {
        zoom(animated: animated) { self.applyZoom(scale, around: nil) }
    }

    /// Shows the rectangle, in the zoomed view's coordinates, as large as possible.
    func zoom(in rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let scale = min(visible.width / rect.width, visible.height / rect.height)
        zoom(animated: animated) { self.applyZoom(scale, around: CGPoint(x: rect.midX, y: rect.midY)) }
    }

    private func zoom(animated: Bool, _ change: @escaping () -> Void) {
        guard let view = delegateStorage?.viewForZooming(in: self) else { return }
        guard animated else {
            change()
            return
        }
        delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(
            withDuration: Calibration.Scroll.animationDuration,
            animations: change,
            completion: { [weak self] _ in
                guard let self else { return }
                delegateStorage?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            }
        )
    }

    /// - Parameter centre: in the zoomed view's coordinates; nil for the middle of the visible part.
    private func applyZoom(_ scale: CGFloat, around centre: CGPoint?) {
        guard let view = delegateStorage?.viewForZooming(in: self), scale.isFinite, scale > 0 else { return }
        let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        let ratio = scale / zoomScaleStorage
        let visible = bounds.inset(by: adjustedContentInset)
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        let target =
            centre.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
            ?? CGPoint(x: middle.x * ratio, y: middle.y * ratio)
        let origin = view.frame.origin
        zoomScaleStorage = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
        contentSize = CGSize(width: contentSizeStorage.width * ratio, height: contentSizeStorage.height * ratio)
        let offset = CGPoint(
            x: contentOffset.x + target.x - middle.x,
            y: contentOffset.y + target.y - middle.y
        )
        contentOffset = clamped(offset)
        delegateStorage?.scrollViewDidZoom(self)
    }
}
