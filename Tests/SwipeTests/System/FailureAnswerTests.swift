import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// The priority of the edge recognizer is its delegate's answer to an undeclared question.
@MainActor
struct FailureAnswerTests {
    /// A controller that makes itself the delegate of its edge recognizer, as many apps do.
    fileprivate final class OwnEdgeDelegate: BasicNavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
        }
    }

    /// The same line without the library.
    fileprivate final class PlainEdgeDelegate: UINavigationController, UIGestureRecognizerDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
        }
    }

    /// What the finger touches.
    private static let contents: [DraggedContent] = [
        .carouselAtLimit, .carousel, .pager, .gridAtLimit, .grid, .list, .pan, .map,
    ]

    private static let paths: [FingerPath] = [
        .straight("forward", to: CGVector(dx: 200, dy: 0)), .straight("flat arc", to: CGVector(dx: 150, dy: 40)),
        .straight("down", to: CGVector(dx: 10, dy: 150)), .straight("short", to: CGVector(dx: 18, dy: 0)),
    ]

    private func record(
        _ path: FingerPath, over content: DraggedContent, from start: CGFloat, _ stage: PlainStage
    ) -> [String] {
        var (lines, kept) = ([String](), [AnyObject]())
        let watched = content.install(on: stage.top) { kept.append($0) }
        stage.device.settle()
        let hasSwiped = stage.follow(path, from: CGPoint(x: start, y: 400)) {
            lines.append("\(watched.words) \(stage.isSwiping)")
        }
        return withExtendedLifetime(kept) { lines + [stage.stack, "\(hasSwiped)"] }
    }

    fileprivate func compareAll(
        plain: @MainActor () -> UINavigationController?, own: @MainActor () -> UINavigationController?
    ) {
        for version in [15, 18, 26] { compare(on: version, plain: plain, own: own) }
    }

    private func compare(
        on version: Int, plain: () -> UINavigationController?, own: () -> UINavigationController?
    ) {
        func play(
            _ path: FingerPath, _ content: DraggedContent, _ start: CGFloat, _ make: () -> UINavigationController?
        )
            -> [String]
        {
            record(path, over: content, from: start, PlainStage(on: version, controller: make()))
        }
        let cells = Self.contents.flatMap { content in
            Self.paths.flatMap { path in ([2, 10, 18] as [CGFloat]).map { (content, path, $0) } }
        }
        for (content, path, start) in cells.sampled(every: 5) {
            let expected = play(path, content, start, plain)
            #expect(
                play(path, content, start, own) == expected,
                "\(path) over a \(content) from \(start) on iOS \(version)")
        }
    }
}

extension LongComparisons {
    @Test(
        "A drag in the strip does what it does on a plain controller, event by event",
        .covers(.leadingEdge, .delegateProxies, .edgeByUIKit))
    static func dragsInStrip() async {
        await #expect(processExitsWith: .success) {
            await FailureAnswerTests().compareAll(plain: { nil }, own: { BasicNavigationController() })
        }
    }

    @Test(
        "A controller that is its edge recognizer's delegate swipes as a plain controller that is",
        .covers(.leadingEdge, .delegateProxies, .edgeByUIKit))
    static func dragsOfEdgeDelegates() async {
        await #expect(processExitsWith: .success) {
            await FailureAnswerTests().compareAll(
                plain: { FailureAnswerTests.PlainEdgeDelegate() },
                own: { FailureAnswerTests.OwnEdgeDelegate() })
        }
    }
}
