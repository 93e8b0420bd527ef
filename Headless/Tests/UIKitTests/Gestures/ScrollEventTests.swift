import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Trackpad and mouse")
struct ScrollEventTests {
    /// Scrolls with two fingers on the trackpad by the given distance, one sample a frame.
    private func scroll(_ stage: GestureStage, by distance: CGVector, at point: CGPoint = CGPoint(x: 200, y: 400)) {
        stage.device.scroll(by: distance, at: point, duration: 0.1)
    }

    @Test("A pan accepts no scrolls by default, and with a mask the kinds in the mask", .facts(.scrollEvents))
    func mask() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.allowedScrollTypesMask == [])
        scroll(stage, by: CGVector(dx: 60, dy: 0))
        #expect(stage.takeLog() == [])
        pan.allowedScrollTypesMask = .discrete
        scroll(stage, by: CGVector(dx: 60, dy: 0))
        #expect(stage.takeLog() == [])
        stage.device.wheelTurn(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 200, y: 400))
        #expect(stage.takeLog() == ["pan began", "pan ended"])
        pan.allowedScrollTypesMask = .continuous
        scroll(stage, by: CGVector(dx: 60, dy: 0))
        #expect(Set(stage.takeLog()) == ["pan began", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test(
        "A scroll has no touches, the pointer's location, and a translation less the hysteresis", .facts(.scrollEvents))
    func readings() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
        stage.device.scrollMove(by: CGVector(dx: 30, dy: 4), duration: 0.1)
        #expect(pan.state == .changed)
        #expect(pan.numberOfTouches == 0)
        #expect(pan.location(in: nil) == CGPoint(x: 200, y: 400))
        #expect(abs(pan.translation(in: nil).x - 20) < 1e-9)
        #expect(abs(pan.velocity(in: nil).x - 300) < 1)
        stage.device.scrollEnd()
        #expect(pan.state == .possible)
    }

    @Test(
        "The delegate is asked about the event and not about touches; a no keeps the recognizer out",
        .facts(.scrollEvents))
    func questions() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let delegate = stage.delegate(of: pan)
        var types: [UIEvent.EventType] = []
        delegate.receiveEvent = { event in
            types.append(event.type)
            return types.count < 2
        }
        delegate.receiveTouch = { _ in true }
        delegate.begin = { _ in true }
        scroll(stage, by: CGVector(dx: 0, dy: 30))
        #expect(stage.takeLog().prefix(3) == ["pan: event?", "pan: begin?", "pan began"])
        scroll(stage, by: CGVector(dx: 0, dy: 30))
        #expect(stage.takeLog() == ["pan: event?"])
        #expect(types == [.scroll, .scroll])
        stage.down(200, 400)
        #expect(types.last == .touches)
    }

    @Test(
        "The deeper view wins, failure requirements hold, and a disabled recognizer is cancelled", .facts(.scrollEvents)
    )
    func arbitration() {
        let stage = GestureStage()
        let inner = stage.addView("view", frame: stage.view.bounds)
        let outer = stage.add(UIPanGestureRecognizer(), "outer")
        let pan = stage.add(UIPanGestureRecognizer(), "inner", to: inner)
        for recognizer in [outer, pan] { recognizer.allowedScrollTypesMask = .all }
        scroll(stage, by: CGVector(dx: 30, dy: 0))
        #expect(stage.takeLog().allSatisfy { $0.hasPrefix("inner") })
        pan.require(toFail: outer)
        scroll(stage, by: CGVector(dx: 30, dy: 0))
        #expect(stage.takeLog().allSatisfy { $0.hasPrefix("outer") })
        stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
        stage.device.scrollMove(by: CGVector(dx: 30, dy: 0))
        stage.log = []
        outer.isEnabled = false
        #expect(stage.takeLog() == ["outer cancelled"])
        stage.device.scrollMove(by: CGVector(dx: 30, dy: 0))
        #expect(stage.takeLog() == [])
        stage.device.scrollEnd()
        #expect(pan.state == .possible)
    }

    @Test(
        "A pan that follows touches ignores a scroll; a pan that follows a scroll ignores touches",
        .facts(.scrollEvents))
    func either() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        stage.down(100, 100)
        scroll(stage, by: CGVector(dx: 30, dy: 0))
        #expect(stage.takeLog() == [])
        stage.up()
        stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
        stage.down(100, 100)
        stage.move(150, 100)
        #expect(stage.takeLog() == [])
        stage.device.scrollMove(by: CGVector(dx: 30, dy: 0))
        #expect(stage.takeLog() == ["pan began"])
        stage.device.enterBackground()
        #expect(stage.takeLog() == ["pan cancelled"])
    }

    private func scrollView(_ stage: GestureStage) -> UIScrollView {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        stage.view.addSubview(scrollView)
        return scrollView
    }

    @Test("Trackpad and wheel scroll a scroll view; a drag of the pointer does not", .facts(.scrollEvents))
    func scrollViews() {
        let stage = GestureStage()
        let scrollView = scrollView(stage)
        stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
        stage.device.scrollMove(by: CGVector(dx: 0, dy: -110), duration: 0.2)
        #expect(abs(scrollView.contentOffset.y - 100) < 1e-6)
        #expect(scrollView.isDragging)
        stage.wait(0.3)
        stage.device.scrollEnd()
        stage.device.settle()
        #expect(!scrollView.isDragging)
        scrollView.contentOffset = CGPoint(x: 0, y: 100)
        stage.device.wheelTurn(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 200, y: 400))
        #expect(abs(scrollView.contentOffset.y - 150) < 1e-6)
        stage.device.settle()
        #expect(abs(scrollView.contentOffset.y - 150) < 1e-6)
        stage.device.pointerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.device.settle()
        #expect(abs(scrollView.contentOffset.y - 150) < 1e-6)
        // The content decelerates when the fingers leave the trackpad while they move.
        stage.device.scroll(by: CGVector(dx: 0, dy: -200), at: CGPoint(x: 200, y: 400), duration: 0.1)
        #expect(scrollView.isDecelerating)
    }

    @Test(
        "A scroll's first movement moves a list in a navigation controller, however large it is",
        .facts(.scrollEvents, .failureRequirements), arguments: [15, 18, 26, 27])
    func listOnAScreen(version: Int) {
        let stage = NavigationStage("AB", systemVersion: version)
        let list = UIScrollView(frame: stage["B"].view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: list.bounds.width, height: 3000)
        stage["B"].view.addSubview(list)
        let point = CGPoint(x: 200, y: 400)
        stage.device.scrollBegin(at: point)
        stage.device.scrollMove(by: CGVector(dx: 0, dy: -200))
        #expect(list.contentOffset.y == 190)
        stage.device.scrollEnd()
        stage.device.settle()
        stage.device.wheelTurn(by: CGVector(dx: 0, dy: -200), at: point)
        #expect(list.contentOffset.y == 390)
        #expect(stage.stack == "AB")
    }

    @Test(
        "Two fingers on a trackpad pop from anywhere in the content, mirrored in right to left", .facts(.scrollEvents))
    func pop() {
        for mirrored in [false, true] {
            for version in [15, 18, 26] {
                let stage = NavigationStage("AB", systemVersion: version, mirrored: mirrored)
                let distance = CGVector(dx: mirrored ? -250 : 250, dy: 0)
                stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
                stage.device.scrollMove(by: distance, duration: 0.3)
                #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
                stage.device.scrollEnd()
                stage.device.settle()
                #expect(stage.stack == "A")
                #expect(!stage.device.isHung)
            }
        }
    }

    @Test("A short, vertical or backward scroll does not pop, nor does one that UIKit refuses", .facts(.scrollEvents))
    func refusedPop() {
        func stack(_ distance: CGVector, _ prepare: (NavigationStage) -> Void = { _ in }) -> String {
            let stage = NavigationStage("AB")
            prepare(stage)
            stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
            stage.device.scrollMove(by: distance, duration: 0.5)
            stage.device.wait(0.3)
            stage.device.scrollEnd()
            stage.device.settle()
            #expect(!stage.device.isHung)
            return stage.stack
        }
        #expect(stack(CGVector(dx: 300, dy: 0)) == "A")
        #expect(stack(CGVector(dx: 100, dy: 0)) == "AB")
        #expect(stack(CGVector(dx: 0, dy: 300)) == "AB")
        #expect(stack(CGVector(dx: -300, dy: 0)) == "AB")
        #expect(stack(CGVector(dx: 300, dy: 0)) { $0["B"].navigationItem.hidesBackButton = true } == "AB")
        #expect(
            stack(CGVector(dx: 300, dy: 0)) { $0.navigation.interactivePopGestureRecognizer?.isEnabled = false } == "AB"
        )
    }

    @Test("A scroll view that can scroll sideways handles the scroll", .facts(.scrollEvents))
    func carousel() {
        let stage = NavigationStage("AB")
        let carousel = UIScrollView(frame: stage["B"].view.bounds)
        carousel.contentSize = CGSize(width: 2000, height: 100)
        carousel.contentOffset.x = 500
        stage["B"].view.addSubview(carousel)
        stage.device.scroll(by: CGVector(dx: 300, dy: 0), at: CGPoint(x: 200, y: 400), duration: 0.3)
        #expect(carousel.contentOffset.x < 300)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("The velocity of a scroll that has rested for 0.13 s is zero", .facts(.panVelocity, .scrollEvents))
    func restingVelocity() {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .continuous
        stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
        stage.device.scrollMove(by: CGVector(dx: 60, dy: 0), duration: 0.1)
        let velocity = pan.velocity(in: nil)
        #expect(velocity.x > 0)
        stage.wait(0.12)
        #expect(pan.velocity(in: nil) == velocity)
        stage.wait(0.02)
        #expect(pan.velocity(in: nil) == .zero)
        stage.device.scrollEnd()
    }

    @Test(
        "In a scroll the content recognizer needs 50 pt, and fails at min(25, 10 + 1.6·|dx|)",
        .facts(.popRecognizers, .scrollEvents))
    func contentThresholds() {
        func begins(_ steps: [(CGFloat, CGFloat)]) -> Bool {
            let stage = GestureStage()
            let content = stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
            content.allowedScrollTypesMask = .continuous
            stage.device.scrollBegin(at: CGPoint(x: 200, y: 400))
            for (x, y) in steps { stage.device.scrollMove(by: CGVector(dx: x, dy: y)) }
            defer { stage.device.scrollEnd() }
            return stage.log == ["content began"]
        }
        #expect(!begins([(49, 0)]))
        #expect(begins([(50, 0)]))
        #expect(begins([(49, 24), (1, 0)]))
        #expect(!begins([(49, 25), (1, 0)]))
        #expect(!begins([(5, 18), (45, 0)]))
    }
}
