#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// This file is longer than 300 lines: it contains every line that changes the phase of the swipe.

/// Decides about touches, and passes allowed drags to a driver or to UIKit's own recognizers. Owns the phase of the
/// swipe. The target of the controller's recognizer.
@MainActor
final class SwipeController: NSObject {
    /// The controller's own recognizer.
    let recognizer = PopPanGestureRecognizer()
    /// UIKit's recognizers.
    let systemRecognizers: SystemRecognizers
    private(set) var phase = SwipePhase.idle
    /// The decision about the last drag.
    private(set) var lastVerdict: PopGestureVerdict?

    private weak var controller: BasicNavigationController?
    /// The finger's last location, in the controller's view.
    private var lastLocation = CGPoint.zero
    /// The time at which the last finger went down. UIKit reports a touch in several ways.
    private var touchTime: TimeInterval?
    private let queue: StackQueue
    private let ownTransition: OwnTransition
    private let system: SystemObserver
    private let observers: PopObservers
    /// Whether a cancellation waits until UIKit has started the swipe's transition.
    private var isCancelPostponed = false

    init(
        of controller: BasicNavigationController, queue: StackQueue, ownTransition: OwnTransition,
        system: SystemObserver, observers: PopObservers
    ) {
        self.controller = controller
        self.queue = queue
        self.ownTransition = ownTransition
        self.system = system
        self.observers = observers
        systemRecognizers = SystemRecognizers(of: controller)
        super.init()
        systemRecognizers.setKeeper(self)
        recognizer.observer = self
        recognizer.addTarget(self, action: .recognizerDidChange)
    }

    /// The drivers that can pop the top screen now.
    var drivers: DriverSelection? {
        controller.map {
            DriverSelection(
                controller: $0, queue: queue, systemRecognizers: systemRecognizers, ownTransition: ownTransition)
        }
    }

    /// The priority of the present touch; `nil` without one.
    func makeArbitration() -> PopArbitration? {
        guard let controller, let decision, let touch = updateTouch() else { return nil }
        return PopArbitration(
            touch: touch, mayBecomeSwipe: decision.refusal(of: touch) == nil, view: controller.view,
            systemRecognizers: systemRecognizers)
    }

    /// Puts the controller's recognizer and the gates where UIKit's recognizers are now, and removes them with
    /// ``PopDriver/unmanaged``.
    func update() {
        guard let controller, controller.isViewLoaded, !recognizer.isUnderWay else { return }
        let view: UIView = systemRecognizers.edge?.view ?? controller.view
        if controller.preferredPopDriver != .unmanaged {
            if recognizer.delegate == nil { recognizer.delegate = controller }
            if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
            // A new gate takes the touches from UIKit's recognizer, which a swipe may need.
            guard !systemRecognizers.isSwiping else { return }
            systemRecognizers.hold(on: view)
        } else if !systemRecognizers.isSwiping {
            recognizer.view?.removeGestureRecognizer(recognizer)
            // Without the controller's recognizer nothing opens the gates.
            if controller.popGestureRecognizerEnabled {
                systemRecognizers.release()
            } else {
                systemRecognizers.hold(on: view)
            }
        }
    }

    /// Reads the preferences again for a touch that is still undecided.
    func preferencesDidChange() {
        guard let controller, let touch = phase.undecidedTouch else { return }
        phase = .touching(touch.seeing(controller))
    }

    /// Applies the rules when the recognizer asks to begin. Another recognizer may still win the drag.
    func shouldBegin() -> Bool {
        guard let decision, let touch = updateTouch() else { return false }
        if let refusal = decision.refusal(of: touch, to: location(of: touch)) {
            refuse(touch, refusal)
            return false
        }
        if case .touching = phase { phase = .eligible(touch) }
        return true
    }

    /// The recognizer's action.
    func recognizerDidChange() {
        // An observer of the pop may release the controller.
        guard let controller else { return }
        withExtendedLifetime(controller) {
            if recognizer.state == .began { beginSwipe() } else { phase.swipe?.handle(recognizer) }
            if case .driving(_, let swipe) = phase, swipe.hasTakenOver { popDidBegin() }
        }
    }

    private func beginSwipe() {
        guard let touch = updateTouch(), let swipe = swipe(for: touch) else { return recognizer.loseTouches() }
        phase = .driving(touch, swipe)
        swipe.handle(recognizer)
    }

