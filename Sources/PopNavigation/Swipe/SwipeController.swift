#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe of one navigation controller: the rules for UIKit's recognizers, and the controller's own pan.
///
/// It works on any navigation controller. An owner answers for settings, preferences and the stack.
@MainActor
final class SwipeController {
    /// The controller's own pan.
    let ownPan: OwnPan
    /// UIKit's recognizers.
    let system: SystemRecognizers
    /// What decides about drags.
    let judge: SwipeJudge

    private weak var controller: UINavigationController?
    private weak var owner: (any SwipeOwner)?
    /// Retained by the controller's view alone: the observer retains the owner, and the owner may retain this object.
    private weak var observer: TouchObserver?
    private let ownTransition: OwnTransition
    /// Whether a cancellation waits until UIKit has started the swipe's transition.
    private var isCancelPostponed = false

    /// Prepares the swipe; `attach(delegate:)` adds it to the controller.
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

    /// Puts the own pan, the observer and the guards where UIKit's recognizers are now. A nested controller whose
    /// recognizers are those of the controller around it gets none.
    ///
    /// - Parameter delegate: The delegate of the own pan. Default: the own pan's own answers.
    func attach(delegate: (any UIGestureRecognizerDelegate)? = nil) {
        guard let view = controller?.viewIfLoaded, let owner, system.areOwn else { return }
        if observer?.view !== view { observe(view) }
        system.installGuards()
        ownPan.attach(to: owner.preferredDriver == .unmanaged ? nil : view, delegate: delegate ?? ownPan)
    }

    private func observe(_ view: UIView) {
        let observer = TouchObserver(retaining: owner)
        observer.handler = judge
        view.addGestureRecognizer(observer)
        self.observer = observer
    }

    /// Reads the preferences again for touches that are still undecided.
    func preferencesDidChange() {
        judge.preferencesDidChange()
    }

    /// The decision about the last drag.
    var lastVerdict: PopGestureVerdict? { judge.lastVerdict }

    /// The driver that pops with a swipe in the middle of the content.
    var driver: PopDriver { judge.drivers?.kind ?? .unmanaged }
}

extension SwipeController: SwipeControl {
    var driverOfUIKitsPop: PopDriver? {
        guard system.isRequestingPop else { return nil }
        return owner?.preferredDriver == .unmanaged ? .unmanaged : .system
    }

    func popDidBegin() {
        judge.popDidBegin()
    }

    func update() {
        // Other classes answer for recognizers that they know, and UIKit's class does so without declaring it.
        attach(delegate: controller as? BasicNavigationController)
        if isCancelPostponed { cancel() }
        judge.takeBackVoidConsent()
        judge.touches.forgetScrollOfFormerScreen()
    }

    func stackWillChange() {
        // UIKit may be requesting the pop of a recognizer that has begun.
        if system.isRequestingPop, owner?.clock.phase == .atRest { return }
        cancel()
    }

    /// Ends a swipe, and takes back what a drag has been allowed: the screen slides back. Waits until UIKit has started
    /// the swipe's transition.
    func cancel() {
        // Apps that disabled a recognizer in `viewWillAppear` while UIKit started the swipe's transition have frozen.
        isCancelPostponed = owner?.clock.allowsCancellingSwipes == false
        if !isCancelPostponed { cancelRecognizers() }
    }

    private func cancelRecognizers() {
        // An observer of a pop may release the controller, and the run loop does not retain it.
        withExtendedLifetime(controller) {
            let isAboutToPop = judge.isAboutToPop
            judge.cancel()
            if isAboutToPop || ownPan.recognizer.isUnderWay { ownPan.recognizer.loseAttempt() }
            system.cancel(includingUndecided: isAboutToPop)
            // The next touch may come before the next turn.
            system.installGuards()
        }
    }
}
#endif
