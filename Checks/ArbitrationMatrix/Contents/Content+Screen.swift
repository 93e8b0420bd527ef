import UIKit

extension Content {
    /// Fills a screen that is on top and has its size.
    ///
    /// - Parameter point: The point that the finger will touch, in the screen's view.
    @MainActor
    func fill(_ screen: ContentScreen, touchedAt point: CGPoint) {
        let view: UIView = screen.view
        switch self {
        case .plain, .hiddenBar, .leftItem, .noWayBack, .search, .sheet, .popover: break
        case .list: screen.add(UIScrollView.scrolling(width: 1, height: 4, in: view.bounds))
        case .grid: screen.add(UIScrollView.scrolling(width: 2, height: 4, in: view.bounds))
        case .carouselAtStart: screen.add(UIScrollView.carousel(at: 0, around: point, in: view))
        case .carouselInMiddle: screen.add(UIScrollView.carousel(at: 0.5, around: point, in: view))
        case .carouselAtEnd: screen.add(UIScrollView.carousel(at: 1, around: point, in: view))
        case .pagerOnFirstPage: screen.add(UIScrollView.pager(onPage: 0, in: view))
        case .pagerOnSecondPage: screen.add(UIScrollView.pager(onPage: 1, in: view))
        case .pagerOnLastPage: screen.add(UIScrollView.pager(onPage: 2, in: view))
        case .pageControllerOnFirstPage: screen.embed(PageContent(onPage: 0))
        case .pageControllerOnSecondPage: screen.embed(PageContent(onPage: 1))
        case .leadingRowActions: screen.embed(RowContent(leading: true))
        case .trailingRowActions: screen.embed(RowContent(leading: false))
        case .slider: screen.add(UISlider(withThumbAt: point, in: view))
        case .pan:
            let map = UIView(frame: view.bounds)
            map.addGestureRecognizer(UIPanGestureRecognizer())
            screen.add(map)
        case .longPress:
            let card = UIView(frame: view.bounds)
            card.addGestureRecognizer(UILongPressGestureRecognizer())
            screen.add(card)
        case .panel: screen.add(Panel(frame: view.bounds))
        case .textField:
            let field = UITextField(frame: CGRect(x: 0, y: point.y - 20, width: view.bounds.width, height: 40))
            field.text = "Text"
            screen.add(field)
            field.becomeFirstResponder()
        case .edgeGesture:
            let web = UIScrollView.scrolling(width: 1, height: 4, in: view.bounds)
            for edge in [UIRectEdge.left, .right] {
                let swipe = UIScreenEdgePanGestureRecognizer()
                swipe.edges = edge
                web.addGestureRecognizer(swipe)
            }
            screen.add(web)
        case .innerNavigation: screen.embed(InnerNavigation(screens: 1))
        case .innerNavigationThreeDeep: screen.embed(InnerNavigation(screens: 3))
        }
    }

    /// Prepares a screen's item and bar before it is pushed.
    @MainActor
    func prepare(_ screen: ContentScreen) {
        switch self {
        case .hiddenBar: screen.hidesBar = true
        case .leftItem:
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: nil, action: nil)
        case .noWayBack: screen.navigationItem.hidesBackButton = true
        case .search: screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
        default: break
        }
    }

    /// Opens what is above the screen.
    @MainActor
    func open(from screen: ContentScreen) {
        switch self {
        case .sheet, .popover:
            let presented = UIViewController()
            presented.modalPresentationStyle = self == .sheet ? .pageSheet : .popover
            screen.present(presented, animated: true)
        case .search: screen.navigationItem.searchController?.isActive = true
        default: break
        }
    }
}
