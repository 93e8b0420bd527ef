/// Observes whether the content of a screen's scroll view is under the bar, which selects one of the item's appearances
/// (fact G1). A screen without a scroll view is always at the edge.
@MainActor
final class ScrollEdgeWatch {
    private weak var item: UINavigationItem?
    private weak var scrollView: UIScrollView?
    private var observation: NSKeyValueObservation?

    private init(_ scrollView: UIScrollView, _ item: UINavigationItem) {
        self.item = item
        self.scrollView = scrollView
        observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in self?.update() }
    }

    /// The screen's view itself, or the backmost scroll view in it, as UIKit finds it.
    private static func scrollView(of screen: UIViewController) -> UIScrollView? {
        guard let view = screen.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviewStorage.first as? UIScrollView
    }

    static func update(_ screen: UIViewController) {
        let scrollView = scrollView(of: screen)
        let item = screen.navigationItem
        if item.scrollEdgeWatch?.scrollView !== scrollView || scrollView == nil {
            item.scrollEdgeWatch = scrollView.map { ScrollEdgeWatch($0, item) }
        }
        if let watch = item.scrollEdgeWatch { watch.update() } else { item.isAtScrollEdge = true }
    }

    private func update() {
        guard let scrollView, let item else { return }
        let tolerance = 1 / System.current.configuration.scale
        let covered = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        item.isAtScrollEdge = covered <= tolerance
        item.coveredContent = max(0, covered)
        item.bar?.controller?.contentScrolled(scrollView, of: item)
    }
}
