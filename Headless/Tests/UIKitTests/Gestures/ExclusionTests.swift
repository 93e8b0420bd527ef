import Testing
import UIKit

@MainActor
@Suite("Recognizers: exclusion")
struct ExclusionTests {
    @Test("In the same event the deeper view's recognizer wins", .facts(.deliveryOrder, .exclusion))
    func deeperWins() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "outer")
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.add(UIPanGestureRecognizer(), "inner", to: inner)
        stage.down(50, 50)
        stage.move(65, 50)
        stage.move(80, 50)
        stage.up()
        #expect(stage.log.filter { !$0.hasPrefix("view") } == ["inner began", "inner changed", "inner ended"])
    }

    @Test("On the same view the recognizer added earlier wins", .facts(.exclusion))
    func earlierWins() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "first")
        stage.add(UIPanGestureRecognizer(), "second")
        stage.down(50, 50)
        stage.move(65, 50)
        stage.up()
        #expect(stage.log == ["first began", "first ended"])
    }

    @Test(
        "The first recognizer that delivers began is immune, and a later one fails, even if deeper", .facts(.exclusion))
    func firstIsImmune() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "outer")
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let late = stage.add(Probe(stage), "late", to: inner)
        late.onMoved = { probe, touches, _ in
            if (touches.first?.location(in: nil).x ?? 0) > 80 { probe.state = .began }
        }
        stage.down(50, 50)
        stage.log = []
        stage.move(65, 50)
        #expect(stage.takeLog() == ["late.touchesMoved", "view cancelled", "outer began", "late.reset"])
        stage.move(90, 50)
        #expect(stage.takeLog() == ["outer changed"])
    }

    @Test("A later finger's recognizer loses to a begun recognizer that shares the finger", .facts(.exclusion))
    func laterFinger() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let inner = stage.addView("view", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        stage.add(UIPanGestureRecognizer(), "inner", to: inner)
        stage.down(50, 50)
        stage.move(65, 50)
        stage.down(250, 50, finger: 1)
        stage.move(250, 80, finger: 1)
        #expect(stage.takeLog().filter { !$0.hasPrefix("view") } == ["pan began", "pan changed", "pan changed"])
        stage.touches.cancelAll()

        // With one finger at most, the pan ignores the second finger, so the two recognizers share none.
        pan.maximumNumberOfTouches = 1
        stage.log = []
        stage.down(50, 50)
        stage.move(65, 50)
        stage.down(250, 50, finger: 1)
        stage.move(250, 80, finger: 1)
        #expect(stage.takeLog().filter { !$0.hasPrefix("view") } == ["pan began", "inner began"])
    }

    @Test(
        "A recognizer that has delivered is cancelled when one recognizes whose failure it requires", .facts(.exclusion)
    )
    func cancelledLoser() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let inner = stage.addView("view", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        let priority = stage.add(UIPanGestureRecognizer(), "priority", to: inner)
        pan.require(toFail: priority)
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.takeLog() == ["pan began"])
        stage.down(250, 50, finger: 1)
        stage.log = []
        stage.move(250, 150, finger: 1)
        #expect(stage.takeLog().filter { !$0.hasPrefix("view") } == ["priority began", "pan cancelled"])
        stage.move(80, 50)
        #expect(stage.takeLog() == [])
    }

    @Test("canPrevent and canBePrevented each allow both to recognize", .facts(.exclusion), arguments: [true, false])
    func prevention(preventing: Bool) {
        let stage = GestureStage()
        let (a, b) = (stage.add(Probe(stage), "a"), stage.add(Probe(stage), "b"))
        for probe in [a, b] {
            probe.isLogging = false
            probe.onMoved = { probe, _, _ in probe.state = .began }
        }
        if preventing { a.preventing = { _ in false } } else { b.preventable = { _ in false } }
        let delegate = stage.delegate(of: b)
        delegate.simultaneous = { _ in false }
        stage.down(50, 50)
        stage.move(51, 50)
        #expect(stage.log == ["a began", "b began"])
    }

    @Test("A failure requirement has precedence over the depth of the views", .facts(.exclusion))
    func requirementBeatsDepth() {
        let stage = GestureStage()
        stage.add(UIPanGestureRecognizer(), "outer")
        let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let deep = stage.add(UIPanGestureRecognizer(), "deep", to: inner)
        deep.require(toFail: stage.view.gestureRecognizers![0])
        stage.down(50, 50)
        stage.move(65, 50)
        #expect(stage.log == ["view began", "view cancelled", "outer began"])
    }

    @Test("A tap does not prevent a recognizer that requires more taps", .facts(.exclusion))
    func taps() {
        let stage = GestureStage()
        stage.add(UITapGestureRecognizer(), "single")
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.tap(50, 50)
        stage.wait(0.1)
        stage.tap(50, 50)
        #expect(stage.log == ["single ended", "single ended", "double ended"])
    }

    @Test(
        "A scroll view beats an ancestor's full-width pan, unless its own pan waits for that pan",
        .facts(.scrollViewBeatsPan))
    func scrollView() {
        for waits in [false, true] {
            let stage = GestureStage()
            let outer = stage.add(UIPanGestureRecognizer(), "full width")
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            scrollView.contentSize = CGSize(width: 1200, height: 200)
            stage.view.addSubview(scrollView)
            if waits { scrollView.panGestureRecognizer.require(toFail: outer) }
            stage.down(200, 150)
            stage.move(180, 150)
            stage.move(160, 150)
            #expect(stage.log == (waits ? ["full width began", "full width changed"] : []))
            #expect(scrollView.contentOffset.x == (waits ? 0 : 30))
        }
    }

    @Test(
        "A screen's pan beats an ancestor's full-width pan, unless the screen's waits for the other",
        .facts(.scrollViewBeatsPan))
    func innerPan() {
        for waits in [false, true] {
            let stage = GestureStage()
            let outer = stage.add(UIPanGestureRecognizer(), "full width")
            let inner = stage.addView("view", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let scroll = stage.add(UIPanGestureRecognizer(), "scroll", to: inner)
            if waits { scroll.require(toFail: outer) }
            stage.down(50, 50)
            stage.move(65, 50)
            #expect(stage.log.last == (waits ? "full width began" : "scroll began"))
        }
    }
}
