#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The swipe of one navigation controller: the guards of UIKit's recognizers, the controller's own pan, and the
/// observer that reports why drags don't pop.
///
/// It works on any navigation controller. The owner supplies settings and preferences.
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
    private var hasWarnedAboutZoom = false

    init(of controller: UINavigationController, owner: any SwipeOwner) {
        self.controller = controller
        self.owner = owner
        system = SystemRecognizers(of: controller)
        let recognizer = PopPanGestureRecognizer()
        judge = SwipeJudge(of: controller, owner: owner, system: system, ownPan: recognizer)
        ownPan = OwnPan(recognizer, judge: judge)
        system.judge = judge
    }

    /// Adds the own pan and the observer to the view, and guards UIKit's current recognizers. Does nothing for a nested
    /// controller that shares the recognizers of the controller around it.
    func update() {
        guard let controller, let view = controller.viewIfLoaded, let owner, system.areOwn else { return }
        if observer?.view !== view { observe(view, for: owner) }
        system.installGuards()
        // Only `BasicNavigationController`'s delegate methods know the own pan. UIKit's class has such methods for
        // other recognizers.
        ownPan.attach(to: view, delegate: controller as? BasicNavigationController ?? ownPan)
    }

    private func observe(_ view: UIView, for owner: any SwipeOwner) {
        let observer = TouchObserver(retaining: owner)
        observer.judge = judge
        view.addGestureRecognizer(observer)
        self.observer = observer
    }

    /// Warns once that UIKit's own gestures pop the top screen although a switch or a question may refuse: the
    /// recognizers of a zoom (iOS 18) are on the screen's view, and have no delegate that the library could guard.
    func warnAboutZoom() {
        guard !hasWarnedAboutZoom, let controller, controller.viewControllers.count > 1,
            let screen = controller.topViewController, screen.usesSystemTransition,
            owner?.mayRefuseLeaving(screen) == true
        else { return }
        hasWarnedAboutZoom = true
        warn(
            about: screen,
            "has a preferredTransition. UIKit's gestures of a zoom obey no switch and ask no question; "
                + "ZoomOptions.interactiveDismissShouldBegin can refuse them.")
    }

    /// Whether a recognizer is requesting the pop that is being called. A drag requests one pop; a later call in the
    /// same drag is the app's.
    func claimPop() -> Bool { judge.claimPop() }
}
#endif
