/// The state of a cell.
public struct UICellConfigurationState: Hashable {
    /// Whether the row is swiped aside or moving.
    public var isSwiped: Bool
}
