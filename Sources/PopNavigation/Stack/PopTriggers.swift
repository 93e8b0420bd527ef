#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Attributes each pop to a swipe, to the back button or to a call, when `popViewController(animated:)` is called.
///
/// UIKit calls that method for its recognizers and for its back button too, at different times on different systems.
@MainActor
final class PopTriggers {
    weak var gesture: PopGestureSession?
    /// The screen whose pop the user has requested, until UIKit shows the screen below.
    private weak var screen: UIViewController?
    private var trigger = PopTrigger.programmatic
    /// The trigger of the pop that the library itself is requesting.
    private var declared: PopTrigger?
    /// The screen that the back button has been allowed to pop. Since iOS 13, UIKit may pop after the bar's delegate
    /// has answered.
    private weak var allowedScreen: UIViewController?

    /// Performs a closure that calls `popViewController(animated:)`, and declares the trigger of that pop.
    func declare<Answer>(_ trigger: PopTrigger, during pop: () -> Answer) -> Answer {
        declared = trigger
        defer { declared = nil }
        return pop()
    }

    /// Called when the back button may pop a screen. The answer counts for one pop.
    func allowBackButton(toPop screen: UIViewController) {
        allowedScreen = screen
    }

    /// Called before UIKit pops the top screen.
    func recordPop(of screen: UIViewController, in controller: UINavigationController) {
        let trigger = trigger(of: screen, in: controller)
        // UIKit repeats a pop that it has deferred.
        if trigger != .programmatic { (self.screen, self.trigger) = (screen, trigger) }
    }

    private func trigger(of screen: UIViewController, in controller: UINavigationController) -> PopTrigger {
        if let declared { return declared }
        if controller.transitionCoordinator?.isInteractive != true, gesture?.claimPop() == true { return .gesture }
        guard allowedScreen === screen else { return .programmatic }
        allowedScreen = nil
        return .backButton
    }

    /// Returns the trigger of the pop that UIKit announces, and forgets it.
    func takeTrigger(
        ofPopOf screen: UIViewController?, _ coordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> PopTrigger {
        defer { self.screen = nil }
        if let screen, screen === self.screen { return trigger }
        let isZoomGesture = screen?.usesSystemTransition == true && coordinator?.initiallyInteractive == true
        return isZoomGesture ? .gesture : .programmatic
    }
}
#endif
