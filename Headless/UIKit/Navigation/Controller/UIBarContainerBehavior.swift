/// Whether a nested navigation controller draws its own bar.
public enum UIBarContainerBehavior: Int, Sendable {
    /// The system decides whether a container around the controller shows its items.
    case automatic = 0
    case local = 1
}
