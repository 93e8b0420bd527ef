import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Rows with swipe actions")
struct TableRowTests {
    private func stage(
        _ swipe: TestedSwipe, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        leading: Set<Int> = [], trailing: Set<Int> = []
    ) -> (Stage, ActionTable) {
        let stage = Stage("AB", swipe, direction)
        let table = ActionTable()
        (table.leading, table.trailing) = (leading, trailing)
        stage.top.view.addSubview(table.view)
        stage.device.settle()
        return (stage, table)
    }

    @Test(
        "A row with leading actions owns the drag, whether it is closed or open", .covers(.scrollViews),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"), arguments: TestedSwipe.all,
        directions)
    func leading(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let (stage, table) = stage(swipe, direction, leading: [2])
        stage.drag(from: 60, to: 160, y: table.y(of: 2))
        #expect(table.isOpen(2))
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        stage.drag(from: 120, to: 180, y: table.y(of: 2))
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
        #expect(!stage.takeEvents().contains { $0.hasPrefix("will") })
    }

    @Test(
        "A drag on a row without leading actions pops", .covers(.scrollViews),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"), arguments: TestedSwipe.all)
    func plain(swipe: TestedSwipe) {
        let (stage, table) = stage(swipe, leading: [2], trailing: [3])
        stage.swipe(y: table.y(of: 3))
        #expect(stage.stack == "A")
    }

    @Test(
        "A table's row open to its trailing actions is closed by the drag, without a pop",
        .covers(.scrollViews, .textAndRows),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"), arguments: TestedSwipe.all,
        directions)
    func trailing(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let (stage, table) = stage(swipe, direction, trailing: [3])
        stage.drag(from: 300, to: 200, y: table.y(of: 3))
        #expect(table.isOpen(3))
        stage.drag(from: 100, to: 240, y: table.y(of: 3))
        #expect(!table.isOpen(3))
        #expect(stage.stack == "AB")
        stage.swipe(y: table.y(of: 3))
        #expect(stage.stack == "A")
    }

    @Test(
        "A backward drag that opens a row's trailing actions keeps its reason", .covers(.scrollViews, .reasons),
        arguments: TestedSwipe.all)
    func openingBackwards(swipe: TestedSwipe) {
        let (stage, table) = stage(swipe, trailing: [3])
        stage.drag(from: 120, to: 30, y: table.y(of: 3))
        #expect(table.isOpen(3) && stage.verdict == .refused(.wrongDirection))
    }

    @Test(
        "A drag on one row while another is open or settling closes that one and doesn't pop",
        .covers(.scrollViews, .textAndRows),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"),
        arguments: TestedSwipe.ofOwnPan)
    func settling(swipe: TestedSwipe) {
        let (stage, table) = stage(swipe, trailing: [3])
        stage.drag(from: 300, to: 200, y: table.y(of: 3))
        #expect(table.isOpen(3))
        stage.pull(from: 60, to: 300, y: table.y(of: 6))
        stage.device.fingerUp()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        stage.device.settle()
        #expect(!table.isOpen(3))
        #expect(stage.stack == "AB")

        stage.drag(from: 300, to: 200, y: table.y(of: 3))
        stage.device.fingerTap(at: stage.point(60, table.y(of: 6)))
        stage.device.wait(0.02)
        stage.pull(from: 60, to: 300, y: table.y(of: 6))
        stage.lift()
        #expect(stage.stack == "AB")
        stage.swipe(y: table.y(of: 6))
        #expect(stage.stack == "A")
    }

    @Test(
        "While a finger drags a row, a second finger doesn't swipe", .needsPrivateAPI,
        .covers(.scrollViews, .neverHangs),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"),
        arguments: TestedSwipe.ofOwnPan, [500, 60 + 760] as [CGFloat])
    func secondFinger(swipe: TestedSwipe, y: CGFloat) {
        let (stage, table) = stage(swipe, leading: [2])
        stage.pull(from: 200, to: 280, y: table.y(of: 2))
        stage.device.fingerDown(1, at: stage.point(60, y))
        stage.device.fingerMove(1, to: stage.point(350, y), duration: 0.2)
        stage.device.fingerUp(1)
        #expect(stage.stack == "AB")
        stage.lift()
        #expect(table.isOpen(2))
        #expect(stage.stack == "AB")
        #expect(!stage.device.isHung)
        stage.device.fingerTap(at: stage.point(300, table.y(of: 5)))
        stage.device.settle()
        #expect(!table.isOpen(2))
        stage.swipe(y: table.y(of: 5))
        #expect(stage.stack == "A")
    }

    @Test(
        "A row swiped across performs its action and doesn't pop", .covers(.scrollViews),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"), arguments: TestedSwipe.all, directions)
    func across(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let (stage, table) = stage(swipe, direction, leading: [2])
        table.performsFull = true
        stage.drag(from: 24, to: 384, y: table.y(of: 2))
        #expect(table.performed == 1)
        #expect(stage.stack == "AB")
        #expect(!table.isOpen(2))
        stage.swipe(y: table.y(of: 5))
        #expect(stage.stack == "A")
    }

    @Test("Only a pan swipes a row", .needsPrivateAPI, .covers(.scrollViews))
    func swipesRow() {
        final class SwipeActionPress: UILongPressGestureRecognizer {}
        final class SwipeActionPan: UIPanGestureRecognizer {}
        #expect(PrivateAPI.swipesRow(SwipeActionPan()) && !PrivateAPI.swipesRow(SwipeActionPress()))
    }
}
