import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The leading edge")
struct LeadingEdgeTests {
    /// What the navigation delegate answers about the pop.
    enum AnimatorSupply: CaseIterable, Sendable {
        case noDelegate, nothing, animator
    }

    @Test(
        "A swipe from the leading edge pops over a carousel in its middle", .covers(.leadingEdge),
        .bug("https://github.com/software-mansion/react-native-screens/issues/3265"),
        arguments: TestedSwipe.all, directions)
    func carousel(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let carousel = UIScrollView.carousel()
        carousel.contentOffset.x = 400
        let stage = Stage("AB", swipe, direction, showing: carousel)
        stage.swipe(from: 5)
        #expect(stage.stack == "A" && carousel.contentOffset.x == 400)
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A swipe from the leading edge pops over a pager on its second page", .covers(.leadingEdge),
        arguments: TestedSwipe.all)
    func pager(swipe: TestedSwipe) {
        let pager = UIScrollView.carousel(width: 3 * 390)
        pager.isPagingEnabled = true
        pager.contentOffset.x = 390
        let stage = Stage("AB", swipe, showing: pager)
        stage.swipe(from: 5)
        #expect(stage.stack == "A" && pager.contentOffset.x == 390)
    }

    @Test(
        "A swipe from the leading edge pops over a map, and outside it the map pans", .covers(.leadingEdge),
        arguments: TestedSwipe.all)
    func map(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, showing: .map())
        stage.swipe(from: 25)
        #expect(stage.stack == "AB")
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A swipe from the leading edge pops over a row with leading actions", .covers(.leadingEdge),
        arguments: TestedSwipe.all)
    func row(swipe: TestedSwipe) {
        let table = ActionTable()
        table.leading = Set(0..<10)
        let stage = Stage("AB", swipe, showing: table.view)
        stage.keep(table)
        stage.swipe(from: 25)
        #expect(stage.stack == "AB")
        stage.tap(at: 200)
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "A drag of 45 degrees from the leading edge pops over a list, up and down", .covers(.leadingEdge),
        arguments: TestedSwipe.all, [100, 700] as [CGFloat])
    func diagonal(swipe: TestedSwipe, endY: CGFloat) {
        let list = UIScrollView.list()
        let stage = Stage("AB", swipe, showing: list)
        stage.drag(from: 5, to: 305, y: 400, endY: endY)
        #expect(stage.stack == "A" && list.contentOffset.y == 0)
    }

    @Test(
        "A preceding view has priority at the leading edge only if the screen wants that", .covers(.leadingEdge),
        arguments: TestedSwipe.all)
    func preceding(swipe: TestedSwipe) {
        let map = UIView.map()
        let stage = Stage("AB", swipe, showing: map)
        stage.top.popPreferences = PopPreferences(precedingViews: [map], excludesLeadingEdge: true)
        stage.swipe(from: 5)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["refused otherGesture"])
        stage.top.popPreferences.excludesLeadingEdge = false
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "At the leading edge a long press waits as long as on a plain controller", .covers(.leadingEdge, .edgeByUIKit),
        arguments: [15, 18, 26, 27])
    func longPress(version: Int) {
        func state(_ make: (UIView) -> any FingerStage) -> UIGestureRecognizer.State {
            let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            let press = UILongPressGestureRecognizer()
            view.addGestureRecognizer(press)
            let stage = make(view)
            stage.device.fingerDown(at: stage.point(5))
            stage.device.wait(0.7)
            defer { stage.lift() }
            return press.state
        }
        let plain = state { PlainStage("AB", on: version, showing: $0) }
        #expect(state { Stage("AB", .init(on: version), showing: $0) } == plain)
    }

    @Test(
        "In the strip pans wait for the own pan only if the delegate implements animators",
        .covers(.transitions, .leadingEdge), arguments: AnimatorSupply.allCases)
    func waiting(supply: AnimatorSupply) {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let tap = UITapGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(press)
        let own = UndecidedRecognizer()
        view.addGestureRecognizer(own)
        let stage = Stage("AB", showing: view)
        let navigation = stage.navigation
        let delegate = AnimatingDelegate()
        if supply != .noDelegate { navigation.delegate = delegate }
        if supply == .nothing { delegate.animator = nil }
        stage.device.fingerDown(at: stage.point(5))
        stage.device.fingerMove(to: stage.point(12))
        func waits(_ recognizer: UIGestureRecognizer) -> Bool {
            navigation.gestureRecognizer(navigation.popRecognizer!, shouldBeRequiredToFailBy: recognizer)
        }
        #expect(!waits(tap) && !waits(press) && !waits(own))
        #expect(waits(UIPanGestureRecognizer()) == (supply != .noDelegate))
        #expect(waits(UISwipeGestureRecognizer()) == (supply != .noDelegate))
        stage.device.fingerUp()
    }

    @Test("A swipe that is disabled or cannot pop delays nothing at the leading edge", .covers(.leadingEdge))
    func withoutSwipe() {
        let map = UIView.map()
        let stage = Stage("AB", showing: map)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.pull(from: 5, to: 30)
        #expect(map.gestureRecognizers![0].state != .possible)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test(
        "The app's own recognizer begins early in the strip of a screen that refuses the swipe",
        .covers(.leadingEdge), arguments: TestedSwipe.all)
    func ownPanOnRefusingScreen(swipe: TestedSwipe) {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let pan = LateRecognizer(threshold: 5)
        view.addGestureRecognizer(pan)
        let stage = Stage("AB", swipe, showing: view)
        stage.top.popPreferences.isGestureEnabled = false
        stage.device.fingerDown(at: stage.point(5))
        stage.device.fingerMove(to: stage.point(12), duration: 0.05)
        #expect(pan.state == .changed)
        stage.lift()
    }
}
