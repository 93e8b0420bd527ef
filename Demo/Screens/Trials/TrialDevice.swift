/// The device that a trial requires.
public struct TrialDevice: Hashable, Sendable {
    public var isLandscape = false
    /// Whether the language of the system is written from right to left.
    public var isRightToLeft = false
    /// The first system version with the behaviour; nil if all versions have it.
    public var firstSystem: Int?
    /// The last system version with the behaviour; nil if the newest versions have it.
    public var lastSystem: Int?
    public var isPad = false
    public var isDuo = false
    /// Whether an iPhone Duo shows the app on its inner display.
    public var isUnfolded = false
    /// Whether the device is upside down, which puts iPhone Duo's vertical bar at the left.
    public var isUpsideDown = false
    /// Whether a folded iPhone Duo unfolds in the middle of each drag.
    public var unfoldsInDrag = false

    static let landscape = TrialDevice(isLandscape: true)
    static let withBackActions = TrialDevice(firstSystem: 16)
    /// Only UIKit's edge recognizer and the library's own pan pop.
    static let beforeContentRecognizer = TrialDevice(lastSystem: 18)
    /// UIKit's content recognizer pops, which looks at no bar and refuses while the keyboard moves.
    static let withContentRecognizer = TrialDevice(firstSystem: 26)
    /// A swipe during a transition is refused.
    static let beforeInterruptions = TrialDevice(lastSystem: 18)
    /// A swipe interrupts a transition.
    static let withInterruptions = TrialDevice(firstSystem: 26)
    static let rightToLeft = TrialDevice(isRightToLeft: true)
    static let pad = TrialDevice(isPad: true)
    static let duo = TrialDevice(firstSystem: 27, isDuo: true)
    static let duoUpsideDown = TrialDevice(firstSystem: 27, isDuo: true, isUpsideDown: true)
    static let unfoldedDuo = TrialDevice(firstSystem: 27, isDuo: true, isUnfolded: true)
    static let unfoldingDuo = TrialDevice(firstSystem: 27, isDuo: true, unfoldsInDrag: true)
}
