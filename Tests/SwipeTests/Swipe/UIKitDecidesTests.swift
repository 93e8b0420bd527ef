import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// The library doesn't change what UIKit decides between its recognizers and other recognizers.
@MainActor
@Suite("UIKit decides about its recognizers")
struct UIKitDecidesTests {
    /// What one finger has done.
    private struct FingerOutcome: Equatable {
        var stack: String
        var offset: CGFloat = 0
        var isHung = false

        @MainActor
        init(_ stage: any FingerStage, _ scrollView: UIScrollView? = nil) {
            (stack, isHung) = (stage.stack, stage.device.isHung)
            offset = scrollView?.contentOffset.x ?? 0
        }
    }

    /// The outcome on a plain controller; the library's is expected to be the same.
    private func compare(
        on version: Int, switches: (inout SystemSwitches) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation, _ act: (any FingerStage) -> FingerOutcome
    ) -> FingerOutcome {
        let plain = act(PlainStage("AB", on: version, switches: switches))
        let stage = Stage("AB", on: .init(.init(on: version)), switches: switches)
        stage.navigation.popGestureArea = .full
        #expect(act(stage) == plain, sourceLocation: sourceLocation)
        return plain
    }

    @Test(
        "`carousel.pan.require(toFail: content)` pops from the middle of the carousel",
        .covers(.scrollViews, .appLines),
        arguments: [26, 27], [true, false])
    func carouselYields(version: Int, explicitWins: Bool) {
        let outcome = compare(on: version, switches: { $0.explicitRequirementWins = explicitWins }) { stage in
            let carousel = UIScrollView.carousel()
            carousel.contentOffset.x = 400
            stage.top.view.addSubview(carousel)
            carousel.panGestureRecognizer.require(toFail: stage.content!)
            stage.swipe(from: 100)
            return FingerOutcome(stage)
        }
        #expect(outcome.stack == "A")
    }

    @Test(
        "`content.require(toFail: carousel.pan)` keeps a carousel at its limit from popping",
        .covers(.scrollViews, .appLines), arguments: [26, 27])
    func carouselAtLimit(version: Int) {
        let outcome = compare(on: version) { stage in
            let carousel = UIScrollView.carousel()
            stage.top.view.addSubview(carousel)
            stage.content!.require(toFail: carousel.panGestureRecognizer)
            stage.swipe(from: 100)
            return FingerOutcome(stage)
        }
        #expect(outcome.stack == "AB")
    }

    @Test(
        "A carousel at its limit doesn't wait for a swipe that the app has removed", .covers(.scrollViews),
        arguments: [26, 27])
    func carouselWithoutSwipe(version: Int) {
        func states(_ stage: any FingerStage) -> [UIGestureRecognizer.State] {
            let delegate = AnimatingDelegate()
            stage.controller.delegate = delegate
            stage.edge.view?.removeGestureRecognizer(stage.edge)
            let carousel = UIScrollView.carousel()
            stage.top.view.addSubview(carousel)
            stage.device.fingerDown(at: stage.point(100))
            let states = stride(from: CGFloat(104), through: 140, by: 4).map { x in
                stage.device.fingerMove(to: stage.point(x), duration: 0.016)
                return carousel.panGestureRecognizer.state
            }
            // The log says that the app has locked the swipe.
            withExtendedLifetime(delegate) { _ = ExpectedWarnings.during { stage.lift() } }
            return states
        }
        let plain = states(PlainStage("AB", on: version))
        #expect(plain.contains(.changed))
        #expect(states(Stage("AB", .init(on: version))) == plain)
    }

    @Test(
        "A carousel in its middle scrolls, and a row with leading actions opens", .covers(.scrollViews),
        arguments: [26, 27],
        [true, false])
    func usedByOthers(version: Int, othersWait: Bool) {
        _ = compare(on: version, switches: { $0.othersWaitForContentPop = othersWait }) { stage in
            let carousel = UIScrollView.carousel()
            carousel.contentOffset.x = 400
            stage.top.view.addSubview(carousel)
            stage.pull(from: 100, to: 250)
            let outcome = FingerOutcome(stage, carousel)
            stage.lift()
            return outcome
        }
        _ = compare(on: version, switches: { $0.othersWaitForContentPop = othersWait }) { stage in
            let table = ActionTable()
            table.leading = [2]
            stage.top.view.addSubview(table.view)
            stage.device.settle()
            stage.drag(from: 60, to: 160, y: table.y(of: 2))
            var outcome = FingerOutcome(stage)
            outcome.offset = table.isOpen(2) ? 1 : 0
            return outcome
        }
    }

    @Test(
        "A drag on one row while another is open pops as on a plain controller", .covers(.scrollViews, .textAndRows),
        arguments: [26, 27])
    func openRow(version: Int) {
        let outcome = compare(on: version) { stage in
            let table = ActionTable()
            table.trailing = [3]
            stage.top.view.addSubview(table.view)
            stage.device.settle()
            stage.drag(from: 300, to: 200, y: table.y(of: 3))
            stage.swipe(y: table.y(of: 6))
            return FingerOutcome(stage)
        }
        #expect(outcome.stack == "A")
    }

    @Test(
        "A second finger next to a dragged row does what it does on a plain controller",
        .covers(.scrollViews, .textAndRows),
        arguments: [26, 27], [500, 60 + 760] as [CGFloat])
    func besideDraggedRow(version: Int, y: CGFloat) {
        _ = compare(on: version) { stage in
            let table = ActionTable()
            table.leading = [2]
            stage.top.view.addSubview(table.view)
            stage.device.settle()
            stage.pull(from: 200, to: 280, y: table.y(of: 2))
            stage.pull(from: 60, to: 350, y: y, finger: 1)
            stage.device.fingerUp(1)
            stage.lift()
            return FingerOutcome(stage)
        }
    }

    @Test(
        "A swipe that waits for another recognizer outlives the push in which it was allowed",
        .covers(.confirmation, .lostDrags, .appLines),
        arguments: PopPlace.content + [.init(version: 26, start: 5), .init(version: 27, start: 5)])
    func endOfPush(place: PopPlace) {
        let outcome = compare(on: place.version) { stage in
            let undecided = UndecidedRecognizer()
            stage.controller.pushViewController(TestScreen("C"), animated: true)
            stage.device.wait(0.05)
            stage.top.view.addGestureRecognizer(undecided)
            stage.recognizer(at: place).require(toFail: undecided)
            stage.device.fingerDown(at: stage.point(place.start))
            stage.device.fingerMove(to: stage.point(place.start + 80), duration: 0.1)
            stage.device.wait(0.6)
            undecided.fail()
            stage.device.fingerMove(to: stage.point(place.start + 300), duration: 0.2)
            stage.lift()
            return FingerOutcome(stage)
        }
        #expect(outcome.stack == "AB")
    }

    @Test(
        "A touch that comes down during a rotation doesn't pop, as on a plain controller",
        .covers(.verticalBars, .swipesInterrupt),
        arguments: [15, 18, 26, 27])
    func rotation(version: Int) {
        let outcome = compare(on: version) { stage in
            stage.device.resize(to: CGSize(width: 844, height: 390))
            stage.device.fingerDrag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 700, y: 200), duration: 0.2)
            stage.device.settle()
            return FingerOutcome(stage)
        }
        #expect(outcome.stack == "AB")
    }
}
