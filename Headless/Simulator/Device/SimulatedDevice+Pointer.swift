import Foundation
import UIKit

/// A trackpad or a mouse. Points are in the coordinates of the screen.
extension SimulatedDevice {
    /// Moves two fingers on a trackpad while the pointer is at `point`, and lifts them at the last sample.
    ///
    /// - Parameter distance: How far the content moves: positive to the right and down, as with a finger on the screen.
    public func scroll(by distance: CGVector, at point: CGPoint, duration: TimeInterval) {
        scrollBegin(at: point)
        scrollMove(by: distance, duration: duration)
        scrollEnd()
    }

    /// Puts two fingers on the trackpad.
    public func scrollBegin(at point: CGPoint) {
        activate()
        system.digitizer.beginScroll(at: point)
    }

    /// Moves the two fingers at an even speed, one sample each 1/`touchRate` s.
    ///
    /// - Parameter duration: 0 jumps, in one sample and no time.
    public func scrollMove(by distance: CGVector, duration: TimeInterval = 0) {
        precondition(duration >= 0 && duration.isFinite, "SimulatedDevice: fingers cannot move for \(duration) s")
        activate()
        let start = now
        let samples = max(1, Int((duration * system.configuration.touchRate).rounded()))
        let step = CGVector(dx: distance.dx / CGFloat(samples), dy: distance.dy / CGFloat(samples))
        for sample in 1...samples {
            if duration > 0 { system.clock.advance(to: start + duration * Double(sample) / Double(samples)) }
            system.digitizer.moveScroll(by: step)
        }
    }

    /// Lifts the two fingers.
    public func scrollEnd() {
        activate()
        system.digitizer.endScroll()
    }

    /// Turns the wheel of a mouse while the pointer is at `point`.
    public func wheelTurn(by distance: CGVector, at point: CGPoint) {
        activate()
        guard system.digitizer.beginScroll(at: point, type: .discrete) else { return }
        system.digitizer.moveScroll(by: distance)
        system.digitizer.endScroll()
    }

    /// Presses the button of a mouse, moves the pointer, and releases the button at the last sample.
    public func pointerDrag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        activate()
        places.removeAll { $0.finger == Self.pointer }
        places.append((Self.pointer, start))
        system.digitizer.begin(finger: Self.pointer, at: start, type: .indirectPointer)
        fingerMove(Self.pointer, to: end, duration: duration)
        fingerUp(Self.pointer)
    }

    /// The number of the pointer among the fingers.
    private static let pointer = -1
}
