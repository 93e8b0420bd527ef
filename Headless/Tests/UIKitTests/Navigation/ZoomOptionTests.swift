import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the options of a zoom")
struct ZoomOptionTests {
    private typealias Options = UIViewController.Transition.ZoomOptions
    private typealias Context = Options.InteractionContext

    /// The questions of a zoom's options, and their answer.
    @MainActor private final class Questions {
        var contexts: [Context] = []
        var answer: (Context) -> Bool = { $0.willBegin }
        let options = Options()

        init() {
            options.interactiveDismissShouldBegin = { [unowned self] context in
                MainActor.assumeIsolated {
                    contexts.append(context)
                    return answer(context)
                }
            }
        }
    }

    /// Pushes B with a zoom that has the options.
    private func stage(_ options: Options?, _ set: (inout SystemSwitches) -> Void = { _ in }) -> NavigationStage {
        let stage = NavigationStage("A", switches: set)
        let zoomed = stage.screen("B")
        zoomed.preferredTransition = .zoom(options: options) { _ in nil }
        stage.navigation.pushViewController(zoomed, animated: true)
        stage.device.settle()
        return stage
    }

    private enum Gesture: CaseIterable {
        case sideways, down, pinch
    }

    private static let start = CGPoint(x: 100, y: 400)

    @MainActor private func play(_ gesture: Gesture, on stage: NavigationStage) {
        switch gesture {
        case .sideways: drag(to: CGPoint(x: 360, y: 400), on: stage)
        case .down: drag(to: CGPoint(x: 100, y: 700), on: stage)
        case .pinch: pinch(from: 200, to: 60, on: stage)
        }
    }

    private func drag(to end: CGPoint, on stage: NavigationStage) {
        stage.device.fingerDrag(from: Self.start, to: end, duration: 0.3)
        stage.device.settle()
    }

    /// Moves two fingers that are one above the other, around the middle of the screen.
    private func pinch(from start: CGFloat, to end: CGFloat, on stage: NavigationStage) {
        func point(_ offset: CGFloat) -> CGPoint { CGPoint(x: 195, y: 400 + offset / 2) }
        stage.device.fingerDown(0, at: point(-start))
        stage.device.fingerDown(1, at: point(start))
        stage.device.fingersMove([0: point(-end), 1: point(end)], duration: 0.3)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
    }

    @Test("Each gesture of a zoom pops only if the options agree", .facts(.zoomTransition), arguments: [true, false])
    func answer(agrees: Bool) {
        for gesture in Gesture.allCases {
            let questions = Questions()
            questions.answer = { _ in agrees }
            let stage = stage(questions.options)
            play(gesture, on: stage)
            #expect(stage.stack == (agrees ? "A" : "AB"), "\(gesture)")
            // A refused pinch leaves its first finger to the pan.
            #expect(questions.contexts.count == (gesture == .pinch && !agrees ? 2 : 1))
            #expect(!stage.device.isHung)
        }
    }

    @Test("The options hear where the gesture is, how fast, and whether it would begin", .facts(.zoomTransition))
    func context() {
        let questions = Questions()
        drag(to: CGPoint(x: 100, y: 700), on: stage(questions.options))
        #expect(questions.contexts.map(\.willBegin) == [true])
        #expect(questions.contexts.map(\.location.x) == [100])
        #expect((410...425).contains(questions.contexts[0].location.y))
        #expect(abs(questions.contexts[0].velocity.dy - 1000) < 10 && questions.contexts[0].velocity.dx == 0)
    }

    @Test("A zoom copies its options: a later change has no effect", .facts(.zoomTransition))
    func copied() {
        let questions = Questions()
        let stage = stage(questions.options)
        questions.options.interactiveDismissShouldBegin = { _ in false }
        play(.sideways, on: stage)
        #expect(questions.contexts.count == 1 && stage.stack == "A")
    }

    @Test("The question comes once for a drag, or at each of its moves", .facts(.zoomTransition), arguments: [1, 3])
    func repeated(expected: Int) {
        let questions = Questions()
        let stage = stage(questions.options) { $0.asksZoomsAtEachMove = expected > 1 }
        stage.device.fingerDown(at: Self.start)
        for x in [104, 108, 112, 116] as [CGFloat] { stage.device.fingerMove(to: CGPoint(x: x, y: 400)) }
        #expect(questions.contexts.count == expected)
        #expect(questions.contexts.map(\.willBegin) == Array(repeating: true, count: expected))
        #expect(stage.stack == "A")
    }

