public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: Identifier
    private let handler: UIActionHandler
    open var attributes: Attributes
    open var state: State
    /// The object that sent the action; valid while the handler runs.
    open private(set) var sender: Any?

    private static var unnamed = 0

    private init(
        named identifier: Identifier, title: String, image: UIImage?, attributes: Attributes, state: State,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(titled: title, image: image)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        Self.unnamed += 1
        self.init(
            named: identifier ?? Identifier("com.apple.action.dynamic.\(Self.unnamed)"), title: title, image: image,
            attributes: attributes, state: state, handler: handler
        )
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        Exception.unsupported("actions from an archive")
    }

    @_documentation(visibility: internal)
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    @_documentation(visibility: internal)
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// Calls the handler, which has no target.
    @_documentation(visibility: internal)
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
