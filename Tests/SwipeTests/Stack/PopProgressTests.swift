import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Progress of a swipe")
struct PopProgressTests {
    /// Records the progress and the events, in order.
    private final class ProgressLog {
        var lines: [String] = []
        var values: [CGFloat] = []
        var observations: [PopObservation] = []

        @MainActor
        init(_ stage: Stage) {
            observations = [
                stage.navigation.observePops { [unowned self] event in
                    switch event {
                    case .willPop: lines.append("will")
                    case .didPop: lines.append("did")
                    case .didCancel: lines.append("cancel")
                    default: break
                    }
                },
                stage.navigation.observePopProgress { [unowned self] pop, progress in
                    if lines.last != "progress" { lines.append("progress") }
                    values.append(progress)
                },
            ]
        }
    }

    @Test(
        "Progress grows with the finger, between willPop and the end", .covers(.popEvents, .popProgress),
        arguments: TestedSwipe.all)
    func grows(swipe: TestedSwipe) throws {
        let stage = Stage("AB", swipe)
        let log = ProgressLog(stage)
        drag(stage, from: 60, to: 255, in: 0.5)
        stage.device.wait(0.1)
        let last = try #require(log.values.last)
        // UIKit's content recognizer moves the screen from where it has begun.
        #expect(abs(last - 195.0 / 390) < 0.1)
        #expect(log.values == log.values.sorted() && log.values.count > 10)
        let count = log.values.count
        stage.lift()
        #expect(log.values.count <= count + 1)
        #expect(log.lines == ["will", "progress", "did"])
    }

    @Test(
        "Progress is reported from the edge, right to left and in a cancelled swipe", .covers(.popEvents, .popProgress),
        arguments: TestedSwipe.all)
    func edge(swipe: TestedSwipe) throws {
        let stage = Stage("AB", swipe, .rightToLeft)
        let log = ProgressLog(stage)
        drag(stage, from: 4, to: 199, in: 0.5)
        stage.device.wait(0.1)
        #expect(try abs(#require(log.values.last) - 0.5) < 0.05)
        stage.device.fingerMove(to: stage.point(20), duration: 0.5)
        stage.liftAfterRest()
        #expect(try #require(log.values.last) < 0.1)
        #expect(log.lines == ["will", "progress", "cancel"])
    }

    @Test(
        "The progress is zero while the finger is behind its start", .covers(.popProgress), arguments: TestedSwipe.all)
    func takenBack(swipe: TestedSwipe) throws {
        let stage = Stage("AB", swipe)
        let log = ProgressLog(stage)
        drag(stage, from: 60, to: 200, in: 0.3)
        stage.device.fingerMove(to: stage.point(20), duration: 0.3)
        stage.device.wait(0.1)
        #expect(try abs(#require(log.values.last)) < 0.001)
        stage.liftAfterRest()
    }

    @Test("A second swipe reports the share with which the first ended", .covers(.popProgress), arguments: [18, 26])
    func same(version: Int) {
        let stage = Stage("AB", .init(on: version))
        let log = ProgressLog(stage)
        for _ in 1...2 {
            drag(stage, from: 60, to: 100, in: 0)
            stage.liftAfterRest()
        }
        #expect(log.values.count == 2 && log.values.first == log.values.last)
    }

    @Test(
        "An observer that is added during a swipe gets the remaining progress", .covers(.popProgress),
        arguments: TestedSwipe.all)
    func lateObserver(swipe: TestedSwipe) throws {
        let stage = Stage("AB", swipe)
        drag(stage, from: 60, to: 160, in: 0.3)
        let log = ProgressLog(stage)
        stage.device.fingerMove(to: stage.point(255), duration: 0.3)
        stage.device.wait(0.1)
        #expect(try abs(#require(log.values.last) - 0.5) < 0.1)
        stage.lift()
    }

    @Test(
        "A controller that is inset in its window reports the share of its own width",
        .covers(.popProgress), arguments: TestedSwipe.ofContentRecognizer + TestedSwipe.ofOwnPan)
    func inset(swipe: TestedSwipe) throws {
        let device = SimulatedDevice(.init(swipe))
        let (container, navigation) = (UIViewController(), BasicNavigationController("AB"))
        navigation.popGestureArea = .full
        device.show(container)
        container.embed(navigation, in: CGRect(x: 90, y: 0, width: 300, height: 844))
        device.settle()
        var values: [CGFloat] = []
        let observation = navigation.observePopProgress { values.append($1) }
        device.fingerDown(at: CGPoint(x: 150, y: 400))
        device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.4)
        device.wait(0.1)
        #expect(try abs(#require(values.last) - 0.5) < 0.15)
        device.fingerUp()
        device.settle()
        withExtendedLifetime(observation) {}
    }

    @Test("An app's animator reports the share of the animation", .covers(.transitions, .popEvents, .popProgress))
    func animator() throws {
        let stage = Stage("AB")
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        let log = ProgressLog(stage)
        drag(stage, from: 60, to: 60 + 27 + 195, in: 0.5)
        stage.device.wait(0.1)
        #expect(try abs(#require(log.values.last) - 0.5) < 0.05)
        stage.lift()
        #expect(log.lines == ["will", "progress", "did"])
    }

    @Test("Pops without a finger, and a resting finger, don't report progress", .covers(.popEvents, .popProgress))
    func nothing() {
        let stage = Stage("ABC")
        let log = ProgressLog(stage)
        stage.pop()
        #expect(log.lines == ["will", "did"])
        drag(stage, from: 60, to: 200, in: 0.3)
        stage.device.wait(0.1)
        let count = log.values.count
        stage.device.wait(0.5)
        #expect(log.values.count == count)
        log.observations = []
        stage.device.fingerMove(to: stage.point(300), duration: 0.3)
        #expect(log.values.count == count)
        stage.lift()
    }

    @Test("A controller that is released during a swipe stops its frames", .covers(.neighbours))
    func released() {
        let device: SimulatedDevice
        weak var navigation: BasicNavigationController?
        do {
            let stage = Stage("AB")
            let log = ProgressLog(stage)
            stage.pull(to: 200)
            #expect(!log.values.isEmpty)
            (device, navigation) = (stage.device, stage.navigation)
            device.window.rootViewController = nil
        }
        #expect(navigation == nil, "before the next frame")
        device.fingerUp()
        device.settle()
        #expect(device.system.clock.isIdle)
    }

    private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat, in duration: TimeInterval) {
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(end), duration: duration)
    }
}
