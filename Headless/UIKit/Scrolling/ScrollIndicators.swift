import Foundation

/// The two indicators of the scroll position. As in UIKit they are subviews, created when first shown.
@MainActor
final class ScrollIndicators {
    /// It owns its indicators.
    private unowned(unsafe) let scrollView: UIScrollView
    private var horizontal: UIView?
    private var vertical: UIView?
    private var isShown = false

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// Called while the content moves.
    func show() {
        let isVertical = scrollView.showsVerticalScrollIndicator && scrollView.verticalLimits.isScrollable
        let isHorizontal = scrollView.showsHorizontalScrollIndicator && scrollView.horizontalLimits.isScrollable
        guard isShown || isVertical || isHorizontal else { return }
        isShown = true
        if isVertical { place(&vertical, verticalFrame) } else { vertical?.alpha = 0 }
        if isHorizontal { place(&horizontal, horizontalFrame) } else { horizontal?.alpha = 0 }
    }

    /// Called when the content has come to rest.
    func fade() {
        guard isShown else { return }
        isShown = false
        let (first, second) = (horizontal, vertical)
        UIView.animate(
            withDuration: Calibration.Scroll.indicatorFading, delay: Calibration.Scroll.indicatorDelay, options: [],
            animations: {
                first?.alpha = 0
                second?.alpha = 0
            })
    }

    private func place(_ indicator: inout UIView?, _ frame: CGRect) {
        let view = indicator ?? ScrollIndicatorView(frame: frame)
        indicator = view
        if scrollView.subviewStorage.last !== view, scrollView.subviewStorage.dropLast().last !== view {
            scrollView.addSubview(view)
        }
        view.frame = frame
        if view.alpha != 1 || !view.layer.animations.isEmpty { view.alpha = 1 }
    }

    private var visible: CGRect {
        let margin = Calibration.Scroll.indicatorMargin
        return scrollView.bounds.inset(by: scrollView.appliedInset).insetBy(dx: margin, dy: margin)
    }

    private var verticalFrame: CGRect {
        let area = visible
        let width = Calibration.Scroll.indicatorWidth
        let (start, length) = extent(
            in: area.height, limits: scrollView.verticalLimits, offset: scrollView.contentOffset.y)
        let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? area.minX : area.maxX - width, y: area.minY + start, width: width, height: length)
    }

    private var horizontalFrame: CGRect {
        let area = visible
        let width = Calibration.Scroll.indicatorWidth
        let (start, length) = extent(
            in: area.width, limits: scrollView.horizontalLimits, offset: scrollView.contentOffset.x)
        return CGRect(x: area.minX + start, y: area.maxY - width, width: length, height: width)
    }

    /// The ratio of indicator to track equals that of the view to the content.
    private func extent(in track: CGFloat, limits: ScrollLimits, offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let range = limits.upper - limits.lower
        let whole = range + limits.length
        guard whole > 0, track > 0 else { return (0, 0) }
        let least = min(track, Calibration.Scroll.indicatorLength)
        let length = max(least, track * limits.length / whole)
        let share = range > 0 ? (limits.clamp(offset) - limits.lower) / range : 0
        return ((track - length) * share, length)
    }
}

private final class ScrollIndicatorView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(dynamicProvider: {
            UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
        })
        layer.cornerRadius = Calibration.Scroll.indicatorWidth / 2
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("scroll indicators from an archive")
    }
}
