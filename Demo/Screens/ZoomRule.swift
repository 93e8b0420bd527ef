import PopNavigation
import UIKit

/// What decides whether a gesture of a zoom may pop the screen, in the words of `ZoomOptions`.
public enum ZoomRule {
    /// No options.
    case uiKit
    /// The library.
    case followPopPreferences
    /// The screen, by the gesture's place in its view and UIKit's own answer.
    case interactiveDismissShouldBegin(@MainActor (_ location: CGPoint, _ willBegin: Bool) -> Bool)
}

// The version of UIKit in Xcode 16, the first one with zooms. The headless UIKit has no version.
#if !canImport(ObjectiveC) || canImport(UIKit, _version: 8000)
@available(iOS 18.0, *)
extension UIViewController.Transition.ZoomOptions {
    /// The options for the rule; nil if it needs none.
    @MainActor public static func with(
        _ rule: ZoomRule, for screen: UIViewController
    ) -> UIViewController.Transition.ZoomOptions? {
        let options = UIViewController.Transition.ZoomOptions()
        switch rule {
        case .uiKit: return nil
        case .followPopPreferences: options.followPopPreferences(of: screen)
        case .interactiveDismissShouldBegin(let mayBegin):
            options.interactiveDismissShouldBegin = { context in
                let (location, willBegin) = (context.location, context.willBegin)
                return MainActor.assumeIsolated { mayBegin(location, willBegin) }
            }
        }
        return options
    }
}
#endif
