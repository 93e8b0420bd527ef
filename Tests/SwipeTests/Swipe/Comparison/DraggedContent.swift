import UIKit

/// What is under a finger: views whose recognizers compete with the swipe.
enum DraggedContent: String, CaseIterable, Sendable {
    case pan, quickPan, swipe, press, edgePan, carousel, pager, list, grid, rows, map, waitingPan
    case carouselAtLimit, gridAtLimit

    /// What does not wait for the swipe.
    static let awayFromLimit = allCases.filter { $0 != .carouselAtLimit && $0 != .gridAtLimit }

    /// Puts the content on the screen, and returns its recognizers and scroll views, which a test watches.
    @MainActor
    func install(on screen: UIViewController, keeping keep: (AnyObject) -> Void) -> Watched {
        let view = UIView(frame: CGRect(x: 0, y: 120, width: 390, height: 600))
        func with(_ recognizer: UIGestureRecognizer) -> Watched {
            view.addGestureRecognizer(recognizer)
            screen.view.addSubview(view)
            return Watched(recognizers: [recognizer])
        }
        func with(_ scrollView: UIScrollView, at offset: CGPoint = .zero) -> Watched {
            scrollView.frame = view.frame
            scrollView.contentInsetAdjustmentBehavior = .never
            screen.view.addSubview(scrollView)
            scrollView.contentOffset = offset
            return Watched(recognizers: [scrollView.panGestureRecognizer], scrollViews: [scrollView])
        }
        switch self {
        case .pan: return with(UIPanGestureRecognizer())
        case .quickPan: return with(LateRecognizer(threshold: 3))
        case .swipe: return with(UISwipeGestureRecognizer())
        case .press: return with(UILongPressGestureRecognizer())
        case .edgePan:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            return with(pan)
        case .carousel: return with(UIScrollView.carousel(), at: CGPoint(x: 400, y: 0))
        case .pager:
            let pager = UIScrollView.carousel(width: 3 * 390)
            pager.isPagingEnabled = true
            return with(pager, at: CGPoint(x: 390, y: 0))
        case .list: return with(UIScrollView.list())
        case .grid: return with(UIScrollView.list(width: 1200), at: CGPoint(x: 300, y: 300))
        case .carouselAtLimit: return with(UIScrollView.carousel())
        case .gridAtLimit: return with(UIScrollView.list(width: 1200), at: CGPoint(x: 0, y: 300))
        case .rows:
            let table = ActionTable()
            (table.leading, table.trailing) = ([1, 3, 5], [2, 3])
            keep(table)
            screen.view.addSubview(table.view)
            let pans = (table.view.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
            return Watched(recognizers: pans, scrollViews: [table.view])
        case .map:
            let pans = [UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UITapGestureRecognizer()]
            for pan in pans { view.addGestureRecognizer(pan) }
            screen.view.addSubview(view)
            return Watched(recognizers: pans)
        case .waitingPan:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            view.addGestureRecognizer(tap)
            let pan = UIPanGestureRecognizer()
            pan.require(toFail: tap)
            return with(pan)
        }
    }

    /// Recognizers and scroll views whose states are compared.
    @MainActor
    struct Watched {
        var recognizers: [UIGestureRecognizer]
        var scrollViews: [UIScrollView] = []

        /// The states now, in words.
        var words: String {
            let states = recognizers.map { "\($0.state.rawValue)" }
            let offsets = scrollViews.map { "\($0.contentOffset.x.rounded()) \($0.contentOffset.y.rounded())" }
            return (states + offsets).joined(separator: " ")
        }
    }
}
