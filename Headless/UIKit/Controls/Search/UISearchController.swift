/// A search over a screen. While it is active, it is presented by that screen.
///
/// The screen itself shows the results, as without a results controller. The bar keeps its title and buttons.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public let searchBar = UISearchBar(
        frame: CGRect(x: 0, y: 0, width: 320, height: Calibration.Search.barHeight))
    private var active = false
    private weak var searchedPresenter: UIViewController?

    public init(searchResultsController: UIViewController?) {
        if searchResultsController != nil { Exception.unsupported("search results in a controller of their own") }
        super.init(nibName: nil, bundle: nil)
        searchBar.controller = self
    }

    @_documentation(visibility: internal)
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.controller = self
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        searchBar.controller = self
    }

    open weak var delegate: (any UISearchControllerDelegate)?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Whether the navigation bar is hidden during the search. Here the bar always stays; only UIKit's swipe depends on
    /// the value (fact C21).
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the search covers the screen. Apple's default is true; here the screen is never covered.
    open var obscuresBackgroundDuringPresentation: Bool {
        get { false }
        set { if newValue { Exception.unsupported("searches that cover their screen") } }
    }

    /// Setting it presents or dismisses the search controller.
    open var isActive: Bool {
        get { active }
        set {
            guard newValue != active else { return }
            if newValue { present() } else { end(animated: true) }
        }
    }

    private func present() {
        guard let presenter = searchedScreen?.searchPresenter else {
            return System.current.warn("Attempt to present \(self) whose view is not in the window hierarchy.")
        }
        if let obstacle = PresentationRules.obstacle(to: self, by: presenter, from: presenter) {
            return System.current.warn(obstacle)
        }
        active = true
        delegate?.willPresentSearchController(self)
        presenter.presentedStorage = self
        presentingStorage = presenter
        searchedPresenter = presenter
        searchBar.setShowsCancelButton(true, animated: true)
        searchResultsUpdater?.updateSearchResults(for: self)
        System.current.clock.schedule(after: Calibration.Search.duration) { [weak self] in
            guard let self, active else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func end(animated: Bool) {
        active = false
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.text = nil
        searchBar.setShowsCancelButton(false, animated: animated)
        clearPresentation()
        searchResultsUpdater?.updateSearchResults(for: self)
        System.current.clock.schedule(after: animated ? Calibration.Search.duration : 0) { [weak self] in
            guard let self, !active else { return }
            delegate?.didDismissSearchController(self)
        }
    }

    private func clearPresentation() {
        if searchedPresenter?.presentedStorage === self { searchedPresenter?.presentedStorage = nil }
        presentingStorage = nil
        searchedPresenter = nil
    }

    /// The screen whose navigation item or view contains the search bar.
    final weak var owner: UIViewController?

    private var searchedScreen: UIViewController? {
        if let owner { return owner }
        var responder: UIResponder? = searchBar.superview
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    @_documentation(visibility: internal)
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        end(animated: flag, completion: completion)
    }

    final func end(animated: Bool, completion: (() -> Void)?) {
        if active { end(animated: animated) }
        guard let completion else { return }
        System.current.clock.schedule(after: animated ? Calibration.Search.duration : 0) { completion() }
    }

    final func searchTextChanged() {
        if active { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    /// A removed screen ends its search. A covered screen keeps it.
    final func screenWasRemoved(_ screen: UIViewController) {
        if active, searchedScreen === screen { end(animated: false) }
    }
}

extension UIViewController {
    /// The nearest ancestor that defines a presentation context, or the outermost one.
    fileprivate var searchPresenter: UIViewController {
        var presenter = self
        while !presenter.definesPresentationContext, let parent = presenter.parent { presenter = parent }
        return presenter
    }
}
