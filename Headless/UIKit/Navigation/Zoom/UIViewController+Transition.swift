extension UIViewController {
    /// The transition that a controller prefers for its push and pop, on iOS 18 and later (fact C33).
    open class Transition: NSObject {
        let options: ZoomOptions?
        let sourceView: (ZoomSourceViewProviderContext) -> UIView?

        init(options: ZoomOptions?, sourceView: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
            self.options = options
            self.sourceView = sourceView
            super.init()
        }

        /// Grows the screen out of a view of the screen below, and shrinks it back. Options that change later have no
        /// effect: the transition copies them.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(options: options?.copy() as? ZoomOptions, sourceView: sourceViewProvider)
        }
    }

    /// The zoom that this system supports; nil before iOS 18.
    final var zoom: Transition? {
        System.current.configuration.systemVersion >= 18 ? preferredTransitionStorage : nil
    }
}

// The headers declare these classes and their closures without an actor.
extension UIViewController.Transition {
    /// The screens of a zoom, for the closure that finds the source view.
    open class ZoomSourceViewProviderContext: NSObject {
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init()
        }
    }

    /// What an app can say about a zoom. Its visual effect is absent here.
    open class ZoomOptions: NSObject, NSCopying {
        /// Asked before one of the zoom's gestures pops the screen; its answer replaces `willBegin`.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// The part of the zoomed screen's view that covers the source view; `nil` for the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Over the screen below, while the zoomed screen moves.
        open var dimmingColor: UIColor?

        public override init() {
            super.init()
        }

        @_documentation(visibility: internal)
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = ZoomOptions()
            copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
            copy.alignmentRectProvider = alignmentRectProvider
            copy.dimmingColor = dimmingColor
            return copy
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// A gesture that is about to pop a zoomed screen.
    open class InteractionContext: NSObject {
        /// In the coordinates of the zoomed screen's view.
        public let location: CGPoint
        /// In points per second; zero for a pinch.
        public let velocity: CGVector
        /// Whether the gesture would begin if the app weren't asked.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init()
        }
    }

    /// The views of a zoom, for the closure that aligns them.
    open class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init()
        }
    }
}
