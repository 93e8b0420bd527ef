import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Table views")
struct TableViewTests {
    @Test("Only visible rows have cells, and cells are reused")
    func reuse() {
        let screen = TableStage()
        #expect(screen.table.contentSize == CGSize(width: 390, height: 5000))
        #expect(screen.table.indexPathsForVisibleRows?.map(\.row) == Array(0...16))
        let first = ObjectIdentifier(screen.row(0))
        screen.table.contentOffset.y = 1000
        screen.device.wait(0)
        #expect(screen.table.indexPathsForVisibleRows?.map(\.row) == Array(20...36))
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(screen.table.visibleCells.contains { ObjectIdentifier($0) == first })
        #expect(screen.row(20).frame == CGRect(x: 0, y: 1000, width: 390, height: 50))
        #expect(screen.row(20).textLabel?.text == "Row 20")
    }

    @Test("A cell of a registered class is created by the class's initializer")
    func registeredClass() {
        let table = UITableView()
        table.register(OwnCell.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own") as? OwnCell
        #expect(cell?.wasMade == true)
        #expect(cell?.reuseIdentifier == "own")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("A cell without a style has the default style")
    func cellWithoutStyle() {
        #expect(UITableViewCell().textLabel != nil)
        #expect(UITableViewCell().reuseIdentifier == nil)
    }

    @Test("An unknown identifier raises NSInternalInconsistencyException")
    func unknownIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NSInternalInconsistencyException"))
        #expect(words.contains("unable to dequeue a cell with identifier row"))
    }

    @Test("A table finds a row by a point")
    func geometry() {
        let table = TableStage().table
        #expect(table.rectForRow(at: IndexPath(row: 7, section: 0)) == CGRect(x: 0, y: 350, width: 390, height: 50))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 399)) == IndexPath(row: 7, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 400)) == IndexPath(row: 8, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil)
    }

    @Test("After scrollToRow without animation the cells are in place", .facts(.scrollToRow))
    func cellsAfterScrollToRow() throws {
        let screen = TableStage()
        let table = screen.table
        let path = IndexPath(row: 50, section: 0)
        table.scrollToRow(at: path, at: .top, animated: false)
        #expect(try #require(table.cellForRow(at: path)).frame == CGRect(x: 0, y: 2500, width: 390, height: 50))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        let next = IndexPath(row: 80, section: 0)
        table.scrollToRow(at: next, at: .none, animated: false)
        #expect(table.cellForRow(at: next) != nil)
    }

    @Test("Scrolling to a row puts it at the given position, within the limits")
    func scrollToRow() {
        let table = TableStage().table
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return table.contentOffset.y
        }
        #expect(offset(40, .top) == 2000)
        #expect(offset(40, .middle) == 1603)
        #expect(offset(40, .bottom) == 1206)
        #expect(offset(99, .top) == 4156)
        #expect(offset(85, .none) == 4156)
        #expect(offset(0, .none) == 0)
    }

    @Test("The header of the topmost section stays until the next header replaces it")
    func headers() {
        let screen = TableStage {
            $0.sections = 2
            $0.count = 20
        }
        func headers() -> [CGFloat] {
            screen.device.wait(0)
            return screen.table.subviews.map(\.frame).filter { $0.height == 28 }.map(\.minY).sorted()
        }
        #expect(headers() == [0])
        screen.table.contentOffset.y = 500
        #expect(headers() == [500, 1028])
        screen.table.contentOffset.y = 1010
        #expect(headers() == [1000, 1028])
        screen.table.contentOffset.y = 1100
        #expect(headers() == [1100])
    }

    @Test("A tap highlights and selects a row; the next tap first deselects it")
    func selection() {
        let screen = TableStage()
        screen.device.fingerDown(at: screen.point(3))
        screen.device.wait(0.2)
        #expect(screen.row(3).isHighlighted)
        screen.device.fingerUp()
        #expect(!screen.row(3).isHighlighted)
        #expect(screen.row(3).isSelected)
        #expect(screen.log == ["highlight 3", "unhighlight 3", "select 3"])
        screen.device.fingerTap(at: screen.point(5))
        #expect(!screen.row(3).isSelected)
        #expect(screen.log.suffix(2) == ["deselect 3", "select 5"])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        screen.table.deselectRow(at: IndexPath(row: 5, section: 0), animated: true)
        #expect(!screen.row(5).isSelected)
        #expect(screen.log.count == 7)
    }

    @Test("The delegate can refuse a row or choose another")
    func selectionRules() {
        let screen = TableStage { $0.chosen = { _ in nil } }
        screen.device.fingerTap(at: screen.point(3))
        #expect(!screen.log.contains("select 3"))
        screen.chosen = { _ in IndexPath(row: 4, section: 0) }
        screen.device.fingerTap(at: screen.point(3))
        #expect(screen.log.last == "select 4")
        screen.allowsHighlight = false
        screen.log = []
        screen.device.fingerTap(at: screen.point(3))
        #expect(screen.log == [])
    }

    @Test("A drag scrolls and selects nothing")
    func dragSelectsNothing() {
        let screen = TableStage()
        screen.device.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500), duration: 0.1)
        #expect(screen.table.isDecelerating)
        screen.device.settle()
        #expect(screen.log == [])
        screen.device.fingerDown(at: CGPoint(x: 195, y: 600))
        screen.device.wait(0.3)
        #expect(screen.log.first?.hasPrefix("highlight") == true)
        screen.device.fingerMove(to: CGPoint(x: 195, y: 500), duration: 0.1)
        screen.device.fingerUp()
        #expect(screen.log.last?.hasPrefix("unhighlight") == true)
    }

    @Test("A table view and its superclass share one delegate property")
    func delegates() {
        let screen = TableStage()
        let asScrollView: UIScrollView = screen.table
        #expect(asScrollView.delegate === screen)
        let log = ScrollLog()
        asScrollView.delegate = log
        #expect(screen.table.delegate == nil)
    }

    @Test("A table controller is its table's data source and delegate, and deselects when it appears")
    func tableController() {
        let device = SimulatedDevice()
        let controller = Controller(style: .plain)
        device.show(controller)
        #expect(controller.tableView.visibleCells.count == 3)
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        device.show(UIViewController())
        device.show(controller)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A table and its cells are deallocated")
    func lifetime() {
        weak var table: UITableView?
        weak var cell: UITableViewCell?
        do {
            let screen = TableStage()
            screen.trailing = [screen.action("Delete")]
            screen.pull(3, by: -150)
            screen.device.fingerUp()
            screen.device.settle()
            table = screen.table
            cell = screen.row(3)
            screen.device.show(UIViewController())
            screen.device.settle()
        }
        #expect(table == nil)
        #expect(cell == nil)
    }
}

private final class OwnCell: UITableViewCell {
    var wasMade = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        wasMade = true
    }

    required init?(coder: NSCoder) { nil }
}

private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
