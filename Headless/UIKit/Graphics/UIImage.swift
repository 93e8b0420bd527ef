/// An image is a name and a size: pictures draw the few symbols that they know by name.
open class UIImage: NSObject, @unchecked Sendable {
    package let symbolName: String?
    public let size: CGSize

    package init(symbolName: String?, size: CGSize) {
        self.symbolName = symbolName
        self.size = size
        super.init()
    }

    public override convenience init() {
        self.init(symbolName: nil, size: .zero)
    }

    public convenience init?(systemName name: String) {
        self.init(symbolName: name, size: CGSize(width: 20, height: 20))
    }
}
