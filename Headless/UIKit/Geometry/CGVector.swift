@_documentation(visibility: internal)
public struct CGVector: Hashable, Sendable {
    @_documentation(visibility: internal)
    public var dx: CGFloat
    @_documentation(visibility: internal)
    public var dy: CGFloat

    public init() {
        self.init(dx: 0, dy: 0)
    }

    @_documentation(visibility: internal)
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public static let zero = CGVector()
}
