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

    /// A scroll view under the finger is at its leading limit. It scrolls on a plain controller; here it waits for
    /// UIKit's recognizer, which isn't reset for another finger while it scrolls.
    case carouselAtLimit
    /// Another finger is down on a slider, or where the app has configured that no swipe begins. The recognizers do not
    /// follow it.
    case otherFingerRefused

    // Others

    /// A recognizer's delegate was nil. A plain controller has lost UIKit's own conditions; the library restores them
    /// at the next touch or layout.
    case conditionsRestored
    /// UIKit refuses on the screen, and the library overrides that for UIKit's edge recognizer. Other recognizers wait
    /// for it, as on a screen on which UIKit agrees: UIKit's other one, under another finger at the edge or with
    /// another line at the release, and a sheet's pan, which begins up to a few points later, so that the sheet returns
    /// at another time.
    case overriddenEdge
    /// A new navigation delegate while something moves, or under a finger. A plain controller ends an interactive
    /// transition then. The library sets UIKit's delegate when the transition has ended, and UIKit's gestures know of
    /// animators as late. UIKit doesn't look at the delegate again under a finger, and pops without the animator; the
    /// library's own pan, which would pop with it, doesn't follow that finger.
    case lateDelegate
    /// UIKit's recognizer is done with a finger, and another finger is still down. Where UIKit asks about failure
    /// requirements at touch-down, each recognizer of the other finger is tied to UIKit's, so UIKit's isn't reset and
    /// doesn't take a new finger (fact A9). On a plain controller any recognizer of a screen is tied; here the
    /// library's own pan is too.
    case tiedOwnPan
    /// A swipe that a plain controller doesn't make hangs: UIKit had agreed to it before the app changed the stack, and
    /// doesn't ask again (fact C23).
    case delayedSwipe
    /// The library's own pan moves the animator of the app's delegate. On a plain controller UIKit's recognizers
    /// refuse, or pop without the animator if the app has tied one of its own to them (fact C24). They begin after
    /// other distances, and before the app's recognizers at the edge.
    case appsAnimator
    /// The library refuses a swipe in a transition. UIKit doesn't look at the transition again when the swipe begins,
    /// and a plain controller freezes (fact C23), unless it leaves its window meanwhile.
    case leavesWindow
    /// The library refuses a swipe before UIKit has shown the top screen. A plain controller pops there if the change
    /// isn't animated, and may freeze if it is (fact C23).
    case offWindow
    /// A swipe pops a screen that isn't shown yet, or while the stack is covered or has left its window. No screen
    /// disappears by it, so the comparison doesn't know when it has begun.
    case unseenSwipe
    /// A swipe has turned back. The library gives the former first responder the focus, which UIKit may not do,
    /// and doesn't if the app has ended editing.
    case focusRestored
    /// A list in a sheet has another offset, since only one of the two drags has scrolled it. The next drag then moves
    /// the list, not the sheet.
    case scrolledList
    /// A plain controller hangs.
    case plainHangs

    /// The rule of a refusal that alone explains a difference.
    init?(_ refusal: PopGestureRefusal) {
        switch refusal {
        case .disabled: self = .disabled
        case .disabledByScreen: self = .disabledByScreen
        case .outsideArea: self = .outsideArea
        case .excludedView: self = .excludedView
        case .screenDeclined: self = .screenDeclined
        case .offWindow: self = .offWindow
        default: return nil
        }
    }
}
