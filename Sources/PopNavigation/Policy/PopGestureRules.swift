#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The rules of the swipe back, in the order of `PopGestureRefusal`, each with its reason.
///
/// The rules about the controller come first, then those about the place of the touch, then those about the drag. The
/// decision is a pure function of facts, with two results: the refusal that binds a recognizer, and the explanation,
/// which is the first rule that applies to a drag that nothing has popped.
///
/// UIKit's own recognizers obey only the rules that the app has set and those that prevent a freeze. The other rules
/// imitate UIKit's decisions for the controller's own pan: where an imitation is wrong, UIKit's recognizers still pop.
///
/// Three refusals have no rule because they are known later: `uiKitDeclined`, `otherGesture` and `screenDeclined`.
enum PopGestureRules {
    static func evaluate(_ facts: PopFacts) -> PopEvaluation {
        var evaluation = PopEvaluation(explaining: facts.route.hasFollowingZoom ? .zoom : .ownPan)
        evaluateSwitches(facts, &evaluation)
        evaluateScreen(facts, &evaluation)
        if !facts.route.isLeftToUIKit { evaluateLocation(facts.location, facts, &evaluation) }
        if let drag = facts.drag { evaluate(drag, at: facts.location, &evaluation) }
        return evaluation
    }

    private static func evaluateSwitches(_ facts: PopFacts, _ evaluation: inout PopEvaluation) {
        let controller = facts.controller

        // The app has switched the gesture off.
        evaluation.refuse(.disabled, if: !facts.preferences.isEnabled)
        // It has also done so through UIKit's API. UIKit's recognizers know that themselves.
        evaluation.refuse(.disabled, if: facts.route.lock == .recognizer, binding: .ownPan, sparing: .zoom)
        evaluation.refuse(.delegateDeclined, if: facts.route.lock == .delegate, binding: .ownPan, sparing: .zoom)

        // At the root, UIKit's pop returns nil, and an interaction that has begun never ends. It blocks every later
        // push and pop, so the app looks frozen. A screen may be pushed under a finger that is down.
        // The own pan dismisses a controller that allows it.
        let bound: RecognizerRole = facts.isAtTouchDown ? .ownPan : .all
        evaluation.refuse(
            .nothingToPop, if: !controller.hasScreenBelow,
            binding: facts.route.dismissesController ? bound.subtracting(.ownPan) : bound)

        // A second transition inside a running one corrupts the bar or hangs the app. On iOS 26 and later, UIKit's
        // recognizers interrupt transitions. UIKit decides whether a rotation or a presentation blocks them.
        guard !facts.isAtTouchDown else { return }
        let isBlocked = controller.isChangingScreens && !controller.isInterruptible
        let isOwnPanBlocked = facts.route.includesOwnPan ? controller.isInTransition : isBlocked
        evaluation.refuse(.transitioning, if: isBlocked, binding: .uiKit)
        evaluation.refuse(.transitioning, if: isOwnPanBlocked, binding: .ownPan)
    }

    private static func evaluateScreen(_ facts: PopFacts, _ evaluation: inout PopEvaluation) {
        let (controller, preferences) = (facts.controller, facts.preferences)
        let isEnabledByScreen = preferences.isEnabledByScreen == true

        // Touches can reach the controller around or through a presented controller. A pop would strand the presented
        // one.
        evaluation.refuse(.presenting, if: controller.isPresenting, binding: .ownPan)

        // UIKit doesn't run transitions outside a window. If the stack has changed since it agreed, perhaps in the
        // screen's statement, its pop would hang.
        evaluation.refuse(.offWindow, if: !controller.isInWindow, binding: facts.isAtTouchDown ? .ownPan : .all)

        // The screen has switched the gesture off for itself.
        evaluation.refuse(.disabledByScreen, if: preferences.isEnabledByScreen == false)

        // The bar shows no way back, unless the screen allows the swipe. A zoomed screen goes back with a pull.
        evaluation.refuse(
            .noWayBack, if: controller.showsNoWayBack && !isEnabledByScreen, binding: .ownPan, sparing: .zoom)

        // The app has said that back isn't a pop: the action may ask about unsaved changes. UIKit's recognizers pop
        // nevertheless (seen in iOS 18 and 26 by analyses). The screen can allow the swipe, or be asked.
        evaluation.refuse(.backAction, if: preferences.hasBackAction && !isEnabledByScreen)

        // A zoom transition has its own gestures, and a slide isn't its reverse.
        evaluation.refuse(.systemTransition, if: facts.route.usesSystemTransition, binding: .ownPan, sparing: .zoom)
    }

