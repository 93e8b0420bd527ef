#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import UIKit

/// The questions of one modifier, which SwiftUI releases with the view.
@MainActor
final class PopRequest {
    /// Returns whether the screen may be left, as far as the modifier knows at once.
    var handle: @MainActor (PopTrigger) -> Bool = { _ in true }
    /// The question that needs time; `nil` if there is nothing to ask now.
    var question: (@MainActor () async -> Bool)?
    /// Nonisolated because the deinitializer, which isn't isolated, reads them.
    private nonisolated(unsafe) var task: Task<Bool, Never>?
    private nonisolated(unsafe) var user: CheckedContinuation<Bool, Never>?

    deinit {
        task?.cancel()
        user?.resume(returning: false)
    }

    /// Asks a question that needs time, in a task that is cancelled when the view is gone.
    func ask(_ question: @escaping @MainActor () async -> Bool) -> Task<Bool, Never> {
        let task = Task { await question() }
        self.task = task
        return task
    }

    /// Keeps the continuation of a question until the user has answered in a dialog.
    func wait(for answer: CheckedContinuation<Bool, Never>) {
        userAnswers(false)
        user = answer
    }

    /// Called with the user's answer. The first one counts.
    func userAnswers(_ isYes: Bool) {
        user?.resume(returning: isYes)
        user = nil
    }
}
#endif
