#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import SwiftUI

/// A stack with a path of values of several types.
///
/// ```swift
/// PopNavigationStack(path: $path) {
///     Library()
/// }
/// .destination(for: Book.self) { BookView($0) }
/// .destination(for: Author.self) { AuthorView($0) }
/// ```
extension PopNavigationStack where Element == AnyHashable, Destination == PopDestination {
    /// Creates a stack whose destinations are given by ``destination(for:content:)``.
    ///
    /// - Parameters:
    ///   - path: The values of the screens above the root.
    ///   - root: The view of the first screen.
    public init(path: Binding<PopNavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(path: path.elements, destinations: PopDestinations(), root: root())
    }

    /// The stack, with a view for the values of a type. A value without a destination is an empty screen, with a
    /// warning in the log.
    public func destination<Value: Hashable, Content: View>(
        for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Content
    ) -> Self {
        var copy = self
        copy.destinations.add(for: type, content)
        return copy
    }
}
#endif
