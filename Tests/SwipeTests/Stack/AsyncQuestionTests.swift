import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Questions that need time")
struct AsyncQuestionTests {
    /// A screen whose answer a test gives later.
    private final class PatientScreen: UIViewController, AsyncPopConfirming {
        private(set) var triggers: [PopTrigger] = []
        private(set) var wasCancelled = false
        private var continuation: CheckedContinuation<Bool, Never>?

        func shouldPop(for trigger: PopTrigger) async -> Bool {
            triggers.append(trigger)
            let answer = await withCheckedContinuation { continuation = $0 }
            wasCancelled = Task.isCancelled
            return answer
        }

        /// Answers, and lets the waiting tasks run.
        func answer(_ isYes: Bool, on stage: Stage) async {
            continuation?.resume(returning: isYes)
            continuation = nil
            await turns(of: stage)
        }
    }

    /// Lets the waiting tasks run. Tests that run meanwhile have devices of their own, so the stage's becomes the
    /// current one again after each turn.
    private static func turns(of stage: Stage) async {
        for _ in 0..<200 {
            await Task.yield()
            stage.device.activate()
        }
    }

    private func stage(on version: Int) -> (stage: Stage, screen: PatientScreen) {
        let stage = Stage("AB", on: .iOS(version))
        let screen = PatientScreen()
        stage.push(screen)
        _ = stage.takeEvents()
        return (stage, screen)
    }

    private nonisolated static let versions = [15, 18, 26, 27]

    @Test(
        "A swipe is refused, and a yes pops the screen later as a gesture", .covers(.confirmation), arguments: versions)
    func yes(version: Int) async {
        let (stage, screen) = stage(on: version)
        stage.swipe(from: 60)
        await Self.turns(of: stage)
        #expect(stage.navigation.topViewController === screen && stage.verdict == .refused(.screenDeclined))
        stage.swipe(from: 5)
        await Self.turns(of: stage)
        #expect(screen.triggers == [.gesture])
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents().contains { $0.hasPrefix("willPop") && $0.hasSuffix("gesture") })
    }

    @Test("After a no, the next attempt asks again", .covers(.confirmation), arguments: versions)
    func no(version: Int) async {
        let (stage, screen) = stage(on: version)
        stage.navigation.goBack(animated: true)
        await Self.turns(of: stage)
        await screen.answer(false, on: stage)
        stage.swipe(from: 60)
        await Self.turns(of: stage)
        #expect(screen.triggers == [.backButton, .gesture])
        #expect(stage.navigation.topViewController === screen)
    }

    @Test("A yes pops nothing if another screen has come to the top", .covers(.confirmation, .laterAnswers))
    func covered() async {
        let (stage, screen) = stage(on: 18)
        stage.swipe(from: 60)
        await Self.turns(of: stage)
        stage.push("C")
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.contains(screen))
    }

    @Test("The task is cancelled when the screen leaves", .covers(.confirmation))
    func cancelled() async {
        let (stage, screen) = stage(on: 18)
        stage.swipe(from: 60)
        await Self.turns(of: stage)
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(screen.wasCancelled && stage.stack == "A")
    }

    @Test("All screens that would leave are asked, the top one first, and nothing is popped", .covers(.waysOutUnasked))
    func many() async {
        let (stage, screen) = stage(on: 18)
        stage.screen("B").agrees = false
        let navigation = stage.navigation
        let toB = Task { await navigation.confirmLeaving(downTo: stage.screen("B")) }
        await Self.turns(of: stage)
        await screen.answer(true, on: stage)
        #expect(await toB.value)
        let toRoot = Task { await navigation.confirmLeaving(downTo: stage.screen("A")) }
        await Self.turns(of: stage)
        await screen.answer(true, on: stage)
        #expect(await !toRoot.value && navigation.topViewController === screen)
        #expect(screen.triggers == [.programmatic, .programmatic])
    }

    @Test("A stream has the events from now on, and ends with the controller", .covers(.popEvents))
    func stream() async {
        var stage: Stage? = Stage("AB", on: .iOS(18))
        let events = stage!.navigation.popEvents
        let count = Task {
            var count = 0
            for await event in events { if case .didPop = event { count += 1 } }
            return count
        }
        await Self.turns(of: stage!)
        stage?.swipe(from: 60)
        #expect(stage?.stack == "A")
        let device = stage?.device
        device?.window.rootViewController = nil
        stage = nil
        // The controller's last event waits for a turn, and the stream for the event.
        device?.settle()
        #expect(await count.value == 1)
    }
}
