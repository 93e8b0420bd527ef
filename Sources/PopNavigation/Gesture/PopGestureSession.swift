#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The touches on one navigation controller: their facts, the screen's answer, and the report of why a drag didn't pop.
///
/// `PopDelegateProxy` answers for UIKit's recognizers, `OwnPan` for the controller's own. What is read when:
///
/// | moment | read |
/// |---|---|
/// | UIKit asks about an event | who pops the screen, and whether something blocks the pop |
/// | a finger goes down | the place, the screen's preferences; the stack doesn't count yet |
/// | the drag's direction is clear | everything, to explain why nothing pops |
/// | a recognizer may begin | everything but the place again; then the screen is asked, once a drag |
/// | the own pan has begun | everything but the place again |
@MainActor
final class PopGestureSession {
    private(set) weak var controller: UINavigationController?
    let modifiers: PopGestureModifiers
    /// The library's own transition; `nil` if it can't be used, since the controller's delegate isn't the library's.
    let ownTransition: OwnTransition?
    /// UIKit's recognizers, with the library's delegate proxies.
    let uiKit: UIKitRecognizers
    /// The controller's own pan.
    private(set) lazy var ownPan = OwnPan(in: self)
    /// The dismissal that a swipe at the root makes. Created only where the app has asked for it.
    private(set) lazy var dismissal = ModalDismissal(of: controller) { [weak self] in self?.didDismiss($0) }

    /// Asks whether a swipe may pop a screen now.
    let shouldPop: @MainActor (UIViewController) -> Bool
    /// Called when a drag was refused.
    private let didRefuse: @MainActor (PopGestureRefusal) -> Void
    /// Called when a swipe at this root screen has dismissed the controller.
    var didDismiss: @MainActor (UIViewController) -> Void = { _ in }
    /// Called when one of UIKit's recognizers has changed its state, or the own pan has requested its pop.
    var recognizerDidChange: @MainActor () -> Void = {}

    /// The touches that are down.
    private(set) var touches = PopTouches()
    /// The decision about the last drag. Call `endTouches()` before.
    private(set) var lastVerdict: PopGestureVerdict?
    let advice = PopAdvice()

    private weak var settings: (any PopGestureSettings)?
    /// Weak: the controller's view retains the observer.
    private(set) weak var observer: TouchObserver?
    private let frames = DisplayFrames()
    /// Whether the current drag has requested its pop.
    private var hasRequestedPop = false
    /// Whether the current drag or scroll is left to UIKit, so that it has no verdict.
    private var isLeftToUIKit = false
    /// Whether UIKit's edge recognizer has been refused the current trackpad scroll.
    var hasEdgeRefusedScroll = false
    /// Whether the rules have been applied to the drag of one of UIKit's recognizers.
    var hasAppliedRules = false

    init(
        of controller: UINavigationController, settings: any PopGestureSettings, modifiers: PopGestureModifiers,
        ownTransition: OwnTransition?, shouldPop: @escaping @MainActor (UIViewController) -> Bool,
        didRefuse: @escaping @MainActor (PopGestureRefusal) -> Void
    ) {
        self.controller = controller
        self.settings = settings
        self.modifiers = modifiers
        self.ownTransition = ownTransition
        self.shouldPop = shouldPop
        self.didRefuse = didRefuse
        uiKit = UIKitRecognizers(of: controller)
        uiKit.session = self
        frames.handler = { [weak self] in self?.frameDidBegin() }
    }

    /// Adds the own pan and the observer to the view, and sets the delegates of UIKit's current recognizers. Does
    /// nothing for a nested controller that shares the recognizers of the controller around it.
    func update() {
        guard let view = controller?.viewIfLoaded, uiKit.belongToController else { return }
        if observer?.view !== view {
            let observer = TouchObserver(reportingTo: self)
            view.addGestureRecognizer(observer)
            self.observer = observer
        }
        uiKit.install()
        ownPan.attach(to: view)
    }

    /// Whether swipes pop at all, as the app says with the controller's switch or with the own pan's.
    var isSwipeEnabled: Bool { settings?.popGestureRecognizerEnabled == true && ownPan.recognizer.isEnabled }

    /// The screen that a swipe would remove; `nil` if there is none.
    var screenToPop: UIViewController? { controller?.topScreenOrReturning }

    /// The screen that a swipe would remove, with its preferences as they are now; `nil` if the controller is gone.
    var screen: PopScreen? {
        guard let controller, let settings else { return nil }
        let screen = screenToPop
        return PopScreen(
            screen, of: controller, preferences: screen.flatMap(preferences), defaultArea: settings.defaultPopArea,
            modifiers: modifiers)
    }

    /// The preferences of a screen as they are now; `nil` until it has loaded its view.
    func preferences(of screen: UIViewController) -> PopPreferences? {
        guard let settings, screen.mayReadPreferences else { return nil }
        return modifiers.modified(settings.popPreferences(for: screen), of: screen)
    }

