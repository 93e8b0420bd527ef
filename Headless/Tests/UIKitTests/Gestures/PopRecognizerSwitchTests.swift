import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The system's pop recognizers: what is unknown about them")
struct PopRecognizerSwitchTests {
    private func stage(_ set: (inout SystemSwitches) -> Void) -> GestureStage {
        let stage = GestureStage()
        set(&stage.system.switches)
        return stage
    }

    private func addEdge(_ stage: GestureStage) -> _UIParallaxTransitionPanGestureRecognizer {
        stage.add(_UIParallaxTransitionPanGestureRecognizer(), "edge")
    }

    private func addInner(_ stage: GestureStage, _ recognizer: UIGestureRecognizer = UIPanGestureRecognizer()) {
        let inner = UIView(frame: stage.window.bounds)
        stage.view.addSubview(inner)
        stage.add(recognizer, "pan", to: inner)
    }

    @Test(
        "A pan that the edge recognizer explicitly requires to fail need not wait for it",
        .facts(.popRecognizers, .failureRequirements),
        arguments: [true, false])
    func explicitRequirement(wins: Bool) {
        let stage = stage { $0.explicitRequirementWins = wins }
        let (edge, pan) = (addEdge(stage), UIPanGestureRecognizer())
        addInner(stage, pan)
        edge.require(toFail: pan)
        stage.down(5, 400)
        for x in [18, 24, 30] as [CGFloat] { stage.move(x, 400) }
        #expect(stage.takeLog() == (wins ? ["pan began", "pan changed", "pan changed"] : []))
        stage.up()
        #expect(stage.takeLog() == (wins ? ["pan ended"] : []))
        // The edge recognizer begins when the pan has failed.
        pan.minimumNumberOfTouches = 2
        stage.down(5, 400)
        for x in [18, 24] as [CGFloat] { stage.move(x, 400) }
        #expect(stage.takeLog() == [])
        pan.state = .failed
        #expect(stage.takeLog() == ["edge began"])
    }

    @Test("An explicit requirement concerns only its own pair", .facts(.popRecognizers))
    func otherPair() {
        let stage = stage { _ in }
        let edge = addEdge(stage)
        edge.require(toFail: UIPanGestureRecognizer())
        addInner(stage)
        stage.down(5, 400)
        stage.move(18, 400)
        stage.move(24, 400)
        #expect(stage.log == ["edge began"])
    }

    @Test(
        "Other pans are independent of the content recognizer, or wait for it", .facts(.popRecognizers),
        arguments: [true, false])
    func contentPriority(waits: Bool) {
        let stage = stage { $0.othersWaitForContentPop = waits }
        stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
        addInner(stage)
        stage.down(200, 400)
        for x in [212, 225, 235, 245] as [CGFloat] { stage.move(x, 400) }
        #expect(stage.takeLog().allSatisfy { $0.hasPrefix(waits ? "content" : "pan") })
        stage.up()
        stage.log = []
        stage.down(200, 400)
        for y in [412, 424, 436] as [CGFloat] { stage.move(200, y) }
        #expect(stage.takeLog().first == "pan began")
    }

    @Test("Only pans wait for the content recognizer, and not one that it requires to fail", .facts(.popRecognizers))
    func contentExceptions() {
        let stage = stage { $0.othersWaitForContentPop = true }
        let edge = addEdge(stage)
        let content = stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
        #expect(!content.precedes(UITapGestureRecognizer()))
        #expect(!content.precedes(edge))
        let pan = UIPanGestureRecognizer()
        #expect(content.precedes(pan))
        content.require(toFail: pan)
        #expect(!content.precedes(pan))
        stage.system.switches.explicitRequirementWins = false
        #expect(content.precedes(pan))
    }

