#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe from the trailing edge that pushes a screen which the user has left: the recognizer, its delegate's
/// answers, and the push that it drives. UIKit has no such gesture, so the library's own transition or the app's
/// animator moves the screens on all systems.
@MainActor
final class ForwardSwipe: NSObject {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    /// Whether the app wants the swipe.
    var isWanted = false
    private let hasScreens: @MainActor () -> Bool
    private let screenToPush: @MainActor () -> UIViewController?
    private weak var session: PopGestureSession?
    private lazy var receiver = ActionTarget { [weak self] _ in self?.recognizerDidChange() }
    private var swipe: PercentDrivenSwipe?

    /// - Parameters:
    ///   - hasScreens: Whether there are screens to go forward to, perhaps after a transition.
    ///   - screenToPush: The screen to push now; `nil` if there is none, or if a transition is running.
    init(
        in session: PopGestureSession, hasScreens: @escaping @MainActor () -> Bool,
        screenToPush: @escaping @MainActor () -> UIViewController?
    ) {
        self.session = session
        self.hasScreens = hasScreens
        self.screenToPush = screenToPush
        super.init()
        recognizer.name = "PopNavigation.forward"
        recognizer.allowedTouchTypes = TouchObserver.types.map { NSNumber(value: $0.rawValue) }
        recognizer.delegate = self
        recognizer.addTarget(receiver, action: .performAction)
    }

    /// Adds the recognizer to the controller's view or removes it, after a swipe in progress. With a delegate that
    /// drives interactions, the trailing edge is the app's.
    func update() {
        guard let controller = session?.controller, let view = controller.viewIfLoaded, swipe == nil else { return }
        let isInstalled = isWanted && PopRoute.Delegate(controller.delegate) != .interactions
        recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        if !isInstalled {
            recognizer.view?.removeGestureRecognizer(recognizer)
        } else if recognizer.view !== view {
            view.addGestureRecognizer(recognizer)
        }
    }

    // MARK: The swipe

    private func recognizerDidChange() {
        // The app may release the controller, which retains this object, in UIKit's calls about the transition.
        withExtendedLifetime((self, session, session?.controller)) {
            if recognizer.state == .began { begin() } else { swipe?.handle(recognizer) }
            guard !recognizer.isInProgress else { return }
            swipe = nil
            update()
        }
    }

    private func begin() {
        swipe = session.flatMap(makeSwipe)
        swipe?.handle(recognizer)
    }

    /// Makes the swipe of a drag that the recognizer has won; `nil` if the drag mustn't push after all: the recognizer
    /// may have waited for another one, and the app's delegate may change the stack before it answers.
    private func makeSwipe(in session: PopGestureSession) -> PercentDrivenSwipe? {
        guard let controller = session.controller, let ownTransition = session.ownTransition,
            let top = controller.topViewController, let screen = screenToPush()
        else { return nil }
        let animator = controller.delegate?.animatorIfImplemented(for: .push, from: top, to: screen, in: controller)
        guard screenToPush() === screen else { return nil }
        return PercentDrivenSwipe(
            .push(screen), in: controller, ownTransition: ownTransition, animator: animator, isAtEdge: true)
    }

    // MARK: Whether it may begin

    private var touch: PopTouch? { session?.touches.touch(of: recognizer) }

    /// Whether the swipe may start where a finger goes down. What refuses a swipe back outside the strip refuses this
    /// swipe too, except the area.
    private func mayFollow(_ touch: PopTouch, in session: PopGestureSession) -> Bool {
        let location = touch.facts.location
        return session.isSwipeEnabled && touch.preferences?.isGestureEnabled != false
            && touch.facts.preferences.exclusion == .none && !location.isInBar && !location.isInTrackingControl
            && !location.isInInnerNavigation && !location.isUsedByScrollView
    }

    /// Whether a touch began in a strip as wide as that at the leading edge.
    private func isAtTrailingEdge(_ touch: PopTouch, of view: UIView) -> Bool {
        let distance = view.effectiveUserInterfaceLayoutDirection.leadingDistance(of: touch.point.x, in: view.bounds)
        return view.bounds.width - distance < LeadingEdge.width
    }

    /// Whether a pager or text under the finger uses a drag towards the leading side.
    private func isUsed(_ touch: PopTouch, in controller: UINavigationController) -> Bool {
        touch.views.canScrollOn(in: controller.view) || touch.views.isInUsedText
    }

    /// Whether the swipe waits until the other recognizer has failed: one that the screen wants first, and one that
    /// swipes a row.
    private func waits(for other: UIGestureRecognizer) -> Bool {
        touch?.isPreceded(by: other) == true || PrivateAPI.swipesRow(other)
    }
}

extension ForwardSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive source: UITouch) -> Bool {
        guard let session, session.uiKit.belongToController, let view = recognizer.view,
            let touch = session.noteTouch(source)
        else { return false }
        // A drag from the trailing edge isn't a refused swipe back, even at the end of the list.
        if isAtTrailingEdge(touch, of: view) { touch.isSilent = true }
        return hasScreens() && mayFollow(touch, in: session)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let controller = session?.controller, let touch, let screen = screenToPush() else { return false }
        // UIKit's zoom pushes without a finger.
        return !screen.usesSystemTransition && !isUsed(touch, in: controller)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        waits(for: other)
    }

    /// Pans and swipes under the finger wait, as they wait for UIKit's edge recognizer.
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
            !(other is UIScreenEdgePanGestureRecognizer), !(other is PopPanGestureRecognizer)
        else { return false }
        return !waits(for: other)
    }
}
#endif
