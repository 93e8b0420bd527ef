import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Swipe actions of table rows")
struct SwipeActionTests {
    private func screen(direction: UIUserInterfaceLayoutDirection = .leftToRight) -> TableStage {
        let screen = TableStage(direction: direction)
        screen.trailing = [screen.action("Cut", style: .destructive), screen.action("Flag")]
        return screen
    }

    /// The width of two buttons of minimum width.
    private let open: CGFloat = 148

    @Test("A row follows the finger after 25 pt and shows its actions")
    func follows() {
        let screen = screen()
        screen.pull(3, by: -60)
        #expect(screen.row(3).frame.minX == -35)
        #expect(screen.row(3).showingDeleteConfirmation)
        #expect(screen.row(4).frame.minX == 0)
        #expect(screen.log == ["willBeginEditing 3"])
        screen.device.fingerMove(to: screen.point(3, x: 300))
        #expect(screen.row(3).frame.minX == 0, "not past its place")
    }

    @Test("A row pulled more than half-way stays open until a button is tapped")
    func openAndTap() {
        let screen = screen()
        screen.pull(3, by: -120)
        screen.device.wait(0.2)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.row(3).frame.minX == -open)
        #expect(screen.row(3).showingDeleteConfirmation)
        screen.device.fingerTap(at: screen.point(3, x: 390 - 20))
        #expect(screen.log == ["willBeginEditing 3", "perform Cut"])
        screen.device.settle()
        #expect(screen.row(3).frame.minX == 0)
        #expect(!screen.row(3).showingDeleteConfirmation)
        #expect(screen.log.last == "didEndEditing 3")

