#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension [UIViewController] {
    /// Whether the instance is in the array.
    func contains(instance screen: UIViewController) -> Bool {
        contains { $0 === screen }
    }

    /// The screens that aren't in another stack, in their order.
    func subtracting(_ others: [UIViewController]) -> [UIViewController] {
        let identifiers = Set(others.map(ObjectIdentifier.init))
        return filter { !identifiers.contains(ObjectIdentifier($0)) }
    }
}

extension UINavigationController {
    /// Whether the instance is in the stack.
    func stackContains(_ screen: UIViewController?) -> Bool {
        guard let screen else { return false }
        return viewControllers.contains(instance: screen)
    }
}
#endif
