/// A menu of elements. The headless UIKit opens no menus: it traps where UIKit would open one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]

    private static var unnamed = 0

    private init(
        named identifier: Identifier, _ title: String, _ image: UIImage?, _ options: Options,
        _ children: [UIMenuElement]
    ) {
        self.identifier = identifier
        self.options = options
        self.children = children
        super.init(titled: title, image: image)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        Self.unnamed += 1
        let identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.unnamed)")
        self.init(named: identifier, title, image, options, children)
    }

    public required init?(coder: NSCoder) {
        Exception.unsupported("menus from an archive")
    }
}
