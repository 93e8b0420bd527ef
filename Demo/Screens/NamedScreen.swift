import UIKit

/// A screen with a short and stable name. Checks and tests compare names, since a title is text for users.
@MainActor protocol NamedScreen: UIViewController {
    var name: String { get }
}

extension UIViewController {
    /// The name of one of the demo's screens; "other" for any other screen.
    public var screenName: String { (self as? any NamedScreen)?.name ?? "other" }
}
