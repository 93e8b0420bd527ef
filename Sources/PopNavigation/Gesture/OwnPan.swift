#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The controller's own pan. It also asks the coordinator itself, so the swipe works even if an app overrides the
/// delegate's methods without `super`.
///
/// A pan asks once, after about ten points, whether it may begin, and the answer is final. The recognizer therefore
/// keeps moves from UIKit until the drag is decided: a thumb moves in an arc, so its first points can be steep, and a
/// shorter drag may be a tap that has slipped.
@MainActor
final class PopPanGestureRecognizer: UIPanGestureRecognizer {
    weak var coordinator: PopGestureCoordinator?
    private struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    /// What is subtracted from the translation, in points of the view.
    ///
    /// The recognizer keeps moves from UIKit, so its first translation would move the page by a leap. It isn't set with
    /// `setTranslation(_:in:)`, which resets the velocity (Apple's documentation): a flick would go back.
    private var heldBack: CGFloat = 0
    /// The recognizers for which this one waits at the app's request.
    private var requirements: [Requirement] = []
    /// Whether UIKit is starting the swipe's transition: until its first calls about the transition have ended.
    private var isStartingTransition = false
    /// Whether the app has disabled the recognizer at a moment when UIKit would freeze. The change then waits.
    private var isDisablingPostponed = false

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigation.swipe"
        maximumNumberOfTouches = 1
        // A drag with a pointer selects, as with UIKit's content recognizer.
        allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
    }

    /// The navigation controller, which decides about the swipe. Any other delegate is ignored with a warning: without
    /// the controller's answers, the swipe has no rules.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard let newValue, let current = super.delegate, newValue !== current else {
                super.delegate = newValue
                return
            }
            warn(about: newValue, "cannot be the delegate of popRecognizer; override the controller's methods instead.")
        }
    }

    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(Requirement(recognizer: otherGestureRecognizer))
        super.require(toFail: otherGestureRecognizer)
    }

    /// Whether the app has made this recognizer wait for another one.
    func isRequired(toWaitFor other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
    }

    /// Disabling waits until UIKit has started the swipe's transition. Apps that disabled a swipe's recognizer in
    /// `viewWillAppear`, before that, have frozen (devxoul/SwipeBack#5).
    override var isEnabled: Bool {
        get { super.isEnabled && !isDisablingPostponed }
        set {
            isDisablingPostponed = !newValue && isStartingTransition
            if !isDisablingPostponed { super.isEnabled = newValue }
        }
    }

    override func translation(in view: UIView?) -> CGPoint {
        let translation = super.translation(in: view)
        return CGPoint(x: translation.x - heldBack, y: translation.y)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        heldBack = 0
        super.setTranslation(translation, in: view)
    }

    override func reset() {
        super.reset()
        heldBack = 0
    }

    /// Called when the recognizer has begun with a drag. From now on the page is behind the finger by as much as with
    /// UIKit's content recognizer.
    ///
    /// A recognizer that has waited for another one restarts its translation at zero. It starts with one point then:
    /// UIKit's transition hangs if it begins without movement (QuintGao/GKNavigationBarSwift#10).
    func startTranslation(of drag: PopDrag) {
        guard let view else { return }
        let direction = view.effectiveUserInterfaceLayoutDirection
        let translation = direction.forward(super.translation(in: view).x)
        let start = max(1, min(translation, drag.sideways - PopDrag.lag))
        heldBack = direction.forward(translation - start)
    }

    /// Called before the recognizer requests its pop.
    func transitionWillStart() {
        isStartingTransition = true
    }

    /// Called when UIKit has made its first calls about the transition, or there is none. Disables the recognizer if
    /// the app requested that too early.
    func transitionDidStart() {
        isStartingTransition = false
        if isDisablingPostponed { isEnabled = false }
    }

    /// Ends a swipe that mustn't pop.
    func cancel() {
        state = .cancelled
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let followed = touches.filter {
            coordinator?.ownPanMayFollow($0) == true && coordinator?.appsDelegateReceives($0) == true
        }
        for touch in touches.subtracting(followed) { ignore(touch, for: event) }
        guard !followed.isEmpty else {
            if numberOfTouches == 0 { state = .failed }
            return
        }
        super.touchesBegan(followed, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, let coordinator {
            // An app may make UIKit's recognizer wait for this one, which waits for UIKit's.
            if coordinator.isUIKitAboutToPop(with: touch) || !coordinator.appsDelegateAllows(touch) {
                return state = .failed
            }
            if !coordinator.isDecided(touch) { return }
        }
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            // The recognizer may be waiting for UIKit's, which fails now. It would begin under a finger that has
            // lifted, and take the tap.
            state = .failed
        } else {
            super.touchesEnded(touches, with: event)
        }
    }
}