    /// Who pops the current screen, before a place is known.
    var route: PopRoute {
        guard let controller, let screen else { return PopRoute() }
        return .collect(
            for: screen, in: self, isAtRest: controller.isAtRest, showsNoWayBack: controller.showsNoWayBack)
    }

    /// Whether the library's swipe on a screen dismisses the controller. Where the swipe is left to UIKit, it doesn't.
    func dismissesController(from screen: PopScreen) -> Bool {
        screen.area != .system && dismissesController(from: screen.controller)
    }

    /// Whether a swipe on a screen can dismiss the controller, as the app has allowed.
    func dismissesController(from screen: UIViewController?) -> Bool {
        settings?.dismissesFromRoot == true && dismissal.isPossible(from: screen)
    }

    // MARK: The rules

    /// Collects the facts about a touch as they are now. Its place stays as it was at touch-down.
    func collectFacts(of touch: PopTouch, drag: PopDrag? = nil) {
        guard let controller, let screen else { return }
        (touch.screen, touch.preferences) = (screen.controller, screen.preferences)
        let location = touch.facts.location
        let preferences = PopFacts.Preferences.collect(about: touch, on: screen, in: self)
        // The screen may have changed the stack while it stated its preferences.
        let dismisses = dismissesController(from: screen)
        let state = PopFacts.Controller.collect(
            of: controller, popping: screen.controller, orDismissing: dismisses, with: touch)
        var route = PopRoute.collect(
            for: screen, in: self, isAtRest: !state.isInTransition, showsNoWayBack: state.showsNoWayBack)
        (route.isAtLeadingEdge, route.hasDelegateDeclined) =
            (location.isAtLeadingEdge, touch.appsDelegateAnswer == false)
        touch.facts = PopFacts(
            location: location, preferences: preferences, controller: state, route: route,
            drag: drag.map { .collect(about: $0, of: touch, in: controller.view) })
    }

    /// Records what the rules say about a drag.
    func record(_ refusal: PopGestureRefusal?, about touch: PopTouch) {
        touch.isEvaluated = true
        guard let refusal else { return }
        touch.refusal = refusal
        // The end of a scroll is unknown, so its reason is reported now.
        if touch.isOnTrackpad { report(touch) }
    }

    // MARK: Touches

    /// Notes a touch that UIKit reports, with its facts; `nil` if the controller is gone. UIKit reports a touch-down to
    /// several objects in an undocumented order; the first report collects the facts.
    func noteTouch(_ source: UITouch) -> PopTouch? {
        if let touch = touches[source] { return touch }
        endTouches()
        guard let controller,
            let touch = makeTouch(at: source.location(in: controller.view), on: source.view, source: source)
        else { return nil }
        touches.add(touch)
        onNextTurn { [weak self] in self?.touchesDidBegin() }
        return touch
    }

    /// Makes a touch with its facts, which isn't one of those that are down.
    func makeTouch(
        at point: CGPoint, on view: UIView?, source: UITouch? = nil, isOnTrackpad: Bool = false
    ) -> PopTouch? {
        guard let controller else { return nil }
        let touch = PopTouch(
            at: point, on: view, in: controller, popping: screenToPop, source: source, isOnTrackpad: isOnTrackpad)
        touch.facts.location = .collect(of: touch, in: controller)
        collectFacts(of: touch)
        touch.facts.isAtTouchDown = !isOnTrackpad
        touch.evaluationAtTouchDown = PopGestureRules.evaluate(touch.facts)
        return touch
    }

    /// Called when UIKit has delivered a new touch: no delegate may change between two questions about one touch.
    private func touchesDidBegin() {
        let isSwiping = uiKit.isSwiping || ownPan.recognizer.isInProgress
        // `swipeMayBegin()` isn't called if a subclass overrides the delegate's methods without `super`.
        if !isSwiping {
            (hasRequestedPop, hasAppliedRules) = (false, false)
            isLeftToUIKit = touches.all.first?.isLeftToUIKit == true
        }
        // With several fingers down, UIKit chooses which one swipes, so no refusal is reported.
        if touches.all.count > 1 || isSwiping { touches.silence() }
        // UIKit or the app may have removed a delegate since the last screen. A proxy installed now is still asked in
        // `shouldBegin`.
        if uiKit.belongToController { uiKit.install() }
        frames.isRunning = true
    }

    /// Follows the touches in each frame. A recognizer that received them would keep others waiting.
    private func frameDidBegin() {
        endTouches()
        for touch in touches.all { follow(touch) }
        if touches.all.isEmpty { frames.isRunning = false }
    }

