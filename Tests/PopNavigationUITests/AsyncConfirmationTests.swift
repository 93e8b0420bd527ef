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
        let observation = stage.navigation.attachPopGesture()?.observeSwipes { if case .willPop = $0 { swipes += 1 } }
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

    @Test("While a question is open, SwiftUI's own view gets no further view", .covers(.popRequests))
    func addsNothing() async throws {
        let (stage, question) = try stage(.uiKits, on: 18)
        let views = stage.top.view.subviews
        stage.swipe(from: 5)
        await stage.turns()
        #expect(stage.top.view.subviews == views && question.count == 1)
    }

    /// How a screen leaves the stack without a swipe.
    enum Departure: CaseIterable, Sendable {
        case pop, popToRoot, set, animatedPop, belowAnother

        @MainActor
        func leave(_ stage: MarkedStage) {
            switch self {
            case .pop, .animatedPop: stage.navigation.popViewController(animated: self == .animatedPop)
            case .popToRoot: stage.navigation.popToRootViewController(animated: false)
            case .set: stage.navigation.setViewControllers([stage.navigation.viewControllers[0]], animated: false)
            case .belowAnother:
                stage.push(animated: true)
                stage.navigation.popToRootViewController(animated: true)
            }
            stage.device.settle()
        }
    }

    @Test(
        "A question ends when its screen leaves, so its old yes doesn't pop the next visit",
        .covers(.popRequests, .confirmation), arguments: StackKind.allCases, Departure.allCases)
    func nextVisit(kind: StackKind, departure: Departure) async throws {
        for version in systems {
            let (stage, question) = try stage(kind, on: version)
            let screen = stage.top
            stage.swipe(from: 5)
            await stage.turns()
            departure.leave(stage)
            await stage.turns()
            stage.navigation.pushViewController(screen, animated: false)
            stage.device.settle()
            let depth = stage.depth
            question.answer(true)
            await stage.turns()
            #expect(stage.depth == depth && question.wasCancelled, "iOS \(version)")
            stage.swipe(from: 5)
            await stage.turns()
            #expect(question.count == 2, "iOS \(version)")
            question.answer(true)
            await stage.turns()
            #expect(stage.depth == depth - 1, "iOS \(version)")
        }
    }

    @Test(
        "A question stays open while another screen covers its own, and its yes pops afterwards",
        .covers(.popRequests, .laterAnswers), arguments: StackKind.allCases, systems)
    func uncovered(kind: StackKind, version: Int) async throws {
        let (stage, question) = try stage(kind, on: version)
        stage.swipe(from: 5)
        await stage.turns()
        stage.push(animated: true)
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        question.answer(true)
        await stage.turns()
        #expect(stage.depth == 2 && !question.wasCancelled)
    }

    @Test(
        "A second question isn't asked if the first answer makes it unnecessary",
        .covers(.popRequests), arguments: StackKind.allCases, [18, 26])
    func secondQuestion(kind: StackKind, version: Int) async throws {
        for end in [SecondQuestion.needless, .viewIsGone, .remains] {
            let (stage, first) = try stage(kind, on: version)
            let second = Question()
            let marker = stage.mark(.request(try #require(second.request)))
            stage.swipe(from: 5)
            await stage.turns()
            #expect(first.count == 1 && second.count == 0)
            switch end {
            case .needless: second.request?.question = nil
            case .viewIsGone: marker.removeFromSuperview()
            case .remains: break
            }
            first.answer(true)
            await stage.turns()
            #expect(second.count == (end == .remains ? 1 : 0) && stage.depth == (end == .remains ? 3 : 2), "\(end)")
            second.answer(true)
            await stage.turns()
            #expect(stage.depth == 2, "\(end)")
        }
    }

    private enum SecondQuestion { case needless, viewIsGone, remains }

    @Test(
        "A yes that comes while an alert is being dismissed pops when the alert is gone", .covers(.popRequests),
        arguments: StackKind.allCases, systems)
    func dismissedAlert(kind: StackKind, version: Int) async throws {
        for presents in [true, false] {
            let (stage, question) = try stage(kind, on: version)
            stage.swipe(from: 5)
            await stage.turns()
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
            if presents { stage.top.present(alert, animated: true) }
            stage.device.settle()
            alert.dismiss(animated: true)
            stage.device.wait(0.05)
            question.answer(true)
            await stage.tasks()
            #expect(stage.depth == (presents ? 3 : 2))
            stage.device.settle()
            #expect(stage.depth == 2 && stage.navigation.presentedViewController == nil && stage.isUsable)
        }
    }

    @Test("Removing a modifier cancels its question, even if the screen stays", .covers(.popRequests))
    func modifierGoes() async throws {
        let stage = MarkedStage(.uiKits, on: 26)
        let question = Question()
        let marker = stage.mark(.request(try #require(question.request)))
        stage.swipe(from: 5)
        await stage.turns()
        marker.removeFromSuperview()
        marker.value = .enabled(true)
        question.release()
        question.answer(false)
        await stage.turns()
        #expect(question.wasCancelled && stage.depth == 3)
    }

    @Test("Asking again on the next visit answers the former dialog with no", .covers(.popRequests))
    func askedAgain() async {
        let stage = MarkedStage(.librarys, on: 26)
        let request = stage.decide().request
        var answers: [Bool] = []
        request.question = { [weak request] in
            let answer = await withCheckedContinuation { request?.wait(for: $0) }
            answers.append(answer)
            return answer
        }
        let screen = stage.top
        stage.swipe(from: 5)
        await stage.turns()
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.swipe(from: 5)
        await stage.turns()
        #expect(answers == [false] && stage.depth == 3)
        request.userAnswers(true)
        await stage.turns()
        #expect(answers == [false, true] && stage.depth == 2)
    }

    @Test("The verdict without a finger calls no handler of a modifier", .covers(.popRequests, .verdictsWithoutTouches))
    func verdict() throws {
        let stage = MarkedStage(.librarys, on: 26)
        let navigation = try #require(stage.navigation as? BasicNavigationController)
        let decision = stage.decide()
        decision.agrees = false
        let verdict = navigation.popGestureVerdict(forDragFrom: stage.point(60), askingScreen: true)
        #expect(verdict == .allowed && decision.count == 0)
        decision.asksUser()
        let later = navigation.popGestureVerdict(forDragFrom: stage.point(60), askingScreen: true)
        #expect(later == .refused(.screenDeclined) && decision.count == 0)
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
