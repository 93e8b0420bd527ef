import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// `interactivePopGestureRecognizer?.isEnabled = false` keeps a plain controller's screen on iOS 15 and 18.
@MainActor
@Suite("An edge recognizer that the app has disabled")
struct DisabledEdgeTests {
    private static let starts: [CGFloat] = [5, 30, 60, 120]

    @Test(
        "A screen that disables the edge recognizer pops nowhere where a plain controller's doesn't",
        .covers(.systemRecognizersAreApps, .appLines), arguments: TestedSystem.all)
    func asPlain(system: TestedSystem) {
        for start in Self.starts {
            func play(_ stage: PlainStage) -> String {
                // As payment screens do.
                let payment = TestScreen("B")
                payment.whenAppearing = {
                    $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
                }
                stage.controller.pushViewController(payment, animated: true)
                stage.device.settle()
                _ = ExpectedWarnings.during { stage.swipe(from: start) }
                return stage.stack
            }
            let plain = play(system.plain("A"))
            #expect(play(system.own("A")) == plain, "from \(start)")
            if system.version < 26 { #expect(plain == "AB", "from \(start)") }
        }
    }

    @Test(
        "On iOS 26 each of UIKit's recognizers pops without the other one, as the verdict says",
        .covers(.systemRecognizersAreApps, .verdictsWithoutTouches), arguments: [26, 27], [5, 60] as [CGFloat])
    func verdict(version: Int, start: CGFloat) {
        for isEdgeEnabled in [false, true] {
            let stage = Stage("AB", .init(on: version))
            (isEdgeEnabled ? stage.content : stage.edge)?.isEnabled = false
            let pops = start < 10 || !isEdgeEnabled
            let verdict = stage.navigation.popGestureVerdict(forDragFrom: stage.point(start))
            #expect(verdict == (pops ? .allowed : .refused(.disabled)))
            _ = ExpectedWarnings.during { stage.swipe(from: start) }
            #expect(stage.stack == (pops ? "A" : "AB"))
        }
    }

    @Test(
        "A drag in the content that the app's flag refuses is reported as disabled",
        .covers(.systemRecognizersAreApps, .reasons), arguments: TestedSystem.withoutContentRecognizer)
    func reported(system: TestedSystem) {
        let stage = system.own()
        let log = EventLog(of: stage.controller as! BasicNavigationController)
        stage.edge.isEnabled = false
        let warnings = ExpectedWarnings.during { stage.swipe(from: 60) }
        #expect(stage.stack == "AB" && log.take() == ["refused disabled"] && warnings.count == 1)
        stage.edge.isEnabled = true
        stage.swipe(from: 60)
        #expect(stage.stack == "A" && log.take() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A flag that the app sets while the finger is down, before the swipe begins, counts",
        .covers(.systemRecognizersAreApps, .appLines), arguments: TestedSystem.withoutContentRecognizer)
    func underFinger(system: TestedSystem) {
        let stage = system.own()
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.1)
        stage.edge.isEnabled = false
        stage.device.fingerMove(to: stage.point(360), duration: 0.25)
        _ = ExpectedWarnings.during { stage.liftAfterRest() }
        #expect(stage.stack == "AB")
    }

    @Test(
        "With an animator and a disabled edge recognizer nothing pops, as on a plain controller",
        .covers(.systemRecognizersAreApps, .animators), arguments: TestedSystem.all)
    func withAnimator(system: TestedSystem) {
        for start in Self.starts {
            func play(_ stage: PlainStage) -> String {
                let delegate = PlainAnimatingDelegate()
                stage.controller.delegate = delegate
                stage.edge.isEnabled = false
                stage.device.settle()
                withExtendedLifetime(delegate) { _ = ExpectedWarnings.during { stage.swipe(from: start) } }
                return stage.stack
            }
            #expect(play(system.plain()) == "AB" && play(system.own()) == "AB", "from \(start)")
        }
    }
}
