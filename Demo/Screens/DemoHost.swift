import UIKit

/// What only the app around the screens can do: APIs that not every SDK in use declares.
@MainActor public enum DemoHost {
    /// Gives a screen iOS 18's zoom out of a view of the screen below. Nil: the system has no such transition.
    public static var zoom: ((UIViewController, _ source: @escaping @MainActor () -> UIView?) -> Void)?
}
