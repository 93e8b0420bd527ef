import Testing
import UIKit

@MainActor
@Suite("Edge pans and the system's pop recognizers")
struct EdgePanTests {
    @Test("An edge pan has one finger at most, and delays the touches of views", .facts(.screenEdgePan))
    func defaults() {
        let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        #expect(pan.maximumNumberOfTouches == 1)
        #expect(pan.delaysTouchesBegan)
        #expect(UIScreenEdgePanGestureRecognizer().maximumNumberOfTouches == 1)
    }

    @Test("An edge pan ignores fingers beyond the first, before and after it begins", .facts(.screenEdgePan))
    func extraFingers() {
        let stage = GestureStage()
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = .left
        stage.down(5, 400)
        stage.down(10, 500, finger: 1)
        stage.move(100, 500, finger: 1)
        #expect(stage.takeLog() == [])
        stage.move(25, 400)
        stage.down(200, 500, finger: 2)
        stage.move(300, 500, finger: 2)
        #expect(stage.takeLog() == ["edge began"])
        #expect(pan.translation(in: nil).x == 10)
        #expect(pan.numberOfTouches == 1)
    }

    private func drags(_ edges: UIRectEdge, from: (CGFloat, CGFloat), by: (CGFloat, CGFloat)) -> [String] {
        let stage = GestureStage()
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = edges
        stage.down(from.0, from.1)
        for step in 1...5 { stage.move(from.0 + by.0 * CGFloat(step) / 5, from.1 + by.1 * CGFloat(step) / 5) }
        stage.up()
        return stage.log
    }

