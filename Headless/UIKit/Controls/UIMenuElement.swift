/// An element of a menu that performs an action.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    func performWithSender(_ sender: Any?, target: Any?)
}

/// An element of a menu, or the action of a button.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    @preconcurrency public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    final var titleStorage: String
    final var imageStorage: UIImage?

    init(titled title: String, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        Exception.unsupported("menu elements from an archive")
    }

    open var title: String { titleStorage }
    open var image: UIImage? { imageStorage }
}