    /// The swipe of the best driver for a drag that the recognizer has won; `nil` if the drag is refused after all.
    private func swipe(for touch: PopTouch) -> (any PopSwipe)? {
        // An app that overrides `gestureRecognizerShouldBegin` without `super` has not applied the rules.
        if case .touching = phase, !shouldBegin() { return nil }
        if case .eligible = phase {
            if let refusal = screensRefusal(of: touch) {
                refuse(touch, refusal)
                return nil
            }
            // The screen may have ended the touch or cancelled the swipe when it was asked.
            guard case .eligible = phase else { return nil }
        }
        giveTranslation(to: recognizer)
        guard let swipe = drivers?.swipe(for: touch, recognizer) else {
            refuse(touch, .transitioning)
            return nil
        }
        return swipe
    }

    /// Asks the screen whether it may be popped. The screen may change the stack, or present a view controller, when it
    /// is asked.
    private func screensRefusal(of touch: PopTouch) -> PopGestureRefusal? {
        guard controller?.topScreenAgrees(to: .gesture) == true else { return .screenDeclined }
        return decision?.refusalOfController(for: touch)
    }

    /// A recognizer that waited for another one to fail begins late, and its translation restarts at zero. The system's
    /// transition hangs if it begins without movement (QuintGao/GKNavigationBarSwift#10), so such a drag gets one
    /// point.
    private func giveTranslation(to drag: UIPanGestureRecognizer) {
        guard let view = controller?.view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = drag.translation(in: view)
        guard direction.forward(translation.x) <= 0 else { return }
        drag.setTranslation(CGPoint(x: direction.forward(1), y: translation.y), in: view)
    }

    private func refuse(_ touch: PopTouch, _ refusal: PopGestureRefusal) {
        let isSwipeBack = touch.direction(ofDragTo: location(of: touch)) == .forward
        // A finger that has swiped over a row must not select the row when it lifts (mozilla-mobile/firefox-ios#25890).
        systemRecognizers.close(
            cancelsTouches: isSwipeBack && touch.views.isInRow && refusal.leavesDragUnused)
        phase = .refused
        record(.refused(refusal))
    }

    private func record(_ verdict: PopGestureVerdict) {
        lastVerdict = verdict
        if case .refused(let refusal) = verdict { observers.send(.refused(refusal)) }
    }

    /// The end of the drag, in the controller's view. The pointer stays where it is while two fingers scroll.
    private func location(of touch: PopTouch) -> CGPoint {
        guard touch.isOnTrackpad else { return lastLocation }
        let translation = recognizer.translation(in: controller?.view)
        return CGPoint(x: touch.point.x + translation.x, y: touch.point.y + translation.y)
    }

    private var decision: PopDecision? {
        controller.map { PopDecision(controller: $0, queue: queue, system: system) }
    }

    /// Brings the phase's touch up to date: a touch that began before another screen came to the top, or before that
    /// screen loaded its view, sees the screen as it is now.
    ///
    /// - Returns: The present touch.
    private func updateTouch() -> PopTouch? {
        guard let controller else { return nil }
        if case .scrolling = phase {
            let view: UIView = controller.view
            let point = recognizer.location(in: view)
            begin(PopTouch(at: point, on: view.hitTest(point, with: nil), in: controller, isOnTrackpad: true))
        }
        if let touch = phase.undecidedTouch,
            touch.screen !== controller.topViewController || touch.preferences == nil
        {
            phase = .touching(touch.seeing(controller))
        }
        return phase.touch
    }

    private func begin(_ touch: PopTouch) {
        phase = .touching(touch)
        lastLocation = touch.point
    }
}

extension SwipeController: SwipeControl {
    var isSwiping: Bool { recognizer.isUnderWay || systemRecognizers.isSwiping }

    var driverOfUIKitsPop: PopDriver? {
        guard let driver = systemRecognizers.requestingDriver else { return nil }
        return controller?.preferredPopDriver == .unmanaged ? .unmanaged : driver
    }

    func popDidBegin() {
        if controller?.preferredPopDriver != .unmanaged { lastVerdict = .allowed }
        phase = .popped(phase.swipe)
    }

    func takeTouches() {
        if !systemRecognizers.isSwiping { systemRecognizers.cancel() }
    }

    func cancel() {
        // Apps that disabled a recognizer in `viewWillAppear` while UIKit started the swipe's transition have frozen.
        isCancelPostponed = !queue.allowsCancellingSwipes
        if !isCancelPostponed, isSwiping || phase.isAboutToPop { cancelRecognizers() }
    }

    func cancelAllowedDrag() {
        if phase.isAboutToPop, !systemRecognizers.isSwiping { cancelRecognizers() }
    }

    func cancelIfPostponed() {
        if isCancelPostponed { cancel() }
    }

    private func cancelRecognizers() {
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) {
            if case .eligible(let touch) = phase { phase = .touching(touch) }
            recognizer.loseTouches()
            systemRecognizers.cancel()
        }
    }
}

