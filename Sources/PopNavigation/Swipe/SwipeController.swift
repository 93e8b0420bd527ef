#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe of one navigation controller: the rules for UIKit's recognizers, and the controller's own pan.
///
/// It works on any navigation controller. The owner supplies settings, preferences and the state of the stack.
@MainActor
final class SwipeController {
    /// The controller's own pan.
    let ownPan: OwnPan
    /// UIKit's recognizers.
    let system: SystemRecognizers
    /// Decides about drags.
    let judge: SwipeJudge

    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?
    /// Weak, since the observer retains the owner, and the owner may retain this object. The controller's view retains
    /// the observer.
    private weak var observer: TouchObserver?
    private let ownTransition: OwnTransition
    /// Whether a cancellation waits until UIKit has started the swipe's transition.
    private var isCancelPostponed = false

    /// Prepares the swipe. `attach(delegate:)` adds it to the controller.
    init(of controller: UINavigationController, owner: any SwipeOwner, ownTransition: OwnTransition) {
        self.controller = controller
        self.owner = owner
        self.ownTransition = ownTransition
        system = SystemRecognizers(of: controller)
        let recognizer = PopPanGestureRecognizer()
        judge = SwipeJudge(
            of: controller, owner: owner, system: system, ownPan: recognizer, ownTransition: ownTransition)
        ownPan = OwnPan(recognizer, judge: judge)
        system.rules = judge
    }

    /// Adds the own pan and the observer to the view, and guards UIKit's current recognizers. Does nothing for a nested
    /// controller that shares the recognizers of the controller around it.
    ///
    /// - Parameter delegate: The delegate of the own pan. Default: `nil`, which means `ownPan`.
    func attach(delegate: (any UIGestureRecognizerDelegate)? = nil) {
        guard let view = controller?.viewIfLoaded, let owner, system.areOwn else { return }
        if observer?.view !== view { observe(view) }
        system.installGuards()
        ownPan.attach(to: owner.preferredDriver == .unmanaged ? nil : view, delegate: delegate ?? ownPan)
    }

    private func observe(_ view: UIView) {
        let observer = TouchObserver(retaining: owner)
        observer.judge = judge
        view.addGestureRecognizer(observer)
        self.observer = observer
    }

    /// Reads the preferences again for touches that are still undecided.
    func preferencesDidChange() {
        judge.preferencesDidChange()
    }

    /// The decision about the last drag.
    var lastVerdict: PopGestureVerdict? { judge.lastVerdict }

    /// The driver of a swipe in the middle of the content.
    var driver: PopDriver { judge.drivers?.kind ?? .unmanaged }

    /// The driver of the pop that one of UIKit's recognizers is requesting, as their states show; `nil` if none is.
    var driverOfUIKitsPop: PopDriver? {
        guard system.isRequestingPop else { return nil }
        return owner?.preferredDriver == .unmanaged ? .unmanaged : .system
    }

    /// Called when a swipe has requested its pop.
    func popDidBegin() {
        judge.popDidBegin()
    }

    /// Called in each turn of the run loop. Finds UIKit's current recognizers and performs what was postponed.
    func update() {
        // Only `BasicNavigationController`'s delegate methods know the own pan. UIKit's class has such methods for
        // other recognizers.
        attach(delegate: controller as? BasicNavigationController)
        if isCancelPostponed { cancel() }
        judge.takeBackVoidConsent()
        judge.touches.releaseFormerScreen()
    }

    /// Called when the stack is about to change for another reason. A swipe in progress slides back, and an allowed
    /// drag doesn't pop.
    func stackWillChange() {
        // UIKit's recognizer has begun and may be requesting this very change.
        if system.isRequestingPop, owner?.clock.phase == .atRest { return }
        cancel()
    }

    /// Cancels a swipe in progress, so that the screen slides back, and withdraws the consent of a drag that hasn't
    /// popped yet. Waits until UIKit has started the swipe's transition.
    func cancel() {
        // Apps that disabled a recognizer in `viewWillAppear`, while UIKit started the swipe's transition, have frozen.
        isCancelPostponed = owner?.clock.allowsCancellingSwipes == false
        if !isCancelPostponed { cancelRecognizers() }
    }

    private func cancelRecognizers() {
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) {
            let isAboutToPop = judge.isAboutToPop
            judge.cancel()
            if isAboutToPop || ownPan.recognizer.isInProgress { ownPan.recognizer.loseAttempt() }
            system.cancel(includingUndecided: isAboutToPop)
            // The next touch may come before the next turn.
            system.installGuards()
        }
    }
}
#endif
