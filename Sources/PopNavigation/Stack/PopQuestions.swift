#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The open questions of screens that need time to decide whether the user may leave them.
@MainActor
final class PopQuestions {
    private weak var controller: BasicNavigationController?
    /// Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var tasks: [ObjectIdentifier: Task<Bool, Never>] = [:]

    /// Whether the caller awaits the answers, so that a question must not pop.
    private(set) var areAwaited = false

    init(of controller: BasicNavigationController) {
        self.controller = controller
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Performs a closure whose caller awaits the answers itself.
    func awaiting<Answer>(_ body: () -> Answer) -> Answer {
        areAwaited = true
        defer { areAwaited = false }
        return body()
    }

    /// Asks about a screen of the stack and pops it if the answer is yes. Does nothing while a question about it is
    /// open.
    func ask(_ confirming: any AsyncPopConfirming, about screen: UIViewController, for trigger: PopTrigger) {
        guard tasks[ObjectIdentifier(screen)] == nil else { return }
        let question = question(confirming, about: screen, for: trigger)
        Task { [weak self, weak screen] in
            guard await question.value, !question.isCancelled, let screen else { return }
            self?.controller?.pop(screen, for: trigger, animated: true)
        }
    }

    /// The answer about a screen of the stack. An open question isn't asked again.
    func answer(
        of confirming: any AsyncPopConfirming, about screen: UIViewController, for trigger: PopTrigger
    ) async -> Bool {
        let question =
            tasks[ObjectIdentifier(screen)] ?? question(confirming, about: screen, for: trigger)
        return await question.value
    }

    private func question(
        _ confirming: any AsyncPopConfirming, about screen: UIViewController, for trigger: PopTrigger
    ) -> Task<Bool, Never> {
        let identifier = ObjectIdentifier(screen)
        let task = Task { [weak self] in
            let answer = await confirming.shouldPop(for: trigger)
            if !Task.isCancelled { self?.tasks[identifier] = nil }
            return answer
        }
        tasks[identifier] = task
        return task
    }

    /// Called when screens have left the stack.
    func cancel(about screens: [UIViewController]) {
        for screen in screens { tasks.removeValue(forKey: ObjectIdentifier(screen))?.cancel() }
    }
}
#endif