    /// Notes how far a finger has moved, and explains the drag once its direction is clear.
    private func follow(_ touch: PopTouch) {
        let drag = drag(of: touch)
        touch.travel = max(touch.travel, drag.length)
        if touch.isDown { touch.mayBePoppedBySystem = mayBePoppedBySystem(touch) }
        guard touch.travel > 0, !touch.isSilent else { return }
        if touch.isDown { touch.isFollowedByUIKit = uiKit.recognizer(for: touch)?.isFollowing == true }
        if !touch.isEvaluated, drag.isTooLongForTap, touch.direction(of: drag) != .unclear {
            collectFacts(of: touch, drag: drag)
            record(PopGestureRules.evaluate(touch.facts).explanation, about: touch)
        }
        // A row's swipe begins after the rules have been applied.
        if touch.refusal == nil, touch.views.isSwipingRow { touch.refusal = .scrollViewOwnsDrag }
    }

    /// Reports the drags of the touches that have ended. UIKit's recognizers have decided about them by now: one that
    /// had to wait for another may have begun when the finger lifted.
    func endTouches() {
        for touch in touches.removeEnded() {
            follow(touch)
            // A tap that has slipped isn't a swipe, unless a screen has been asked about it.
            let isDrag = touch.travel >= PopDrag.swipeDistance || touch.answer == false
            if isDrag, touch.isEvaluated, !touch.mayBePoppedBySystem { report(touch) }
        }
    }

    /// Whether another UIKit gesture, such as that of a zoom transition, may be popping the touched screen: the screen
    /// on which the touch began has a system transition or is gone, and a transition is running.
    private func mayBePoppedBySystem(_ touch: PopTouch) -> Bool {
        touch.firstScreen?.usesSystemTransition != false && controller?.isAtRest == false
    }

    /// The drag of a touch until now.
    func drag(of touch: PopTouch) -> PopDrag {
        touch.drag(to: touch.source?.location(in: controller?.view) ?? touch.point)
    }

    // MARK: The question and the pop

    /// Asks the screen whether a drag may pop it, once per drag, and records its answer. Before a dismissal, UIKit's
    /// own properties and methods for modals are asked first.
    func askScreen(about touch: PopTouch) {
        guard let screen = screenToPop else { return touch.answer = nil }
        if touch.answer == nil || touch.answer == true && touch.answeringScreen !== screen {
            touch.answeringScreen = screen
            let isRefusedAsModal = touch.facts.route.dismissesController && !dismissal.shouldDismiss()
            if isRefusedAsModal { dismissal.reportAttempt() }
            // The screen may switch the swipe off.
            touch.answer = !isRefusedAsModal && shouldPop(screen) && isSwipeEnabled
        }
        if touch.answer == false { record(.screenDeclined, about: touch) }
    }

    /// Asks the app's navigation delegate for its animator, once per drag.
    ///
    /// Only a recognizer that is about to begin may ask: before that, a swipe of the app may still win the drag, and
    /// the delegate may return an animator only while that swipe drives. So the questions about failure requirements
    /// are answered from what the delegate implements.
    func askForAnimator(of touch: PopTouch) {
        guard let controller, touch.animatorAnswer?.delegate !== controller.delegate else { return }
        touch.animatorAnswer = AnimatorAnswer(forPopOf: screenToPop, in: controller)
    }

    /// Called when a drag or a scroll may begin a swipe.
    func swipeMayBegin(with touch: PopTouch) {
        (hasRequestedPop, isLeftToUIKit) = (false, touch.isLeftToUIKit)
    }

    /// Takes the pop that is being called for the swipe that a recognizer is requesting. A drag requests one pop; a
    /// later call in the same drag is the app's.
    ///
    /// - Returns: Whether a recognizer is requesting the pop.
    @discardableResult
    func claimPop() -> Bool {
        guard !hasRequestedPop, uiKit.isSwiping || ownPan.recognizer.isInProgress else { return false }
        if uiKit.isSwiping, !hasAppliedRules { adviseAboutSkippedQuestion() }
        popDidBegin()
        return true
    }

    /// Called when one of UIKit's recognizers has changed its state. It may have taken over a running pop, without
    /// calling a method.
    func stateDidChange(of recognizer: UIGestureRecognizer) {
        recognizerDidChange()
        if recognizer.state != .began, recognizer.hasRecognized, !hasRequestedPop { popDidBegin() }
    }

    /// Called when a zoom's gesture may pop. UIKit pops then without a request.
    func zoomMayPop() { lastVerdict = .allowed }

    /// Called when a swipe has requested its pop or has taken over a running one.
    private func popDidBegin() {
        hasRequestedPop = true
        if !isLeftToUIKit { lastVerdict = .allowed }
        touches.silence()
    }

    // MARK: The report

    /// Reports why a drag didn't pop, once.
    private func report(_ touch: PopTouch) {
        guard !touch.isLeftToUIKit, !touch.isSilent else { return }
        let refusal = touch.refusal ?? (uiKit.haveRefused(touch) ? .uiKitDeclined : .otherGesture)
        lastVerdict = .refused(refusal)
        adviseAboutRefusal(refusal, of: touch)
        didRefuse(refusal)
    }
}
#endif
