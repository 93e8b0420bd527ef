import UIKit

/// The reason why XCUITest cannot play a trial. The simulated device plays all trials.
public enum TrialObstacle: String, Sendable {
    case severalFingers = "XCUITest drags with one finger"
    case trackpad = "XCUITest has no trackpad"
    case bentPath = "XCUITest drags on one straight line"
    case unfolding = "XCUITest cannot unfold a device"
    case runningAnimation = "XCUITest waits until nothing moves"
}

extension DemoTrial {
    public var obstacle: TrialObstacle? {
        device.unfoldsInDrag || device.isUnfolded ? .unfolding : steps.lazy.compactMap(\.obstacle).first
    }
}

extension TrialStep {
    public var obstacle: TrialObstacle? {
        switch self {
        case .tap(_, .some), .touch(_, _, .some): return .runningAnimation
        case .touch(let fingers, _, nil):
            if fingers.contains(where: \.isOnTrackpad) { return .trackpad }
            if fingers.count > 1 { return .severalFingers }
            return fingers.contains { $0.straightLine == nil } ? .bentPath : nil
        default: return nil
        }
    }
}

extension TrialFinger {
    /// The path as XCUITest supports it: press, one line, hold. Nil if the path has another form.
    public var straightLine: (press: TimeInterval, move: Move, hold: TimeInterval)? {
        var rests = moves[...]
        var press: TimeInterval = 0
        while let first = rests.first, first.isRest { press += rests.removeFirst().duration }
        var hold: TimeInterval = 0
        while let last = rests.last, last.isRest { hold += rests.removeLast().duration }
        guard rests.count == 1, let move = rests.first else { return nil }
        return (press, move, hold)
    }
}

extension TrialFinger.Move {
    var isRest: Bool {
        if case .by(0, 0) = target { true } else { false }
    }
}
