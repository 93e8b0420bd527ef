#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// What the controller needs to know about the rest of the system: the keyboard's movements, and the app going away.
@MainActor
final class SystemNews {
    /// Whether the keyboard is on its way in or out. The clock is read only after news of it: each swipe asks.
    var isKeyboardMoving: Bool { keyboardArrival > 0 && CACurrentMediaTime() < keyboardArrival }
    /// Whether the keyboard is shown, or on its way in.
    private(set) var isKeyboardShown = false

    /// When the keyboard will have arrived at the latest; 0 where it is not moving. News of it may fail to come, and must not
    /// stop swipes for good.
    private var keyboardArrival: TimeInterval = 0
    /// Seconds beyond the announced duration for which the news is waited for.
    private static let grace: TimeInterval = 0.25

    // Read in deinit, which has no isolation.
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// - Parameter appWentAway: Called when the app has gone to the background.
    init(appWentAway: @escaping @MainActor () -> Void) {
        observe(UIResponder.keyboardWillShowNotification) { news, duration in
            news.keyboardArrival = CACurrentMediaTime() + duration + Self.grace
            news.isKeyboardShown = true
        }
        observe(UIResponder.keyboardDidShowNotification) { news, _ in
            news.keyboardArrival = 0
        }
        observe(UIResponder.keyboardWillHideNotification) { news, duration in
            news.keyboardArrival = CACurrentMediaTime() + duration + Self.grace
        }
        observe(UIResponder.keyboardDidHideNotification) { news, _ in
            news.keyboardArrival = 0
            news.isKeyboardShown = false
        }
        observe(UIApplication.didEnterBackgroundNotification) { news, _ in
            // Whatever was moving is not any more when the app comes back.
            news.keyboardArrival = 0
            appWentAway()
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// - Parameter handler: Gets the duration of the keyboard's movement too, in seconds; 0 where there is none.
    private func observe(
        _ name: Notification.Name, _ handler: @escaping @MainActor (SystemNews, TimeInterval) -> Void
    ) {
        let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
        // UIKit posts on the main thread.
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let duration = (notification.userInfo?[durationKey] as? NSNumber)?.doubleValue ?? 0
                MainActor.assumeIsolated {
                    if let self { handler(self, duration) }
                }
            })
    }
}
#endif
