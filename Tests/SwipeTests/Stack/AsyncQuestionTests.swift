import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Questions that need time")
struct AsyncQuestionTests {
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
        await stage.turns()
        #expect(stage.navigation.topViewController === screen && stage.verdict == .refused(.screenDeclined))
        stage.swipe(from: 5)
        await stage.turns()
        #expect(screen.triggers == [.gesture])
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents().contains { $0.hasPrefix("willPop") && $0.hasSuffix("gesture") })
    }

    @Test(
        "Escape and the back button are refused at once, and a yes pops later",
        .covers(.confirmation, .escapeGesture), arguments: versions, [true, false])
    func backButton(version: Int, escapes: Bool) async {
        let (stage, screen) = stage(on: version)
        for _ in 1...2 {
            if escapes { #expect(stage.navigation.accessibilityPerformEscape()) } else { stage.tapBackButton() }
            await stage.turns()
        }
        #expect(stage.navigation.topViewController === screen && screen.triggers == [.backButton])
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents().contains { $0.hasPrefix("willPop") && $0.hasSuffix("backButton") })
    }

    @Test("A yes that comes after the screen has left and returned doesn't pop", .covers(.confirmation))
    func yesAfterReturn() async {
        let (stage, screen) = stage(on: 18)
        stage.swipe(from: 60)
        await stage.turns()
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        await stage.turns()
        stage.push(screen)
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.navigation.topViewController === screen && screen.wasCancelled)
    }

    @Test("After a no, the next attempt asks again", .covers(.confirmation), arguments: versions)
    func no(version: Int) async {
        let (stage, screen) = stage(on: version)
        stage.navigation.goBack(animated: true)
        await stage.turns()
        await screen.answer(false, on: stage)
        stage.swipe(from: 60)
        await stage.turns()
        #expect(screen.triggers == [.backButton, .gesture])
        #expect(stage.navigation.topViewController === screen)
    }

    @Test(
        "A screen that has left with its question open is asked again when it is back",
        .covers(.confirmation, .laterAnswers), arguments: versions)
    func backAgain(version: Int) async {
        let (stage, screen) = stage(on: version)
        stage.swipe(from: 60)
        await stage.turns()
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        await screen.answer(false, on: stage)
        stage.push(screen)
        stage.swipe(from: 60)
        await stage.turns()
        #expect(screen.triggers == [.gesture, .gesture])
        await screen.answer(false, on: stage)
    }

    @Test("A yes doesn't pop if another screen has come to the top", .covers(.confirmation, .laterAnswers))
    func covered() async {
        let (stage, screen) = stage(on: 18)
        stage.swipe(from: 60)
        await stage.turns()
        stage.push("C")
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.contains(screen))
    }

    @Test("confirmPop is false if the stack changes while a screen is asked", .covers(.waysOutUnasked, .confirmation))
    func changedStack() async {
        let (stage, screen) = stage(on: 18)
        let navigation = stage.navigation
        let answer = Task { await navigation.confirmPop(downTo: stage.screen("B")) }
        await stage.turns()
        stage.push("C")
        await screen.answer(true, on: stage)
        #expect(await !answer.value)
    }

    @Test("The task is cancelled when the controller is released", .covers(.confirmation))
    func released() async {
        let screen = PatientScreen()
        weak var controller: UINavigationController?
        func ask() async {
            let stage = Stage("AB")
            controller = stage.navigation
            stage.push(screen)
            stage.swipe(from: 60)
            await stage.turns()
        }
        await ask()
        let other = Stage("AB")
        await other.turns()
        #expect(controller == nil)
        await screen.answer(true, on: other)
        #expect(screen.wasCancelled)
    }

    @Test(
        "The task is cancelled when the screen leaves, even if the app waits for its answer", .covers(.confirmation),
        arguments: [false, true])
    func cancelled(isAwaited: Bool) async {
        let (stage, screen) = stage(on: 18)
        var answer: Bool?
        if isAwaited {
            let navigation = stage.navigation
            Task { answer = await navigation.confirmPop(downTo: stage.screen("A")) }
        } else {
            stage.swipe(from: 60)
        }
        await stage.turns()
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        await stage.turns()
        #expect(answer == (isAwaited ? false : nil))
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(screen.wasCancelled && stage.stack == "A")
    }

    @Test("All screens that would leave are asked, the top one first, and nothing is popped", .covers(.waysOutUnasked))
    func many() async {
        let (stage, screen) = stage(on: 18)
        stage.screen("B").agrees = false
        let navigation = stage.navigation
        let toB = Task { await navigation.confirmPop(downTo: stage.screen("B")) }
        await stage.turns()
        await screen.answer(true, on: stage)
        #expect(await toB.value)
        let toRoot = Task { await navigation.confirmPop(downTo: stage.screen("A")) }
        await stage.turns()
        await screen.answer(true, on: stage)
        #expect(await !toRoot.value && navigation.topViewController === screen)
        #expect(screen.triggers == [.programmatic, .programmatic])
    }

    @Test(
        "A confirmPop that is given up ends at once, and the user's yes pops the screen",
        .covers(.waysOutUnasked, .confirmation), arguments: versions, [false, true])
    func givenUp(version: Int, isUsersQuestion: Bool) async {
        let (stage, screen) = stage(on: version)
        if isUsersQuestion {
            stage.swipe(from: 60)
            await stage.turns()
        }
        let navigation = stage.navigation
        let leaving = Task { await navigation.confirmPop(downTo: stage.screen("B")) }
        await stage.turns()
        leaving.cancel()
        #expect(await !leaving.value)
        #expect(screen.triggers == [isUsersQuestion ? .gesture : .programmatic])
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test(
        "One of two calls of confirmPop that is given up leaves the answer to the other",
        .covers(.waysOutUnasked, .confirmation))
    func oneGivenUp() async {
        let (stage, screen) = stage(on: 18)
        let navigation = stage.navigation
        let calls = (0...1).map { _ in Task { await navigation.confirmPop(downTo: stage.screen("B")) } }
        await stage.turns()
        calls[0].cancel()
        #expect(await !calls[0].value)
        await screen.answer(true, on: stage)
        #expect(await calls[1].value && navigation.topViewController === screen && screen.triggers.count == 1)
    }

    /// Answers for a screen whose class can't.
    private final class KeepingNavigation: BasicNavigationController {
        weak var kept: UIViewController?

        override func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
            screen !== kept && super.shouldPop(screen, for: trigger)
        }
    }

    @Test(
        "The controller's answer for a screen counts when all screens are asked",
        .covers(.waysOutUnasked, .confirmation))
    func controllersAnswer() async {
        let stage = Stage("AB", on: .iOS(18), navigation: KeepingNavigation())
        let screen = PatientScreen()
        stage.push(screen)
        for isKept in [false, true] {
            (stage.navigation as? KeepingNavigation)?.kept = isKept ? stage.screen("B") : nil
            let navigation = stage.navigation
            let answer = Task { await navigation.confirmPop(downTo: stage.screen("A")) }
            await stage.turns()
            await screen.answer(true, on: stage)
            #expect(await answer.value == !isKept && navigation.topViewController === screen)
        }
        #expect(screen.triggers == [.programmatic, .programmatic])
    }

    @Test("Each access returns its own stream, which buffers events until they are awaited", .covers(.popEvents))
    func streams() async {
        var stage: Stage? = Stage("ABC", on: .iOS(18))
        let streams = [stage!.navigation.popEvents, stage!.navigation.popEvents]
        for _ in 1...2 { stage?.swipe(from: 60) }
        let late = stage!.navigation.popEvents
        let device = stage!.device
        device.window.rootViewController = nil
        stage = nil
        // The controller's last event waits for a turn, and the streams for the event.
        device.settle()
        for events in streams {
            var kinds: [String] = []
            for await event in events {
                switch event {
                case .willPop: kinds.append("will")
                case .didPop: kinds.append("did")
                default: break
                }
            }
            #expect(kinds == ["will", "did", "will", "did"])
        }
        for await case .willPop in late { Issue.record("an event from before the access") }
    }

    @Test("A stream has the events since its creation, and ends with the controller", .covers(.popEvents))
    func stream() async {
        var stage: Stage? = Stage("AB", on: .iOS(18))
        let events = stage!.navigation.popEvents
        let count = Task {
            var count = 0
            for await event in events { if case .didPop = event { count += 1 } }
            return count
        }
        await stage!.turns()
        stage?.swipe(from: 60)
        #expect(stage?.stack == "A")
        let device = stage!.device
        device.window.rootViewController = nil
        stage = nil
        // As above.
        device.settle()
        #expect(await count.value == 1)
    }
}
