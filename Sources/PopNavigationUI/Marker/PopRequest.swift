#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import UIKit

/// The question of one modifier, and the last screen that it was about.
@MainActor
final class PopRequest {
    /// Returns whether the screen may be left.
    var handle: @MainActor (PopTrigger) -> Bool = { _ in true }
    private weak var screen: UIViewController?
    private weak var controller: UINavigationController?
    private var trigger = PopTrigger.gesture
    /// Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var task: Task<Void, Never>?

    /// Asks a question that needs time, and pops the screen if the answer is yes. Further attempts don't ask while it
    /// waits.
    func ask(_ question: @escaping @MainActor () async -> Bool) {
        guard task == nil else { return }
        task = Task { [weak self] in
            let agrees = await question()
            guard let self, !Task.isCancelled else { return }
            task = nil
            if agrees { pop() }
        }
    }

    deinit {
        task?.cancel()
    }

    /// Asks the modifier about a screen and remembers the screen.
    func allowsLeaving(
        _ screen: UIViewController, in controller: UINavigationController, for trigger: PopTrigger
    ) -> Bool {
        self.screen = screen
        self.controller = controller
        self.trigger = trigger
        return handle(trigger)
    }

    /// Pops the screen that the question was about if it is still on top.
    ///
    /// In SwiftUI's own stack, this is the call that UIKit's gesture makes, so SwiftUI updates its path.
    func pop() {
        guard let screen, let controller else { return }
        if let controller = controller as? BasicNavigationController {
            controller.pop(screen, for: trigger, animated: true)
        } else if controller.topViewController === screen {
            controller.popViewController(animated: true)
        }
    }
}
#endif
