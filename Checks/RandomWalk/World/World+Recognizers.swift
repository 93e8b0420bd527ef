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
        case .lock: recognizer.delegate = controllers.lock
        }
        // A recognizer without a delegate freezes a plain controller at the root, and UIKit's doesn't know the
        // library's rules. The library guards both again in its next turn.
        guard !isCompared, !isReacting else { return }
        navigation.viewIfLoaded?.setNeedsLayout()
        device.wait(0)
    }
}

extension World {
    func attach(_ name: Step.PopRecognizerName, isOn: Bool) {
        guard let recognizer = recognizer(name), let view = navigation.viewIfLoaded, isOn != (recognizer.view != nil)
        else { return }
        if !fingers.isEmpty { hasUnclearAgreement = true }
        isOn ? view.addGestureRecognizer(recognizer) : view.removeGestureRecognizer(recognizer)
    }

    /// Whether the recognizers have UIKit's delegate, or the library's in front of it, and are enabled.
    var hasOwnKeepers: Bool {
        !hasLock && recognizers.allSatisfy { $0.isEnabled && $0.delegate !== controllers.appsDelegate }
    }

    /// Whether the app has locked a swipe through UIKit's API: on iOS 18 and earlier with the edge recognizer, which is
    /// the only one; on later systems with both recognizers.
    func isLocked(_ controller: UINavigationController) -> Bool {
        controller === navigation && !recognizers.isEmpty && recognizers.allSatisfy(isLocked)
    }

    private var hasLock: Bool { recognizers.contains(where: isLocked) }

    private func isLocked(_ recognizer: UIGestureRecognizer) -> Bool {
        !recognizer.isEnabled || navigation.isViewLoaded && recognizer.view == nil
            || recognizer.delegate === controllers.lock
    }

    /// Whether one of the recognizers is not guarded: its delegate is the app's, or the app has set another one and the
    /// library has not had a turn since.
    var hasUnguardedRecognizer: Bool {
        recognizers.contains { recognizer in
            [nil, controllers.appsDelegate, controllers.uiKitsDelegate].contains { recognizer.delegate === $0 }
        }
    }

    /// Undoes what the app has set on the recognizers.
    func unlockRecognizers() {
        for name in Step.PopRecognizerName.allCases {
            attach(name, isOn: true)
            guard let recognizer = recognizer(name) else { continue }
            recognizer.isEnabled = true
            if recognizer.delegate === controllers.lock { keep(name, .uikit) }
        }
    }

    private var recognizers: [UIGestureRecognizer] { Step.PopRecognizerName.allCases.compactMap(recognizer) }
}