    private static func evaluateLocation(
        _ location: PopFacts.Location, _ facts: PopFacts, _ evaluation: inout PopEvaluation
    ) {
        // At the leading edge the swipe comes first.
        let isOutsideStrip = !location.isAtLeadingEdge

        // The innermost stack goes back first.
        evaluation.refuse(.innerNavigation, if: location.isInInnerNavigation, binding: .ownPan)

        // Only the touch-down point counts. When a recognizer begins, the finger is some ten points further on. UIKit's
        // edge recognizer has its own area, which is also the own pan's in a dismissal. A pull and a pinch have no
        // leading side.
        let isInStrip = facts.route.dismissesController && location.isAtLeadingEdge
        let isOutside = !facts.preferences.isInArea && !isInStrip
        let isZoomsDrag = isOutsideStrip && facts.drag?.isSideways == true
        evaluation.refuse(
            .outsideArea, if: isOutside, binding: isZoomsDrag ? [.content, .ownPan, .zoom] : [.content, .ownPan],
            sparing: isZoomsDrag ? .edge : [.edge, .zoom])

        // Bars have their own controls and drags, and they move in the transition. UIKit's content recognizer pops
        // there.
        evaluation.refuse(.inBar, if: location.isInBar, binding: .ownPan, sparing: .content)

        // A canvas or a map that the screen has excluded.
        switch facts.preferences.exclusion {
        case .none: break
        case .exceptLeadingEdge:
            evaluation.refuse(.excludedView, if: true, binding: .scroll)
            evaluation.refuse(.excludedView, if: isOutsideStrip, binding: [.content, .ownPan, .zoom])
        case .everywhere: evaluation.refuse(.excludedView, if: true)
        }

        // A slider's thumb follows the finger. On a screen with UIKit's own swipe, UIKit decides about controls.
        let isInControl = location.isInTrackingControl && isOutsideStrip
        evaluation.refuse(.excludedView, if: isInControl && facts.route.extendsSwipe, binding: .content)
        evaluation.refuse(.excludedView, if: isInControl, binding: .ownPan)

        // A selection follows the finger.
        evaluation.refuse(.excludedView, if: facts.controller.isTextUsed && isOutsideStrip, binding: .ownPan)

        // The touch closes an open row, or stops a carousel.
        evaluation.refuse(.scrollViewOwnsDrag, if: location.isUsedByScrollView && isOutsideStrip, binding: .ownPan)
    }

    /// The rules about the drag, for the controller's own pan. A pull pops a zoomed screen.
    private static func evaluate(
        _ drag: PopFacts.Drag, at location: PopFacts.Location, _ evaluation: inout PopEvaluation
    ) {
        switch drag.direction {
        case .forward: break
        // Back is towards the trailing side.
        case .backward: evaluation.refuse(.wrongDirection, if: true, binding: .ownPan)
        // More up or down than sideways is a scroll.
        case .vertical, .unclear:
            evaluation.refuse(.tooSteep, if: true, binding: .ownPan, sparing: drag.sparedIfSteep)
        }

        // A carousel or a pager that can scroll back scrolls. At the leading edge the swipe comes first.
        let belongsToScrollView = drag.belongsToScrollView && !location.isAtLeadingEdge
        evaluation.refuse(
            .scrollViewOwnsDrag, if: belongsToScrollView, binding: .ownPan, sparing: drag.isPull ? .zoom : [])

        // An active search has taken over the bar. A pop would leave the bar broken.
        evaluation.refuse(.searchActive, if: drag.isSearchHidingBar, binding: .ownPan)
    }
}

extension PopFacts.Drag {
    /// The recognizers that a steep drag begins: at the edge one of 45 degrees, and in a zoomed screen a pull. UIKit
    /// decides about a zoom's drag that a list could use up and down.
    fileprivate var sparedIfSteep: RecognizerRole {
        var spared: RecognizerRole = isForwardAtEdge ? .edge : []
        if isPull || isSideways { spared.insert(.zoom) }
        return spared
    }
}

/// What the rules say about a touch: every refusal that applies, in their order, with the recognizers that it binds.
struct PopEvaluation {
    private struct Refusal {
        let refusal: PopGestureRefusal
        /// The recognizers that mustn't pop.
        let bound: RecognizerRole
        /// UIKit's recognizers that pop nevertheless.
        let spared: RecognizerRole

        /// Whether the refusal explains why a recognizer doesn't pop. What binds one of UIKit's recognizers binds the
        /// own pan too, except at a root from which the own pan dismisses the controller. Some refusals bind the own
        /// pan alone, to imitate what UIKit's recognizers know themselves.
        func explains(_ role: RecognizerRole) -> Bool { bound.contains(.ownPan) && !spared.contains(role) }
    }

    /// The recognizer whose refusals explain why a drag didn't pop.
    private let explained: RecognizerRole
    private var refusals: [Refusal] = []

    init(explaining role: RecognizerRole = .ownPan) {
        explained = role
    }

    mutating func refuse(
        _ refusal: PopGestureRefusal, if applies: Bool, binding bound: RecognizerRole = .all,
        sparing spared: RecognizerRole = []
    ) {
        if applies { refusals.append(Refusal(refusal: refusal, bound: bound, spared: spared)) }
    }

    /// The first refusal that binds a recognizer; `nil` if it may pop.
    func refusal(for role: RecognizerRole) -> PopGestureRefusal? {
        refusals.first { $0.bound.contains(role) }?.refusal
    }

    /// The first refusal that explains why a drag didn't pop.
    var explanation: PopGestureRefusal? { refusals.first { $0.explains(explained) }?.refusal }

    /// The first refusal that explains why none of the recognizers pops; `nil` if one of them does.
    func explanation(for recognizers: RecognizerRole) -> PopGestureRefusal? {
        let canPop = [.edge, .content, .ownPan, .zoom].contains { role in
            recognizers.contains(role) && !refusals.contains { $0.explains(role) }
        }
        return canPop ? nil : explanation
    }
}
#endif
