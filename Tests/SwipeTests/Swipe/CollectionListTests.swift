import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Swipes over lists in collection views")
struct CollectionListTests {
    private func stage(
        _ swipe: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection = .leftToRight, leading: Set<Int> = [],
        trailing: Set<Int> = []
    ) -> (Stage, ActionList) {
        let stage = Stage("AB", swipe, direction)
        let list = ActionList()
        (list.leading, list.trailing) = (leading, trailing)
        stage.top.view.addSubview(list.view)
        stage.keep(list)
        stage.device.settle()
        return (stage, list)
    }

    @Test(
        "A row with leading actions owns the drag, and one without pops", .covers(.scrollViews),
        .bug("https://github.com/software-mansion/react-native-gesture-handler/issues/4104"),
        arguments: TestedSwipe.all, directions)
    func leading(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let (stage, list) = stage(swipe, direction, leading: [2])
        stage.drag(from: 60, to: 160, y: list.y(of: 2))
        #expect(list.isOpen(2))
        #expect(stage.stack == "AB")
        stage.tap(at: 200, y: list.y(of: 5))
        #expect(!list.isOpen(2) && list.selected == [])
        stage.swipe(y: list.y(of: 5))
        #expect(stage.stack == "A")
        #expect(list.selected == [])
    }

    @Test(
        "A collection view's row open to its trailing actions is closed by the drag, without a pop",
        .covers(.scrollViews),
        .bug("https://github.com/software-mansion/react-native-gesture-handler/issues/4104"),
        arguments: TestedSwipe.all, directions)
    func trailing(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let (stage, list) = stage(swipe, direction, trailing: [3])
        stage.drag(from: 300, to: 200, y: list.y(of: 3))
        #expect(list.isOpen(3))
        stage.drag(from: 100, to: 240, y: list.y(of: 3))
        #expect(!list.isOpen(3))
        #expect(stage.stack == "AB")
        stage.swipe(y: list.y(of: 3))
        #expect(stage.stack == "A")
    }

    @Test("A cancelled swipe doesn't select a row", .covers(.scrollViews), arguments: TestedSwipe.all)
    func cancelled(swipe: TestedSwipe) {
        let (stage, list) = stage(swipe)
        stage.pull(to: 200, y: list.y(of: 4))
        stage.takeBack()
        #expect(stage.stack == "AB")
        #expect(list.selected == [])
        stage.tap(at: 200, y: list.y(of: 4))
        #expect(list.selected == [4])
    }
}
