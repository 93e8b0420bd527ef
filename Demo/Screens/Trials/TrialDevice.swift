/// The device that a trial needs.
public struct TrialDevice: Hashable, Sendable {
    public var isLandscape = false
    /// Whether the language of the system is written from right to left.
    public var isRightToLeft = false
    /// The first system version that has the behaviour; nil: all of them.
    public var firstSystem: Int?
    public var isDuo = false
    /// Whether the device is upside down: iPhone Duo's vertical bar is at the left then.
    public var isUpsideDown = false
    /// Whether a folded iPhone Duo is unfolded in the middle of each drag.
    public var unfoldsInDrag = false

    static let landscape = TrialDevice(isLandscape: true)
    static let rightToLeft = TrialDevice(isRightToLeft: true)
    static let duo = TrialDevice(firstSystem: 27, isDuo: true)
    static let duoUpsideDown = TrialDevice(firstSystem: 27, isDuo: true, isUpsideDown: true)
    static let unfoldingDuo = TrialDevice(firstSystem: 27, isDuo: true, unfoldsInDrag: true)
}
