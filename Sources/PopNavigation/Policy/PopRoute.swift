#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// Who pops a screen, and what moves it: the one answer for the delegate proxies, the own pan, the verdict, the drawn
/// area and overridden refusals.
///
/// The answer has three stages. When UIKit asks about an event, only the controller and its screen are known. A touch
/// adds its place. Where the app's navigation delegate implements `animationControllerFor`, it is still open who pops,
/// until a recognizer that is about to begin asks that delegate. The rules come after all of these.
struct PopRoute: Equatable {
    /// What the app's navigation delegate implements.
    enum Delegate {
        case nothing
        /// `animationControllerFor`
        case animators
        /// `animationControllerFor` and `interactionControllerFor`
        case interactions
    }

    /// What moves the screens under the own pan.
    enum Mover {
        /// UIKit's transition, through the private handler.
        case popHandler
        case ownTransition
        case appsAnimator
    }

    // MARK: The controller

    /// Whether UIKit has a recognizer for the content.
    var hasContentRecognizer = false
    var delegate = Delegate.nothing
    /// Whether the own pan can use UIKit's transition.
    var hasPopHandler = false
    /// Whether the library can supply animators: the controller's delegate is its own.
    var hasOwnTransition = false
    /// Why UIKit's delegate refuses, whatever the screen prefers; `nil` if it agrees, or if the app drives its own
    /// swipe, which would wait for UIKit's recognizer.
    var refusal: UIKitRefusal?
    /// Whether nothing but a transition blocks a pop. A pop that begins at the root freezes the app, and an overridden
    /// UIKit no longer checks this itself.
    var isPopSafeOnceAtRest = true
    var isAtRest = true

    // MARK: The screen

    /// Whether the area is ``PopGestureArea/system``, so that only the switches refuse.
    var isLeftToUIKit = false
    /// Whether the library pops the screen where UIKit's recognizers alone wouldn't.
    var extendsSwipe = true
    /// Whether the screen has a system transition with its own gestures, such as a zoom.
    var usesSystemTransition = false
    /// Whether these are the gestures of a zoom that follows the screen's preferences.
    var hasFollowingZoom = false
    /// Whether the screen's preferences allow to override a refusal.
    var allowsOverride = true

    /// Whether a swipe dismisses the controller from its root screen. UIKit has no gesture for that, so the own pan
    /// serves the whole area on every system.
    var dismissesController = false

    // MARK: The place

    /// Whether the touch began in the strip where UIKit's edge recognizer pops.
    var isAtLeadingEdge = false
    /// UIKit's recognizers that the app has disabled or has taken off their view.
    var switchedOff: RecognizerRole = []
    /// Whether the app's delegate of UIKit's recognizer for the place has refused the drag.
    var hasDelegateDeclined = false

    // MARK: The answers

    /// How the app has locked the place with UIKit's recognizers; `nil` if it hasn't.
    var lock: PopLock? {
        if hasDelegateDeclined { return .delegate }
        return isSwitchedOff ? .recognizer : nil
    }

    /// The content recognizer also covers the edge, except with the app's animator: UIKit's two refuse then, and the
    /// own pan obeys what is said about either.
    private var isSwitchedOff: Bool {
        guard hasContentRecognizer else { return switchedOff.contains(.edge) }
        let isContentOff = switchedOff.contains(.content) && !isAtLeadingEdge
        if delegate != .nothing { return switchedOff.contains(.edge) || isContentOff }
        return isContentOff || switchedOff.isSuperset(of: [.edge, .content])
    }

    /// Whether nothing blocks a pop.
    var isPopSafe: Bool { isPopSafeOnceAtRest && isAtRest }

    /// Whether a refusal of UIKit's delegate is overridden on the screen, provided that the pop is safe.
    var overridesRefusal: Bool {
        switch refusal {
        case nil: false
        case .backButtonAsks: true
        default: allowsOverride && extendsSwipe
        }
    }

    /// Whether UIKit's recognizers pop on the screen: their delegate agrees, or its refusal is overridden, provided
    /// that the pop is safe.
    var isUIKitWilling: Bool { refusal == nil ? delegate == .nothing : overridesRefusal }

    /// The recognizers that may pop from the place. At the edge, UIKit's edge recognizer comes before the own pan. A
    /// zoom's gestures aren't the controller's, so no lock concerns them.
    var recognizers: RecognizerRole {
        if hasFollowingZoom { return .zoom }
        guard lock == nil else { return [] }
        let canUIKitPop = !dismissesController && isUIKitWilling && (refusal == nil || isPopSafe)
        var recognizers: RecognizerRole = []
        if canUIKitPop, isAtLeadingEdge { recognizers.insert(.edge) }
        if canUIKitPop, hasContentRecognizer { recognizers.insert(.content) }
        if includesOwnPan { recognizers.insert(.ownPan) }
        return recognizers.subtracting(switchedOff)
    }

    /// Whether the own pan follows touches: where UIKit has no recognizer, where the app's delegate implements
    /// `animationControllerFor`, so that UIKit's recognizers refuse, and where the swipe is a dismissal.
    var includesOwnPan: Bool {
        guard extendsSwipe, !isLeftToUIKit, !usesSystemTransition else { return false }
        if dismissesController { return true }
        return (hasOwnTransition || hasPopHandler) && (!hasContentRecognizer || delegate != .nothing)
    }

    /// What moves the screens if the own pan pops, after the app's delegate has answered; `nil` if the own pan doesn't
    /// pop then.
    func mover(withAppsAnimator hasAnimator: Bool) -> Mover? {
        guard includesOwnPan, lock == nil else { return nil }
        if dismissesController { return .ownTransition }
        if hasAnimator { return hasOwnTransition && delegate != .interactions ? .appsAnimator : nil }
        // Without an animator, UIKit's recognizers pop where their refusal is overridden.
        guard delegate == .interactions || !hasContentRecognizer else { return nil }
        return hasPopHandler ? .popHandler : .ownTransition
    }

    /// Whether UIKit's edge recognizer has the touches in the strip.
    var leavesStripToUIKit: Bool { delegate == .nothing && !dismissesController }

    /// Whether perhaps only the app can pop: on a controller of another class the library can't move the app's
    /// animator.
    var isLeftToAppsAnimator: Bool { delegate != .nothing && !hasOwnTransition }
}

/// Why UIKit's own delegate refuses to pop although the swipe may be wanted.
///
/// Since iOS 7, UIKit refuses on screens with a hidden bar or without its back button. Apps override that refusal by
/// replacing the recognizer's delegate or by answering for it. A delegate that always said yes popped screens that had
/// to stay (dotnet/maui#37781). So there must be a reason to override, and nothing may block the pop.
enum UIKitRefusal {
    case barIsHidden
    /// The item has a leading item in place of the back button.
    case leadingItem
    /// The navigation delegate implements `animationControllerFor`. It is asked when a drag is about to pop. If it
    /// returns an animator, UIKit's recognizers don't pop.
    case delegateImplementsAnimators
    /// The bar shows no way back.
    case noWayBack
    /// The back button has a `backAction`. Not every UIKit refuses for it.
    case backAction
    /// The back button asks a modifier before it pops. UIKit sees an app's action.
    case backButtonAsks
}

/// How an app says through UIKit's API that the swipe mustn't pop.
///
/// Apps said it with UIKit's recognizers for years before they had the library, such as on a payment screen (Stack
/// Overflow 17209468, 31731751).
enum PopLock {
    /// UIKit's recognizer for the place is disabled, or has been taken off its view.
    case recognizer
    /// The app's delegate of that recognizer has refused the drag.
    case delegate
}
#endif
