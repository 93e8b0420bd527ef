import UIKit
import UIKitSimulator

/// A device that shows a table of 100 rows, 50 pt high, over the whole screen.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let device: SimulatedDevice
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    var count = 100
    var sections = 1
    var log: [String] = []
    var leading: [UIContextualAction] = []
    var trailing: [UIContextualAction] = []
    var performsFull = true
    var allowsHighlight = true
    var chosen: (IndexPath) -> IndexPath? = { $0 }

    init(direction: UIUserInterfaceLayoutDirection = .leftToRight, prepare: (TableStage) -> Void = { _ in }) {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = direction
        device = SimulatedDevice(configuration)
        super.init()
        prepare(self)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        controller.view.addSubview(table)
        device.show(controller)
        log = []
    }

    func action(_ title: String, style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [unowned self] action, _, done in
            log.append("perform \(action.title!)")
            done(true)
        }
    }

    /// The middle of a row on the screen.
    func point(_ row: Int, x: CGFloat = 195) -> CGPoint {
        CGPoint(x: x, y: CGFloat(row) * 50 + 25 - table.contentOffset.y)
    }

    func row(_ number: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: number, section: 0))! }

    func pull(_ row: Int, by distance: CGFloat, over duration: TimeInterval = 0.3) {
        device.fingerDown(at: point(row))
        device.fingerMove(to: point(row, x: 195 + distance), duration: duration)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections > 1 ? "Section \(section)" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { allowsHighlight }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { chosen(indexPath) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(leading) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(trailing) }

    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = performsFull
        return configuration
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBeginEditing \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEndEditing \(indexPath!.row)")
    }
}