    @Test(
        "The location is in the coordinates of the screen's view, or in the window's", .facts(.zoomTransition),
        arguments: [false, true])
    func coordinates(isInWindow: Bool) {
        let questions = Questions()
        let stage = stage(questions.options) { $0.locatesZoomsInWindow = isInWindow }
        stage.navigation.view.transform = CGAffineTransform(translationX: 0, y: 50)
        drag(to: CGPoint(x: 360, y: 400), on: stage)
        #expect(questions.contexts.map(\.location.y) == [isInWindow ? 400 : 350])
    }

    /// What a list does with a drag down: it scrolls, unless the options take the drag for the zoom.
    private enum ListAnswer: CaseIterable {
        case noQuestion, system, always

        var pops: Bool { self == .always }
    }

    @Test("An answer that ignores willBegin takes a drag from a list", .facts(.zoomTransition))
    func list() {
        for answer in ListAnswer.allCases {
            let questions = Questions()
            questions.answer = { $0.willBegin || answer == .always }
            let stage = stage(answer == .noQuestion ? nil : questions.options)
            let list = UIScrollView(frame: stage.navigation.view.bounds)
            list.contentSize = CGSize(width: list.bounds.width, height: 5000)
            list.contentOffset.y = 1000
            stage.navigation.topViewController?.view.addSubview(list)
            play(.down, on: stage)
            #expect(stage.stack == (answer.pops ? "A" : "AB"), "\(answer)")
            #expect((list.contentOffset.y == 1000) == answer.pops)
            #expect(questions.contexts.map(\.willBegin) == (answer == .noQuestion ? [] : [false]))
        }
    }

    @Test("A question about a drag that a list can't use changes nothing", .facts(.zoomTransition))
    func sidewaysInList() {
        let questions = Questions()
        let stage = stage(questions.options)
        let list = UIScrollView(frame: stage.navigation.view.bounds)
        list.contentSize = CGSize(width: list.bounds.width, height: 5000)
        stage.navigation.topViewController?.view.addSubview(list)
        play(.sideways, on: stage)
        #expect(questions.contexts.map(\.willBegin) == [true] && stage.stack == "A")
    }

    @Test("Where nothing can be popped, an answer has no effect", .facts(.zoomTransition))
    func root() {
        let questions = Questions()
        questions.answer = { _ in true }
        let stage = stage(questions.options)
        stage.navigation.setViewControllers([stage.navigation.topViewController!], animated: false)
        stage.device.settle()
        play(.sideways, on: stage)
        #expect(stage.stack == "B" && !stage.device.isHung)
        #expect(questions.contexts.map(\.willBegin) == [false])
    }

    @Test("A pinch to half of the distance pops, a shorter one and one apart don't", .facts(.zoomTransition))
    func pinch() {
        for (start, end, pops) in [(200, 90, true), (200, 140, false), (100, 300, false)] as [(CGFloat, CGFloat, Bool)]
        {
            let stage = stage(nil)
            let screen = stage.navigation.topViewController
            stage.log.lines = []
            pinch(from: start, to: end, on: stage)
            #expect(stage.stack == (pops ? "A" : "AB"), "\(start) to \(end)")
            #expect(pops || screen?.view.frame == stage.navigation.view.bounds)
            #expect(stage.log.take().isEmpty == (end > start), "Fingers that move apart begin no pop")
        }
    }

    @Test("Two fingers that pinch begin no drag, wherever they move", .facts(.zoomTransition))
    func pinchDownwards() {
        let stage = stage(nil)
        let recognizers = stage.navigation.topViewController?.view.gestureRecognizers
        stage.device.fingerDown(0, at: CGPoint(x: 195, y: 300))
        stage.device.fingerDown(1, at: CGPoint(x: 195, y: 500))
        stage.device.fingersMove([0: CGPoint(x: 195, y: 420), 1: CGPoint(x: 195, y: 500)], duration: 0.3)
        #expect(recognizers?.first { $0 is ZoomPanGestureRecognizer }?.state == .possible)
        #expect(recognizers?.first { $0 is ZoomPinchGestureRecognizer }?.state == .changed)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "A")
    }
}
