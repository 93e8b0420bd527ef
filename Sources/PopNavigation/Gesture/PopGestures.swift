#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The controller's recognizers: its own, the system's, and the driver that turns their drags into pops.
@MainActor
final class PopGestures {
    /// The controller's own recognizer.
    let recognizer = UIPanGestureRecognizer()

    private unowned let controller: BasicNavigationController
    private var driver: (any PopDriving)?
    /// Before the system's content recognizer. One for good: a failure requirement cannot be taken back.
    private(set) lazy var gate = PopGate(of: self)
    /// Serves the screens that the driver cannot pop.
    private lazy var standIn = PercentDrivenDriver(for: controller)
    /// The one of the two that had the recognizer's last drag that could pop. It is not disconnected until another one gets
    /// a drag: a recognizer that is cancelled may still have to tell it.
    private var connected: (any PopDriving)?

    private let lastTouchDown = TouchDown()
    /// Where the finger of the present touch went down; nil before the first.
    private(set) var touchDown: TouchDown?
    /// What was decided about the present drag.
    private var verdict: PopGestureVerdict?

    /// Whether the present touch may become a swipe back, judged once it is asked for.
    private var touchMayPop: Bool?
    /// Whether the present touch has popped already.
    private var touchHasPopped = false

    init(of controller: BasicNavigationController) {
        self.controller = controller
        recognizer.name = "PopNavigation.swipe"
        recognizer.maximumNumberOfTouches = 1
        // As the system's content recognizer does: what a pointer drags is a selection.
        recognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }

    /// The driver at work; the system's edge gesture until the view has loaded.
    var activeDriver: PopDriver { driver?.kind ?? .systemEdge }

    /// Sets up the best driver that can be had, and obeys the switch; anew where UIKit has replaced what the present one was made of.
    func update() {
        let controller = controller
        guard controller.isViewLoaded else { return }
        if driver?.isIntact(in: controller) != true { setUpDriver() }
        updateEnabled(of: controller)
    }

    /// Sets up the driver that the app prefers now. Ends a swipe that another one drives.
    func replaceDriver() {
        guard controller.isViewLoaded else { return }
        cancel()
        setUpDriver()
        updateEnabled(of: controller)
    }

