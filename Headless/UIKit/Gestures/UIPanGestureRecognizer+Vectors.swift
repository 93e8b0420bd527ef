extension UIPanGestureRecognizer {
    /// Converts a vector from the window to the view. The transforms count, the position does not.
    static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        if view?.isUpright == true { return vector }
        guard let view, let superview = view.superviewStorage else { return vector }
        let outer = self.vector(vector, in: superview)
        let transform = view.layer.values.transform
        return transform.isIdentity ? outer : outer.applying(transform.inverted().linear)
    }

    static func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        var result = vector
        var current = view?.isUpright == false ? view : nil
        while let view = current, let superview = view.superviewStorage {
            let transform = view.layer.values.transform
            if !transform.isIdentity { result = result.applying(transform.linear) }
            current = superview
        }
        return result
    }
}

extension UIView {
    /// Whether neither the view nor any of its superviews is rotated or scaled.
    fileprivate var isUpright: Bool {
        if let known = cachedUprightness.current { return known }
        guard let superviewStorage else { return cachedUprightness.remember(true) }
        return cachedUprightness.remember(layer.values.transform.isIdentity && superviewStorage.isUpright)
    }
}

extension CGAffineTransform {
    fileprivate var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
