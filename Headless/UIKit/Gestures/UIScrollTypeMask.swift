/// The kinds of scrolling that a pan accepts besides touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The wheel of a mouse.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// A trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
