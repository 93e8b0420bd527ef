#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// A path of values of several types, for a `PopNavigationStack` with a destination for each type.
///
/// As SwiftUI's `NavigationPath`, but its values can be read.
public struct PopNavigationPath: Hashable {
    /// The values of the screens above the root; the last one is on top.
    public var elements: [AnyHashable]

    /// Creates an empty path.
    public init() {
        elements = []
    }

    /// Creates a path of values.
    public init(_ elements: some Sequence<some Hashable>) {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes the screen of a value.
    public mutating func append(_ value: some Hashable) {
        elements.append(AnyHashable(value))
    }

    /// Pops screens, at most all above the root.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(min(max(count, 0), elements.count))
    }
}
#endif
