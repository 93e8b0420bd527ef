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
    private let rows = ["Apple", "Banana", "Cherry", "Grape", "Mango"].map { name in
        let label = UILabel(name, font: Palette.body, color: Palette.ink)
        let row = UIView(frame: .zero)
        row.backgroundColor = Palette.card
        row.addSubview(label)
        return (row: row, label: label)
    }

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
        for (row, _) in rows { stage.addSubview(row) }
    }

    override func layOutStage(_ bounds: CGRect) {
        var top: CGFloat = 0
        for (row, label) in rows where !row.isHidden {
            row.frame = Self.column(of: bounds, top: top, height: 44)
            label.frame = row.bounds.insetBy(dx: 16, dy: 0)
            top += 45
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let wanted = (searchController.searchBar.text ?? "").lowercased()
        for (row, label) in rows {
            row.isHidden = !wanted.isEmpty && !(label.text ?? "").lowercased().contains(wanted)
        }
        layOutStage(stage.bounds)
    }
}
