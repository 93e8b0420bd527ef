import PopNavigation
import UIKit

extension DemoCase {
    static let table = DemoCase(
        "table", .scrolling, title: "Rows with actions", badge: "≣",
        instruction: "Drag back on a row with actions, then on one without.",
        expectation: "The actions come out, and nothing pops. A row without actions pops the screen."
    ) { [TableScreen($0)] }
}

/// A table with leading swipe actions in every other row.
final class TableScreen: CaseScreen, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 48
        table.allowsSelection = false
        table.contentInsetAdjustmentBehavior = .never
        table.layer.cornerRadius = SystemLook.groupRadius
        table.clipsToBounds = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.accessibilityIdentifier = "table"
        stage.addSubview(table)
    }

    override func layOutStage(_ bounds: CGRect) {
        table.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text =
            hasActions(indexPath) ? "Row \(indexPath.row + 1), with actions" : "Row \(indexPath.row + 1)"
        return cell
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard hasActions(indexPath) else { return nil }
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        pin.backgroundColor = .systemOrange
        let actions = UISwipeActionsConfiguration(actions: [pin])
        actions.performsFirstActionWithFullSwipe = false
        return actions
    }

    private func hasActions(_ indexPath: IndexPath) -> Bool {
        indexPath.row % 2 == 1
    }
}

extension TableScreen: PopGestureConfigurable {
    var popPreferences: PopPreferences { PopPreferences(area: .full) }
}
