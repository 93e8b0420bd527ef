import PopNavigation
import UIKit
import UIKitSimulator

/// A screen whose answer a test gives later.
final class PatientScreen: UIViewController, AsyncPopConfirming {
    private(set) var triggers: [PopTrigger] = []
    private(set) var wasCancelled = false
    private var continuation: CheckedContinuation<Bool, Never>?

    func shouldPop(for trigger: PopTrigger) async -> Bool {
        triggers.append(trigger)
        let answer = await withCheckedContinuation { continuation = $0 }
        wasCancelled = Task.isCancelled
        return answer
    }

    func answer(_ isYes: Bool) {
        continuation?.resume(returning: isYes)
        continuation = nil
    }

    /// Answers, and lets the waiting tasks run.
    func answer(_ isYes: Bool, on stage: Stage) async {
        answer(isYes)
        await stage.turns()
    }
}
