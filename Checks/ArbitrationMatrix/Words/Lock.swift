@testable import UIKit

/// How an app locks or allows UIKit's swipe through UIKit's API.
package enum Lock: String, CaseIterable, Sendable {
    case none
    /// A delegate whose `gestureRecognizerShouldBegin` is false.
    case refuses
    /// A delegate whose `shouldReceive` is false.
    case refusesTouches
    /// A delegate that refuses on this screen.
    case refusesScreen
    /// The screen's own delegate, set in `viewDidAppear` and taken back in `viewWillDisappear`.
    case whileShown
    /// A delegate that presents a question and refuses.
    case asks
    /// A delegate that refuses UIKit's recognizers, and agrees about others.
    case identity
    /// A delegate that reads the recognizer's place: agrees within 40 points of the leading edge.
    case place
    /// A delegate that reads the translation: agrees if the finger has moved sideways.
    case translation
    /// A delegate that reads the velocity: agrees if the finger moves sideways.
    case velocity
    /// A delegate that reads the state: agrees unless the recognizer has failed.
    case state
    /// A delegate that keeps UIKit's own, asks it, and refuses.
    case wrapsAndRefuses
    /// The controller is the delegate, and an extension of UIKit's class refuses.
    case extensionRefuses
    /// The controller is the delegate, and the extension refuses only UIKit's recognizers.
    case extensionIdentity
    /// The recognizer is removed from its view.
    case removed
    /// `isEnabled` is false.
    case disabled

    // Settings that allow the swipe.

    /// A delegate that agrees if there is a screen below.
    case depth
    /// The oldest fix for a swipe that doesn't work: no delegate.
    case noDelegate
    /// A delegate that keeps UIKit's own and passes every question on.
    case wrapsUIKits
    /// A delegate that keeps the delegate that it finds, perhaps the library's, and passes every question on.
    case wrapsFound
    /// Like XCoordinator's delegate: agrees only about the edge recognizer, and replaces its targets.
    case replacesTargets
    /// A delegate of the screen above, which has been popped and has taken it back.
    case takenBack

    /// The app's answer if UIKit asks about one of its recognizers.
    ///
    /// - Parameters:
    ///   - hasTouch: Whether the recognizer follows the finger.
    ///   - isEdge: Whether it is the edge recognizer.
    ///   - isAtEdge: Whether the finger has gone down at the edge.
    func agrees(hasTouch: Bool, isEdge: Bool, isAtEdge: Bool) -> Bool {
        switch self {
        case .none, .depth, .noDelegate, .wrapsUIKits, .wrapsFound, .takenBack: true
        case .replacesTargets: isEdge
        case .translation, .velocity, .state: hasTouch
        case .place: hasTouch && isAtEdge
        case .refuses, .refusesTouches, .refusesScreen, .whileShown, .asks, .identity, .wrapsAndRefuses,
            .extensionRefuses, .extensionIdentity, .removed, .disabled:
            false
        }
    }

    /// Whether the app passes UIKit's question about the event on to the delegate that it has found, which may be the
    /// library's. The app refuses when the swipe begins.
    var asksFoundDelegate: Bool { self == .wrapsAndRefuses }
}

extension Lock {
    /// Applies the setting to the recognizers of a stage. The delegates live as long as the trial.
    ///
    /// - Parameter isForBoth: Whether the setting applies to both recognizers, or only to the edge recognizer.
    @MainActor
    func install(on stage: DragStage, isForBoth: Bool) -> [AnyObject] {
        let (navigation, top) = (stage.navigation, stage.top)
        let recognizers = Array(navigation.popRecognizers.prefix(isForBoth ? 2 : 1))
        switch self {
        case .none: return []
        case .removed:
            for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
            return []
        case .disabled:
            for recognizer in recognizers { recognizer.isEnabled = false }
            return []
        case .noDelegate:
            for recognizer in recognizers { recognizer.delegate = nil }
            return []
        case .extensionRefuses, .extensionIdentity:
            let comparesIdentity = self == .extensionIdentity
            let delegate = AppsExtension.install(
                { comparesIdentity && !$0.isPopRecognizer($1) }, on: navigation)
            for recognizer in recognizers { recognizer.delegate = delegate }
            return []
        case .whileShown, .takenBack:
            let keepers = recognizers.map { KeepingLockDelegate($0, original: $0.delegate) }
            let screen = self == .whileShown ? top : ContentScreen()
            screen.didAppear = { for keeper in keepers { keeper.claim() } }
            screen.willDisappear = { for keeper in keepers { keeper.giveBack() } }
            if screen === top {
                screen.didAppear()
            } else {
                navigation.pushViewController(screen, animated: true)
                stage.device.settle()
                navigation.popViewController(animated: true)
                stage.device.settle()
            }
            return keepers
        case .wrapsUIKits, .wrapsFound, .wrapsAndRefuses:
            let delegates = zip(recognizers, stage.uiKitsDelegates).map { recognizer, uiKits in
                WrappingLockDelegate(
                    recognizer, around: self == .wrapsUIKits ? uiKits : recognizer.delegate,
                    agrees: self != .wrapsAndRefuses)
            }
            return delegates
        case .replacesTargets:
            let delegates = recognizers.map { TargetReplacingDelegate($0, in: navigation) }
            return delegates
        default:
            let delegate = LockingDelegate(self, of: navigation, on: top)
            for recognizer in recognizers { recognizer.delegate = delegate }
            return [delegate]
        }
    }
}