// MARK: - What the recognizer drives

/// The controller's own pan: the recognizer, its delegate's answers, and the swipe that it drives.
///
/// It pops where UIKit has no recognizer: outside the leading edge on iOS 18 and earlier, and with the app's animator.
@MainActor
final class OwnPanDriver: NSObject {
    /// The recognizer.
    let recognizer: PopPanGestureRecognizer
    /// Called when the recognizer has requested its pop.
    var didBeginPop: @MainActor () -> Void = {}
    private weak var coordinator: PopGestureCoordinator?
    private lazy var receiver = ActionTarget { [weak self] _ in self?.recognizerDidChange() }
    private var swipe: (any PopSwipe)?

    init(_ recognizer: PopPanGestureRecognizer, coordinator: PopGestureCoordinator) {
        self.recognizer = recognizer
        self.coordinator = coordinator
        super.init()
        recognizer.addTarget(receiver, action: .performAction)
    }

    /// Adds the recognizer to a view.
    func attach(to view: UIView, delegate: any UIGestureRecognizerDelegate) {
        if recognizer.delegate == nil { recognizer.delegate = delegate }
        if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
    }

    private func recognizerDidChange() {
        guard let coordinator else { return }
        // An observer of the pop may release the controller, which retains the coordinator and this object.
        withExtendedLifetime((self, coordinator, coordinator.controller)) {
            if recognizer.state == .began { begin(coordinator) } else { swipe?.handle(recognizer) }
            if !recognizer.isInProgress { swipe = nil }
        }
    }

    private func begin(_ coordinator: PopGestureCoordinator) {
        guard let touch = coordinator.touchOfOwnPan, let swipe = makeSwipe(for: touch, coordinator) else {
            return recognizer.cancel()
        }
        recognizer.startTranslation(of: coordinator.drag(of: touch))
        self.swipe = swipe
        recognizer.transitionWillStart()
        swipe.handle(recognizer)
        let hasStarted: @MainActor () -> Void = { [weak recognizer] in recognizer?.transitionDidStart() }
        if let transition = coordinator.controller?.transitionCoordinator {
            transition.animate(alongsideTransition: { _ in onNextTurn(hasStarted) })
        } else {
            hasStarted()
        }
        didBeginPop()
    }

    /// The swipe; `nil` if the drag mustn't pop after all.
    private func makeSwipe(for touch: PopTouch, _ coordinator: PopGestureCoordinator) -> (any PopSwipe)? {
        guard let controller = coordinator.controller, coordinator.allowsSwipe(of: touch), recognizer.isInProgress
        else { return nil }
        let animator = coordinator.appsAnimator(for: touch)
        if animator == nil, let handler = coordinator.uiKit.popHandler {
            return HandlerSwipe(with: handler, in: controller)
        }
        return coordinator.dataSource?.ownTransition.map { ownTransition in
            PercentDrivenSwipe(
                in: controller, ownTransition: ownTransition, animator: animator,
                isAtLeadingEdge: touch.facts.place.isAtLeadingEdge)
        }
    }
}

extension OwnPanDriver: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        coordinator?.ownPanMayFollow(touch) == true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        coordinator?.ownPanMayBegin == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        coordinator?.ownPanWaits(for: other) == true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        coordinator?.ownPanPrecedes(other) == true
    }
}
#endif
