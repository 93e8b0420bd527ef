#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

extension [UIViewController] {
    /// Whether the instance is in the array.
    func contains(instance screen: UIViewController) -> Bool {
        contains { $0 === screen }
    }

    /// Whether both stacks have the same screens.
    func isSame(as other: [UIViewController]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }

    /// The number of screens that both stacks have in common at the start.
    func commonPrefixCount(with others: [UIViewController]) -> Int {
        var count = 0
        while count < Swift.min(self.count, others.count), self[count] === others[count] { count += 1 }
        return count
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
