#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Decides about touches, and passes allowed drags to a driver. Owns the touch session and the swipe. The target of the
/// controller's recognizer.
@MainActor
final class PopGestures: NSObject, SwipeControl {
    let recognizers = PopRecognizers()
    /// The controller's own recognizer.
    private let own: PopPanGestureRecognizer
    /// The present touch; `nil` while no finger is down.
    private(set) var session: TouchSession?
    private let touch = TouchSession()
    /// Whether two fingers on a trackpad have begun to scroll, and their session has not begun.
    private var isTrackpadWaiting = false

    unowned let controller: BasicNavigationController
    let drivers: PopDrivers
    /// The present swipe.
    private var swipe: (any PopSwipe)?
    /// Whether the driver handles `.began` at this moment: the pop that it requests is the swipe's own.
    private var isBeginning = false
    private lazy var nextTurn = NextTurn { [weak self] in self?.turn() }

    init(of controller: BasicNavigationController) {
        own = recognizers.own
        self.controller = controller
        drivers = PopDrivers(of: controller)
        super.init()
        Self.registerActions
        own.addTarget(self, action: SystemSelector.popRecognizerChanged)
    }

    /// Uses the best driver that is available now, and enables the recognizers that it needs.
    func update() {
        let controller = controller
        guard controller.isViewLoaded else { return }
        let isOn = controller.popGestureRecognizerEnabled
        if !isOn { cancel() }
        // During a swipe its recognizer stays enabled, also one that is left to UIKit.
        guard !isSwiping else { return }
        drivers.choose()
        recognizers.use(for: drivers.kind, isOn: isOn, in: controller)
    }

    /// Changes to the driver that the app prefers now. Ends a swipe that another driver handles.
    func replaceDriver() {
        guard controller.isViewLoaded else { return }
        cancel()
        // If the swipe cannot be cancelled at once, the next turn chooses the driver.
        update()
    }

    /// Begins a session for a finger that goes down.
    func begin(_ touch: UITouch) {
        endSession()
        let controller = controller
        self.touch.begin(at: touch.location(in: controller.view), on: touch.view, in: controller)
        session = self.touch
        // A slider refuses pans that would cancel its touches before their delegates are asked. Such a drag is refused anyway;
        // a recognizer that cancels no touches is asked, and can report why.
        own.cancelsTouchesInView = !self.touch.isInTrackingControl
    }

    /// Two fingers on a trackpad begin to scroll. The recognizer learns the pointer's location afterwards.
    func beginOnTrackpad() {
        isTrackpadWaiting = true
    }

    /// Begins the session of a scroll, before the first question about it.
    func beginTrackpadSession() {
        guard isTrackpadWaiting else { return }
        isTrackpadWaiting = false
        let view: UIView = controller.view
        let point = own.location(in: view)
        touch.begin(at: point, on: view.hitTest(point, with: nil), in: controller, isOnTrackpad: true)
        session = touch
    }

    /// Applies the rules when the recognizer asks to begin. Another recognizer may still win the drag.
    func shouldBegin() -> Bool {
        beginTrackpadSession()
        guard let session else { return false }
        let context = PopGestureContext(of: controller, session, location: location(of: session))
        if let refusal = PopGestureRules.refusal(in: context) {
            refuse(refusal)
            return false
        }
        session.stage = .eligible
        own.cancelsTouchesInView = drivers.driver(for: own).cancelsTouches
        return true
    }

    /// Where the drag has led to. The pointer stays where it is while two fingers on a trackpad scroll.
    private func location(of touch: TouchSession) -> CGPoint {
        let view: UIView = controller.view
        guard touch.isOnTrackpad else { return own.location(in: view) }
        let translation = own.translation(in: view)
        return CGPoint(x: touch.point.x + translation.x, y: touch.point.y + translation.y)
    }

    /// Whether the present touch may become a swipe, by the rules that apply at touch-down.
    func mayBecomeSwipe() -> Bool {
        guard let session else { return false }
        if let answer = session.mayBecomeSwipe { return answer }
        let answer = PopGestureRules.refusal(in: PopGestureContext(of: controller, session)) == nil
        session.mayBecomeSwipe = answer
        return answer
    }

    /// The recognizer's action.
    func recognizerChanged() {
        if own.state == .changed {
            swipe?.handle(own)
        } else {
            beginOrEnd()
        }
    }

    private func beginOrEnd() {
        let controller = controller
        if own.state == .began {
            beginSwipe(own)
        } else {
            let ending = swipe
            swipe = nil
            ending?.handle(own)
        }
        // An observer of the pop may release the controller. A closure without isolation needs no check of it.
        withExtendedLifetime(controller) { @Sendable in }
    }

    private func beginSwipe(_ drag: UIPanGestureRecognizer) {
        if let refusal = refusalAtBegin(of: drag) {
            refuse(refusal)
            return drag.cancelGesture()
        }
        guard session?.stage == .eligible else { return drag.cancelGesture() }
        session?.stage = .driving
        isBeginning = true
        swipe = drivers.driver(for: drag).begin(drag, in: controller)
        isBeginning = false
    }

