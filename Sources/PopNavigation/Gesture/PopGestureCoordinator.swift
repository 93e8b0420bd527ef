#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Connects the swipe of one navigation controller: UIKit's recognizers and the own pan, the rules, the screen's
/// answer, and the report of why a drag didn't pop. It works on any navigation controller; the data source supplies
/// settings.
///
/// What is read when:
///
/// | moment | read |
/// |---|---|
/// | UIKit asks about an event | whether something blocks a pop, and whether UIKit's refusal is overridden |
/// | a finger goes down | the place, the screen's preferences; the stack doesn't count yet |
/// | the drag's direction is clear | everything, to explain why nothing pops |
/// | a recognizer may begin | preferences and ground again; then the screen is asked, once a drag |
/// | the own pan has begun | preferences and ground again |
@MainActor
final class PopGestureCoordinator {
    private(set) weak var controller: UINavigationController?
    private(set) weak var dataSource: (any PopGestureDataSource)?
    /// UIKit's recognizers, with the library's delegate proxies.
    let uiKit: UIKitRecognizers
    /// The controller's own pan, and what it drives.
    let ownPan = PopPanGestureRecognizer()
    private(set) lazy var driver = OwnPanDriver(ownPan, coordinator: self)
    /// Called when one of UIKit's recognizers has changed its state.
    var didChange: @MainActor () -> Void = {}
    /// The touches that are down.
    private(set) var touches = PopTouches()
    /// The decision about the last drag. Call `endTouches()` before.
    private(set) var lastVerdict: PopGestureVerdict?

    /// Weak: the controller's view retains the observer.
    private(set) weak var observer: TouchObserver?
    /// Whether a touch has begun that UIKit hasn't delivered yet.
    private var hasNewTouch = false
    private let frames = DisplayFrames()
    /// Whether the current drag has requested its pop.
    private var hasRequestedPop = false
    /// Whether the current trackpad scroll has been refused.
    var hasRefusedScroll = false
    /// Whether the rules have been applied to the drag of one of UIKit's recognizers.
    var hasAppliedRules = false
    let advice = PopAdvice()

    init(of controller: UINavigationController, dataSource: any PopGestureDataSource) {
        self.controller = controller
        self.dataSource = dataSource
        uiKit = UIKitRecognizers(of: controller)
        uiKit.coordinator = self
        ownPan.coordinator = self
        frames.handler = { [weak self] in self?.frameDidBegin() }
    }

    deinit {
        let frames = frames
        onMainActor { frames.isRunning = false }
    }

    /// Adds the own pan and the observer to the view, and sets the delegates of UIKit's current recognizers. Does
    /// nothing for a nested controller that shares the recognizers of the controller around it.
    func update() {
        guard let view = controller?.viewIfLoaded, let dataSource, uiKit.areOwn else { return }
        if observer?.view !== view {
            let observer = TouchObserver(reportingTo: self)
            view.addGestureRecognizer(observer)
            self.observer = observer
        }
        uiKit.install()
        driver.attach(to: view, delegate: dataSource.ownPanDelegate ?? driver)
    }

    // MARK: The rules

    /// Collects the facts about a touch as they are now. Its place stays as it was at touch-down.
    func collectFacts(of touch: PopTouch, drag: PopDrag? = nil) {
        guard let controller, let dataSource else { return }
        let screen = dataSource.screenToPop
        let preferences = dataSource.effectivePreferences(of: screen)
        (touch.screen, touch.preferences) = (screen, preferences)
        var statement = PopStatement.collect(about: touch, screen, preferences, in: controller, dataSource)
        if !ownPan.isEnabled { statement.isEnabled = false }
        // The screen may have changed the stack while it stated its preferences.
        let ground = PopGround.collect(of: controller, popping: screen, with: touch)
        var facts = PopFacts(place: touch.facts.place, statement: statement, ground: ground)
        facts.isOwnPans = isOwnPans(facts, in: controller, dataSource)
        if let drag { facts.drag = .collect(about: drag, of: touch, popping: screen, in: controller.view) }
        touch.facts = facts
    }

    /// Applies the rules to a drag whose direction is clear, once, to explain why it doesn't pop.
    private func explain(_ touch: PopTouch, _ drag: PopDrag) {
        collectFacts(of: touch, drag: drag)
        record(PopGestureRules.evaluate(touch.facts).explanation, about: touch)
    }

    /// Records what the rules say about a drag.
    func record(_ refusal: PopGestureRefusal?, about touch: PopTouch) {
        touch.isEvaluated = true
        guard let refusal else { return }
        touch.refusal = refusal
        // The end of a scroll is unknown, so its reason is reported now.
        guard touch.isOnTrackpad else { return }
        hasRefusedScroll = true
        report(touch)
    }

    // MARK: Touches

    /// The touch with its facts. UIKit reports a touch-down to several objects in an undocumented order; the first
    /// report collects the facts. `nil` if the controller is gone.
    func touch(of source: UITouch) -> PopTouch? {
        if let touch = touches[source] { return touch }
        endTouches()
        guard let controller,
            let touch = makeTouch(at: source.location(in: controller.view), on: source.view, source: source)
        else { return nil }
        touches.add(touch)
        if !hasNewTouch { onNextTurn { [weak self] in self?.touchesDidBegin() } }
        hasNewTouch = true
        return touch
    }

    /// The trackpad scroll that a recognizer follows.
    func scroll(of recognizer: UIGestureRecognizer) -> PopTouch? {
        guard let controller else { return nil }
        let point = recognizer.location(in: controller.view)
        return makeTouch(at: point, on: controller.view.hitTest(point, with: nil), isOnTrackpad: true)
    }

