/// The limits of the offset: sizes and insets (facts B1, B2).
extension UIScrollView {
    var horizontalLimits: ScrollLimits {
        ScrollLimits(
            content: contentSizeStorage.width,
            length: bounds.width,
            before: appliedInset.left,
            after: appliedInset.right,
            bounces: bounces,
            alwaysBounces: alwaysBounceHorizontal
        )
    }

    var verticalLimits: ScrollLimits {
        ScrollLimits(
            content: contentSizeStorage.height,
            length: bounds.height,
            before: appliedInset.top,
            after: appliedInset.bottom,
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

    /// For `.automatic` UIKit's header says: in a controller inside a navigation controller, the top and bottom are
    /// adjusted regardless of whether the scroll view is scrollable.
    private var isFirstViewOfNavigatedScreen: Bool {
        let isFirst = superview?.subviewStorage.first === self
        guard let controller = viewController ?? (isFirst ? superview?.viewController : nil) else { return false }
        return controller.enclosingStack(ofPopped: true) != nil
    }

    /// Applies changed insets. Content at its upper or left edge stays at that edge.
    func updateAdjustedInset() {
        let old = appliedInset
        let new = adjustedContentInset
        guard new != old else { return }
        appliedInset = new
        var offset = contentOffset
        if offset.x <= -old.left { offset.x += old.left - new.left }
        if offset.y <= -old.top { offset.y += old.top - new.top }
        if case .idle = activity {
            if (old.left, old.right) != (new.left, new.right) { offset.x = min(offset.x, horizontalLimits.upper) }
            if (old.top, old.bottom) != (new.top, new.bottom) { offset.y = min(offset.y, verticalLimits.upper) }
        }
        if offset != contentOffset { contentOffset = offset }
        restartMotion()
        adjustedContentInsetDidChange()
        delegateStorage?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// After a change of the content's or the view's size the offset must not exceed its limits.
    func extentDidChange() {
        appliedSize = bounds.size
        updateAdjustedInset()
        if case .idle = activity {
            let offset = contentOffset
            let kept = CGPoint(x: min(offset.x, horizontalLimits.upper), y: min(offset.y, verticalLimits.upper))
            if kept != offset { contentOffset = kept }
        } else {
            restartMotion()
        }
    }
}
