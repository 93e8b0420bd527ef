#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Observes the keyboard and the application.
@MainActor
final class SystemObserver {
    /// Whether the keyboard is moving in or out.
    var isKeyboardMoving: Bool { CACurrentMediaTime() < keyboardArrival }
    /// Whether the keyboard is shown or moving in.
    private(set) var isKeyboardShown = false

    /// The time at which the keyboard stops moving at the latest; 0 while it rests. The notification that it has
    /// stopped may fail to come, and must not block swipes forever.
    private var keyboardArrival: TimeInterval = 0
    /// Seconds beyond the announced duration after which the keyboard counts as resting.
    private static let grace: TimeInterval = 0.25

    // deinit, which has no isolation, reads it.
    private nonisolated(unsafe) var observers: [Any] = []

    /// Called when the app has entered the background.
    var didEnterBackground: @MainActor () -> Void = {}

    init() {
        observeKeyboard(UIResponder.keyboardWillShowNotification, isMoving: true, isShown: true)
        observeKeyboard(UIResponder.keyboardDidShowNotification, isMoving: false, isShown: true)
        observeKeyboard(UIResponder.keyboardWillHideNotification, isMoving: true, isShown: true)
        observeKeyboard(UIResponder.keyboardDidHideNotification, isMoving: false, isShown: false)
        observe(UIApplication.didEnterBackgroundNotification) { observer, _ in
            // Nothing moves any more when the app comes back.
            observer.keyboardArrival = 0
            observer.didEnterBackground()
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func observeKeyboard(_ name: Notification.Name, isMoving: Bool, isShown: Bool) {
        observe(name) { observer, keyboard in
            // The keyboard of another app beside this one moves nothing here.
            guard keyboard.isLocal else { return }
            observer.keyboardArrival = isMoving ? CACurrentMediaTime() + keyboard.duration + Self.grace : 0
            observer.isKeyboardShown = isShown
        }
    }

    private func observe(
        _ name: Notification.Name, _ handler: @escaping @MainActor (SystemObserver, KeyboardMovement) -> Void
    ) {
        let (durationKey, isLocalKey) = (
            UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey
        )
        // UIKit posts on the main thread.
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let movement = KeyboardMovement(
                    duration: (notification.userInfo?[durationKey] as? NSNumber)?.doubleValue ?? 0,
                    isLocal: (notification.userInfo?[isLocalKey] as? NSNumber)?.boolValue ?? true)
                MainActor.assumeIsolated {
                    if let self { handler(self, movement) }
                }
            })
    }
}

/// The keyboard's movement, read from a notification.
private struct KeyboardMovement {
    /// Seconds; 0 if the keyboard does not move.
    let duration: TimeInterval
    /// Whether the keyboard is this app's.
    let isLocal: Bool
}
#endif
