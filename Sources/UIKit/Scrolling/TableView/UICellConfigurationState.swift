/// What a cell is in the middle of.
public struct UICellConfigurationState: Hashable {
    /// The row is swiped aside, or on its way.
    public var isSwiped: Bool
}