extension SwipeController: PopPanObserver {
    func touchDidBegin(_ touch: UITouch) {
        // A second finger does not change the place of the first finger, and no finger stops a trackpad's swipe.
        guard let controller, touchTime != touch.timestamp, recognizer.numberOfTouches == 0 || phase.isIdle,
            !recognizer.isUnderWay
        else { return }
        begin(PopTouch(at: touch.location(in: controller.view), on: touch.view, in: controller))
        touchTime = touch.timestamp
        // Not now: UIKit is collecting the recognizers of the touch.
        if systemRecognizers.needsHold { queue.scheduleTurn() }
    }

    func scrollDidBegin() {
        if !recognizer.isUnderWay { phase = .scrolling }
    }

    func mustWait(for uiTouch: UITouch) -> Bool {
        guard let controller, let decision, let touch = updateTouch() else { return false }
        lastLocation = uiTouch.location(in: controller.view)
        switch phase {
        case .letThrough: return systemRecognizers.isEdgeUndecided
        case .touching: break
        default: return false
        }
        let drag = touch.drag(to: lastLocation)
        guard drag.isNoticeable else { return false }
        // The refusal of a screen with a zoom transition counts only if UIKit's own gesture does not pop it.
        if let refusal = decision.refusal(of: touch) { return refusal == .systemTransition }
        guard isLeftToEdge(touch), systemRecognizers.isEdgeUndecided else {
            return touch.direction(ofDragTo: lastLocation) == .unclear
        }
        if drag.isBeyondEdgeDistance, queue.phase == .atRest {
            // UIKit's recognizer may have recognized in this event already. It would begin with the next one, with a
            // translation of zero, and a quick flick would not pop.
            systemRecognizers.closeEdge()
            return false
        }
        return !drag.isLikelyEdgeSwipe || letEdgeThrough(touch)
    }

    /// Lets UIKit's edge recognizer pop. The controller's own recognizer stays undecided meanwhile, and takes the drag
    /// over if UIKit's fails.
    ///
    /// - Returns: Whether UIKit's recognizer may begin now.
    private func letEdgeThrough(_ touch: PopTouch) -> Bool {
        guard let decision, decision.refusalAtEdge(of: touch, to: lastLocation) == nil else { return false }
        if let refusal = screensRefusal(of: touch) {
            refuse(touch, refusal)
            return false
        }
        phase = .letThrough(touch)
        systemRecognizers.openEdge()
        return true
    }

    /// Whether UIKit's edge recognizer serves a touch best: it begins as early and as surely as on a plain controller,
    /// wins over the same recognizers, and interrupts transitions.
    private func isLeftToEdge(_ touch: PopTouch) -> Bool {
        touch.startsNearLeadingEdge && !touch.startsInPrecedingView && systemRecognizers.canPopTopScreen
    }

    /// Whether a gesture of UIKit's may pop the screen of a touch, as that of a zoom transition does: a transition
    /// runs, and the screen has a transition of the system's own or is gone.
    private func mayBePoppedBySystem(_ touch: PopTouch) -> Bool {
        queue.phase != .atRest && touch.screen?.usesSystemTransition != false
    }

    func touchDidEnd() {
        switch phase {
        case .touching(let touch):
            // The direction has stayed unclear, or a scroll view has taken the drag before the recognizer was asked.
            guard touch.drag(to: lastLocation).isTooLongForTap, !mayBePoppedBySystem(touch) else { break }
            refuse(touch, decision?.refusal(of: touch, to: lastLocation) ?? .otherGesture)
        case .letThrough(let touch), .eligible(let touch), .driving(let touch, _):
            // UIKit's recognizer may take over a pop that runs already, for which it calls no method of the controller.
            if systemRecognizers.isSwiping {
                popDidBegin()
            } else {
                refuse(touch, .otherGesture)
                // UIKit's edge recognizer may have the touch of another finger, and the gate is open.
                takeTouches()
            }
        case .idle, .scrolling, .popped, .refused: break
        }
        // A swipe may hold the last reference to the controller, whose deallocation reads the phase.
        withExtendedLifetime(phase) { phase = .idle }
        touchTime = nil
    }
}

extension SwipeController: PopGateKeeper {
    func answer(of gate: PopGate, for touch: UITouch) -> PopGate.Answer {
        // Without the controller's recognizer UIKit's recognizers are disabled as a whole.
        guard recognizer.view != nil, recognizer.isEnabled else { return .close }
        touchDidBegin(touch)
        guard let touch = updateTouch(), let decision else { return .wait }
        let refusal = decision.refusal(of: touch)
        if refusal == .systemTransition { return .open }
        guard systemRecognizers.isEdgeGate(gate) else { return .wait }
        // Nearly every other recognizer waits for the edge recognizer to fail.
        return refusal == nil && isLeftToEdge(touch) ? .wait : .close
    }
}
#endif
