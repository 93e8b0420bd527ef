/// The switches of a system, which note that they are read: a trial that doesn't read a switch is the same in each of
/// the switch's positions.
@dynamicMemberLookup
package struct SystemSwitches: Sendable {
    package typealias Path = PartialKeyPath<SwitchPositions>

    /// The switches that have been read on any system, or `nil` if nobody wants to know.
    package nonisolated(unsafe) static var read: Set<Path>?

    package private(set) var positions = SwitchPositions()

    package init() {}

    package subscript<Position>(dynamicMember path: WritableKeyPath<SwitchPositions, Position>) -> Position {
        get {
            if Self.read != nil { Self.read?.insert(path) }
            return positions[keyPath: path]
        }
        set { positions[keyPath: path] = newValue }
    }
}
