#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Edits of a path that SwiftUI may have changed already, without its stack knowing yet.
enum PathEdit {
    /// The current path without the values whose screens have left.
    ///
    /// - Parameters:
    ///   - leaving: The places of those values in `known`.
    ///   - known: The path as the stack has shown it.
    ///   - current: The app's path, which may have new values, or be another one.
    static func removing<Element: Equatable>(
        _ leaving: Set<Int>, of known: [Element], from current: [Element]
    ) -> [Element] {
        let common = zip(known, current).prefix { $0 == $1 }.count
        return current.indices.filter { $0 >= common || !leaving.contains($0) }.map { current[$0] }
    }
}
#endif
