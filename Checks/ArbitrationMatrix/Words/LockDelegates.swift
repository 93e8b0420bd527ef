@testable import UIKit

/// An app's delegate of UIKit's recognizers that answers by itself.
@MainActor
final class LockingDelegate: NSObject, UIGestureRecognizerDelegate {
    private let lock: Lock
    private weak var navigation: UINavigationController?
    private weak var screen: UIViewController?

    init(_ lock: Lock, of navigation: UINavigationController, on screen: UIViewController) {
        (self.lock, self.navigation, self.screen) = (lock, navigation, screen)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        lock != .refusesTouches
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        switch lock {
        case .depth: return navigation.viewControllers.count > 1
        case .refusesScreen: return navigation.topViewController !== screen
        case .identity: return !navigation.isPopRecognizer(pan)
        case .translation: return pan.translation(in: navigation.view).x != 0
        case .velocity: return abs(pan.velocity(in: navigation.view).x) > abs(pan.velocity(in: navigation.view).y)
        case .state: return pan.state != .failed
        case .place:
            let place = pan.location(in: navigation.view).x
            let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return (isMirrored ? navigation.view.bounds.width - place : place) < 40
        case .asks:
            ask()
            return false
        default: return lock == .refusesTouches
        }
    }

    private func ask() {
        guard let screen, screen.presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        screen.present(alert, animated: true)
    }
}

/// A screen's delegate of one of UIKit's recognizers, which refuses and gives its place back.
@MainActor
final class KeepingLockDelegate: NSObject, UIGestureRecognizerDelegate {
    private let recognizer: UIGestureRecognizer
    private let original: (any UIGestureRecognizerDelegate)?

    init(_ recognizer: UIGestureRecognizer, original: (any UIGestureRecognizerDelegate)?) {
        (self.recognizer, self.original) = (recognizer, original)
    }

    func claim() { recognizer.delegate = self }
    func giveBack() { recognizer.delegate = original }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A delegate that keeps another one and passes every question on, those that no header declares included.
@MainActor
final class WrappingLockDelegate: NSObject, UIGestureRecognizerDelegate, NSObjectOverrides {
    private nonisolated(unsafe) let original: (any UIGestureRecognizerDelegate)?
    private let agrees: Bool

    init(_ recognizer: UIGestureRecognizer, around original: (any UIGestureRecognizerDelegate)?, agrees: Bool) {
        (self.original, self.agrees) = (original, agrees)
        super.init()
        recognizer.delegate = self
    }

    nonisolated func responds(to aSelector: Selector!) -> Bool {
        implements(aSelector) || original?.responds(to: aSelector) == true
    }

    nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? { original }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        original?.gestureRecognizerShouldBegin(gestureRecognizer) != false && agrees
    }
}

/// Like XCoordinator's delegate: when it is asked, it removes all targets of the recognizer and adds the delegate that
/// it found, behind which is UIKit's handler.
@MainActor
final class TargetReplacingDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    private let found: (any UIGestureRecognizerDelegate)?

    init(_ recognizer: UIGestureRecognizer, in navigation: UINavigationController) {
        (self.navigation, found) = (navigation, recognizer.delegate)
        super.init()
        recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, gestureRecognizer === navigation.interactivePopGestureRecognizer, let found else {
            return false
        }
        gestureRecognizer.removeTarget(nil, action: nil)
        gestureRecognizer.addTarget(found, action: Selector("handleNavigationTransition:"))
        return navigation.viewControllers.count > 1
    }
}
