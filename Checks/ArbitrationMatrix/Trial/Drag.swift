import Foundation

/// How the finger moves. Distances are towards the trailing side, for a swipe forward towards the leading side.
package enum Drag: String, CaseIterable, Sendable {
    case straight
    case diagonalUp = "diagonal, up"
    case diagonalDown = "diagonal, down"
    case slow
    case singleEvent = "a single event"
    case heldRelease = "held before the release"
    case thereAndBack = "there and back"

    /// One straight part of the finger's path.
    struct Leg {
        var forward: CGFloat
        var down: CGFloat = 0
        var duration: TimeInterval = 0.25
    }

    /// The path; positions are relative to the start.
    var legs: [Leg] {
        switch self {
        case .straight, .heldRelease: [Leg(forward: 260)]
        // 42 degrees: more sideways than down.
        case .diagonalUp: [Leg(forward: 220, down: -198)]
        case .diagonalDown: [Leg(forward: 220, down: 198)]
        case .slow: [Leg(forward: 260, duration: 2)]
        case .singleEvent: [Leg(forward: 260, duration: 0)]
        case .thereAndBack: [Leg(forward: 200), Leg(forward: 5)]
        }
    }

    /// The seconds for which the finger rests before it lifts.
    var rest: TimeInterval { self == .heldRelease ? 0.5 : 0 }
}
