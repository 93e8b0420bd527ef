import UIKit

extension UIScrollView {
    /// A scroll view across the screen that scrolls sideways.
    static func carousel(width: CGFloat = 1200, y: CGFloat = 300) -> UIScrollView {
        scrolling(CGSize(width: width, height: 200), in: CGRect(x: 0, y: y, width: 390, height: 200))
    }

    /// A scroll view below the bar that scrolls vertically, and sideways where its content is wider than the screen.
    static func list(width: CGFloat = 390, height: CGFloat = 3000) -> UIScrollView {
        scrolling(CGSize(width: width, height: height), in: CGRect(x: 0, y: 100, width: 390, height: 600))
    }

    private static func scrolling(_ content: CGSize, in frame: CGRect) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = content
        return scrollView
    }
}