    private func setUpDriver() {
        driver?.retire()
        let newDriver = makeDriver()
        driver = newDriver
        if newDriver.kind.usesOwnRecognizer {
            recognizer.delegate = controller
            // Where the system's own is: in front of and behind the same views.
            let host: UIView = controller.interactivePopGestureRecognizer?.view ?? controller.view
            if recognizer.view !== host { host.addGestureRecognizer(recognizer) }
        } else {
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
    }

    private func makeDriver() -> any PopDriving {
        for candidate in controller.preferredPopDriver.candidates {
            if let driver = candidate.make(for: controller) { return driver }
        }
        return SystemEdgeDriver()
    }

    private func connect(_ newDriver: any PopDriving) {
        guard connected !== newDriver else { return }
        connected?.disconnect(from: recognizer)
        connected = newDriver
        recognizer.cancelsTouchesInView = newDriver.cancelsTouches
        newDriver.connect(to: recognizer)
    }

    /// Switches on exactly the recognizers the driver uses. The own one comes first: swiping back is never lost.
    ///
    /// The own one stays on while the gesture is switched off: it has the rule for that, and tells why a drag pops nothing.
    private func updateEnabled(of controller: BasicNavigationController) {
        let isOn = controller.popGestureRecognizerEnabled
        let kind = activeDriver
        if !isOn { cancel() }
        recognizer.setEnabled(kind.usesOwnRecognizer)
        controller.interactivePopGestureRecognizer?.setEnabled(isOn && kind.usesEdgeRecognizer)
        controller.contentPopRecognizer?.setEnabled(isOn && kind.usesContentRecognizer)
    }

    /// Takes note of a finger that goes down.
    ///
    /// - Returns: Whether the touch is for this controller. An inner one that can pop gets it to itself.
    func take(_ touch: UITouch, in view: UIView, of controller: BasicNavigationController) -> Bool {
        lastTouchDown.take(touch, in: view, on: controller.topViewController)
        touchDown = lastTouchDown
        verdict = nil
        touchMayPop = nil
        touchHasPopped = false
        // A slider refuses the pans that would cancel its touches before their delegates are asked. Such a drag is refused
        // anyway; a recognizer that cancels nothing is asked, and can say why.
        recognizer.cancelsTouchesInView = driver?.cancelsTouches == true && !lastTouchDown.isInTrackingControl
        return lastTouchDown.innerController?.gestures.couldPop(with: touch) != true
    }

    /// Whether the controller would take the touch, as far as can be said when the finger goes down.
    private func couldPop(with touch: UITouch) -> Bool {
        guard activeDriver.usesOwnRecognizer, let view = controller.view else { return false }
        let touchDown = TouchDown()
        touchDown.take(touch, in: view, on: controller.topViewController)
        return isPossibleSwipe(touchDown, in: view)
    }

    /// Whether the present touch may become a swipe back, as far as can be said while the finger rests.
    func mayBecomeSwipe() -> Bool {
        if let touchMayPop { return touchMayPop }
        guard let touchDown, let view = controller.view else { return false }
        let answer = isPossibleSwipe(touchDown, in: view)
        touchMayPop = answer
        return answer
    }

    private func isPossibleSwipe(_ touchDown: TouchDown, in view: UIView) -> Bool {
        var moment = LivePopGestureMoment(of: controller, view: view, touchDown: touchDown, location: touchDown.point)
        return PopGestureRules.refusalOfTouch(at: &moment) == nil
    }

    /// Decides about the present drag, once.
    ///
    /// - Parameters:
    ///   - drag: The recognizer that asks. It has seen the latest movement; another one may not yet.
    ///   - controller: The controller that has these gestures.
    func decide(
        about drag: UIPanGestureRecognizer, for controller: BasicNavigationController
    ) -> PopGestureVerdict {
        if let verdict { return verdict }
        guard let touchDown, let view = controller.view else { return .refused(.outsideArea) }
        var moment = LivePopGestureMoment(
            of: controller, view: view, touchDown: touchDown, location: drag.location(in: view))
        let verdict = PopGestureRules.verdict(at: &moment)
        self.verdict = verdict
        if verdict == .allowed, let driver {
            connect(driver.canPopTopScreen(of: controller, with: drag) ? driver : standIn)
            ensureMovement(in: view)
        }
        controller.report(verdict)
        return verdict
    }

    /// Whether the system's content recognizer may have the present drag. Never one that the own recognizer has no part in: it
    /// went to an inner controller, or was given up as a second finger came.
    func admitsSystemRecognizer(for drag: UIPanGestureRecognizer) -> Bool {
        recognizer.numberOfTouches == 1 && decide(about: drag, for: controller) == .allowed && connected === driver
    }

    /// Makes the recognizer report at least one point of movement as it begins.
    ///
    /// A finger that has gone exactly as far as a pan needs reads as not having moved: UIKit subtracts those points. The
    /// system's transition hangs if it begins without movement (QuintGao/GKNavigationBarSwift#10).
    private func ensureMovement(in view: UIView) {
        let translation = recognizer.translation(in: view)
        guard translation.x == 0 else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        recognizer.setTranslation(CGPoint(x: isMirrored ? -1 : 1, y: translation.y), in: view)
    }

    /// Whether a finger is swiping back now.
    var isSwiping: Bool { drivingRecognizer?.isUnderWay ?? false }

    /// Whether the recognizer that pops has just begun: now UIKit calls for the pop, once.
    ///
    /// A swipe may be given up before its recognizer sees another event, as when the screen turns: then its state stays.
    /// Whose touch the system's own edge gesture has is not known here.
    var isSwipeBeginning: Bool {
        drivingRecognizer?.state == .began && !(touchHasPopped && activeDriver.usesOwnRecognizer)
    }

    /// Takes note that the present touch has popped.
    func swipeHasPopped() {
        touchHasPopped = true
    }

    /// Ends a swipe at once, whoever drives it: the recognizer turns to cancelled and the screen slides back.
    func cancel() {
        drivingRecognizer?.cancelGesture()
        recognizer.cancelGesture()
    }

    /// The recognizer whose movement pops.
    private var drivingRecognizer: UIGestureRecognizer? {
        switch activeDriver {
        case .systemEdge: controller.interactivePopGestureRecognizer
        case .contentPop where connected === driver: controller.contentPopRecognizer
        default: recognizer
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is in the middle of a continuous gesture.
    fileprivate var isUnderWay: Bool { state == .began || state == .changed }

    /// Cancels a gesture under way, as UIKit documents it for switching a recognizer off.
    fileprivate func cancelGesture() {
        guard isUnderWay, isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }

    /// Sets `isEnabled` where it differs; setting it is never free of effects while fingers are down.
    fileprivate func setEnabled(_ enabled: Bool) {
        if isEnabled != enabled { isEnabled = enabled }
    }
}
#endif
