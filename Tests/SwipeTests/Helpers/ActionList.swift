import UIKit

/// A list of rows in a collection view, of which some have leading or trailing actions.
@MainActor
final class ActionList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var view: UICollectionView!
    var leading: Set<Int> = []
    var trailing: Set<Int> = []
    private(set) var selected: [Int] = []

    override init() {
        super.init()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.leadingSwipeActionsConfigurationProvider = { [unowned self] in leading.contains($0.item) ? actions : nil }
        list.trailingSwipeActionsConfigurationProvider = { [unowned self] in trailing.contains($0.item) ? actions : nil
        }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 390, height: 700),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        view.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 15 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }

    private var actions: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .normal, title: "Do") { _, _, done in done(true) }])
    }

    private func cell(_ row: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: row, section: 0)) }
    func y(of row: Int) -> CGFloat { 100 + (cell(row)?.frame.midY ?? 0) }
    func isOpen(_ row: Int) -> Bool { cell(row)?.configurationState.isSwiped ?? false }
}
