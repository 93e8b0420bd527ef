import UIKit

/// A table of ten rows, of which some have leading or trailing actions.
@MainActor
final class ActionTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 700), style: .plain)
    var leading: Set<Int> = []
    var trailing: Set<Int> = []
    /// Whether a swipe across the row performs the action.
    var performsFull = false
    private(set) var performed = 0
    private(set) var selected: [Int] = []

    override init() {
        super.init()
        view.rowHeight = 60
        view.dataSource = self
        view.delegate = self
        view.contentInsetAdjustmentBehavior = .never
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    private var actions: UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: [
                UIContextualAction(style: .normal, title: "Do") { [unowned self] _, _, done in
                    performed += 1
                    done(true)
                }
            ])
        configuration.performsFirstActionWithFullSwipe = performsFull
        return configuration
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        leading.contains(indexPath.row) ? actions : nil
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        trailing.contains(indexPath.row) ? actions : nil
    }

    func y(of row: Int) -> CGFloat { 100 + CGFloat(row) * 60 + 30 }

    func isOpen(_ row: Int) -> Bool {
        view.cellForRow(at: IndexPath(row: row, section: 0))?.configurationState.isSwiped ?? false
    }
}