    @Test("Of two nested content recognizers the outer one waits for the inner one", .facts(.popRecognizers))
    func nestedContent() {
        let stage = stage { $0.othersWaitForContentPop = true }
        stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "outer")
        let view = UIView(frame: stage.window.bounds)
        stage.view.addSubview(view)
        stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "inner", to: view)
        stage.down(200, 400)
        stage.move(220, 400)
        stage.move(240, 400)
        #expect(stage.log == ["inner began"])
    }

    /// The first action of a drag over a scroll view inside a view with UIKit's recognizers.
    private func firstAction(
        _ waits: Bool, offset: CGFloat, contentWidth: CGFloat = 1000, by travel: CGVector = CGVector(dx: 60, dy: 0),
        mirrored: Bool = false, trackpad: Bool = false
    ) -> String? {
        let stage = stage { $0.scrollViewsAtLimitWaitForPop = waits }
        if mirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
        _ = addEdge(stage)
        stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: contentWidth, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        stage.view.addSubview(scrollView)
        stage.wait(0)
        scrollView.contentOffset.x = offset
        scrollView.panGestureRecognizer.name = "scroll"
        scrollView.panGestureRecognizer.addTarget(stage.target(), action: GestureStage.action)
        let start = CGPoint(x: 200, y: 400)
        if trackpad {
            stage.device.scroll(by: travel, at: start, duration: 0.2)
        } else {
            let end = CGPoint(x: start.x + travel.dx, y: start.y + travel.dy)
            stage.device.fingerDrag(from: start, to: end, duration: 0.2)
        }
        return stage.log.first
    }

    @Test(
        "A scroll view without room in the pop direction waits for the content recognizer, or wins",
        .facts(.popRecognizers),
        arguments: [true, false])
    func scrollViewAtLimit(waits: Bool) {
        let expected = waits ? "content began" : "scroll began"
        #expect(firstAction(waits, offset: 0) == expected)
        #expect(firstAction(waits, offset: 100) == "scroll began")
        #expect(firstAction(waits, offset: 0, by: CGVector(dx: 0, dy: -60)) == "scroll began")
        #expect(firstAction(waits, offset: 0, by: CGVector(dx: -60, dy: 0)) == "scroll began")
        #expect(firstAction(waits, offset: 0, contentWidth: 100, by: CGVector(dx: 0, dy: -60)) == "scroll began")
        let backwards = CGVector(dx: -60, dy: 0)
        #expect(firstAction(waits, offset: 610, by: backwards, mirrored: true) == expected)
        #expect(firstAction(waits, offset: 300, by: backwards, mirrored: true) == "scroll began")
    }

    @Test(
        "In a trackpad's scroll such a scroll view waits for the edge recognizer",
        .facts(.popRecognizers, .scrollEvents),
        arguments: [true, false])
    func scrollViewAtLimitInScroll(waits: Bool) {
        #expect(firstAction(waits, offset: 0, trackpad: true) == "edge began")
        #expect(firstAction(waits, offset: 100, trackpad: true) == "scroll began")
        let up = CGVector(dx: 0, dy: -60)
        #expect(firstAction(waits, offset: 0, by: up, trackpad: true) == "scroll began")
    }

    @Test(
        "A switch decides whether a view receives the touch that a disabled recognizer has delayed",
        .facts(.touchesOfViews),
        arguments: [true, false])
    func delayedTouches(delivers: Bool) {
        let stage = stage { $0.deliversTouchesOfDisabled = delivers }
        let edge = addEdge(stage)
        _ = stage.addView("view", frame: stage.window.bounds)
        stage.down(5, 400)
        stage.move(8, 400)
        #expect(stage.takeLog() == [])
        edge.isEnabled = false
        #expect(stage.takeLog() == (delivers ? ["view began"] : []))
        stage.move(12, 400)
        stage.up()
        #expect(stage.takeLog() == (delivers ? ["view moved", "view ended"] : []))
        stage.tap(5, 400)
        #expect(stage.takeLog() == ["view began", "view ended"])
    }

    @Test("A recognizer that has failed before it is disabled doesn't drop touches", .facts(.touchesOfViews))
    func notDelayed() {
        let stage = stage { $0.deliversTouchesOfDisabled = false }
        let edge = addEdge(stage)
        _ = stage.addView("view", frame: stage.window.bounds)
        stage.down(200, 400)
        edge.isEnabled = false
        stage.up()
        #expect(stage.log == ["view began", "view ended"])
    }

    @Test("The pop recognizers report their touches while they are possible", .facts(.popRecognizers))
    func touches() {
        let stage = stage { _ in }
        let edge = addEdge(stage)
        let content = stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
        let pan = UIPanGestureRecognizer()
        addInner(stage, pan)
        var asked: [Int] = []
        for recognizer in [edge, content] {
            stage.delegate(of: recognizer).begin = {
                asked.append($0.numberOfTouches)
                return $0 === content
            }
        }
        pan.isEnabled = false
        stage.down(5, 400)
        #expect(edge.numberOfTouches == 1 && content.numberOfTouches == 1)
        #expect(content.state == .possible && content.location(ofTouch: 0, in: nil).x == 5)
    }

    @Test("The strip in which an edge pan begins has 13 points, or 20 on other devices", .facts(.screenEdgePan))
    func region() {
        #expect(SimulatedDevice().system.switches.edgeRegion == 13)
        for region in [13, Calibration.ScreenEdge.flaggedRegion] {
            for (x, begins) in [(region, true), (region + 2, false)] {
                let stage = stage { $0.edgeRegion = region }
                _ = addEdge(stage)
                stage.down(x, 400)
                stage.move(x + 1, 400)
                stage.move(x + 20, 400)
                #expect(stage.log == (begins ? ["edge began"] : []))
            }
        }
    }
}
