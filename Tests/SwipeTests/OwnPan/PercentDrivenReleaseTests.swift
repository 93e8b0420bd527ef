import PopNavigation
import Testing
import UIKit
import UIKitSimulator

private let systems = [15, 18]

@MainActor
@Suite("The finger's release with the library's own transition")
struct PercentDrivenReleaseTests {
    @Test(
        "A flick pops although the finger lifts late, and a finger that has rested does not pop",
        .covers(.transitions, .fingerRelease),
        arguments: systems, [(0.0, true), (0.016, true), (0.033, true), (0.08, true), (0.15, false)])
    func lateLift(version: Int, lift: (delay: TimeInterval, pops: Bool)) {
        let stage = Stage("AB", .init(.ownTransition, on: version))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(140), duration: 0.12)
        stage.device.wait(lift.delay)
        stage.lift()
        #expect(stage.stack == (lift.pops ? "A" : "AB"))
        #expect(stage.verdict == .allowed)
    }

    @Test(
        "The velocity at the release counts, not that of the whole swipe", .covers(.transitions, .fingerRelease),
        arguments: systems)
    func lastMovement(version: Int) {
        let stage = Stage("AB", .init(.ownTransition, on: version))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(200), duration: 0.1)
        stage.device.fingerMove(to: stage.point(205), duration: 0.3)
        stage.lift()
        #expect(stage.stack == "AB", "fast, then slow")
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(90), duration: 1)
        stage.device.fingerMove(to: stage.point(170), duration: 0.1)
        stage.lift()
        #expect(stage.stack == "A", "slow, then fast")
    }

    /// With the app's animator, since UIKit's edge recognizer pops without one.
    @Test(
        "A flick of fewer than three movements pops by its direction at the edge only",
        .covers(.leadingEdge, .fingerRelease), arguments: [15, 18, 26],
        [(4.0, 2, "A"), (60.0, 2, "AB"), (4.0, 3, "AB")])
    func edgeFlick(version: Int, flick: (start: CGFloat, movements: Int, stack: String)) {
        let stage = Stage("AB", .init(on: version))
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.device.fingerDown(at: stage.point(flick.start))
        for movement in 0..<flick.movements {
            stage.device.wait(0.05)
            stage.device.fingerMove(to: stage.point(flick.start + 34 + 2 * CGFloat(movement)))
        }
        stage.lift()
        #expect(stage.verdict == .allowed)
        #expect(stage.stack == flick.stack)
    }
}
