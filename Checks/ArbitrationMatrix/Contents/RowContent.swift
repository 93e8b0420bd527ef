import UIKit

/// A table whose rows have actions on one side.
@MainActor
final class RowContent: UITableViewController {
    private let hasLeadingActions: Bool

    init(leading: Bool) {
        hasLeadingActions = leading
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        hasLeadingActions ? actions : nil
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        hasLeadingActions ? nil : actions
    }

    private var actions: UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
