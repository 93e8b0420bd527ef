#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The screen that a swipe would remove, with what the app states about it now.
@MainActor
struct PopScreen {
    /// `nil` if there is nothing to pop.
    let controller: UIViewController?
    /// The preferences with all modifiers applied; `nil` without a screen, and until the screen has loaded its view. A
    /// screen that is pushed without animation loads its view a little later.
    let preferences: PopPreferences?
    /// Where a swipe may start.
    let area: PopGestureArea
    /// Whether the library pops the screen where UIKit's recognizers alone wouldn't. A screen of another class's
    /// controller that states nothing has UIKit's own swipe.
    let extendsSwipe: Bool
    /// Whether the item's `backAction` refuses the swipe, unless the preferences enable it. It doesn't refuse on a
    /// screen that is asked, and on one that has only UIKit's swipe.
    let backActionRefuses: Bool

    /// - Parameter defaultArea: The area on screens without a preference; `nil` for UIKit's own swipe.
    init(
        _ screen: UIViewController?, of controller: UINavigationController, preferences: PopPreferences?,
        defaultArea: PopGestureArea?, modifiers: PopGestureModifiers
    ) {
        self.controller = screen
        self.preferences = preferences
        let area = preferences?.area ?? defaultArea
        // UIKit's content recognizer and its gestures of a zoom begin anywhere.
        let hasGestureInContent = controller.contentPopRecognizer != nil || screen?.usesSystemTransition == true
        self.area = area ?? (hasGestureInContent ? .full : .edge)
        extendsSwipe = area.map { $0 != .system } == true || preferences?.isGestureEnabled == true
        if let screen, extendsSwipe, screen.itemInBar.hasBackAction {
            backActionRefuses = !screen.hasQuestion && !modifiers.hasQuestion(about: screen)
        } else {
            backActionRefuses = false
        }
    }
}

extension PopRoute {
    /// Collects who pops a screen, before a place is known.
    @MainActor
    static func collect(
        for screen: PopScreen, in session: PopGestureSession, isAtRest: Bool, showsNoWayBack: Bool
    ) -> PopRoute {
        guard let controller = session.controller else { return PopRoute() }
        var route = PopRoute()
        route.hasContentRecognizer = session.uiKit.content != nil
        route.hasPopHandler = session.uiKit.popHandler != nil
        route.hasOwnTransition = session.ownTransition != nil
        route.isLeftToUIKit = screen.area == .system
        route.dismissesController = session.dismissesController(from: screen)
        // The navigation delegate has no say about a dismissal, and UIKit no refusal that could be overridden.
        if !route.dismissesController {
            route.delegate = Delegate(controller.delegate)
            route.refusal = UIKitRefusal(in: controller, route.delegate, showsNoWayBack: showsNoWayBack)
        }
        route.extendsSwipe = screen.extendsSwipe
        route.usesSystemTransition = screen.controller?.usesSystemTransition == true
        route.hasFollowingZoom = route.usesSystemTransition && screen.controller.map(ZoomGestures.follow) == true
        route.allowsOverride = screen.preferences?.isGestureEnabled == true || !showsNoWayBack
        route.isAtRest = isAtRest
        route.isPopSafeOnceAtRest = controller.canPop(screen.controller, despite: route.refusal)
        route.switchedOff = session.uiKit.switchedOff
        return route
    }
}

extension PopRoute.Delegate {
    @MainActor
    init(_ delegate: (any UINavigationControllerDelegate)?) {
        guard let delegate, delegate.responds(to: .animationController) else {
            self = .nothing
            return
        }
        self = delegate.responds(to: .interactionController) ? .interactions : .animators
    }
}

extension UIKitRefusal {
    /// Why UIKit refuses on the current screen, whatever the screen prefers; `nil` if it doesn't, or if the app drives
    /// its own swipe.
    @MainActor
    fileprivate init?(in controller: UINavigationController, _ delegate: PopRoute.Delegate, showsNoWayBack: Bool) {
        if delegate == .interactions { return nil }
        if controller.isNavigationBarHidden {
            self = .barIsHidden
        } else if controller.showsLeadingItemInsteadOfBackButton {
            self = .leadingItem
        } else if delegate == .animators {
            self = .delegateImplementsAnimators
        } else if showsNoWayBack {
            self = .noWayBack
        } else if controller.shownItem?.hasBackAction == true {
            self = .backAction
        } else if controller.shownItem?.hasQuestionForBackButton == true {
            self = .backButtonAsks
        } else {
            return nil
        }
    }
}

extension UINavigationController {
    /// Whether nothing but a transition blocks the pop of a screen.
    fileprivate func canPop(_ screen: UIViewController?, despite refusal: UIKitRefusal?) -> Bool {
        guard let screen, viewControllers.contains(where: { $0 !== screen }) else { return false }
        // UIKit presents an active search too. The back action of a question isn't the app's, so with it a presentation
        // refuses only if it refuses on a plain controller.
        let isCovered =
            refusal == .backButtonAsks ? screen.isSearchRefusedByUIKit : screen.presentedViewController != nil
        return !isCovered && !screen.usesSystemTransition
    }
}
#endif
