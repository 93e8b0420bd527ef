import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// An app that has an animator and implements `interactionControllerFor` drives its own swipe.
@MainActor
@Suite("Interactive pops that the app drives itself")
struct AppsOwnSwipeTests {
    private typealias TimedDrag = (start: CGFloat, length: CGFloat, duration: TimeInterval)

    /// Drags with which the app cancels or completes its pop, in the strip and in the content.
    private static let drags: [TimedDrag] = ([2, 10, 30, 100, 250] as [CGFloat]).flatMap { start in
        ([12, 25, 60, 130, 200, 340] as [CGFloat]).flatMap { length in
            [0.06, 0.3].map { (start, length, $0) }
        }
    }

    /// What a drag does: the app's log, the stack, and the runs of the animator.
    private func play(
        _ length: CGFloat, from start: CGFloat, duration: TimeInterval, edgeEnabled: Bool, animatesAlways: Bool,
        _ stage: PlainStage
    ) -> [String] {
        let swipe = OwnSwipe(of: stage.controller, animatesAlways: animatesAlways)
        stage.edge.isEnabled = edgeEnabled
        stage.device.settle()
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(min(start + length, 388)), duration: duration)
        stage.lift()
        #expect(!stage.device.isHung)
        return swipe.log + [stage.stack, "\(swipe.animator.runs) runs"]
    }

    fileprivate func compareAll() {
        for system in TestedSystem.all {
            for animatesAlways in [false, true] {
                compare(system, edgeEnabled: true, animatesAlways: animatesAlways)
            }
            compare(system, edgeEnabled: false, animatesAlways: true)
        }
    }

    private func compare(_ system: TestedSystem, edgeEnabled: Bool, animatesAlways: Bool) {
        for (start, length, duration) in Self.drags.sampled(every: 7) {
            func log(_ stage: PlainStage) -> [String] {
                play(
                    length, from: start, duration: duration, edgeEnabled: edgeEnabled, animatesAlways: animatesAlways,
                    stage)
            }
            let plain = log(system.plain())
            #expect(
                log(system.own()) == plain && log(system.attached()) == plain,
                "\(length) points from \(start) in \(duration) s, \(system), edge enabled: \(edgeEnabled)")
        }
    }

    @Test(
        "Each quick finger leaves its drag to the app's own swipe", .covers(.animators, .sameCalls),
        arguments: TestedSystem.all)
    func quickFingers(system: TestedSystem) {
        func play(_ stage: PlainStage) -> [String] {
            let swipe = OwnSwipe(of: stage.controller, animatesAlways: true)
            stage.device.settle()
            for end in [120, 380] as [CGFloat] {
                stage.device.fingerDown(at: stage.point(60))
                stage.device.fingerMove(to: stage.point(end), duration: 0)
                stage.liftAfterRest()
            }
            return swipe.log + [stage.stack, "\(swipe.animator.runs) runs"]
        }
        let plain = play(system.plain())
        #expect(play(system.own()) == plain && play(system.attached()) == plain)
    }

    @Test(
        "A carousel at its limit doesn't wait where only the app can move its animator",
        .covers(.animators, .scrollViews), arguments: TestedSystem.all)
    func carousel(system: TestedSystem) {
        func begins(_ stage: PlainStage) -> Bool {
            let (delegate, carousel) = (AnimatingDelegate(), UIScrollView.carousel())
            carousel.contentOffset.x = system.direction == .rightToLeft ? 810 : 0
            stage.controller.delegate = delegate
            stage.top.view.addSubview(carousel)
            stage.device.settle()
            stage.device.fingerDown(at: stage.point(60))
            stage.device.fingerMove(to: stage.point(85), duration: 0.2)
            return withExtendedLifetime(delegate) { carousel.panGestureRecognizer.state == .changed }
        }
        #expect(begins(system.plain()) && begins(system.attached()))
    }

    @Test(
        "A delegate with `interactionControllerFor` and without a pan turns the swipe off",
        .covers(.animators, .appLines), arguments: TestedSystem.all)
    func withoutPan(system: TestedSystem) {
        for start in [2, 10, 30, 100, 250] as [CGFloat] {
            func play(_ stage: PlainStage) -> String {
                let delegate = InteractingDelegate()
                stage.controller.delegate = delegate
                stage.device.settle()
                withExtendedLifetime(delegate) { stage.drag(from: start, to: min(start + 300, 388)) }
                return stage.stack
            }
            let plain = play(system.plain())
            #expect(plain == "AB" && play(system.own()) == plain, "from \(start)")
        }
    }
}

extension LongComparisons {
    @Test(
        "The app's pan begins, completes and is cancelled as on a plain controller", .covers(.animators, .appLines),
        .bug("https://github.com/khanhVu-ops/KVRouter"))
    static func appsOwnPan() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { _ = ExpectedWarnings.during { AppsOwnSwipeTests().compareAll() } }
        }
    }
}