        screen.pull(3, by: -200)
        screen.device.wait(0.2)
        screen.device.fingerUp()
        screen.device.settle()
        screen.device.fingerTap(at: screen.point(3, x: 390 - 100))
        #expect(screen.log.last == "perform Flag")
    }

    @Test("A row pulled less than half-way, or flicked back, closes")
    func closes() {
        let screen = screen()
        screen.pull(3, by: -60)
        screen.device.wait(0.2)
        screen.device.fingerMove(to: screen.point(3, x: 140), duration: 0.3)
        screen.device.fingerUp()
        #expect(screen.row(3).showingDeleteConfirmation, "on its way")
        screen.device.settle()
        #expect(screen.row(3).frame.minX == 0)
        #expect(screen.log == ["willBeginEditing 3", "didEndEditing 3"])
        screen.pull(3, by: -150, over: 0.2)
        screen.device.fingerMove(to: screen.point(3, x: 80), duration: 0.05)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.row(3).frame.minX == 0)
    }

    @Test("A short flick opens a row")
    func flick() {
        let screen = screen()
        screen.pull(3, by: -40, over: 0.05)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.row(3).frame.minX == -open)
    }

    @Test("A swipe across the row performs the first action, unless the configuration disables it")
    func fullSwipe() {
        let screen = screen()
        screen.device.fingerDown(at: screen.point(3, x: 380))
        screen.device.fingerMove(to: screen.point(3, x: 80), duration: 0.4)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.log == ["willBeginEditing 3", "perform Cut", "didEndEditing 3"])
        screen.performsFull = false
        screen.log = []
        screen.device.fingerDown(at: screen.point(3, x: 380))
        screen.device.fingerMove(to: screen.point(3, x: 80), duration: 0.4)
        #expect(screen.row(3).frame.minX > -290, "a rubber band holds it")
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.row(3).frame.minX == -open)
        #expect(screen.log == ["willBeginEditing 3"])
    }

    @Test("A tap beside an open row closes it and does nothing else")
    func tapBeside() {
        let screen = screen()
        screen.pull(3, by: -120)
        screen.device.fingerUp()
        screen.device.settle()
        screen.log = []
        screen.device.fingerTap(at: screen.point(6))
        screen.device.settle()
        #expect(screen.log == ["didEndEditing 3"])
        #expect(screen.row(3).frame.minX == 0)
        screen.device.fingerTap(at: screen.point(6))
        #expect(screen.log.last == "select 6")
    }

    @Test("A drag back closes an open row, and a drag can take over an animated row")
    func dragBack() {
        let screen = screen()
        screen.pull(3, by: -120)
        screen.device.fingerUp()
        screen.device.wait(0.1)
        screen.device.fingerDown(at: screen.point(3))
        screen.device.fingerMove(to: screen.point(3, x: 222))
        let taken = screen.row(3).frame.minX
        #expect(taken < -110 && taken > -open)
        screen.device.fingerMove(to: screen.point(3, x: 300), duration: 0.3)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(screen.row(3).frame.minX == 0)
    }

    @Test("Scrolling, reloading or another row's swipe closes an open row")
    func closedByOthers() {
        let screen = screen()
        func open() {
            screen.pull(3, by: -120)
            screen.device.fingerUp()
            screen.device.settle()
            #expect(screen.row(3).frame.minX == -self.open)
        }
        open()
        screen.device.fingerDrag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450), duration: 0.3)
        screen.device.settle()
        #expect(screen.row(3).frame.minX == 0)
        screen.table.contentOffset = .zero
        screen.device.wait(0)
        open()
        screen.table.reloadData()
        screen.device.wait(0)
        #expect(screen.row(3).frame.minX == 0)
        open()
        screen.pull(5, by: -80)
        screen.device.wait(1)
        #expect(screen.row(3).frame.minX == 0)
    }

    @Test("Leading actions are on the leading side, which is the right one in right-to-left")
    func sides() {
        let screen = TableStage()
        screen.leading = [screen.action("Read")]
        screen.pull(3, by: 60)
        #expect(screen.row(3).frame.minX == 35)
        let mirrored = TableStage(direction: .rightToLeft)
        mirrored.leading = [mirrored.action("Read")]
        mirrored.pull(3, by: 60)
        #expect(mirrored.row(3).frame.minX == 0)
        mirrored.device.fingerUp()
        mirrored.pull(3, by: -60)
        #expect(mirrored.row(3).frame.minX == -35)
    }

    @Test(
        "A pan around the table begins before a row's swipe, unless it waits for a row with actions",
        .facts(.exclusion), .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"))
    func against() throws {
        let screen = TableStage()
        screen.leading = [screen.action("Read")]
        let pan = UIPanGestureRecognizer()
        screen.controller.view.addGestureRecognizer(pan)
        screen.pull(3, by: 60)
        #expect(screen.row(3).frame.minX == 0)
        #expect(pan.state == .changed)
        screen.device.fingerUp()
        let swipe = screen.table.gestureRecognizers?.first { "\(type(of: $0))".contains("SwipeAction") }
        pan.require(toFail: try #require(swipe))
        screen.pull(3, by: 60)
        #expect(screen.row(3).frame.minX == 35)
        #expect(pan.state == .failed)
        screen.device.fingerUp()
        screen.device.settle()
        screen.leading = []
        screen.table.reloadData()
        screen.device.wait(0)
        screen.pull(3, by: 60)
        #expect(screen.row(3).frame.minX == 0)
        #expect(pan.state == .changed)
    }

    @Test("A table may be deallocated while a row moves")
    func ends() {
        var screen: TableStage? = screen()
        let device = screen?.device
        screen?.pull(3, by: -60)
        device?.fingerUp()
        weak let table = screen?.table
        screen = nil
        device?.show(UIViewController())
        #expect(table == nil)
        device?.settle()
    }

    @Test("A vertical drag scrolls and opens nothing")
    func verticalDrag() {
        let screen = screen()
        screen.device.fingerDown(at: screen.point(10))
        screen.device.fingerMove(to: CGPoint(x: 195, y: 500), duration: 0.05)
        screen.device.fingerMove(to: CGPoint(x: 50, y: 500), duration: 0.05)
        #expect(screen.table.isDragging)
        #expect(screen.row(10).frame.minX == 0)
    }

    @Test("A table may be deallocated while a row is dragged, settles or closes", arguments: [true, false])
    func freed(isRemoved: Bool) {
        /// The table and its delegate.
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(
                    actions: [UIContextualAction(style: .normal, title: "Do") { _, _, done in done(true) }])
            }
        }
        for distance in [-60, -150, -380] as [CGFloat] {
            for lifts in [true, false] {
                let device = SimulatedDevice()
                let rows = Rows()
                weak var table: UITableView?
                do {
                    let made = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                    (made.dataSource, made.delegate, made.rowHeight) = (rows, rows, 50)
                    let controller = UIViewController()
                    controller.view.addSubview(made)
                    device.show(controller)
                    table = made
                }
                device.fingerDown(at: CGPoint(x: 385, y: 175))
                device.fingerMove(to: CGPoint(x: 385 + distance, y: 175), duration: 0.2)
                device.wait(0.1)
                if lifts { device.fingerUp() }
                device.wait(0.02)
                if isRemoved { table?.removeFromSuperview() }
                device.show(UIViewController())
                device.fingerMove(to: CGPoint(x: 100, y: 175), duration: 0.1)
                device.fingerUp()
                device.settle()
                #expect(table == nil)
            }
        }
    }
}