    /// The rules that apply only at the begin: the finger still moves forward, and the screen agrees.
    private func refusalAtBegin(of drag: UIPanGestureRecognizer) -> PopGestureRefusal? {
        guard let session else { return nil }
        guard movesForward(drag, since: session) else { return .wrongDirection }
        let controller = controller
        guard controller.topScreenAgrees(to: .gesture) else { return .screenDeclined }
        // Before it agreed, the screen may have changed the stack or presented a view controller.
        let context = PopGestureContext(of: controller, since: session)
        if let refusal = PopGestureRules.refusal(in: context) { return refusal }
        // Only UIKit's recognizer interrupts a transition, and the fallback does not.
        return mayInterruptTransition && drivers.driver(for: drag).kind != .contentPop ? .transitioning : nil
    }

    /// Whether the drag has a translation towards the trailing side, with which a transition can begin.
    ///
    /// A recognizer that waited for another one to fail begins late, and its translation restarts at zero. The system's
    /// transition hangs if it begins without movement (QuintGao/GKNavigationBarSwift#10), so a finger that has moved forward, and
    /// still does, gets one point. Any other finger begins nothing.
    private func movesForward(_ drag: UIPanGestureRecognizer, since touch: TouchSession) -> Bool {
        let view: UIView = controller.view
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = drag.translation(in: view)
        if direction.forward(translation.x) > 0 { return true }
        guard direction.forward(location(of: touch).x - touch.point.x) > 0,
            direction.forward(drag.velocity(in: view).x) > 0
        else { return false }
        drag.setTranslation(CGPoint(x: direction.forward(1), y: translation.y), in: view)
        return true
    }

    /// Whether a swipe may begin while a transition runs.
    ///
    /// From iOS 26 on UIKit's content recognizer interrupts a pop that a swipe has released: it takes the pop over, or pops the
    /// next screen. Through the private handler a second begin has hung apps.
    var mayInterruptTransition: Bool {
        drivers.kind == .contentPop && controller.queue.isCompletingSwipe
            && controller.delegateRelay.popInteraction == nil
    }

    /// Whether the pop that is requested now is the swipe's own. `true` once for each swipe.
    func claimPop() -> Bool {
        if isBeginning { return claimSession() }
        // UIKit does not report the touches of recognizers that are left to it. One that has been left to it for a screen with
        // a zoom transition may begin when that screen has left the stack.
        if edgeRecognizer?.state == .began { return true }
        guard contentRecognizer?.state == .began else { return false }
        return drivers.kind != .contentPop || claimSession()
    }

    /// Notes that the drag pops. `true` once for each swipe.
    @discardableResult
    func claimSession() -> Bool {
        guard session?.claimPop() == true else { return false }
        controller.record(.allowed)
        return true
    }

    /// Ends the session. A drag that passed the rules and popped no screen went to another recognizer.
    func endSession() {
        if session?.stage == .eligible || session?.stage == .driving { refuse(.otherGesture) }
        session?.end()
        session = nil
        isTrackpadWaiting = false
    }

    private func refuse(_ refusal: PopGestureRefusal) {
        session?.stage = .refused
        controller.record(.refused(refusal))
    }

    /// Whether a finger is swiping back now.
    var isSwiping: Bool {
        let controller = controller
        return (isBeginning || swipe != nil) && own.isUnderWay
            || controller.interactivePopGestureRecognizer?.isUnderWay == true
            || controller.contentPopRecognizer?.isUnderWay == true
    }

    /// Ends a swipe: its recognizer is cancelled, and the screen slides back.
    ///
    /// At once, unless UIKit is starting the swipe's transition. Apps that disabled a recognizer in `viewWillAppear` at that
    /// moment have frozen; the swipe then ends in the next turn of the run loop.
    func cancel() {
        guard isSwiping else { return }
        // The next turn also enables the recognizers that are used from then on.
        nextTurn.schedule()
        if !controller.queue.isStartingTransition { cancelRecognizers() }
    }

    private func cancelRecognizers() {
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) {
            own.cancelGesture()
            edgeRecognizer?.cancelGesture()
            contentRecognizer?.cancelGesture()
        }
    }

    private func turn() {
        withExtendedLifetime(controller) {
            cancelRecognizers()
            update()
        }
    }

    private var edgeRecognizer: UIGestureRecognizer? { controller.interactivePopGestureRecognizer }
    private var contentRecognizer: UIGestureRecognizer? { controller.contentPopRecognizer }

    /// The decision about a drag without a touch.
    func verdict(forDragFrom start: CGPoint, by translation: CGVector?, askingScreen: Bool) -> PopGestureVerdict {
        let view: UIView = controller.view
        // Far enough for a pan to begin.
        let straight = CGVector(dx: view.effectiveUserInterfaceLayoutDirection.forward(20), dy: .zero)
        let translation = translation ?? straight
        let location = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy)
        let touched = view.hitTest(start, with: nil)
        let touch = TouchSession()
        touch.begin(at: start, on: touched, in: controller)
        let context = PopGestureContext(of: controller, touch, location: location)
        if let refusal = PopGestureRules.refusal(in: context) { return .refused(refusal) }
        if askingScreen, !controller.topScreenAgrees(to: .gesture) { return .refused(.screenDeclined) }
        return .allowed
    }
}
#endif
