/// The content of a navigation bar while its screen is on top, and the title of the next screen's back button.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    @preconcurrency public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    @preconcurrency public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline = 1
        case stacked = 2
    }

    /// The bar that has the item on its stack.
    package final weak var bar: UINavigationBar?
    /// The views that show the item, kept for as long as the item lives.
    final var content: NavigationBarContentView?

    /// Whether the search bar hides as the screen scrolls. Apple's default is true; here the search bar always stays.
    open var hidesSearchBarWhenScrolling: Bool {
        get { false }
        set { if newValue { Exception.unsupported("search bars that hide as the screen scrolls") } }
    }

    /// The controller whose search bar is below the bar's own row.
    open var searchController: UISearchController? {
        get { searchControllerStorage }
        set {
            let oldValue = searchControllerStorage
            searchControllerStorage = newValue
            guard searchController !== oldValue, let controller = bar?.controller else { return }
            searchController?.owner = controller.childStorage.last { $0.navigationItemStorage === self }
            controller.viewIfLoaded?.setNeedsLayout()
        }
    }

    private final var searchControllerStorage: UISearchController?

    /// Where the search bar should be. Here it always is below the bar's own row; only a swipe depends on the value
    /// (fact C21).
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    /// Where UIKit says that the search bar is.
    open var searchBarPlacement: SearchBarPlacement {
        switch preferredSearchBarPlacement {
        case .automatic: System.current.configuration.systemVersion < 26 ? .stacked : .inline
        default: preferredSearchBarPlacement
        }
    }

    /// Whether an active search hides the bar, as far as a swipe is concerned. Only a stacked search does: on iOS 26
    /// and later, the others are in a toolbar or inside the bar (fact C21).
    final var isSearchHidingBar: Bool {
        guard let searchController, searchController.isActive else { return false }
        return searchController.hidesNavigationBarDuringPresentation && searchBarPlacement == .stacked
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    open var title: String? { didSet { if title != oldValue { contentChanged() } } }
    open var titleView: UIView? { didSet { contentChanged() } }
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { contentChanged() } } }
    open var leftItemsSupplementBackButton = false { didSet { contentChanged() } }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open var backBarButtonItem: UIBarButtonItem? { didSet { contentChanged() } }
    open var backButtonTitle: String? { didSet { contentChanged() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentChanged() } }

    /// Replaces the back button's pop. On a screen without a back button it adds one, with its title (fact C37).
    open var backAction: UIAction? { didSet { contentChanged() } }

    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingItemGroups.isEmpty ? leftItems : leadingItems }
        set {
            leadingItemGroups = []
            leftItems = newValue
            adopt(newValue)
        }
    }

    private final var leftItems: [UIBarButtonItem]?

    /// Replaces the left items (fact C38).
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            if !leadingItemGroups.isEmpty { leftItems = nil }
            for group in leadingItemGroups { group.onChange = { [weak self] in self?.groupChanged() } }
            groupChanged()
        }
    }

    private func groupChanged() {
        adopt(leadingItems)
    }

    /// The items that are at the leading side: the left items, or those of the visible groups.
    final var leadingItems: [UIBarButtonItem] {
        leftItems ?? leadingItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }

    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { adopt(rightBarButtonItems) } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    private func adopt(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.onChange = { [weak self] in self?.contentChanged() } }
        contentChanged()
    }

    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = keep(newValue) }
    }

    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = keep(newValue) }
    }

    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = keep(newValue) }
    }

    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = keep(newValue) }
    }

    package final var appearances = BarAppearances() {
        didSet { bar?.appearanceDidChange() }
    }

    /// UIKit's type is `UIBarMinimization` (fact J1).
    package final var navigationBarMinimization = BarMinimization()
    /// The content offset at the last change of direction, and after the last movement.
    final var scrollAnchor: CGFloat = 0
    final var lastScrollOffset: CGFloat = 0
    final var isScrollingDown = true

    final var scrollEdgeWatch: ScrollEdgeWatch?
    package final var isAtScrollEdge = true {
        didSet { if isAtScrollEdge != oldValue { bar?.appearanceDidChange() } }
    }
    /// The height of the content that is under the bar.
    final var coveredContent: CGFloat = 0 {
        didSet { if coveredContent != oldValue { bar?.contentMoved(of: self) } }
    }

    private func keep(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance.map(UINavigationBarAppearance.init(barAppearance:))
        copy?.onChange = { [weak self] in self?.bar?.appearanceDidChange() }
        return copy
    }

    private func contentChanged() {
        content?.isStale = true
        bar?.contentDidChange(of: self)
    }
}
