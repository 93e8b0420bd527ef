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
        switch keeper {
        case .uikit: recognizer.delegate = controllers.uiKitsDelegate
        case .none: recognizer.delegate = nil
        case .app: recognizer.delegate = controllers.appsDelegate
        }
    }
}

extension World {
    /// Whether the recognizers have UIKit's delegate, or the library's in front of it, and are enabled.
    var hasOwnKeepers: Bool {
        !hasAppsKeeper && Step.PopRecognizerName.allCases.compactMap(recognizer).allSatisfy(\.isEnabled)
    }

    /// Whether one of the recognizers has the app's delegate.
    var hasAppsKeeper: Bool {
        Step.PopRecognizerName.allCases.compactMap(recognizer).contains { $0.delegate === controllers.appsDelegate }
    }

    func enableRecognizers() {
        for recognizer in Step.PopRecognizerName.allCases.compactMap(recognizer) { recognizer.isEnabled = true }
    }
}
