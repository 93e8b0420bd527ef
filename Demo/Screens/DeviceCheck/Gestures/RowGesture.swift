import UIKit

extension DeviceGesture {
    static let row = DeviceGesture(
        "row", "Drag the row towards the leading edge, until its button stays.",
        .swipe(.on(.text("The row"), dx: 90), by: -150, nil),
        DeviceFact("isSwiped", "The state of an open row is isSwiped", true),
        DeviceFact("SwipeAction", "The class of the recognizer for rows has SwipeAction in its name", true)
    ) { bench, top in
        let list = DeviceRowList()
        top.keep(list)
        top.show(list.table)
        return Observer(ended: {
            let cell = list.table.cellForRow(at: IndexPath(row: 0, section: 0))
            bench.report("isSwiped", cell?.configurationState.isSwiped ?? false)
            let recognizers = list.table.gestureRecognizers ?? []
            bench.report(
                "SwipeAction",
                recognizers.contains { $0 is UIPanGestureRecognizer && "\(type(of: $0))".contains("SwipeAction") })
        })
    }
}

/// A table with one row, which has an action at its trailing end.
private final class DeviceRowList: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)

    override init() {
        super.init()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel("The row", font: Palette.body, color: Palette.ink)
        label.frame = CGRect(x: 16, y: 10, width: 200, height: 40)
        cell.contentView.addSubview(label)
        return cell
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Button") { _, _, done in done(true) }
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}
