import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Two fingers on a trackpad")
struct TrackpadTests {
    /// Scrolls towards the trailing side, or back where the distance is negative.
    private func scroll(
        _ stage: any FingerStage, by distance: CGFloat, at start: CGFloat = 200, y: CGFloat = 400, down: CGFloat = 0
    ) {
        let isMirrored = stage.device.configuration.layoutDirection == .rightToLeft
        let vector = CGVector(dx: isMirrored ? -distance : distance, dy: down)
        stage.device.scroll(by: vector, at: stage.point(start, y), duration: 0.25)
        stage.device.settle()
    }

    @Test(
        "A scroll to the trailing side pops from anywhere in the content, as in a plain controller", .covers(.trackpad),
        arguments: TestedSwipe.all, directions)
    func pops(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for start in [5, 60, 200, 380] as [CGFloat] {
            let stage = Stage("AB", swipe, direction)
            scroll(stage, by: 350, at: start)
            #expect(stage.stack == "A" && stage.verdict == .allowed)
            #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
            stage.push("C")
            stage.expectUsable()
        }
    }

    @Test(
        "The transition follows the scroll, and a scroll back cancels it", .covers(.trackpad),
        arguments: TestedSwipe.all)
    func follows(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.device.scrollMove(by: CGVector(dx: -140, dy: 0), duration: 0.2)
        stage.device.scrollEnd()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        stage.expectUsable()
    }

    @Test(
        "Scrolls back, up, down and across pop as on a plain controller", .covers(.trackpad),
        arguments: TestedSwipe.all,
        [(-300, 0), (0, 300), (0, -300), (300, 280), (280, 300), (100, 300)] as [(CGFloat, CGFloat)])
    func otherDirections(swipe: TestedSwipe, by vector: (across: CGFloat, down: CGFloat)) {
        let plain = PlainStage("AB", on: swipe.version)
        scroll(plain, by: vector.across, down: vector.down)
        let stage = Stage("AB", swipe)
        scroll(stage, by: vector.across, down: vector.down)
        #expect(stage.stack == plain.stack)
    }

    @Test(
        "A scroll that doesn't pop is reported only if a rule of the app refuses it", .covers(.reasons, .trackpad),
        arguments: TestedSwipe.all, [(-300, 0), (0, 300)] as [(CGFloat, CGFloat)])
    func unreported(swipe: TestedSwipe, by vector: (across: CGFloat, down: CGFloat)) {
        let stage = Stage("AB", swipe)
        scroll(stage, by: vector.across, down: vector.down)
        #expect(stage.stack == "AB" && stage.takeEvents() == [] && stage.verdict == nil)
        stage.expectUsable()
    }

    @Test(
        "A carousel scrolls in its middle and at its leading limit, as on a plain controller",
        .covers(.scrollViews, .trackpad), arguments: TestedSwipe.all, [true, false])
    func carousel(swipe: TestedSwipe, waitsAtLimit: Bool) {
        func outcome(_ stage: any FingerStage) -> [String] {
            let carousel = UIScrollView.carousel()
            stage.top.view.addSubview(carousel)
            return [400, 0].map { offset in
                carousel.contentOffset.x = offset
                scroll(stage, by: offset > 0 ? 150 : 350)
                return "\(stage.stack) \(carousel.contentOffset.x)"
            }
        }
        let plain = outcome(
            PlainStage("AB", on: swipe.version, switches: { $0.scrollViewsAtLimitWaitForPop = waitsAtLimit }))
        #expect(plain[0].hasPrefix("AB") && plain[0] != "AB 400.0")
        let stage = Stage("AB", on: .init(swipe), switches: { $0.scrollViewsAtLimitWaitForPop = waitsAtLimit })
        #expect(outcome(stage) == plain)
    }

