/// UIKit's checks before a presentation, with its messages.
@MainActor
enum PresentationRules {
    /// Programming errors raise exceptions.
    static func check(_ presented: UIViewController, by presenter: UIViewController) {
        if presented === presenter {
            Exception.raise(
                .invalidArgument,
                "Application tried to present modal view controller on itself. Presenting controller is \(presenter)."
            )
        }
        if let parent = presented.parentStorage {
            Exception.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(presented) that has a parent view controller "
                    + "\(parent)."
            )
        }
        if presented.presentingStorage != nil {
            Exception.raise(
                .invalidArgument, "Application tried to present modally an active view controller \(presented)."
            )
        }
        if presented.modalPresentationStyle == .none {
            Exception.raise(.invalidArgument, "The style UIModalPresentationNone is not valid to present \(presented).")
        }
    }

    static func attempt(_ presented: UIViewController, on presenter: UIViewController) -> String {
        "Attempt to present \(presented) on \(presenter)"
    }

    /// The warning for a presentation that is not possible now; nil if it is possible.
    static func obstacle(
        to presented: UIViewController, by presenter: UIViewController, from source: UIViewController
    ) -> String? {
        let attempt = "\(attempt(presented, on: presenter)) (from \(source))"
        if let current = presenter.presentedStorage { return "\(attempt) which is already presenting \(current)." }
        if presenter.presentation?.phase == .dismissing { return "\(attempt) which is being dismissed." }
        if presenter.viewIfLoaded?.window == nil { return "\(attempt) whose view is not in the window hierarchy." }
        return nil
    }
}
