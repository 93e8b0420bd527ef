import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// The failure requirements of the swipe. A finger shows them where they change the screen,
/// otherwise the delegate method does.
@MainActor
@Suite("The swipe among other recognizers")
struct PrecedenceTests {
    /// Whether a recognizer would wait for the swipe, with a finger resting at a distance.
    private func waits(_ recognizer: UIGestureRecognizer, on stage: Stage, at distance: CGFloat = 60) -> Bool {
        stage.device.fingerDown(at: stage.point(distance))
        defer { stage.lift() }
        let navigation = stage.navigation
        return navigation.gestureRecognizer(navigation.popRecognizer!, shouldBeRequiredToFailBy: recognizer)
    }

    @Test("A scroll view waits for the swipe only at its limit and where the touch may pop", .covers(.scrollViews))
    func waiting() {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", showing: carousel)
        #expect(waits(carousel.panGestureRecognizer, on: stage))
        #expect(!waits(UIPanGestureRecognizer(), on: stage))
        #expect(!waits(carousel.panGestureRecognizer, on: stage, at: 200))
        carousel.contentOffset.x = 100
        #expect(!waits(carousel.panGestureRecognizer, on: stage))
        carousel.contentOffset.x = 0
        stage.top.popPreferences.isGestureEnabled = false
        #expect(!waits(carousel.panGestureRecognizer, on: stage))
        stage.top.popPreferences.isGestureEnabled = true
        #expect(waits(carousel.panGestureRecognizer, on: stage))
    }

