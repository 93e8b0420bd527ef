import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: the column of a vertical bar")
struct VerticalBarLayoutTests {
    @Test(
        "Bars are vertical where the controller's view reaches the edge, and horizontal elsewhere", .facts(.barsAtEdge))
    func reach() {
        func embedded(width: CGFloat) -> CGRect {
            let host = UIViewController()
            let navigation = UINavigationController(rootViewController: UIViewController())
            host.addChild(navigation)
            navigation.view.frame = CGRect(x: 466 - width, y: 0, width: width, height: 678)
            host.view.addSubview(navigation.view)
            navigation.didMove(toParent: host)
            let device = SimulatedDevice(.iPhoneDuo(.outer, isTurned: true))
            device.show(host)
            device.settle()
            return navigation.navigationBar.frame
        }
        #expect(embedded(width: 466).height == 58)
        #expect(embedded(width: 300).height == 54)
    }

    @Test(
        "The column has status, back button and items from the top; the title's row is beside it",
        .facts(.verticalBarLayout),
        arguments: [false, true], [false, true])
    func order(isTurned: Bool, mirrored: Bool) {
        let stage = DuoStage(isTurned: isTurned, mirrored: mirrored)
        #expect(stage.bar.frame == CGRect(x: 0, y: 0, width: 466, height: 58))
        let start: CGFloat = isTurned ? 64 : 112
        #expect(stage.buttonCentres == [start + 22, start + 74, start + 126])
        #expect(stage.columnX == (isTurned ? 42 : 424), "right to left does not mirror it")
        let insets = stage.top.view.safeAreaInsets
        #expect(insets.top == 58)
        #expect(isTurned ? insets.left == 84 : insets.right == 84)
        #expect(stage.top.view.frame == stage.device.window.bounds, "the content reaches under the column")
    }

    @Test("The buttons in the column act; the first one goes back", .facts(.verticalBarLayout))
    func taps() {
        let stage = DuoStage()
        let centres = stage.buttonCentres
        stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: centres[2]))
        stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: centres[1]))
        #expect(stage.taps == ["square.and.arrow.up", "plus"])
        stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: centres[0]))
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.buttonCentres.count == 2, "no way back from the root")
    }

    @Test("Leading items are above trailing ones, after the back button", .facts(.verticalBarLayout))
    func leading() {
        let stage = DuoStage()
        stage.top.navigationItem.leftItemsSupplementBackButton = true
        stage.top.navigationItem.leftBarButtonItem = stage.button("xmark")
        stage.device.settle()
        for y in stage.buttonCentres.dropFirst() { stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: y)) }
        #expect(stage.taps == ["xmark", "plus", "square.and.arrow.up"])
    }

    @Test(
        "A touch in the column, in the tabs or in the toolbar is in the bar that draws that part",
        .facts(.verticalBarLayout))
    func touches() {
        let stage = DuoStage(tabs: 3)
        stage.top.toolbarItems = [stage.button("xmark"), .flexibleSpace(), stage.button("ellipsis")]
        stage.navigation.isToolbarHidden = false
        stage.device.settle()
        let x = stage.columnX
        for y in stride(from: 2, to: 678.0, by: 4) {
            let point = CGPoint(x: x, y: y)
            // Above the home indicator.
            let isTab = y > 488
            // After the status, the back button and two items.
            let isToolbar = y > 268 && y < 372
            #expect(stage.isInside(stage.tabs!.tabBar, point) == isTab, "\(y)")
            #expect(stage.isInside(stage.navigation.toolbar, point) == isToolbar, "\(y)")
            #expect(stage.isInside(stage.bar, point) == (!isTab && !isToolbar), "\(y)")
        }
        #expect(stage.isInside(stage.bar, CGPoint(x: 100, y: 30)), "the title's row")
        #expect(!stage.isInside(stage.bar, CGPoint(x: 100, y: 60)))
        #expect(!stage.isInside(stage.bar, CGPoint(x: 380, y: 300)))
    }

    @Test("Tabs are at the lower end of the column, in their order, and can be selected", .facts(.verticalBarLayout))
    func tabs() {
        let stage = DuoStage(tabs: 3)
        #expect(stage.tabs!.tabBar.frame == CGRect(x: 382, y: 0, width: 84, height: 678))
        #expect(stage.top.view.safeAreaInsets.bottom == 34, "tabs take nothing from the height")
        // 678 less the home indicator's 34, from the bottom in steps of 52.
        let places: [(Int, CGFloat)] = [(1, 566), (2, 618), (0, 514)]
        for (index, y) in places {
            stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: y))
            stage.device.settle()
            #expect(stage.tabs!.selectedIndex == index)
        }
    }

    @Test(
        "Items with a text or a view of their own stay in the title's row", .facts(.verticalBarLayout),
        arguments: [false, true])
    func row(mirrored: Bool) {
        let stage = DuoStage(mirrored: mirrored)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        stage.top.navigationItem.rightBarButtonItems = [edit, stage.button("plus")]
        stage.top.navigationItem.leftItemsSupplementBackButton = true
        let custom = UIBarButtonItem(customView: own)
        custom.image = UIImage(systemName: "star")
        stage.top.navigationItem.leftBarButtonItem = custom
        stage.device.settle()
        #expect(stage.buttonCentres.count == 2)
        let frame = own.convert(own.bounds, to: stage.device.window)
        // Beside the column, which is at the right in both directions.
        #expect(frame.minX == (mirrored ? 306.0 : 16.0))
        let x: CGFloat = mirrored ? 16 + 20 : 466 - 84 - 16 - 20
        #expect(stage.device.window.hitTest(CGPoint(x: x, y: 29), with: nil) is UIControl, "Edit")
    }

    @Test("The last button of a full column stands for the items that do not fit", .facts(.verticalBarLayout))
    func overflow() {
        let stage = DuoStage(.outerLandscape, tabs: 3)
        stage.top.navigationItem.rightBarButtonItems = ["a", "b", "c", "d", "e"].map { stage.button($0) }
        stage.device.settle()
        // 466 less the camera's 52, three tabs and the status leave room for three.
        #expect(stage.buttonCentres.count == 3)
    }
}
