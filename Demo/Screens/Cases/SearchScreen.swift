import PopNavigation
import UIKit

extension DemoCase {
    static let search = DemoCase(
        "search", .trouble, title: "A search", badge: "⌕",
        instruction: "Tap the search field and drag, then cancel the search and drag again.",
        expectation: "While the search hides the bar, nothing pops. Once it is cancelled, the screen does.",
        refusals: [.searchActive]
    ) { [SearchScreen($0)] }
}

/// A search that hides the bar while it is active, and filters the list.
final class SearchScreen: CaseScreen, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    private let rows = RowList(["Apple", "Banana", "Cherry", "Grape", "Mango"])

    override var showsOutcomeBelowCard: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.searchTextField.setPlaceholder("Search")
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        // On iOS 26 and later, only a stacked search hides the bar. UIKit pops during any other one.
        if #available(iOS 16, *) { navigationItem.preferredSearchBarPlacement = .stacked }
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