    @Test(
        "UIKit's own recognizers do not wait for the controller's own pan", .covers(.transitions, .leadingEdge),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func systemRecognizers(swipe: TestedSwipe, start: CGFloat) throws {
        let stage = Stage("AB", swipe)
        let delegate = AnimatingDelegate()
        for suppliesAnimators in [false, true] {
            if suppliesAnimators { stage.navigation.delegate = delegate }
            for recognizer in [stage.edge, stage.content].compactMap({ $0 }) {
                #expect(!waits(recognizer, on: stage, at: start))
            }
        }
    }

    @Test(
        "With the app's animators, the own pan waits only for UIKit's edge recognizer",
        .covers(.animators, .leadingEdge), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func waitsForEdge(swipe: TestedSwipe, start: CGFloat) throws {
        let stage = Stage("AB", swipe)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        let own = try #require(stage.navigation.popRecognizer)
        stage.device.fingerDown(at: stage.point(start))
        #expect(stage.navigation.gestureRecognizer(own, shouldRequireFailureOf: stage.edge))
        if let content = stage.content {
            #expect(!stage.navigation.gestureRecognizer(own, shouldRequireFailureOf: content))
        }
        stage.lift()
    }

    @Test(
        "With the app's animators, a pan at the edge waits for the swipe only in a forward drag",
        .covers(.animators, .leadingEdge), arguments: TestedSwipe.all)
    func panAtEdge(swipe: TestedSwipe) throws {
        let map = UIView.map()
        let stage = Stage("AB", swipe, showing: map)
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        let (own, pan) = (try #require(stage.navigation.popRecognizer), try #require(map.gestureRecognizers?.first))
        stage.device.fingerDown(at: stage.point(5))
        stage.device.fingerMove(to: stage.point(9))
        #expect(stage.navigation.gestureRecognizer(own, shouldBeRequiredToFailBy: pan))
        stage.device.fingerMove(to: stage.point(9, 406))
        #expect(!stage.navigation.gestureRecognizer(own, shouldBeRequiredToFailBy: pan))
        stage.lift()
    }

    @Test("A scroll view that a finger has stopped does not wait for the swipe", .covers(.scrollViews))
    func stopped() {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", showing: carousel)
        carousel.contentOffset.x = 300
        stage.device.fingerDrag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.06)
        while carousel.contentOffset.x > 0 { stage.device.wait(1.0 / 120) }
        #expect(!waits(carousel.panGestureRecognizer, on: stage))
    }

    @Test(
        "In a preceding view the swipe does not wait for recognizers that need a second finger",
        .covers(.scrollViews, .leadingEdge),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func secondFinger(swipe: TestedSwipe, start: CGFloat) {
        let map = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let twoFingerPan = UIPanGestureRecognizer()
        twoFingerPan.minimumNumberOfTouches = 2
        for recognizer in [twoFingerPan, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
            map.addGestureRecognizer(recognizer)
        }
        let stage = Stage("AB", swipe, showing: map)
        stage.top.popPreferences.precedingViews = [map]
        stage.swipe(from: start)
        #expect(stage.stack == "A" && stage.verdict == .allowed)
    }

    @Test("The controller answers for its own recognizer only", .covers(.leadingEdge))
    func otherRecognizer() {
        let stage = Stage("AB")
        let (navigation, own) = (stage.navigation, stage.navigation.popRecognizer!)
        let carousel = UIScrollView.carousel()
        stage.top.view.addSubview(carousel)
        stage.device.fingerDown(at: stage.point(60))
        let pan = carousel.panGestureRecognizer
        #expect(navigation.gestureRecognizer(own, shouldBeRequiredToFailBy: pan))
        #expect(!navigation.gestureRecognizer(UIPanGestureRecognizer(), shouldBeRequiredToFailBy: pan))
        stage.device.fingerUp()
    }

    @Test(
        "A controller that isn't the delegate of UIKit's recognizers doesn't answer for them",
        .covers(.recognizers, .delegateProxies), arguments: systemsOfDrags)
    func notTheDelegate(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.popPreferences.isGestureEnabled = false
        for recognizer in [stage.edge, stage.content].compactMap({ $0 }) {
            #expect(stage.navigation.gestureRecognizerShouldBegin(recognizer))
        }
        #expect(stage.takeEvents() == [] && stage.verdict == nil)
    }

    @Test(
        "Other recognizers of a carousel at its limit do not wait for the swipe", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func press(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        let press = UILongPressGestureRecognizer()
        carousel.addGestureRecognizer(press)
        let stage = Stage("AB", swipe, showing: carousel)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.6)
        #expect(press.state == .began)
        stage.device.fingerUp()
    }

    @Test(
        "A screen can let a carousel at its limit precede the swipe", .covers(.scrollViews), arguments: TestedSwipe.all
    )
    func precedingCarousel(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        let stage = Stage("AB", swipe, showing: carousel)
        stage.top.popPreferences.precedingViews = [carousel]
        stage.pull(to: 200)
        #expect(carousel.contentOffset.x < 0)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A list in a preceding view scrolls up and down and leaves sideways drags to the swipe",
        .covers(.scrollViews), arguments: TestedSwipe.all)
    func precedingList(swipe: TestedSwipe) {
        let list = UIScrollView.list()
        let stage = Stage("AB", swipe, showing: list)
        stage.top.popPreferences.precedingViews = [list]
        stage.drag(from: 60, to: 60, y: 500, endY: 400)
        #expect(list.contentOffset.y > 0 && stage.takeEvents() == ["refused tooSteep"])
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents().filter { !$0.hasPrefix("didRemove") }.map { $0.prefix(7) } == ["willPop", "didPop "])
    }

    @Test(
        "A drag on a preceding view that nothing uses pops where UIKit itself refuses the screen",
        .covers(.scrollViews, .overriddenRefusals), .needsPrivateAPI, arguments: TestedSwipe.all,
        RefusedByUIKit.allCases)
    func precedingOnRefusedScreen(swipe: TestedSwipe, screen: RefusedByUIKit) {
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        map.addGestureRecognizer(UITapGestureRecognizer())
        let pan = UIPanGestureRecognizer()
        map.addGestureRecognizer(pan)
        let stage = Stage("AB", swipe, showing: map)
        screen.prepare(stage)
        stage.device.settle()
        stage.top.popPreferences.precedingViews = [map]
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        stage.lift()
        #expect(stage.stack == "AB")
        map.removeGestureRecognizer(pan)
        stage.swipe()
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test("A recognizer that precedes the swipe may begin late", .covers(.scrollViews), arguments: TestedSwipe.all)
    func lateRecognizer(swipe: TestedSwipe) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = LateRecognizer(threshold: 60)
        chart.addGestureRecognizer(pan)
        let stage = Stage("AB", swipe, showing: chart)
        stage.top.popPreferences.precedingViews = [chart]
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        #expect(stage.stack == "AB")
        stage.lift()
        #expect(stage.stack == "AB")
        stage.top.popPreferences.precedingViews = []
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "With the area `.system` a swipe in a preceding view is the same as on a plain controller",
        .covers(.scrollViews, .transitions), arguments: [26, 27])
    func precedingInSystemArea(version: Int) {
        func stack(_ stage: any FingerStage) -> String {
            let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            chart.addGestureRecognizer(UndecidedRecognizer())
            stage.top.view.addSubview(chart)
            stage.top.popPreferences.precedingViews = [chart]
            stage.swipe()
            return stage.stack
        }
        let stage = Stage("AB", .init(on: version))
        stage.navigation.popGestureArea = .system
        #expect(stack(stage) == "A" && stack(PlainStage("AB", on: version)) == "A")
    }

    @Test(
        "A late preceding recognizer wins where the controller is UIKit's delegate",
        .covers(.scrollViews, .delegateProxies), arguments: [26, 27])
    func lateRecognizerOfSelfDelegate(version: Int) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = LateRecognizer(threshold: 60)
        chart.addGestureRecognizer(pan)
        let stage = Stage("AB", .init(on: version), showing: chart)
        stage.content?.delegate = stage.navigation
        stage.screen("B").popPreferences.precedingViews = [chart]
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test(
        "A carousel at its limit waits for UIKit's recognizer, whose delegate may be the controller",
        .covers(.scrollViews, .delegateProxies), arguments: [26, 27], [true, false])
    func carouselOfSelfDelegate(version: Int, isDelegate: Bool) {
        let stage = Stage(
            "AB", on: .init(.init(on: version)), switches: { $0.scrollViewsAtLimitWaitForPop = false })
        stage.top.view.addSubview(UIScrollView.carousel())
        if isDelegate { stage.content?.delegate = stage.navigation }
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "If two pans begin together, only the one in the deeper view recognizes", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func deeper(swipe: TestedSwipe) {
        let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        chart.addGestureRecognizer(pan)
        let stage = Stage("AB", swipe, showing: chart)
        stage.pull(to: 200)
        #expect(pan.state == .changed)
        #expect(stage.stack == "AB")
        stage.lift()
        #expect(!stage.takeEvents().contains { $0.hasPrefix("will") })
    }

    @Test(
        "The swipe waits for the pan of the swipe actions, and for no other pan of a scroll view", .needsPrivateAPI,
        .covers(.scrollViews),
        .bug("https://github.com/Enricoza/EZCustomNavigation/issues/5"))
    func rows() throws {
        let table = ActionTable()
        table.leading = [2]
        let stage = Stage("AB", showing: table.view)
        stage.device.settle()
        let pans = (table.view.gestureRecognizers ?? []).filter { $0 is UIPanGestureRecognizer }
        let rows = try #require(pans.first { $0 !== table.view.panGestureRecognizer })
        let (navigation, swipe) = (stage.navigation, try #require(stage.navigation.popRecognizer))
        stage.device.fingerDown(at: stage.point(60))
        defer { stage.lift() }
        #expect(navigation.gestureRecognizer(swipe, shouldRequireFailureOf: rows))
        #expect(!navigation.gestureRecognizer(swipe, shouldRequireFailureOf: table.view.panGestureRecognizer))
        #expect(!navigation.gestureRecognizer(rows, shouldRequireFailureOf: rows))
    }

    @Test(
        "A pan on a scroll view that never decides does not delay the swipe", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func undecided(swipe: TestedSwipe) {
        let carousel = UIScrollView.carousel()
        carousel.addGestureRecognizer(LateRecognizer(threshold: 1000))
        let stage = Stage("AB", swipe, showing: carousel)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A second pan on a scroll view keeps its drag, also where it recognizes simultaneously",
        .covers(.scrollViews))
    func simultaneousPan() {
        let carousel = UIScrollView.carousel()
        let pan = LateRecognizer(threshold: 3)
        pan.isSimultaneous = true
        carousel.addGestureRecognizer(pan)
        let stage = Stage("AB", showing: carousel)
        stage.device.fingerDown(at: stage.point(60))
        for distance: CGFloat in [64, 68, 72, 120, 300] { stage.device.fingerMove(to: stage.point(distance)) }
        #expect(pan.state == .changed)
        stage.lift()
        #expect(stage.verdict == .refused(.scrollViewOwnsDrag))
        #expect(stage.stack == "AB")
    }

    @Test(
        "A list whose own pan recognizes simultaneously does not block the swipe", .covers(.scrollViews),
        arguments: TestedSwipe.all)
    func simultaneousList(swipe: TestedSwipe) {
        final class List: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let list = List(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        let stage = Stage("AB", swipe, showing: list)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.02)
        stage.device.fingerMove(to: stage.point(80, 382))
        stage.device.wait(0.02)
        stage.device.fingerMove(to: stage.point(360, 382), duration: 0.2)
        #expect(list.isDragging)
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test(
        "A plain inner navigation controller with several screens handles every touch", .covers(.nestedControllers),
        arguments: TestedSwipe.all)
    func inner(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let inner = UINavigationController()
        inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
        stage.top.embed(inner)
        stage.device.settle()
        for start: CGFloat in [60, 4] {
            stage.drag(from: start, to: start + 40)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.innerNavigation))
        }
        #expect(stage.screen("B").askedFor == [])
        inner.viewControllers = [TestScreen("X")]
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("The controller answers as UIKit does about any other recognizer", .covers(.recognizers))
    func others() {
        let pad = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let (one, two) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        pad.addGestureRecognizer(one)
        let stage = Stage("AB", showing: pad)
        stage.top.view.addGestureRecognizer(two)
        one.delegate = stage.navigation
        two.delegate = stage.navigation
        stage.pull(from: 200, to: 300)
        #expect(one.state == .changed)
        #expect(two.state != .changed)
        stage.device.fingerUp()
        // The swipe isn't involved.
        #expect(stage.verdict == .refused(.outsideArea))
    }
}
