import PopNavigation
import UIKit

extension DemoCase {
    static let search = DemoCase(
        "search", .trouble, title: "A search", badge: "⌕",
        instruction: "Tap the search field and drag, then cancel the search and drag again.",
        expectation: "While the search is active, nothing pops. Once it is cancelled, the screen does.",
        refusals: [.searchActive]
    ) { [SearchScreen($0)] }
}

/// A search in the bar, which filters the list.
final class SearchScreen: CaseScreen, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    private let rows = RowList(["Apple", "Banana", "Cherry", "Grape", "Mango"])

    override var showsOutcomeBelowCard: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.searchTextField.setPlaceholder("Search")
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        // The search belongs to this screen and disappears with it.
        definesPresentationContext = true
        stage.addSubview(rows)
    }

    override func layOutStage(_ bounds: CGRect) {
        rows.frame = Self.column(of: bounds, top: 0, height: rows.height)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let wanted = (searchController.searchBar.text ?? "").lowercased()
        rows.show { wanted.isEmpty || $0.lowercased().contains(wanted) }
        layOutStage(stage.bounds)
    }
}
