#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Observes the keyboard and the application.
@MainActor
final class SystemObserver {
    /// Whether the keyboard is visible or moving.
    private(set) var isKeyboardShown = false

    /// Called when the app has entered the background.
    var didEnterBackground: @MainActor () -> Void = {}

    // Nonisolated because the deinitializer, which isn't isolated, reads it.
    private nonisolated(unsafe) var observers: [Any] = []

    init() {
        observe(UIResponder.keyboardWillShowNotification) { observer, isLocal in
            // The keyboard may belong to another app beside this one.
            if isLocal { observer.isKeyboardShown = true }
        }
        observe(UIResponder.keyboardDidHideNotification) { observer, isLocal in
            if isLocal { observer.isKeyboardShown = false }
        }
        observe(UIApplication.didEnterBackgroundNotification) { observer, _ in observer.didEnterBackground() }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func observe(
        _ name: Notification.Name, _ handler: @escaping @MainActor (SystemObserver, _ isLocal: Bool) -> Void
    ) {
        let isLocalKey = UIResponder.keyboardIsLocalUserInfoKey
        // UIKit posts on the main thread.
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let isLocal = (notification.userInfo?[isLocalKey] as? NSNumber)?.boolValue ?? true
                MainActor.assumeIsolated {
                    if let self { handler(self, isLocal) }
                }
            })
    }
}
#endif
