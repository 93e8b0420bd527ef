import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The percent-driven transition")
struct PercentDrivenTests {
    /// Where the two screens are seen, in the window.
    private func places(_ top: UIView, _ below: UIView) -> [CGFloat] {
        [top, below].map { $0.layer.presentation()?.frame.minX ?? .nan }
    }

    @Test(
        "Behaviour 3: under the finger the screens stand where the system's transition has them",
        arguments: directions
    )
    func looks(direction: UIUserInterfaceLayoutDirection) {
        var configuration = SimulatedDevice.Configuration()
        configuration.layoutDirection = direction
        let own = Stage("AB", on: configuration, driver: .percentDriven)
        let system = Stage("AB", on: configuration, driver: .system)
        for stage in [own, system] { stage.pull(from: 60, to: 60 + 10 + 195) }
        let ownPlaces = places(own.screen("B").view, own.screen("A").view)
        let systemPlaces = places(system.screen("B").view, system.screen("A").view)
        #expect(ownPlaces == systemPlaces)
        let isMirrored = direction == .rightToLeft
        #expect(ownPlaces == (isMirrored ? [-195, 58.5] : [195, -58.5]))
    }

    @Test(
        "Behaviour 3: after the release it goes on where the finger left it, on a spring, to rest",
        arguments: [true, false]
    )
    func release(finishes: Bool) {
        let stage = Stage("AB", driver: .percentDriven)
        stage.pull(from: 60, to: 60 + 10 + (finishes ? 250 : 100))
        stage.device.wait(0.2)
        let top = stage.screen("B").view!
        var last = top.layer.presentation()!.frame.minX
        stage.device.fingerUp()
        var steps: [CGFloat] = []
        while stage.navigation.transitionCoordinator != nil {
            let place = top.layer.presentation()?.frame.minX ?? last
            steps.append(finishes ? place - last : last - place)
            last = place
            stage.device.wait(1.0 / 120)
        }
        #expect(steps.count > 20)
        #expect(steps.allSatisfy { $0 > -0.01 && $0 < 25 })
        // A spring: fast at first, then slower and slower.
        #expect(steps[8] > steps[16] && steps[16] > steps.last!)
        #expect(stage.stack == (finishes ? "A" : "AB"))
    }

    @Test("Behaviour 17: with cross-fades preferred the screen fades and does not slide")
    func crossFade() {
        var configuration = SimulatedDevice.Configuration()
        configuration.reduceMotion = true
        configuration.prefersCrossFadeTransitions = true
        let stage = Stage("AB", on: configuration, driver: .percentDriven)
        stage.pull(from: 60, to: 60 + 10 + 195)
        let top = stage.screen("B").view!
        #expect(places(top, stage.screen("A").view) == [0, 0])
        #expect(abs((top.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        stage.device.wait(0.2)
        stage.navigation.popGestureRecognizerEnabled = false
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(top.alpha == 1)
        stage.navigation.popGestureRecognizerEnabled = true
        stage.device.fingerUp()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(top.alpha == 1 && top.superview == nil)
    }

    @Test("Behaviour 3: afterwards nothing of it is left on the screen", arguments: [true, false])
    func tidy(finishes: Bool) {
        let stage = Stage("AB", driver: .percentDriven)
        let plain = Stage("AB", driver: .system)
        for stage in [stage, plain] { finishes ? stage.swipe() : stage.swipeAndGiveUp() }
        #expect(stage.device.picture() == plain.device.picture())
        #expect(stage.screen("B").view.frame.minX == 0)
        #expect(stage.screen("A").view.frame.minX == 0)
    }

    @Test("Behaviour 3: the delegate is asked for nothing between swipes")
    func delegate() {
        let stage = Stage("AB", driver: .percentDriven)
        #expect(stage.navigation.delegateRelay.popInteraction == nil)
        stage.pull(to: 250)
        #expect(stage.navigation.delegateRelay.popInteraction != nil)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.delegateRelay.popInteraction == nil)
    }

    @Test(
        "Behaviour 3: the release is judged by where the screen would come to rest",
        arguments: [
            (0.49, 0, 390, true), (0.47, 0, 390, false), (0.1, 1.2, 390, true), (0.1, 1, 390, false),
            (0.9, -2, 390, false), (0.2, 0, 1000, true), (0.18, 0, 1000, false), (0.51, 0, 100, true),
            (0.49, 0, 100, false),
        ] as [(CGFloat, CGFloat, CGFloat, Bool)]
    )
    func judged(progress: CGFloat, velocity: CGFloat, width: CGFloat, finishes: Bool) {
        #expect(PopRelease(progress: progress, velocity: velocity, width: width).finishes == finishes)
    }

    @Test("Behaviour 3: a swipe's transition is for its own pop, and moves no other animator")
    func relay() {
        let stage = Stage("AB", driver: .percentDriven)
        let relay = stage.navigation.delegateRelay
        let interaction = PopInteraction(in: stage.navigation)
        relay.popInteraction = interaction
        #expect(relay.animator(for: .pop, appAnimator: nil) === interaction.animator)
        #expect(relay.animator(for: .push, appAnimator: nil) == nil)
        #expect(relay.interaction(for: interaction.animator) === interaction)
        #expect(relay.interaction(for: SlideAnimator(direction: .leftToRight, crossFades: false)) == nil)
        relay.popInteraction = nil
    }

    @Test("Behaviour 3: the rest takes the transition's time, or less if the finger was faster")
    func speed() {
        #expect(PopRelease(progress: 0.6, velocity: 0, width: 390).speed == 0.4)
        #expect(PopRelease(progress: 0.3, velocity: 0, width: 390).speed == 0.3)
        #expect(abs(PopRelease(progress: 0.6, velocity: 4, width: 390).speed - 1.4) < 1e-9)
        #expect(abs(PopRelease(progress: 0.6, velocity: -4, width: 390).speed - 1.4) < 1e-9)
        #expect(PopRelease(progress: 0.99, velocity: -1, width: 390).springVelocity == -20)
        let nothingLeft = PopRelease(progress: 1, velocity: 50, width: 0)
        #expect(nothingLeft.speed.isFinite && nothingLeft.speed > 0 && nothingLeft.springVelocity == 20)
        #expect(PopRelease(progress: 0.2, velocity: -1, width: 390).springVelocity == 5)
        #expect(PopRelease(givenUpAt: 0).speed > 0)
    }

    @Test("Behaviour 3: the finger's velocity decays while it rests")
    func velocity() {
        var tracker = ReleaseTracker()
        #expect(tracker.velocity(at: 0) == 0)
        tracker.add(0.1, at: 1)
        #expect(tracker.velocity(at: 1) == 0)
        tracker.add(0.2, at: 1.1)
        #expect(abs(tracker.velocity(at: 1.1) - 1) < 1e-9)
        #expect(abs(tracker.velocity(at: 2) - 0.1) < 1e-9)
        // Two places at one moment are no movement.
        tracker.add(0.3, at: 1.1)
        #expect(tracker.velocity(at: 1.1) == 0)
    }
}
