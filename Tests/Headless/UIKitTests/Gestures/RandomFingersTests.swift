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

    private func makeRecognizer(_ random: inout SampleGenerator) -> UIGestureRecognizer {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = Int.random(in: 1...2, using: &random)
            tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            return tap
        case 1:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Bool.random(using: &random) ? 0 : 0.3
            press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
            return press
        case 2:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = [.left, .top]
            return edge
        case 3: return _UIParallaxTransitionPanGestureRecognizer(target: nil, action: nil)
        case 4: return ContentPopGestureRecognizer(target: nil, action: nil)
        case 5:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.right, .left]
            swipe.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
            return swipe
        case 6: return UIPinchGestureRecognizer()
        case 7: return UIRotationGestureRecognizer()
        default:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
            pan.maximumNumberOfTouches = Int.random(in: 2...3, using: &random)
            return pan
        }
    }

    @Test(
        "Every gesture and every view's touch ends, and all recognizers are possible again", .facts("A1", "A9", "A10")
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
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<4: stage.down(point.x, point.y, finger: finger)
            case 4..<12: stage.move(point.x, point.y, finger: finger)
            case 12..<16: stage.up(finger: finger)
            case 16: stage.wait(.random(in: 0...0.5, using: &random))
            case 17: recognizers.randomElement(using: &random)?.isEnabled.toggle()
            case 18: stage.touches.cancel(finger: finger)
            default:
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
