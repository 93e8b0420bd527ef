#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The rules of the swipe back: one case for each refusal, with its reason.
///
/// "Why did this drag not pop?" The answer is the first case of `PopGestureRefusal` whose rule applies. The decision is a pure
/// function of the context.
enum PopGestureRules {
    /// The first refusal that applies to the context; `nil` if the drag may pop.
    static func refusal(in context: PopGestureContext) -> PopGestureRefusal? {
        order.first { applies($0, to: context) }
    }

    /// The enum's own order, stored because `allCases` allocates.
    private static let order = PopGestureRefusal.allCases

    private static func applies(_ refusal: PopGestureRefusal, to context: PopGestureContext) -> Bool {
        switch refusal {
        // The app has switched the gesture off.
        case .disabled: !context.isEnabled

        // At the root UIKit's pop returns nil, and an interaction that began for it never ends: every later push and pop is
        // blocked, and the app looks frozen.
        case .nothingToPop: !context.hasScreenBelow

        // A second transition inside a running one corrupts the bar or hangs: always up to iOS 18, and on iOS 26 if the first
        // has not completed. Only UIKit's own content recognizer interrupts one safely (`PopGestures.mayInterruptTransition`).
        case .transitioning: context.isTransitioning

        // Touches can reach the controller beside or through what it presents. A pop behind a presented controller strands it.
        case .presenting: context.isPresenting

        // UIKit runs no transition outside of a window.
        case .offWindow: !context.isInWindow

        // The screen has switched the gesture off for itself.
        case .disabledByScreen: context.isEnabledByScreen == false

        // The bar says that the user cannot go back, unless the screen says otherwise.
        case .noWayBack: context.showsNoWayBack && context.isEnabledByScreen != true

        // A zoom transition has its own gestures, and a slide could not be its reverse.
        case .systemTransition: context.usesSystemTransition

        // The innermost stack goes back first.
        case .innerNavigation: context.isInInnerNavigation

        // Only the touch-down point counts. When a recognizer begins, the finger is some ten points further on.
        case .outsideArea: !context.startsInArea

        // Bars have controls and drags of their own, and they move in the transition.
        case .inBar: context.startsInBar

        // A canvas or a map that the screen has named, or a slider's thumb.
        case .excludedView: context.startsInExcludedView

        // Back is towards the trailing side.
        case .wrongDirection: context.drag.map { $0.sideways < 0 } ?? false

        // More up or down than sideways is a scroll. A transition that begins without sideways movement has hung apps, so a
        // drag of exactly 45 degrees is refused too, except at the leading edge, where UIKit's own gesture accepts it.
        case .tooSteep: context.drag.map { isTooSteep($0, atEdge: context.startsAtLeadingEdge) } ?? false

        // A carousel in its middle or a pager on its second page scrolls. At the leading edge the swipe comes first.
        case .scrollViewOwnsDrag: context.scrollViewOwnsDrag && !context.startsAtLeadingEdge

        // An active search has taken over the bar; a pop below it leaves the bar broken.
        case .searchActive: context.drag != nil && context.isSearchActive

        // A transition that starts while the keyboard moves leaves the keyboard, or the bar above it, in between.
        case .keyboardMoving: context.drag != nil && context.isKeyboardMoving

        // Known only after the rules: whether another recognizer wins the drag, and what the screen answers.
        case .otherGesture, .screenDeclined: false
        }
    }

    private static func isTooSteep(_ drag: PopDrag, atEdge: Bool) -> Bool {
        let vertical = abs(drag.vertical)
        if atEdge { return drag.sideways <= 0 || vertical > drag.sideways * LeadingEdge.steepness }
        return drag.sideways <= vertical
    }
}
#endif
