import UIKit

extension UIScrollView {
    /// A scroll view over the whole screen.
    ///
    /// - Parameters:
    ///   - width: The width of the content, in widths of the screen.
    ///   - height: The height of the content, in heights of the screen.
    static func scrolling(width: CGFloat, height: CGFloat, in frame: CGRect) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: frame.width * width, height: frame.height * height)
        return scrollView
    }

    /// A row that scrolls sideways, 200 points high.
    ///
    /// - Parameter progress: Where it rests: at 0 on the leading end, at 1 on the trailing end.
    static func carousel(at progress: CGFloat, around point: CGPoint, in view: UIView) -> UIScrollView {
        let frame = CGRect(x: 0, y: point.y - 100, width: view.bounds.width, height: 200)
        let carousel = scrolling(width: 3, height: 1, in: frame)
        carousel.scroll(to: progress, in: view)
        return carousel
    }

    /// Three pages over the whole screen.
    static func pager(onPage page: Int, in view: UIView) -> UIScrollView {
        let pager = scrolling(width: 3, height: 1, in: view.bounds)
        pager.isPagingEnabled = true
        pager.scroll(to: CGFloat(page) / 2, in: view)
        return pager
    }

    private func scroll(to progress: CGFloat, in view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentOffset.x = (contentSize.width - bounds.width) * (isMirrored ? 1 - progress : progress)
    }
}
