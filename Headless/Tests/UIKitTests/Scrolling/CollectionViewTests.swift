import Testing
import UIKit
import UIKitSimulator

/// A list of 30 items in a collection view, of which some have swipe actions.
@MainActor
private final class ListStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let device: SimulatedDevice
    private(set) var view: UICollectionView!
    var log: [String] = []

    init(direction: UIUserInterfaceLayoutDirection = .leftToRight) {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = direction
        device = SimulatedDevice(configuration)
        super.init()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
            guard path.item == 3 else { return nil }
            return UISwipeActionsConfiguration(
                actions: [
                    UIContextualAction(style: .normal, title: "Cut") { [unowned self] _, _, done in
                        log.append("cut")
                        done(true)
                    }
                ])
        }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        view.delegate = self
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }

    func cell(_ item: Int) -> UICollectionViewCell! { view.cellForItem(at: IndexPath(item: item, section: 0)) }
    func point(_ item: Int, x: CGFloat = 200) -> CGPoint { CGPoint(x: x, y: cell(item).frame.midY) }

    func pull(_ item: Int, from x: CGFloat, by distance: CGFloat) {
        let y = cell(item).frame.midY
        device.fingerDown(at: CGPoint(x: x, y: y))
        device.fingerMove(to: CGPoint(x: x + distance, y: y), duration: 0.2)
        device.wait(0.2)
        device.fingerUp()
        device.settle()
    }
}

@MainActor
@Suite("Collection views with a list layout")
struct CollectionViewTests {
    @Test("Only the visible items have cells, which are used again", .facts(.collectionViewList))
    func cells() {
        let stage = ListStage()
        #expect(stage.view.visibleCells.count == 20)
        #expect(stage.view.contentSize.height == 1320)
        let first = stage.cell(0)
        stage.view.contentOffset.y = 300
        stage.device.settle()
        #expect(stage.cell(0) == nil)
        #expect(stage.view.visibleCells.contains { $0 === first })
        #expect(stage.view.indexPathsForVisibleItems.first == IndexPath(item: 6, section: 0))
    }

    @Test("A tap selects an item and deselects the one before", .facts(.collectionViewList))
    func selection() {
        let stage = ListStage()
        stage.device.fingerTap(at: stage.point(2))
        stage.device.settle()
        stage.device.fingerTap(at: stage.point(5))
        stage.device.settle()
        #expect(stage.log == ["select 2", "deselect 2", "select 5"])
        #expect(stage.cell(5).isSelected && !stage.cell(2).isSelected)
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    }

    @Test("The configuration's actions open a row, and a touch elsewhere closes it", .facts(.collectionViewList))
    func actions() {
        let stage = ListStage()
        stage.pull(3, from: 300, by: -100)
        #expect(stage.cell(3).configurationState.isSwiped)
        #expect(stage.cell(3).frame.minX < 0)
        stage.device.fingerTap(at: stage.point(6))
        stage.device.settle()
        #expect(!stage.cell(3).configurationState.isSwiped)
        #expect(stage.log.isEmpty, "the touch that closes a row selects nothing")

        stage.pull(3, from: 300, by: -100)
        stage.device.fingerTap(at: stage.point(3, x: 380))
        stage.device.settle()
        #expect(stage.log == ["cut"])
        stage.pull(4, from: 300, by: -100)
        #expect(!stage.cell(4).configurationState.isSwiped)
        stage.pull(3, from: 100, by: 100)
        #expect(!stage.cell(3).configurationState.isSwiped)
    }

    @Test("The trailing actions of a list's row are at the left in right to left", .facts(.collectionViewList))
    func mirrored() {
        let stage = ListStage(direction: .rightToLeft)
        stage.pull(3, from: 100, by: 100)
        #expect(stage.cell(3).frame.minX > 0)
        #expect(stage.cell(3).configurationState.isSwiped)
    }
}
