import Testing
import UIKit

/// Random fingers, disabling and failure requirements: every gesture that begins must end.
@MainActor
@Suite("Recognizers: random fingers")
struct RandomFingersTests {
    /// Checks that each touch that begins in a view also ends or is cancelled there.
    private final class BalancedView: UIView {
        var open: Set<UITouch> = []
        var faults: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !open.isDisjoint(with: touches) { faults.append("began twice") }
            open.formUnion(touches)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if !open.isSuperset(of: touches) { faults.append("moved without began") }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

        private func close(_ touches: Set<UITouch>) {
            if !open.isSuperset(of: touches) { faults.append("over without began") }
            open.subtract(touches)
        }
    }

    private enum RecognizerKind {
        case tap, longPress, edgePan, parallaxPan, contentPop, swipe, pinch, rotation, pan
    }

    private func makeRecognizer(_ random: inout SampleGenerator) -> UIGestureRecognizer {
        let kind: RecognizerKind = random.weighted([
            (1, .tap), (1, .longPress), (1, .edgePan), (1, .parallaxPan), (1, .contentPop), (1, .swipe), (1, .pinch),
            (1, .rotation), (2, .pan),
        ])
        switch kind {
        case .tap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
            tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            return tap
        case .longPress:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Bool.random(using: &random) ? 0 : 0.3
            press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
            return press
        case .edgePan:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = [.left, .top]
            return edge
        case .parallaxPan: return _UIParallaxTransitionPanGestureRecognizer()
        case .contentPop: return _UIParallaxTransitionPanGestureRecognizer(recognizesWithoutEdge: true)
        case .swipe:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.right, .left]
            swipe.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            return swipe
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        case .pan:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
            pan.maximumNumberOfTouches = Int.random(in: 2...3, using: &random)
            return pan
        }
    }

    @Test(
        "Every gesture and every view's touch ends, and all recognizers are possible again",
        .facts(.recognizerStates, .recognizerReset, .touchesOfViews)
    )
    func everythingEnds() {
        var actions = 0
        for seed in UInt64(1)...200 {
            let run = run(seed)
            #expect(run.faults == [], "seed \(seed)")
            actions += run.actions
        }
        #expect(actions > 2000)
    }

    private enum FingerStep {
        case down, move, up, wait, toggle, cancel, changeView
    }

    private func run(_ seed: UInt64) -> (faults: [String], actions: Int) {
        var random = SampleGenerator(seed: seed)
        let stage = GestureStage()
        var views: [UIView] = [stage.view]
        for _ in 0..<4 {
            let view = BalancedView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            view.isMultipleTouchEnabled = Bool.random(using: &random)
            views.randomElement(using: &random)?.addSubview(view)
            views.append(view)
        }
        var running: Set<ObjectIdentifier> = []
        var faults: [String] = []
        var actions = 0
        let recognizers = (0..<8).map { _ in makeRecognizer(&random) }
        for recognizer in recognizers {
            recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
            recognizer.cancelsTouchesInView = Bool.random(using: &random)
            views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
            if Bool.random(using: &random), let other = recognizers.randomElement(using: &random), other !== recognizer
            {
                recognizer.require(toFail: other)
            }
            let isTogether = Bool.random(using: &random)
            let mayBegin = Int.random(in: 0..<4, using: &random) != 0
            let delegate = stage.delegate(of: recognizer)
            delegate.simultaneous = { _ in isTogether }
            delegate.begin = { _ in mayBegin }
            let target = stage.target { recognizer in
                actions += 1
                let id = ObjectIdentifier(recognizer)
                let wasRunning = running.contains(id)
                switch recognizer.state {
                case .began:
                    if wasRunning { faults.append("began twice") }
                    running.insert(id)
                case .changed: if !wasRunning { faults.append("changed without began") }
                case .ended:
                    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
                    if !wasRunning, !isDiscrete { faults.append("ended without began") }
                    running.remove(id)
                case .cancelled:
                    if !wasRunning { faults.append("cancelled without began") }
                    running.remove(id)
                case .possible, .failed: faults.append("an action in \(recognizer.state)")
                }
            }
            recognizer.addTarget(target, action: GestureStage.action)
        }

        for _ in 0..<120 {
            let finger = Int.random(in: 0...2, using: &random)
            let point = CGPoint(x: .random(in: 0...120, using: &random), y: .random(in: 0...120, using: &random))
            let step: FingerStep = random.weighted([
                (4, .down), (8, .move), (4, .up), (1, .wait), (1, .toggle), (1, .cancel), (1, .changeView),
            ])
            switch step {
            case .down: stage.down(point.x, point.y, finger: finger)
            case .move: stage.move(point.x, point.y, finger: finger)
            case .up: stage.up(finger: finger)
            case .wait: stage.wait(.random(in: 0...0.5, using: &random))
            case .toggle: recognizers.randomElement(using: &random)?.isEnabled.toggle()
            case .cancel: stage.touches.cancel(finger: finger)
            case .changeView:
                guard let recognizer = recognizers.randomElement(using: &random) else { break }
                recognizer.view?.removeGestureRecognizer(recognizer)
                views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
            }
        }
        for finger in 0...2 { stage.up(finger: finger) }
        stage.wait(2)

        for case let view as BalancedView in views {
            faults += view.faults
            if !view.open.isEmpty { faults.append("\(view.open.count) touches never over") }
        }
        if !running.isEmpty { faults.append("still running") }
        for recognizer in recognizers where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
            faults.append("\(type(of: recognizer)) is \(recognizer.state)")
        }
        if !stage.touches.gestures.isIdle { faults.append("a recognizer still waits") }
        return (faults, actions)
    }
}