    func makeTouch(
        at point: CGPoint, on view: UIView?, source: UITouch? = nil, isOnTrackpad: Bool = false
    ) -> PopTouch? {
        guard let controller, let dataSource else { return nil }
        let touch = PopTouch(
            at: point, on: view, in: controller, popping: dataSource.screenToPop, source: source,
            isOnTrackpad: isOnTrackpad)
        touch.facts.place = PopPlace.collect(of: touch, in: controller)
        collectFacts(of: touch)
        touch.facts.isAtTouchDown = !isOnTrackpad
        touch.evaluationAtTouchDown = PopGestureRules.evaluate(touch.facts)
        return touch
    }

    /// Called when UIKit has delivered a new touch: no delegate may change between two questions about one touch.
    private func touchesDidBegin() {
        hasNewTouch = false
        let isSwiping = uiKit.isSwiping || ownPan.isInProgress
        // `swipeMayBegin()` isn't called if a subclass overrides the delegate's methods without `super`.
        if !isSwiping { (hasRequestedPop, hasAppliedRules) = (false, false) }
        // With several fingers down, UIKit chooses which one swipes, so no refusal is reported.
        if touches.all.count > 1 || isSwiping { touches.silence() }
        // UIKit or the app may have removed a delegate since the last screen. A proxy installed now is still asked in
        // `shouldBegin`.
        if uiKit.areOwn { uiKit.install() }
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
        guard touch.travel > 0, touch.refusal == nil, !touch.isSilent, !touch.isLeftToUIKit else { return }
        if touch.isDown { touch.isFollowedByUIKit = uiKit.recognizer(for: touch)?.isFollowing == true }
        if !touch.isEvaluated, drag.isTooLongForTap, touch.direction(of: drag) != .unclear { explain(touch, drag) }
        // A row's swipe begins after the rules have been applied.
        if touch.isEvaluated, touch.refusal == nil, touch.views.isSwipingRow { touch.refusal = .scrollViewOwnsDrag }
    }

    /// Reports the drags of the touches that have ended. UIKit's recognizers have decided about them by now: one that
    /// had to wait for another may have begun when the finger lifted.
    func endTouches() {
        for touch in touches.removeEnded() {
            follow(touch)
            // A tap that has slipped isn't a swipe, unless a screen has been asked about it.
            let isDrag = touch.travel >= PopDrag.swipeDistance || touch.answer == false
            if isDrag, touch.isEvaluated, !touch.mayBePoppedBySystem, !mayBePoppedBySystem(touch) { report(touch) }
        }
    }

    /// Whether another UIKit gesture, such as that of a zoom transition, may be popping the touched screen: a
    /// transition is running, and the screen on which the touch began has a system transition or is gone.
    private func mayBePoppedBySystem(_ touch: PopTouch) -> Bool {
        controller?.isAtRest == false && touch.firstScreen?.usesSystemTransition != false
    }

    /// The drag of a touch until now.
    func drag(of touch: PopTouch) -> PopDrag {
        touch.drag(to: touch.source?.location(in: controller?.view) ?? touch.point)
    }

    // MARK: The question and the pop

    /// Asks the screen whether a drag may pop it, once per drag.
    func asksScreen(about touch: PopTouch) -> Bool {
        guard let dataSource, let screen = dataSource.screenToPop else { return false }
        if touch.answer == nil || touch.answer == true && touch.answeringScreen !== screen {
            touch.answeringScreen = screen
            // The screen may switch the swipe off.
            touch.answer = dataSource.allowsLeaving(screen) && dataSource.popGestureRecognizerEnabled
        }
        if touch.answer == false { record(.screenDeclined, about: touch) }
        return touch.answer == true
    }

    /// The app's animator for the pop of a drag; `nil` for UIKit's own transition.
    ///
    /// Asks the app's delegate once per drag. Only a recognizer that is about to begin may ask: before that, a swipe of
    /// the app may still win the drag, and the delegate may return an animator only while that swipe drives. So the
    /// questions about failure requirements are answered from what the delegate implements.
    func appsAnimator(for touch: PopTouch) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let controller else { return nil }
        let screen = dataSource?.screenToPop
        if touch.animatorAnswer?.delegate !== controller.delegate {
            touch.animatorAnswer = AnimatorAnswer(forPopOf: screen, in: controller)
        }
        return touch.animatorAnswer?.animator
    }

    /// Called when a drag or a scroll may begin a swipe.
    func swipeMayBegin() {
        hasRequestedPop = false
    }

    /// Whether a recognizer is requesting the pop that is being called. A drag requests one pop; a later call in the
    /// same drag is the app's.
    func claimPop() -> Bool {
        guard !hasRequestedPop, uiKit.isSwiping || ownPan.isInProgress else { return false }
        if uiKit.isSwiping, !hasAppliedRules { adviseAboutSkippedQuestion() }
        popDidBegin()
        return true
    }

    /// Called when one of UIKit's recognizers has changed its state. It may have taken over a running pop, without
    /// calling a method.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        didChange()
        if recognizer.state != .began, recognizer.hasRecognized, !hasRequestedPop { popDidBegin() }
    }

    /// Called when a swipe has requested its pop or has taken over a running one.
    private func popDidBegin() {
        hasRequestedPop = true
        if touches.all.first?.isLeftToUIKit != true { lastVerdict = .allowed }
        touches.silence()
    }

    // MARK: The report

    /// Reports why a drag didn't pop, once.
    private func report(_ touch: PopTouch) {
        guard !touch.isLeftToUIKit, !touch.isSilent else { return }
        touch.isSilent = true
        let refusal = touch.refusal ?? .otherGesture
        lastVerdict = .refused(refusal)
        adviseAboutRefusal(refusal, of: touch)
        dataSource?.swipeWasRefused(refusal)
    }
}
#endif
