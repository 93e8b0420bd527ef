import UIKit

/// A table that counts the rows that are selected.
final class SelectionTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    private(set) var selections = 0

    init(frame: CGRect) {
        super.init(frame: frame, style: .plain)
        dataSource = self
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
}
