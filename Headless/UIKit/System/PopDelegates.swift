/// What UIKit does with the delegates of its pop recognizers after it has set its own (fact C18).
package enum PopDelegates: String, Sendable, CaseIterable {
    /// UIKit leaves the app's delegates alone.
    case keepsApps
    /// UIKit sets its own again when a push or pop starts.
    case resetsAtPush
    /// UIKit sets nil while the navigation delegate implements `animationControllerFor`, and then its own again.
    case nilWithAnimators
    /// UIKit sets another object of its own while a push or pop runs, and then its usual one again.
    case swapsInTransitions
}
