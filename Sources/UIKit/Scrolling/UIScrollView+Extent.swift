/// How far the content goes: sizes, insets, limits (facts B1, B2).
extension UIScrollView {
    var horizontalLimits: ScrollLimits {
        ScrollLimits(
            content: contentSizeStorage.width,
            length: bounds.width,
            before: knownInset.left,
            after: knownInset.right,
            bounces: bounces,
            alwaysBounces: alwaysBounceHorizontal
        )
    }

    var verticalLimits: ScrollLimits {
        ScrollLimits(
            content: contentSizeStorage.height,
            length: bounds.height,
            before: knownInset.top,
            after: knownInset.bottom,
            bounces: bounces,
            alwaysBounces: alwaysBounceVertical
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontalLimits.clamp(offset.x), y: verticalLimits.clamp(offset.y))
    }

    /// The part of the safe area that the adjustment behaviour adds to the content's inset.
    var safeAreaPart: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return .zero }
        var part = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .always:
            return part
        case .automatic where isFirstViewOfNavigatedScreen:
            break
        default:
            if contentSizeStorage.height <= bounds.height, !alwaysBounceVertical { (part.top, part.bottom) = (0, 0) }
        }
        if contentSizeStorage.width <= bounds.width, !alwaysBounceHorizontal { (part.left, part.right) = (0, 0) }
        return part
    }

    /// The header's words for `.automatic`: owned by a controller inside a navigation controller, the top and bottom are
    /// adjusted regardless of whether the scroll view is scrollable.
    private var isFirstViewOfNavigatedScreen: Bool {
        let isFirst = superview?.subviewStorage.first === self
        guard let controller = viewController ?? (isFirst ? superview?.viewController : nil) else { return false }
        return controller.navigationController != nil
    }

    /// Takes over insets that have changed. Content that rests at its upper or left edge stays there.
    func updateAdjustedInset() {
        let old = knownInset
        let new = adjustedContentInset
        guard new != old else { return }
        knownInset = new
        var offset = contentOffset
        if offset.x <= -old.left { offset.x += old.left - new.left }
        if offset.y <= -old.top { offset.y += old.top - new.top }
        if case .idle = activity {
            if (old.left, old.right) != (new.left, new.right) { offset.x = min(offset.x, horizontalLimits.upper) }
            if (old.top, old.bottom) != (new.top, new.bottom) { offset.y = min(offset.y, verticalLimits.upper) }
        }
        if offset != contentOffset { contentOffset = offset }
        flightPathDidChange()
        adjustedContentInsetDidChange()
        delegateStorage?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The content or the view has another size: the offset must not point past the end.
    func extentDidChange() {
        knownSize = bounds.size
        updateAdjustedInset()
        if case .idle = activity {
            let offset = contentOffset
            let kept = CGPoint(x: min(offset.x, horizontalLimits.upper), y: min(offset.y, verticalLimits.upper))
            if kept != offset { contentOffset = kept }
        } else {
            flightPathDidChange()
        }
    }
}