    @Test("An edge pan begins at the edges of the window, not of a view inset in it", .facts(.screenEdgePan))
    func flags() {
        for (flags, expected) in [(EdgeFlags.atWindowEdges, [true, false]), (.never, [false, false])] {
            for (start, begins) in zip([5, 105] as [CGFloat], expected) {
                let stage = GestureStage()
                stage.device.system.switches.edgeFlags = flags
                let view = start > 100 ? UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 844)) : stage.view
                if view !== stage.view { stage.view.addSubview(view) }
                let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge", to: view)
                pan.edges = .left
                stage.down(start, 400)
                stage.move(start + 60, 400)
                #expect(stage.log.contains("edge began") == begins)
            }
        }
    }

    @Test(
        "The first movement is extended backwards, so a quick drag begins up to 20 pt from the edge",
        .facts(.screenEdgePan))
    func extended() {
        for (start, first, begins) in [
            (13, 1, true), (14, 1, true), (15, 1, false), (18, 5, true), (18, 4, false), (20, 7, true), (21, 20, false),
        ] as [(CGFloat, CGFloat, Bool)] {
            for isMirrored in [false, true] {
                let stage = GestureStage()
                let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
                pan.edges = isMirrored ? .right : .left
                func x(_ distance: CGFloat) -> CGFloat { isMirrored ? 390 - distance : distance }
                stage.down(x(start), 400)
                stage.move(x(start + first), 400)
                stage.move(x(start + 60), 400)
                #expect(stage.log == (begins ? ["edge began"] : []), "\(start), \(first)")
            }
        }
    }

    @Test("An edge pan begins only within 13 pt of one of its edges, on any screen", .facts(.screenEdgePan))
    func region() {
        let inward: [(UIRectEdge, (CGFloat, CGFloat), (CGFloat, CGFloat))] = [
            (.left, (13, 400), (100, 0)), (.right, (377, 400), (-100, 0)), (.top, (200, 13), (0, 100)),
            (.bottom, (200, 831), (0, -100)),
        ]
        for (edge, start, travel) in inward {
            #expect(drags(edge, from: start, by: travel).first == "edge began")
            #expect(drags(.all, from: start, by: travel).first == "edge began")
            #expect(drags(UIRectEdge.all.subtracting(edge), from: start, by: travel) == [])
            let further = (start.0 + travel.0 / 10, start.1 + travel.1 / 10)
            #expect(drags(edge, from: further, by: travel) == [])
        }
        #expect(drags([], from: (5, 400), by: (100, 0)) == [])
    }

    @Test("An edge pan needs a movement inwards: along the bezel or outwards it fails", .facts(.screenEdgePan))
    func direction() {
        #expect(drags(.left, from: (15, 400), by: (0, 100)) == [])
        #expect(drags(.left, from: (15, 400), by: (-15, 0)) == [])
        #expect(drags(.left, from: (15, 400), by: (100, 50)).first == "edge began")
        // In a corner, a movement along one edge leads away from the other edge.
        #expect(drags([.left, .top], from: (15, 15), by: (0, 100)).first == "edge began")
        #expect(drags([.left, .top], from: (15, 15), by: (100, 0)).first == "edge began")
        #expect(drags([.left, .bottom], from: (15, 15), by: (0, 100)) == [])
    }

    @Test(
        "Away from the bezel an edge pan fails at touch-down; the view receives the touch at once",
        .facts(.screenEdgePan))
    func failsAtOnce() {
        let stage = GestureStage()
        _ = stage.addView("view", frame: stage.window.bounds)
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = .left
        stage.down(50, 400)
        #expect(stage.takeLog() == ["view began"])
        stage.up()
        stage.log = []
        stage.down(5, 400)
        #expect(stage.takeLog() == [])
        stage.up()
        #expect(stage.takeLog() == ["view began", "view ended"])
    }

    @Test("An edge recognizer stays failed while a touch is down that began in mid-screen", .facts(.screenEdgePan))
    func staysFailed() {
        let stage = GestureStage()
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = .left
        stage.down(200, 400)
        #expect(pan.state == .failed)
        stage.move(260, 400)
        #expect(pan.state == .failed)
        // A second finger does not change the state.
        stage.down(5, 600, finger: 1)
        stage.move(60, 600, finger: 1)
        #expect(pan.state == .failed)
        stage.up()
        #expect(pan.state == .possible)
        stage.up(finger: 1)
        stage.down(5, 600)
        stage.move(60, 600)
        #expect(stage.log == ["edge began"])
    }

    @Test("Disabling, removal or a dropped touch makes a failed edge recognizer possible again", .facts(.screenEdgePan))
    func failureEnds() {
        let disabled = GestureStage()
        let pan = disabled.add(UIScreenEdgePanGestureRecognizer(), "edge")
        pan.edges = .left
        disabled.down(200, 400)
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(pan.state == .possible)
        disabled.up()
        disabled.down(200, 400)
        disabled.view.removeGestureRecognizer(pan)
        #expect(pan.state == .possible)
        #expect(pan.view == nil)
        let cancelled = GestureStage()
        let other = cancelled.add(UIScreenEdgePanGestureRecognizer(), "edge")
        cancelled.down(200, 400)
        cancelled.touches.cancelAll()
        #expect(other.state == .possible)
    }

    @Test("The edge recognizer begins at 15 pt", .facts(.popRecognizers))
    func edgeHysteresis() {
        let stage = GestureStage()
        let edge = _UIParallaxTransitionPanGestureRecognizer()
        #expect(edge.name == "UINavigationController.edgeSwipe")
        stage.add(edge, "edge")
        #expect(String(describing: type(of: edge)) == "_UIParallaxTransitionPanGestureRecognizer")
        stage.down(5, 400)
        stage.move(19, 400)
        #expect(stage.takeLog() == [])
        stage.move(22, 400)
        #expect(stage.takeLog() == ["edge began"])
        #expect(edge.translation(in: nil).x == 2)
    }

    @Test(
        "The edge recognizer begins at the leading edge, which is the right one in right to left",
        .facts(.popRecognizers))
    func edgeMirrored() {
        let stage = GestureStage()
        let edge = stage.add(_UIParallaxTransitionPanGestureRecognizer(), "edge")
        #expect(edge.edges == .left)
        stage.view.semanticContentAttribute = .forceRightToLeft
        #expect(edge.edges == .right)
        stage.down(385, 400)
        stage.move(365, 400)
        #expect(stage.takeLog() == ["edge began"])
    }

    @Test("Every other recognizer waits for the edge recognizer to fail", .facts(.popRecognizers))
    func edgeGoesFirst() {
        let stage = GestureStage()
        stage.add(_UIParallaxTransitionPanGestureRecognizer(), "edge")
        let inner = UIView(frame: stage.window.bounds)
        stage.view.addSubview(inner)
        stage.add(UIPanGestureRecognizer(), "pan", to: inner)
        stage.down(5, 400)
        stage.move(18, 400)
        #expect(stage.takeLog() == [])
        stage.move(21, 400)
        stage.move(30, 400)
        #expect(stage.takeLog() == ["edge began", "edge changed"])
        stage.up()
        stage.log = []

        stage.down(5, 400)
        stage.move(5, 412)
        #expect(stage.takeLog() == [])
        stage.move(5, 420)
        stage.move(5, 430)
        #expect(stage.takeLog() == ["pan began", "pan changed", "pan changed"])
    }

    @Test("Of two nested edge recognizers the outer one waits for the inner one", .facts(.popRecognizers))
    func nestedEdges() {
        for mayInnerBegin in [true, false] {
            let stage = GestureStage()
            stage.add(_UIParallaxTransitionPanGestureRecognizer(), "outer")
            let view = UIView(frame: stage.window.bounds)
            stage.view.addSubview(view)
            let inner = stage.add(
                _UIParallaxTransitionPanGestureRecognizer(), "inner", to: view)
            let delegate = stage.delegate(of: inner)
            delegate.begin = { _ in mayInnerBegin }
            stage.down(5, 400)
            stage.move(25, 400)
            #expect(stage.log.last == (mayInnerBegin ? "inner began" : "outer began"))
        }
    }

    private func content(_ travel: [(CGFloat, CGFloat)], rightToLeft: Bool = false, type: UITouch.TouchType = .direct)
        -> [String]
    {
        let stage = GestureStage()
        stage.system.configuration.systemVersion = 26
        if rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
        stage.touches.begin(at: CGPoint(x: 200, y: 400), type: type)
        for (x, y) in travel { stage.touches.move(to: CGPoint(x: 200 + x, y: 400 + y)) }
        return stage.log
    }

    @Test("The content recognizer needs 30 pt in the pop direction", .facts(.popRecognizers))
    func contentHysteresis() {
        #expect(
            _UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true).name
                == "UINavigationController.contentSwipe")
        #expect(content([(29, 0)]) == [])
        #expect(content([(29, 0), (30, 0)]) == ["content began"])
        #expect(content([(-29, 0), (30, 0)]) == ["content began"])
        #expect(content([(-30, 0), (60, 0)]) == [])
        #expect(content([(60, 0)], rightToLeft: true) == [])
        #expect(content([(-30, 0)], rightToLeft: true) == ["content began"])
    }

    @Test("The content recognizer fails at a vertical translation of min(25, 10 + 0.8·|dx|)", .facts(.popRecognizers))
    func contentAcross() {
        #expect(content([(0, 9.9), (30, 0)]) == ["content began"])
        #expect(content([(0, 10), (30, 0)]) == [])
        #expect(content([(10, 17.9), (30, 0)]) == ["content began"])
        #expect(content([(10, -18), (30, 0)]) == [])
        #expect(content([(29, 24.9), (30, 0)]) == ["content began"])
        #expect(content([(29, 25), (30, 0)]) == [])
        #expect(content([(40, 25)]) == [])
    }

    @Test("On iOS 26, UIKit's edge recognizer ignores pointers; earlier it takes them", .facts(.popRecognizers))
    func edgePointers() {
        for (version, begins) in [(18, true), (26, false)] {
            let stage = GestureStage()
            stage.system.configuration.systemVersion = version
            stage.add(_UIParallaxTransitionPanGestureRecognizer(), "edge")
            stage.touches.begin(at: CGPoint(x: 5, y: 400), type: .indirectPointer)
            stage.touches.move(to: CGPoint(x: 60, y: 400))
            #expect(stage.log == (begins ? ["edge began"] : []))
        }
    }

    @Test("The content recognizer ignores pointers and takes one finger", .facts(.popRecognizers))
    func contentTouches() {
        #expect(content([(60, 0)], type: .indirectPointer) == [])
        #expect(content([(60, 0)], type: .pencil) == ["content began"])
        #expect(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true).maximumNumberOfTouches == 1)
    }

    @Test(
        "The content recognizer waits for the edge recognizer, and loses to any pan inside its view",
        .facts(.popRecognizers))
    func contentLosesToScrolling() {
        let stage = GestureStage()
        let inner = UIView(frame: stage.window.bounds)
        stage.view.addSubview(inner)
        stage.add(_UIParallaxTransitionPanGestureRecognizer(), "edge")
        stage.add(_UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true), "content")
        let pan = stage.add(UIPanGestureRecognizer(), "scroll", to: inner)
        stage.down(200, 400)
        for step in 1...4 { stage.move(200 + 10 * CGFloat(step), 400) }
        #expect(stage.log.allSatisfy { $0.hasPrefix("scroll") } && !stage.log.isEmpty)
        stage.up()
        stage.log = []
        pan.isEnabled = false
        stage.down(5, 400)
        for step in 1...4 { stage.move(5 + 10 * CGFloat(step), 400) }
        #expect(stage.log.allSatisfy { $0.hasPrefix("edge") } && !stage.log.isEmpty)
        stage.up()
        stage.log = []
        stage.down(100, 400)
        for step in 1...4 { stage.move(100 + 10 * CGFloat(step), 400) }
        #expect(stage.log == ["content began", "content changed"])
    }
}
