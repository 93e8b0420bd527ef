/// The properties of a list that a collection view shows.
@MainActor
public struct UICollectionLayoutListConfiguration {
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public enum Appearance: Int, Sendable {
        case plain = 0
    }

    public let appearance: Appearance
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var backgroundColor: UIColor?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}
