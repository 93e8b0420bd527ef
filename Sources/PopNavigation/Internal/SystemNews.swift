#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// What the controller needs to know about the rest of the system: the keyboard's movements, and the app going away.
@MainActor
final class SystemNews {
    /// Whether the keyboard is on its way in or out.
    private(set) var isKeyboardMoving = false
    /// Whether the keyboard is shown, or on its way in.
    private(set) var isKeyboardShown = false

    // Read in deinit, which has no isolation.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameter appWentAway: Called when the app has gone to the background.
    init(appWentAway: @escaping @MainActor () -> Void) {
        observe(UIResponder.keyboardWillShowNotification) { ($0.isKeyboardMoving, $0.isKeyboardShown) = (true, true) }
        observe(UIResponder.keyboardDidShowNotification) { $0.isKeyboardMoving = false }
        observe(UIResponder.keyboardWillHideNotification) { $0.isKeyboardMoving = true }
        observe(UIResponder.keyboardDidHideNotification) { ($0.isKeyboardMoving, $0.isKeyboardShown) = (false, false) }
        observe(UIApplication.didEnterBackgroundNotification) {
            // Whatever was moving is not any more when the app comes back.
            $0.isKeyboardMoving = false
            appWentAway()
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func observe(_ name: Notification.Name, _ handler: @escaping @MainActor (SystemNews) -> Void) {
        // UIKit posts on the main thread.
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    if let self { handler(self) }
                }
            })
    }
}
#endif
