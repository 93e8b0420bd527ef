import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// `popConfirmation` with a question that needs time.
@MainActor
@Suite("A SwiftUI screen that needs time to answer")
struct AsyncConfirmationTests {
    /// A question as `AsyncPopRequestModifier` asks it, and its answer.
    @MainActor
    private final class Question {
        private(set) var request: PopRequest? = PopRequest()
        private(set) var count = 0
        private(set) var wasCancelled = false
        private var continuation: CheckedContinuation<Bool, Never>?

        init() {
            request?.question = { [weak self] in await self?.ask() ?? false }
        }

        private func ask() async -> Bool {
            count += 1
            let answer = await withCheckedContinuation { continuation = $0 }
            wasCancelled = Task.isCancelled
            return answer
        }

        func answer(_ isYes: Bool) {
            continuation?.resume(returning: isYes)
            continuation = nil
        }

        /// SwiftUI has released the state of a view that is gone.
        func release() { request = nil }
    }

    private func stage(_ kind: StackKind, on version: Int) throws -> (MarkedStage, Question) {
        let stage = MarkedStage(kind, on: version)
        let question = Question()
        stage.mark(.request(try #require(question.request)))
        return (stage, question)
    }

    @Test(
        "A swipe is refused at once, asks once, and a yes pops the screen", .covers(.popRequests),
        arguments: StackKind.allCases, systems)
    func yes(kind: StackKind, version: Int) async throws {
        let (stage, question) = try stage(kind, on: version)
        for _ in 1...2 {
            stage.swipe(from: 5)
            await stage.turns()
        }
        #expect(stage.depth == 3 && question.count == 1)
        question.answer(true)
        await stage.tasks()
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)
        stage.device.settle()
        #expect(stage.depth == 2 && stage.isUsable)
    }

    @Test(
        "The back button is refused at once, asks once, and a yes pops the screen", .covers(.popRequests),
        arguments: StackKind.allCases, systems)
    func backButton(kind: StackKind, version: Int) async throws {
        let (stage, question) = try stage(kind, on: version)
        var swipes = 0
        let observation = stage.navigation.observeSwipes { if case .willPop = $0 { swipes += 1 } }
        for _ in 1...2 {
            stage.device.fingerTap(at: stage.point(30, y: 69))
            stage.device.settle()
            await stage.turns()
        }
        #expect(stage.depth == 3 && question.count == 1)
        question.answer(true)
        await stage.turns()
        #expect(stage.depth == 2 && swipes == 0)
        withExtendedLifetime(observation) {}
    }

    @Test("The later pop is reported with the trigger of the question", .covers(.popRequests, .popEvents))
    func trigger() async throws {
        let (stage, question) = try stage(.librarys, on: 18)
        var triggers: [PopTrigger] = []
        let observation = (stage.navigation as? BasicNavigationController)?.observePops { event in
            if case .willPop(let pop) = event { triggers.append(pop.trigger) }
        }
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        await stage.turns()
        question.answer(true)
        await stage.turns()
        #expect(stage.depth == 2 && triggers == [.backButton])
        withExtendedLifetime(observation) {}
    }

    @Test("After a no, the next swipe asks again", .covers(.popRequests), arguments: StackKind.allCases, systems)
    func no(kind: StackKind, version: Int) async throws {
        let (stage, question) = try stage(kind, on: version)
        stage.swipe(from: 5)
        await stage.turns()
        question.answer(false)
        await stage.turns()
        stage.swipe(from: 5)
        await stage.turns()
        #expect(stage.depth == 3 && question.count == 2)
        question.answer(false)
    }

    @Test("A yes doesn't pop while another screen is on top", .covers(.popRequests), arguments: StackKind.allCases)
    func covered(kind: StackKind) async throws {
        let (stage, question) = try stage(kind, on: 26)
        stage.swipe(from: 5)
        await stage.turns()
        stage.push()
        question.answer(true)
        await stage.turns()
        #expect(stage.depth == 4)
    }

    @Test("The task is cancelled when the view is gone", .covers(.popRequests))
    func cancelled() async throws {
        let (stage, question) = try stage(.uiKits, on: 26)
        stage.swipe(from: 5)
        await stage.turns()
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        question.release()
        question.answer(true)
        await stage.turns()
        #expect(question.wasCancelled && stage.depth == 1)
    }
}