    @Test(
        "With the area `.system` a trackpad's pop leaves the verdict unchanged", .covers(.reasons, .trackpad),
        arguments: TestedSwipe.all)
    func systemArea(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.navigation.popGestureArea = .system
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 300, dy: 0), duration: 0.2)
        stage.device.scrollEnd()
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.verdict == nil)
    }

    @Test("A list scrolls up and down", .covers(.scrollViews, .trackpad), arguments: TestedSwipe.all)
    func list(swipe: TestedSwipe) {
        let list = UIScrollView.list()
        let stage = Stage("AB", swipe, showing: list)
        scroll(stage, by: 0, down: -300)
        #expect(list.contentOffset.y > 200 && stage.stack == "AB")
    }

    @Test(
        "The rules hold for UIKit's content recognizer where the edge recognizer follows no scrolls",
        .covers(.trackpad), arguments: TestedSwipe.ofContentRecognizer)
    func contentRecognizer(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.popGestureRecognizerEnabled = false
        scroll(stage, by: 300)
        (stage.edge as? UIPanGestureRecognizer)?.allowedScrollTypesMask = []
        (stage.content as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .continuous
        scroll(stage, by: 300)
        stage.navigation.popGestureRecognizerEnabled = true
        stage.top.agrees = false
        scroll(stage, by: 300)
        #expect(stage.takeEvents() == ["refused disabled", "refused disabled", "refused screenDeclined"])
        #expect(stage.screen("B").askedFor == [.gesture])
        stage.top.agrees = true
        scroll(stage, by: 300)
        #expect(stage.stack == "A")
    }

    /// Locks UIKit's edge recognizer, and lets the content recognizer follow scrolls.
    private func lockedEdge(of stage: Stage) -> LockDelegate {
        let lock = LockDelegate()
        lock.begins = { _ in false }
        stage.edge.delegate = lock
        (stage.content as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .continuous
        return lock
    }

    @Test(
        "Where the app has locked the edge, a refused scroll doesn't block the next one",
        .covers(.trackpad, .confirmation), arguments: [26, 27])
    func afterRefusedScroll(version: Int) {
        let stage = Stage("AB", .init(on: version))
        let lock = lockedEdge(of: stage)
        stage.screen("B").agrees = false
        stage.trackpadSwipe()
        stage.screen("B").agrees = true
        stage.trackpadSwipe()
        #expect(stage.stack == "A" && lock.questions == 2)
    }

    @Test(
        "A scroll that the app keeps from UIKit's edge recognizer pops by the content recognizer",
        .covers(.trackpad, .delegateProxies), arguments: TestedSwipe.ofContentRecognizer, ["AB", "ABC"])
    func refusedEdge(swipe: TestedSwipe, names: String) {
        let stage = Stage(names, swipe)
        if names == "ABC" { scroll(stage, by: 350) }
        #expect(stage.stack == "AB")
        let lock = lockedEdge(of: stage)
        scroll(stage, by: 350)
        #expect(stage.stack == "A" && lock.questions == 1)
    }

    @Test("The other rules of the swipe hold for a scroll", .covers(.trackpad), arguments: TestedSwipe.all)
    func rules(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        scroll(stage, by: 300)
        stage.top.popPreferences.isGestureEnabled = nil
        stage.top.popPreferences.excludedRects = [CGRect(x: 100, y: 300, width: 200, height: 200)]
        scroll(stage, by: 300)
        stage.top.popPreferences.excludedRects = []
        stage.top.agrees = false
        scroll(stage, by: 300)
        #expect(stage.takeEvents() == ["refused disabledByScreen", "refused excludedView", "refused screenDeclined"])
        #expect(stage.stack == "AB")
        stage.top.agrees = true
        scroll(stage, by: 350)
        #expect(stage.stack == "A")
    }

    @Test(
        "A scroll over used text, controls, bars and rows pops as on a plain controller", .covers(.trackpad),
        arguments: TestedSwipe.all, ScrolledContent.allCases)
    func overContent(swipe: TestedSwipe, content: ScrolledContent) {
        func pop(_ stage: any FingerStage) -> String {
            let place = content.install(on: stage)
            scroll(stage, by: 350, at: place.x, y: place.y)
            return stage.stack
        }
        let plain = pop(PlainStage("AB", on: swipe.version))
        // On iOS 26 and later, a search in the toolbar doesn't hide the bar.
        #expect(plain == (content == .search && swipe.version < 26 ? "AB" : "A"))
        let stage = Stage("AB", swipe)
        #expect(pop(stage) == plain)
        #expect(!stage.device.isHung)
    }

    /// What is under the pointer.
    enum ScrolledContent: String, CaseIterable, Sendable {
        case editedField, editedView, sliderThumb, toggle, bar, toolbar, list, openRow, search, row

        @MainActor
        func install(on stage: any FingerStage) -> CGPoint {
            let frame = CGRect(x: 20, y: 200, width: 350, height: 60)
            func add(_ view: UIView) -> CGPoint {
                view.frame = frame
                stage.top.view.addSubview(view)
                view.becomeFirstResponder()
                stage.device.settle()
                return CGPoint(x: 40, y: 230)
            }
            switch self {
            case .editedField: return add(UITextField())
            case .editedView: return add(UITextView())
            case .sliderThumb: return add(UISlider())
            case .toggle: return add(UISwitch())
            case .bar: return CGPoint(x: 200, y: 70)
            case .toolbar:
                stage.controller.setToolbarHidden(false, animated: false)
                stage.device.settle()
                return CGPoint(x: 200, y: stage.controller.toolbar.frame.midY)
            case .list: return add(UIScrollView.list(width: 300))
            case .openRow, .row:
                let table = ActionTable()
                table.trailing = [3]
                stage.top.view.addSubview(table.view)
                stage.device.settle()
                if self == .openRow { stage.drag(from: 300, to: 200, y: table.y(of: 3)) }
                return withExtendedLifetime(table) { CGPoint(x: 200, y: table.y(of: 5)) }
            case .search:
                let search = UISearchController(searchResultsController: nil)
                stage.top.navigationItem.searchController = search
                stage.device.settle()
                search.isActive = true
                stage.device.settle()
                return CGPoint(x: 200, y: 500)
            }
        }
    }

    @Test("A quick scroll of 17 points pops as on a plain controller", .covers(.trackpad), arguments: TestedSwipe.all)
    func quick(swipe: TestedSwipe) {
        func pops(_ make: () -> any FingerStage) -> [String] {
            [15, 17, 20, 40].map { distance in
                let stage = make()
                stage.device.scroll(by: CGVector(dx: distance, dy: 0), at: stage.point(200), duration: 0.1)
                stage.device.settle()
                return stage.stack
            }
        }
        let plain = pops { PlainStage("AB", on: swipe.version) }
        #expect(pops { Stage("AB", swipe) } == plain)
    }

    @Test("A mouse wheel and a drag with the pointer don't pop", .covers(.trackpad), arguments: TestedSwipe.all)
    func mouse(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.wheelTurn(by: CGVector(dx: 200, dy: 0), at: stage.point(60))
        stage.device.settle()
        stage.device.pointerDrag(from: stage.point(60), to: stage.point(350), duration: 0.25)
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
    }

    @Test(
        "The rules judge a finger after a scroll by the finger's own location", .covers(.oneDecision, .trackpad),
        arguments: TestedSwipe.all)
    func fingerAfterScroll(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        scroll(stage, by: -300, at: 60)
        _ = stage.takeEvents()
        stage.swipe(from: 200)
        #expect(stage.takeEvents() == ["refused outsideArea"])
        scroll(stage, by: 0)
        stage.swipe(from: 200)
        #expect(stage.takeEvents() == ["refused outsideArea"])
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "With the area `.system` a scroll pops by UIKit's recognizer, whose scrolls the app chooses",
        .covers(.transitions, .trackpad))
    func systemArea() throws {
        let stage = Stage("ABC")
        stage.push("D")
        stage.navigation.popGestureArea = .system
        scroll(stage, by: 350, at: 5)
        #expect(stage.stack == "ABC")
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer)
        edge.allowedScrollTypesMask = []
        stage.navigation.setNeedsPopPreferencesUpdate(animated: false)
        #expect(edge.allowedScrollTypesMask.isEmpty)
    }

    @Test(
        "The switch doesn't end a scroll that swipes back", .covers(.gestureSwitch, .trackpad),
        arguments: TestedSwipe.all)
    func switchedOff(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        stage.device.scrollEnd()
        stage.device.settle()
        #expect(stage.stack == "A" && stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A finger that goes down during a trackpad's swipe doesn't stop the swipe", .covers(.neverHangs, .trackpad),
        arguments: TestedSwipe.all)
    func fingerDuringSwipe(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        stage.device.fingerDown(at: stage.point(300, 600))
        stage.device.wait(0.05)
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        stage.device.scrollEnd()
        stage.lift()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        stage.push("C")
        stage.expectUsable()
    }

    @Test(
        "A finger that goes down during a trackpad's swipe doesn't report a reason", .covers(.reasons, .trackpad),
        arguments: TestedSwipe.all)
    func noReasonBesideSwipe(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        stage.device.fingerDown(at: stage.point(60, 600))
        stage.device.scrollMove(by: CGVector(dx: -140, dy: 0), duration: 0.2)
        stage.device.scrollEnd()
        stage.device.wait(1)
        stage.device.fingerMove(to: stage.point(60, 500), duration: 0.2)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
    }

    @Test(
        "A trackpad doesn't pop if the app takes scrolls from UIKit's edge recognizer",
        .covers(.trackpad, .appLines),
        arguments: TestedSwipe.all, [true, false])
    func withoutScrolls(swipe: TestedSwipe, isBarHidden: Bool) throws {
        let stage = Stage("AB", swipe)
        stage.navigation.setNavigationBarHidden(isBarHidden, animated: false)
        try #require(stage.edge as? UIPanGestureRecognizer).allowedScrollTypesMask = []
        scroll(stage, by: 350)
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }

    @Test(
        "A pointer at the leading edge obeys the switch while a finger is on the bar",
        .covers(.gestureSwitch, .trackpad), arguments: [18, 26])
    func pointerBesideFinger(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.fingerDown(at: stage.point(200, 70))
        stage.device.pointerDrag(from: stage.point(3), to: stage.point(350), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents().allSatisfy { $0.hasPrefix("refused") })
    }

    @Test(
        "A scroll during a push or a pop does what it does on a plain controller",
        .covers(.neverHangs, .trackpad, .swipesInterrupt),
        arguments: TestedSwipe.all, [true, false])
    func duringTransition(swipe: TestedSwipe, isPush: Bool) {
        func scrollDuringTransition(_ stage: any FingerStage) -> String {
            if isPush {
                stage.controller.pushViewController(TestScreen("D"), animated: true)
            } else {
                stage.controller.popViewController(animated: true)
            }
            stage.device.wait(0.1)
            scroll(stage, by: 350)
            return stage.stack
        }
        let plain = scrollDuringTransition(PlainStage("ABC", on: swipe.version))
        let stage = Stage("ABC", swipe)
        #expect(scrollDuringTransition(stage) == plain)
        stage.expectUsable()
    }

    @Test(
        "A scroll whose refusal makes the app replace the screen is refused once", .covers(.trackpad, .reasons),
        arguments: TestedSwipe.all)
    func replacedScreen(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.hidesNavigationBar = true
        stage.updatePreferences()
        stage.navigation.popGestureRecognizerEnabled = false
        stage.when("refused") { $0.navigation.setViewControllers([$0.screen("A"), $0.screen("C")], animated: true) }
        scroll(stage, by: 350)
        #expect(stage.stack == "AC" && stage.takeEvents() == ["refused disabled"])
    }
}
