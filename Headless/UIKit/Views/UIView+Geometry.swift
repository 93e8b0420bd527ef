extension UIView {
    /// The layer has another size: the subviews follow their autoresizing masks, and this view and its superview are
    /// laid out again (fact H3).
    final func sizeDidChange(from old: CGSize, to new: CGSize) {
        if autoresizesSubviews { autoresizeSubviews(from: old, to: new) }
        setNeedsLayout()
        superviewStorage?.subviewSizeDidChange()
        positionDidChange()
    }

    final func positionDidChange() {
        if windowStorage != nil, viewController?.restingFrame == nil { setNeedsSafeAreaCheck() }
    }

    private func autoresizeSubviews(from old: CGSize, to new: CGSize) {
        for view in subviewStorage where !view.autoresizingMask.isEmpty && view.transform.isIdentity {
            let mask = view.autoresizingMask
            var frame = view.frame
            (frame.origin.x, frame.size.width) = Autoresizing.fit(
                start: frame.minX, length: frame.width, old: old.width, new: new.width,
                flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
                flexibleEnd: mask.contains(.flexibleRightMargin)
            )
            (frame.origin.y, frame.size.height) = Autoresizing.fit(
                start: frame.minY, length: frame.height, old: old.height, new: new.height,
                flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
                flexibleEnd: mask.contains(.flexibleBottomMargin)
            )
            view.frame = frame
        }
    }

    final func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        let values = layer.values
        let anchor = layer.anchorPoint
        var local = CGPoint(x: point.x - values.position.x, y: point.y - values.position.y)
        if !values.transform.isIdentity { local = local.applying(values.transform.inverted()) }
        return CGPoint(
            x: local.x + values.bounds.width * anchor.x + values.bounds.minX,
            y: local.y + values.bounds.height * anchor.y + values.bounds.minY
        )
    }

    final func convertToSuperview(_ point: CGPoint) -> CGPoint {
        let values = layer.values
        let anchor = layer.anchorPoint
        var local = CGPoint(
            x: point.x - values.bounds.minX - values.bounds.width * anchor.x,
            y: point.y - values.bounds.minY - values.bounds.height * anchor.y
        )
        if !values.transform.isIdentity { local = local.applying(values.transform) }
        return CGPoint(x: local.x + values.position.x, y: local.y + values.position.y)
    }

    /// Converts the point to the coordinates of the root.
    private func convertToRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view: UIView? = self
        while let current = view {
            guard let next = current.superviewStorage else { break }
            point = current.convertToSuperview(point)
            view = next
        }
        return point
    }

    private func convertFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview = superviewStorage else { return point }
        return convertFromSuperview(superview.convertFromRoot(point))
    }

    private var root: UIView {
        var view = self
        while let next = view.superviewStorage { view = next }
        return view
    }

    final func outermost(_ view: UIView?) -> UIView { view ?? windowStorage ?? root }

    final func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === self { return point }
        if let view {
            if view === superviewStorage { return convertToSuperview(point) }
            if view.superviewStorage === self { return view.convertFromSuperview(point) }
            // The usual case: the location of a touch.
            if view.windowStorage === self { return view.convertFromRoot(point) }
        }
        let root = root
        let target = view ?? windowStorage ?? root
        var onScreen = convertToRoot(point)
        let otherRoot = target.root
        if otherRoot !== root {
            onScreen = otherRoot.convertFromSuperview(root.convertToSuperview(onScreen))
        }
        return target.convertFromRoot(onScreen)
    }

    /// Between branches the bounding box is taken twice: in the coordinates of the outermost view, then in those of the
    /// other view (fact H4).
    final func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = outermost(view)
        let isOnOneBranch = isDescendant(of: target) || target.isDescendant(of: self)
        if isOnOneBranch { return boundingBox(of: rect, in: target) }
        return root.boundingBox(of: boundingBox(of: rect, in: root), in: target)
    }

    private func boundingBox(of rect: CGRect, in view: UIView) -> CGRect {
        if rect.isNull { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convertPoint($0, to: view) }
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        return CGRect(
            x: left,
            y: top,
            width: (corners.map(\.x).max() ?? 0) - left,
            height: (corners.map(\.y).max() ?? 0) - top
        )
    }
}

private enum Autoresizing {
    /// Flexible parts share the change in proportion to their old lengths, or evenly if all of them are zero.
    static func fit(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
        flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
    ) -> (CGFloat, CGFloat) {
        let change = new - old
        guard change != 0 else { return (start, length) }
        let parts: [(flexible: Bool, length: CGFloat)] = [
            (flexibleStart, start), (flexibleLength, length), (flexibleEnd, old - start - length),
        ]
        let flexible = parts.filter(\.flexible)
        guard !flexible.isEmpty else { return (start, length) }
        let total = flexible.reduce(0) { $0 + max(0, $1.length) }
        func grown(_ part: (flexible: Bool, length: CGFloat)) -> CGFloat {
            guard part.flexible else { return part.length }
            let share = total > 0 ? max(0, part.length) / total : 1 / CGFloat(flexible.count)
            return part.length + change * share
        }
        return (grown(parts[0]), max(0, grown(parts[1])))
    }
}
