import Foundation
import UIKit

/// Fingers. Points are in the coordinates of the screen. Each sample is one event, whose handling ends before the next
/// sample and before the call returns. Moving or lifting a finger that is not down has no effect.
extension SimulatedDevice {
    /// Puts a finger on the screen.
    public func fingerDown(_ finger: Int = 0, at point: CGPoint) {
        activate()
        places.removeAll { $0.finger == finger }
        places.append((finger, point))
        system.digitizer.begin(finger: finger, at: point)
    }

    /// Moves a finger on a straight line at constant speed:
    /// one sample each 1/`touchRate` s, and the last one at the end.
    ///
    /// - Parameter duration: in seconds; 0 for one sample at the current time.
    public func fingerMove(_ finger: Int = 0, to point: CGPoint, duration: TimeInterval = 0) {
        fingersMove([finger: point], duration: duration)
    }

    /// Moves several fingers at the same time. Each sample is one event for all of them.
    public func fingersMove(_ targets: [Int: CGPoint], duration: TimeInterval = 0) {
        precondition(duration >= 0 && duration.isFinite, "SimulatedDevice: a finger cannot move for \(duration) s")
        activate()
        let moves = places.compactMap { place in
            targets[place.finger].map { (finger: place.finger, from: place.point, to: $0) }
        }
        let start = now
        let samples = max(1, Int((duration * system.configuration.touchRate).rounded()))
        for sample in 1...samples {
            let share = Double(sample) / Double(samples)
            if duration > 0 { system.clock.advance(to: start + duration * share) }
            if moves.count == 1 {
                // The usual case, without an allocation.
                system.digitizer.move(
                    finger: moves[0].finger, to: Self.point(from: moves[0].from, to: moves[0].to, share))
            } else {
                system.digitizer.send(
                    moves.map {
                        .init(finger: $0.finger, phase: .moved, point: Self.point(from: $0.from, to: $0.to, share))
                    }
                )
            }
        }
        for move in moves {
            for index in places.indices where places[index].finger == move.finger { places[index].point = move.to }
        }
    }

    /// Lifts a finger where it is.
    public func fingerUp(_ finger: Int = 0) {
        activate()
        places.removeAll { $0.finger == finger }
        system.digitizer.end(finger: finger)
    }

    /// Puts a finger down, moves it, and lifts it at the last sample.
    public func fingerDrag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        fingerDown(at: start)
        fingerMove(to: end, duration: duration)
        fingerUp()
    }

    /// Touches the screen for as long as a quick tap lasts.
    public func fingerTap(at point: CGPoint) {
        fingerDown(at: point)
        wait(Self.tapDuration)
        fingerUp()
    }

    private static func point(from start: CGPoint, to end: CGPoint, _ share: Double) -> CGPoint {
        if share == 1 { return end }
        return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    /// In seconds.
    private static let tapDuration: TimeInterval = 0.05
}
