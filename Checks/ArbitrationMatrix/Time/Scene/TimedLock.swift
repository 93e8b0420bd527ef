import UIKit

/// What the app sets through UIKit's API during a scene. Undone when this object is released.
@MainActor
final class TimedLock {
    private let recognizers: [UIGestureRecognizer]
    private let originals: [(any UIGestureRecognizerDelegate)?]
    private let delegate: LockingDelegate?

    /// `nil` if the app sets nothing.
    init?(_ words: TimedWords, on navigation: UINavigationController) {
        guard words.areLock else { return nil }
        recognizers = navigation.popRecognizers
        originals = recognizers.map(\.delegate)
        delegate = words == .disabled ? nil : LockingDelegate(.refuses, of: navigation, on: navigation)
        for recognizer in recognizers {
            if let delegate { recognizer.delegate = delegate } else { recognizer.isEnabled = false }
        }
    }

    isolated deinit {
        for (recognizer, original) in zip(recognizers, originals) {
            recognizer.isEnabled = true
            if delegate != nil { recognizer.delegate = original }
        }
    }
}
