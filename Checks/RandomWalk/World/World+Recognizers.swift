import UIKit

/// What an app or UIKit does with UIKit's recognizers.
extension World {
    func recognizer(_ name: Step.PopRecognizerName) -> UIGestureRecognizer? {
        switch name {
        case .edge: navigation.interactivePopGestureRecognizer
        case .content: navigation.interactiveContentPopGestureRecognizer
        }
    }

    func keep(_ name: Step.PopRecognizerName, _ keeper: Step.Keeper) {
        guard let recognizer = recognizer(name) else { return }
        if !fingers.isEmpty { hasUnclearAgreement = true }
        switch keeper {
        case .uikit: recognizer.delegate = controllers.uiKitsDelegate
        case .none: recognizer.delegate = nil
        case .app: recognizer.delegate = controllers.appsDelegate
        }
        // A recognizer without a delegate freezes a plain controller at the root, and UIKit's doesn't know the
        // library's rules. The library guards both again in its next turn.
        guard !isCompared, !isReacting else { return }
        navigation.viewIfLoaded?.setNeedsLayout()
        device.wait(0)
    }
}

extension World {
    /// Whether the recognizers have UIKit's delegate, or the library's in front of it, and are enabled.
    var hasOwnKeepers: Bool {
        recognizers.allSatisfy { $0.isEnabled && $0.delegate !== controllers.appsDelegate }
    }

    /// Whether one of the recognizers is not guarded: its delegate is the app's, or the app has set another one and the
    /// library has not had a turn since.
    var hasUnguardedRecognizer: Bool {
        recognizers.contains { recognizer in
            [nil, controllers.appsDelegate, controllers.uiKitsDelegate].contains { recognizer.delegate === $0 }
        }
    }

    func enableRecognizers() {
        for recognizer in recognizers { recognizer.isEnabled = true }
    }

    private var recognizers: [UIGestureRecognizer] { Step.PopRecognizerName.allCases.compactMap(recognizer) }
}
