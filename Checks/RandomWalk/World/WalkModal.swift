import PopNavigation
import TrialTools
@testable import UIKit

/// A navigation controller that is presented in full screen, and what it reports. At its root a swipe dismisses it.
@MainActor
final class WalkModal: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) weak var controller: BasicNavigationController?
    private weak var root: UIViewController?
    private let ledger: Ledger
    private let events: EventRecord
    private var observation: PopObservation?
    /// Whether the controller or the presentation's delegate refuses to be dismissed by the user.
    private let isHeld: Bool
    private let refuses: Bool
    private var reports = 0
    /// How often the presentation's delegate has been told that a swipe has dismissed the controller.
    private var dismissals = 0
    /// Whether the controller was presented when nothing last moved.
    private var wasPresented = false
    /// Whether the app has dismissed what is presented since, or has changed the window's root.
    var isEndedByApp = false

    init(of controller: BasicNavigationController, in world: World) {
        (self.controller, root, ledger) = (controller, controller.viewControllers[0], world.ledger)
        events = EventRecord(world.ledger)
        let screen = controller.viewControllers[0] as? TrackedScreen
        refuses = screen.map { $0.recipe.content != .plain && $0.number % 3 == 0 } == true
        isHeld = refuses || controller.viewControllers[0].isModalInPresentation
        super.init()
        observation = controller.observePops { [weak self, unowned world] event in
            self?.take(event, in: world)
        }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        ledger.count("modal asks")
        return !refuses
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }

    func beginSequence() {
        _ = controller?.lastPopGestureVerdict
        events.beginSequence()
    }

    private func take(_ event: PopEvent, in world: World) {
        ledger.log("modal: \(event)")
        guard case .didDismiss(let screen) = event else {
            let (fingers, isLate) = (world.fingersInSequence, world.hasJustReacted)
            return events.take(event, controller?.viewControllers ?? [], ahead: [], fingers: fingers, isLate: isLate)
        }
        ledger.count("didDismiss")
        reports += 1
        if dismissals != reports { ledger.report("modal", "the delegate has been told \(dismissals)× of the end") }
        if screen !== root { ledger.report("modal", "didDismiss \(screen), which isn't the root") }
        ledger.happened(.didDismiss)
    }

    /// Checks the controller at rest.
    ///
    /// - Parameter covers: The presented controllers, the lowest first.
    func checkAtRest(below window: UIWindow, among covers: [UIViewController]) {
        guard let controller, covers.contains(controller) else { return checkEnd() }
        wasPresented = true
        if reports > 0 { ledger.report("modal", "didDismiss of a controller that is presented") }
        if controller.transitioningDelegate != nil { ledger.report("modal", "a transitioning delegate is left over") }
        if controller.transitionCoordinator != nil { ledger.report("hung", "a coordinator is left over in a modal") }
        if events.isOpen { ledger.report("events", "a pop in a modal has neither happened nor been cancelled") }
        guard covers.last === controller, let top = controller.topViewController else { return }
        guard controller.view.window === window, top.viewIfLoaded?.isDescendant(of: controller.view) == true else {
            return ledger.report("modal", "\(top) is presented and isn't shown")
        }
    }

    /// Checks that a controller which isn't presented any more is released, and has reported its end if only a swipe
    /// can have dismissed it.
    private func checkEnd() {
        if controller != nil { ledger.report("leaks", "a dismissed controller is not deallocated") }
        guard wasPresented, !isEndedByApp else {
            if reports > 1 { ledger.report("modal", "didDismiss \(reports)×") }
            return
        }
        if reports != 1 { ledger.report("modal", "a swipe has dismissed a controller: didDismiss \(reports)×") }
        if isHeld { ledger.report("modal", "a swipe has dismissed a controller that is held") }
    }
}
