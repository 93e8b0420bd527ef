extension UIViewController {
    /// The transition that a controller prefers for its push and pop, on iOS 18 and later (fact C33).
    @preconcurrency @MainActor
    open class Transition {
        let sourceView: (UIViewController) -> UIView?

        init(sourceView: @escaping (UIViewController) -> UIView?) {
            self.sourceView = sourceView
        }

        /// Grows the screen out of a view of the screen below, and shrinks it back. The provider receives the zoomed
        /// screen.
        package static func zoom(sourceViewProvider: @escaping (UIViewController) -> UIView?) -> Transition {
            Transition(sourceView: sourceViewProvider)
        }
    }

    /// The zoom that this system supports; nil before iOS 18.
    final var zoom: Transition? {
        System.current.configuration.systemVersion >= 18 ? preferredTransitionStorage : nil
    }
}
