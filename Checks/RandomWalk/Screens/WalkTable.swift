import UIKit

/// A table with swipe actions on both sides.
@MainActor
final class WalkTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let ledger: Ledger

    init(_ ledger: Ledger) {
        self.ledger = ledger
    }

    func makeView(frame: CGRect) -> UITableView {
        let view = UITableView(frame: frame, style: .plain)
        view.dataSource = self
        view.delegate = self
        view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return view
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        // Every third row has no leading actions. A swipe on such a row pops.
        indexPath.row % 3 == 0 ? nil : actions("leading row action")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        actions("trailing row action")
    }

    private func actions(_ name: String) -> UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: name) { [ledger] _, _, isDone in
                ledger.count(name)
                isDone(true)
            }
        ])
    }
}
