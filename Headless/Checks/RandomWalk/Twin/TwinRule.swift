import PopNavigation

/// Why the library's controller may differ from a plain one. Each difference needs one of these rules.
package enum TwinRule: String, CaseIterable, Sendable {
    // The app has configured that the library refuses.

    case disabled, disabledByScreen, outsideArea, excludedView, screenDeclined
    /// The recognizers of a view precede the swipe.
    case precedingView

    // A plain controller refuses, and the library has a reason to pop.

    /// The bar is hidden. UIKit's delegate refuses there.
    case barHidden
    /// The app's item replaces the back button. UIKit's delegate refuses there.
    case leadingItem
    /// The navigation delegate implements `animationControllerFor`. UIKit's delegate refuses there.
    case animators
    /// The screen allows the swipe although its bar shows no way back.
    case screenAllows
    /// On iOS 18 and earlier, the library's own pan pops in the whole area; UIKit has the leading edge, for one finger
    /// that goes down at rest.
    case ownPan

    /// A scroll view under the finger is at its leading limit. It scrolls on a plain controller.
    case carouselAtLimit
    /// Another finger is down where the app has configured that no swipe begins. The recognizers do not follow it.
    case otherFingerRefused

    /// A new size, or another change around the app, under a finger. The library has cancelled the finger's swipe, also
    /// one that waited for another finger, so that the recognizer is free for the next one.
    case newSize

    // Others

    /// A recognizer's delegate was nil. A plain controller has lost UIKit's own conditions; the library restores them.
    case conditionsRestored
    /// A change of the stack during the transition of a swipe. The library cancels the swipe, and makes the change when
    /// the stack is restored; a plain controller may lose the change.
    case changeDuringSwipe
    /// The stack has changed, or a pop has ended, while a swipe waited for another recognizer. The library takes the
    /// consent back, so that its recognizers are free for another finger; a plain controller pops what is on top when
    /// the other one fails.
    case consentVoid
    /// UIKit refuses on the screen, and the library overrules that for UIKit's edge recognizer. Other recognizers wait
    /// for it, as on a screen on which UIKit agrees: UIKit's other one, under another finger at the edge, and a sheet's
    /// pan, which begins up to a few points later.
    case overruledEdge
    /// UIKit's edge recognizer has failed for a finger that is still down. If UIKit asks the failure questions at
    /// touch-down, that recognizer isn't reset before the library's observer, which follows the finger, and so doesn't
    /// take another one.
    case observedFinger
    /// Two changes in one turn have replaced the only screen. A plain controller slides as in a pop, which a swipe
    /// takes over; the library knows no screen below.
    case rootReplaced
    /// A plain controller hangs.
    case plainHangs
    /// The order and the time of the app's changes, without a finger.
    case queue

    /// The rule of a refusal that an app configures.
    init?(_ refusal: PopGestureRefusal) {
        switch refusal {
        case .disabled: self = .disabled
        case .disabledByScreen: self = .disabledByScreen
        case .outsideArea: self = .outsideArea
        case .excludedView: self = .excludedView
        case .screenDeclined: self = .screenDeclined
        default: return nil
        }
    }
}
