import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: swipe actions outside lists")
struct SwipeActionsRowTests {
    @MainActor
    private final class SwipeRowStage {
        let device: SimulatedDevice
        let navigation = UINavigationController()
        let scrollView = UIScrollView()
        let container: SwipeActionsContainer
        private(set) var rows: [SwipeActionsRow] = []
        private(set) var performed: [String] = []

        init(mirrored: Bool = false) {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = 27
            configuration.layoutDirection = mirrored ? .rightToLeft : .leftToRight
            device = SimulatedDevice(configuration)
            let screen = UIViewController()
            scrollView.frame = screen.view.bounds
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            screen.view.addSubview(scrollView)
            container = SwipeActionsContainer(scrollView)
            for index in 0..<4 {
                let row = SwipeActionsRow(frame: CGRect(x: 0, y: 60 + CGFloat(index) * 60, width: 390, height: 60))
                row.trailing = UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Cut") { [weak self] _, _, done in
                        self?.performed.append("Cut \(index)")
                        done(true)
                    }
                ])
                scrollView.addSubview(row)
                container.add(row)
                rows.append(row)
            }
            navigation.viewControllers = [UIViewController(), screen]
            device.show(navigation)
            device.settle()
        }

        /// In the row's middle.
        func point(_ row: Int, _ x: CGFloat) -> CGPoint {
            rows[row].convert(CGPoint(x: x, y: 30), to: device.window)
        }

        func drag(_ row: Int, from start: CGFloat, by travel: CGFloat) {
            device.fingerDown(at: point(row, start))
            device.fingerMove(to: point(row, start + travel), duration: 0.3)
            device.wait(0.2)
            device.fingerUp()
            device.settle()
        }
    }

    @Test("A drag opens the row, and one the other way closes it", .facts(.swipeActionsAnywhere))
    func openAndClose() {
        let stage = SwipeRowStage()
        stage.drag(0, from: 300, by: -90)
        #expect(stage.rows[0].isOpen)
        #expect(stage.rows[0].content.frame.minX == -74)
        stage.drag(0, from: 100, by: 120)
        #expect(stage.rows[0].isClosed)
        #expect(stage.rows[0].content.frame.minX == 0)
    }

    @Test("A button of the open row acts and closes it", .facts(.swipeActionsAnywhere))
    func action() {
        let stage = SwipeRowStage()
        stage.drag(1, from: 300, by: -90)
        stage.device.fingerTap(at: stage.point(1, 370))
        stage.device.settle()
        #expect(stage.performed == ["Cut 1"])
        #expect(stage.rows[1].isClosed)
    }

    @Test("One row at a time is open; scrolling and a touch elsewhere close it", .facts(.swipeActionsAnywhere))
    func exclusive() {
        let stage = SwipeRowStage()
        stage.drag(0, from: 300, by: -90)
        stage.drag(1, from: 300, by: -90)
        #expect(stage.rows[0].isClosed && stage.rows[1].isOpen)
        stage.device.fingerTap(at: stage.point(3, 100))
        stage.device.settle()
        #expect(stage.rows[1].isClosed)
        stage.drag(1, from: 300, by: -90)
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), duration: 0.2)
        stage.device.settle()
        #expect(stage.rows[1].isClosed)
    }

    @Test(
        "A row that opens closes another row, which a second finger has opened meanwhile", .facts(.swipeActionsAnywhere)
    )
    func twoFingers() {
        let stage = SwipeRowStage()
        stage.device.fingerDown(1, at: stage.point(1, 300))
        stage.drag(0, from: 300, by: -90)
        #expect(stage.rows[0].isOpen)
        stage.device.fingerMove(1, to: stage.point(1, 210), duration: 0.3)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.rows[0].isClosed)
    }

    @Test("A scroll that begins on the open row closes it, and a steep drag opens none", .facts(.swipeActionsAnywhere))
    func scroll() {
        let stage = SwipeRowStage()
        stage.drag(0, from: 300, by: -90)
        let start = stage.point(0, 150)
        stage.device.fingerDrag(from: start, to: CGPoint(x: start.x - 20, y: start.y - 60), duration: 0.2)
        stage.device.settle()
        #expect(stage.scrollView.contentOffset.y > 0)
        #expect(stage.rows[0].isClosed)
    }

    @Test("A row that moves keeps its drags, even towards a side without actions", .facts(.swipeActionsAnywhere))
    func moving() {
        let stage = SwipeRowStage()
        let pan = UIPanGestureRecognizer()
        stage.navigation.view.addGestureRecognizer(pan)
        stage.device.fingerDrag(from: stage.point(0, 300), to: stage.point(0, 200), duration: 0.1)
        stage.device.wait(0.05)
        stage.device.fingerDown(at: stage.point(0, 100))
        stage.device.fingerMove(to: stage.point(0, 300), duration: 0.2)
        #expect(pan.state == .possible)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.rows[0].isClosed)
    }

    @Test(
        "A closed row fails for drags to a side without actions, so that a pan around it begins",
        .facts(.swipeActionsAnywhere))
    func withoutActions() {
        let stage = SwipeRowStage()
        let pan = UIPanGestureRecognizer()
        stage.navigation.view.addGestureRecognizer(pan)
        stage.device.fingerDown(at: stage.point(0, 100))
        stage.device.fingerMove(to: stage.point(0, 200), duration: 0.2)
        #expect(pan.state == .changed)
        stage.device.fingerUp()
        stage.device.settle()
        stage.drag(0, from: 300, by: -90)
        stage.device.fingerDown(at: stage.point(0, 100))
        stage.device.fingerMove(to: stage.point(0, 200), duration: 0.2)
        #expect(pan.state == .possible, "an open row keeps its drags")
        stage.device.fingerUp()
    }
}
