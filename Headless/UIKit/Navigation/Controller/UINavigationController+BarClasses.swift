import Foundation

/// The bars of `init(navigationBarClass:toolbarClass:)`.
extension UINavigationController {
    static func make(_ barClass: AnyClass?, as base: UINavigationBar.Type) -> UINavigationBar {
        let type = check(barClass, as: base)
        return type == base ? UINavigationBar(frame: .zero) : make(type)
    }

    /// Creates a view of a class that is known at run time only. Swift allows this only by a required initializer.
    static func make<Bar: UIView>(_ type: Bar.Type) -> Bar {
        guard let bar = type.init(coder: EmptyCoder()) else {
            Exception.raise(.internalInconsistency, "\(type).init(coder:) made no bar")
        }
        return bar
    }

    static func check<Bar: UIView>(_ barClass: AnyClass?, as base: Bar.Type) -> Bar.Type {
        guard let barClass else { return base }
        guard let type = barClass as? Bar.Type else {
            Exception.raise(.internalInconsistency, "\(barClass) is not a subclass of \(base)")
        }
        return type
    }
}

private final class EmptyCoder: NSCoder {}
