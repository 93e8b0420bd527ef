/// What the top screen of the stack shows.
package enum Content: String, CaseIterable, Sendable {
    case plain = "plain view"
    case list = "vertical list"
    case grid = "grid that scrolls both ways"
    case carouselAtStart = "carousel at its start"
    case carouselInMiddle = "carousel in its middle"
    case carouselAtEnd = "carousel at its end"
    case pagerOnFirstPage = "pager, first page"
    case pagerOnSecondPage = "pager, second page"
    case pagerOnLastPage = "pager, last page"
    case pageControllerOnFirstPage = "page controller, first page"
    case pageControllerOnSecondPage = "page controller, second page"
    case leadingRowActions = "rows with leading actions"
    case trailingRowActions = "rows with trailing actions"
    case slider = "slider, on its thumb"
    case pan = "view with a pan (map, chart)"
    case longPress = "view with a long press"
    case panel = "panel that waits for other pans"
    case textField = "text field, being edited"
    case edgeGesture = "scroll view with its own edge gesture"
    case innerNavigation = "inner navigation controller, one screen"
    case innerNavigationThreeDeep = "inner navigation controller, three screens"
    case sheet = "open sheet"
    case popover = "open popover"
    case search = "active search"
    case hiddenBar = "hidden bar"
    case leftItem = "custom left item"
    case noWayBack = "hidden back button"

    /// Whether the content has a scroll view that rests at its leading limit: there a swipe comes before scrolling.
    var isAtLeadingLimit: Bool {
        switch self {
        case .grid, .carouselAtStart, .pagerOnFirstPage, .pageControllerOnFirstPage: true
        default: false
        }
    }
}
