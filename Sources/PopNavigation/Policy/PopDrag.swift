#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// The translation of a finger since touch-down, relative to the direction of a pop.
struct PopDrag: Equatable, Sendable {
    /// The direction of a drag.
    enum Direction: Sendable {
        /// The finger has moved up or down about as much as sideways.
        case unclear
        /// Towards the trailing side, the direction of a pop.
        case forward
        /// Towards the leading side.
        case backward
        /// Up or down.
        case vertical
    }

    /// What else may use a drag up or down. Where there is a rival, a steep drag stops being a swipe earlier.
    struct Rivals: OptionSet, Sendable {
        let rawValue: Int
        /// A view under the finger that scrolls vertically, or a pan of the app that waits for others.
        static let list = Self(rawValue: 1)
        /// A sheet that can be pulled.
        static let sheet = Self(rawValue: 2)
    }

    /// Points towards the trailing side; negative the other way.
    let sideways: CGFloat
    /// Points down; negative up.
    let vertical: CGFloat

    init(sideways: CGFloat, vertical: CGFloat) {
        self.sideways = sideways
        self.vertical = vertical
    }

    /// The translation between two points, in a layout direction.
    init(from start: CGPoint, to end: CGPoint, in direction: UIUserInterfaceLayoutDirection) {
        sideways = direction.forward(end.x - start.x)
        vertical = end.y - start.y
    }

    /// Whether the finger has moved too far for a tap, about as far as a pan needs.
    var isTooLongForTap: Bool { length >= Self.panDistance }

    /// Whether the drag moves more towards the trailing side than up or down.
    ///
    /// A drag of exactly 45 degrees isn't forward: transitions that began without sideways movement have hung apps.
    var isForward: Bool { sideways > abs(vertical) }

    /// Whether the drag moves more sideways than up or down.
    var isSideways: Bool { abs(sideways) > abs(vertical) }

    /// Whether the drag moves down at least as much as sideways, as the pull that pops a zoomed screen.
    var isPull: Bool { vertical > 0 && !isSideways }

    /// Whether UIKit's edge recognizer begins with the drag: a finger that goes down at the edge at 45 degrees pops.
    var isForwardAtEdge: Bool { sideways >= max(abs(vertical), Self.panDistance) }

    /// Whether a recognizer's translation is forward when the recognizer is about to begin.
    ///
    /// UIKit subtracts a pan's hysteresis before it asks, so nothing remains of a finger that has moved by exactly the
    /// hysteresis, and UIKit's delegate agrees to zero. A scroll has no place and must have moved, since pops that
    /// began without movement have hung apps.
    static func isForward(_ translation: CGFloat, for role: RecognizerRole) -> Bool {
        role.isSubset(of: [.edge, .content]) ? translation >= 0 : translation > 0
    }

    /// Whether the own pan may decide about the drag: it has become a swipe back, or can't become one any more.
    func isDecided(among rivals: Rivals) -> Bool {
        switch direction(among: rivals) {
        case .forward: sideways >= Self.swipeDistance
        case .backward: -sideways >= Self.backwardLimit
        case .vertical: true
        case .unclear: false
        }
    }

    /// Points on the longer axis.
    var length: CGFloat { max(abs(sideways), abs(vertical)) }

    /// Returns the direction of the drag.
    ///
    /// A thumb moves in an arc: a sideways swipe can start steeply. So a steep drag is unclear up to 25 points.
    func direction(among rivals: Rivals = []) -> Direction {
        let steep = abs(vertical)
        if rivals.contains(.list), steep >= listLimit { return .vertical }
        if isForward { return .forward }
        if -sideways > steep { return .backward }
        let steepLimit = rivals.contains(.list) ? listLimit : Self.longSteepLimit
        return steep >= (rivals.contains(.sheet) ? Self.panDistance : steepLimit) ? .vertical : .unclear
    }

    /// The vertical distance, in points, at which the drag is a list's. It is that of UIKit's content recognizer, so
    /// what pops where UIKit has none also pops where it has one.
    private var listLimit: CGFloat { min(25, 10 + 0.8 * abs(sideways)) }

    /// Points towards the leading side after which a drag can't become a swipe back.
    private static let backwardLimit: CGFloat = 5
    /// Points on one axis, as with UIKit's content recognizer. A shorter drag may be a tap that has slipped.
    static let swipeDistance: CGFloat = 30
    /// Points by which the page stays behind the finger. As recorded with UIKit's content recognizer on iOS 27
    /// (JakeThomson/swift_transitions).
    static let lag: CGFloat = 27
    /// Points on one axis. A sheet's pan begins after as many points up or down.
    static let panDistance: CGFloat = 10
    /// Points. Calibration: about the limit at which iOS 26's content recognizer fails in a steep drag.
    static let longSteepLimit: CGFloat = 24
}
#endif
