#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

@available(iOS 18.0, *)
extension UIViewController.Transition.ZoomOptions {
    /// Lets the gestures of a zoom obey what the zoomed screen states, as every other swipe back does.
    ///
    /// UIKit pops a screen with a zoom by a drag to the trailing side, a pull down and a pinch, whatever the screen
    /// says. Call this method on the options before the transition is made, since the transition copies them:
    ///
    ///     let options = UIViewController.Transition.ZoomOptions()
    ///     options.followPopPreferences(of: screen)
    ///     screen.preferredTransition = .zoom(options: options) { _ in thumbnail }
    ///
    /// Then the switches, a back action and excluded places refuse all three gestures. The area concerns the drags that
    /// move more sideways than down; a pull and a pinch start anywhere. The screen is asked as before a swipe, once
    /// until all fingers have lifted; a yes that comes later pops with UIKit's zoom. With the area
    /// ``PopGestureArea/system`` only the switches refuse.
    ///
    /// The method sets `interactiveDismissShouldBegin`. A closure that is set before is asked first, and its no stands;
    /// one that is set later replaces the rules. Without one, UIKit's `willBegin` counts, so that a list keeps its
    /// drags.
    ///
    /// On a controller of another class to which no modifier has attached the swipe, the screen's own switch, back
    /// action and question count, but neither area nor excluded places. In a presentation the method has no effect: a
    /// zoomed presentation has no navigation controller. If the screen is gone, UIKit's answer counts.
    ///
    /// SDK 18.0 and later declare `interactiveDismissShouldBegin`. How often it is asked isn't documented, and its
    /// location is the gesture's, not the place where a finger went down: the library goes by the touches that it has
    /// noted. It is expected on the main thread (a guess); on another one, UIKit's answer counts.
    ///
    /// - Parameter screen: The screen that is pushed with the transition. Held weakly.
    @preconcurrency @MainActor
    public func followPopPreferences(of screen: UIViewController) {
        let gestures = ZoomGestures.of(screen)
        let preferences = UnattachedPreferences()
        gestures.makeSession = { preferences.session(of: $0) }
        let former = interactiveDismissShouldBegin
        interactiveDismissShouldBegin = { context in
            guard former?(context) ?? context.willBegin else { return false }
            // The header gives the closure no actor. On another thread, UIKit's answer counts.
            return !isMainThread || MainActor.assumeIsolated { gestures.mayBegin() }
        }
    }
}

/// What a screen states on a controller to which the swipe isn't attached. Nothing is installed there.
@MainActor
private final class UnattachedPreferences {
    private let settings = UIKitSettings()
    private var components: PopComponents?

    /// The session that decides about a controller's screens. It doesn't see touches.
    func session(of controller: UINavigationController) -> PopGestureSession {
        if let session = components?.gesture, session.controller === controller { return session }
        let components = PopComponents(of: controller, settings: settings, reporter: PopReporter(of: controller))
        components.consent.pop = { [weak controller] screen, _ in
            guard let controller, controller.topViewController === screen else { return }
            controller.popViewController(animated: true)
        }
        self.components = components
        return components.gesture
    }
}
#endif
