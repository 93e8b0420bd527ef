#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Asks whether the user may leave screens: the one consent for swipes, the back button, escape, `goBack`,
/// `confirmPop` and the modifiers.
///
/// A screen and its modifiers first answer at once. If all of them agree, those that need time are asked, and a yes
/// pops the screen later.
@MainActor
final class PopConsent {
    /// A question that is waiting for its answer.
    private final class OpenQuestion {
        weak var screen: UIViewController?
        var task: Task<Void, Never>?
        /// The calls of `confirmPop` that wait for the answer. A call whose task is cancelled no longer waits.
        var waiting: [AsyncStream<Bool>.Continuation] = []

        init(about screen: UIViewController) {
            self.screen = screen
        }

        deinit {
            task?.cancel()
            for call in waiting { call.finish() }
        }

        /// Passes an answer to the waiting calls.
        ///
        /// - Returns: Whether a call has received it. The app then goes on, and a yes doesn't pop.
        func answer(_ isYes: Bool) -> Bool {
            waiting.reduce(false) { isReceived, call in
                if case .terminated = call.yield(isYes) { isReceived } else { true }
            }
        }
    }

    /// Pops a screen if it is still on top.
    var pop: @MainActor (UIViewController, PopTrigger) -> Void = { _, _ in }
    /// Called when a question that needs time has been asked.
    var didAsk: @MainActor () -> Void = {}
    private weak var controller: UINavigationController?
    private weak var settings: (any PopGestureSettings)?
    private let modifiers: PopGestureModifiers
    private var open: [OpenQuestion] = []

    init(
        of controller: UINavigationController, settings: any PopGestureSettings, modifiers: PopGestureModifiers
    ) {
        self.controller = controller
        self.settings = settings
        self.modifiers = modifiers
    }

    /// Whether a question is waiting for its answer.
    var hasOpenQuestions: Bool { !open.isEmpty }

    /// Whether the user may leave a screen now. If the answer needs time, the result is `false`, and a yes pops the
    /// screen. An open question isn't asked again.
    func shouldPop(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        guard screenAgrees(screen, for: trigger) else { return false }
        guard let question = nextQuestion(about: screen, for: trigger) else { return true }
        if openQuestion(about: screen) == nil { _ = ask(question, about: screen, for: trigger) }
        return false
    }

    /// Whether a screen would agree at once. Asks neither its modifiers nor the questions that need time.
    func agreesAtOnce(_ screen: UIViewController, for trigger: PopTrigger) -> Bool {
        screenAgrees(screen, for: trigger, asksModifiers: false) && nextQuestion(about: screen, for: trigger) == nil
    }

    /// Asks screens one after the other, without a pop. The first no ends the questions, and so does a change of the
    /// stack or the end of the task.
    func confirmPop(of screens: [UIViewController], for trigger: PopTrigger) async -> Bool {
        let stack = controller?.viewControllers ?? []
        for screen in screens {
            guard screenAgrees(screen, for: trigger) else { return false }
            guard let question = nextQuestion(about: screen, for: trigger) else { continue }
            var isYes = false
            // There is no answer if the question or this task is cancelled.
            for await answer in answers(to: openQuestion(about: screen) ?? ask(question, about: screen, for: trigger)) {
                isYes = answer
                break
            }
            guard isYes, controller?.viewControllers.isSame(as: stack) == true else { return false }
        }
        return true
    }

    /// The answer to an open question. Doesn't retain the question.
    private func answers(to question: OpenQuestion) -> AsyncStream<Bool> {
        AsyncStream { question.waiting.append($0) }
    }

    /// Called when screens have left the stack.
    func cancel(about screens: [UIViewController]) {
        cancelQuestions { screens.contains(instance: $0) }
    }

    /// Cancels the questions about screens that aren't in the stack.
    func cancelAboutMissing(in stack: [UIViewController]) {
        cancelQuestions { !stack.contains(instance: $0) }
    }

    private func cancelQuestions(about isGone: (UIViewController) -> Bool) {
        open.removeAll { $0.screen.map(isGone) != false }
    }

    /// Whether a screen and its modifiers agree at once.
    ///
    /// A screen that changes the stack, presents, or leaves its window before it answers hasn't agreed.
    private func screenAgrees(
        _ screen: UIViewController, for trigger: PopTrigger, asksModifiers: Bool = true
    ) -> Bool {
        guard let controller else { return false }
        let (stack, window) = (controller.viewControllers, controller.viewIfLoaded?.window)
        let presented = screen.presentedControllers
        let agrees = settings?.shouldPop(screen, for: trigger) == true
        let modifiersAgree = !asksModifiers || modifiers.shouldPop(screen, for: trigger)
        return agrees && modifiersAgree && stack.isSame(as: controller.viewControllers)
            && window === controller.viewIfLoaded?.window
            && screen.presentedControllers.subtracting(presented).isEmpty
    }

    private func openQuestion(about screen: UIViewController) -> OpenQuestion? {
        open.first { $0.screen === screen }
    }

    // MARK: The questions that need time

    /// A question that needs time.
    private struct Question {
        /// The screen or the modifier whose question it is.
        weak var asker: AnyObject?
        let ask: @MainActor () async -> Bool
    }

    /// The next question about a screen after others have been answered; `nil` if there is nothing left to ask. It is
    /// read when it is asked: the answer before it may have made it needless, for example by saving everything.
    private func nextQuestion(
        about screen: UIViewController, for trigger: PopTrigger, after asked: [Question] = []
    ) -> Question? {
        if asked.isEmpty, let confirming = screen.asyncConfirmingScreen, confirming.needsPopConfirmation {
            return Question(asker: confirming) { await confirming.shouldPop(for: trigger) }
        }
        for modifier in modifiers.modifiers(in: screen) where !asked.contains(where: { $0.asker === modifier }) {
            if let question = modifier.question { return Question(asker: modifier, ask: question) }
        }
        return nil
    }

    /// Asks questions one after the other, until one is answered no. A yes to all of them pops the screen.
    private func ask(_ first: Question, about screen: UIViewController, for trigger: PopTrigger) -> OpenQuestion {
        let open = OpenQuestion(about: screen)
        self.open.append(open)
        open.task = Task { [weak self, weak open] in
            var (next, asked): (Question?, [Question]) = (first, [])
            while let question = next {
                guard await question.ask(), !Task.isCancelled else { break }
                asked.append(question)
                next = open?.screen.flatMap { self?.nextQuestion(about: $0, for: trigger, after: asked) }
            }
            if let self, let open { end(open, isYes: next == nil, for: trigger) }
        }
        didAsk()
        return open
    }

    private func end(_ question: OpenQuestion, isYes: Bool, for trigger: PopTrigger) {
        // A question that has been cancelled isn't open any more.
        guard open.contains(where: { $0 === question }) else { return }
        open.removeAll { $0 === question }
        let isReceived = question.answer(isYes)
        guard isYes, !isReceived, let screen = question.screen else { return }
        afterPresentation { [weak self] in self?.pop(screen, trigger) }
    }

    /// Performs a closure at once, or when a presentation or dismissal that is running has ended, such as that of the
    /// alert with the question: UIKit may make a change meanwhile without animation, or not at all.
    private func afterPresentation(_ body: @escaping @MainActor () -> Void) {
        guard let coordinator = controller?.presentedViewController?.transitionCoordinator else { return body() }
        coordinator.animate(alongsideTransition: nil) { _ in onNextTurn(body) }
    }
}
#endif
