import UIKit
import UIKitSimulator

@testable import DemoScreens

/// Plays the gestures for which the device check asks, on the simulated device.
@MainActor
struct DeviceCheckFingers {
    let device: SimulatedDevice
    /// The view in which the check looks for prompts, and the gestures for their places.
    let window: UIView

    /// Plays prompts until the check ends.
    ///
    /// - Parameter limit: The number of prompts after which to stop.
    /// - Returns: The names of the gestures.
    @discardableResult
    func play(limit: Int = .max) -> [String] {
        var names: [String] = []
        while let name = prompt, name != names.last, names.count < limit, let step = DeviceCheck.step(named: name) {
            names.append(name)
            play(step)
        }
        return names
    }

    /// The requested gesture. Nil if there is none.
    var prompt: String? { view { $0.accessibilityIdentifier == DeviceCheck.promptIdentifier }?.accessibilityValue }

    /// What a UI test reads after the check.
    var recording: String? {
        view { $0.accessibilityIdentifier == DeviceCheck.recordingIdentifier }?.accessibilityValue
    }

    func tap(_ title: String) { play(.tap(.on(.button(title)))) }

    private func play(_ step: TrialStep) {
        switch step {
        case .tap(let spot, _): device.fingerTap(at: point(of: spot))
        case .touch(let fingers, _, _):
            for (index, finger) in fingers.enumerated() {
                device.wait(finger.delay)
                move(finger, index)
            }
            for index in fingers.indices { device.fingerUp(index) }
        default: return
        }
        device.settle()
    }

    private func move(_ finger: TrialFinger, _ index: Int) {
        var place = point(of: finger.start)
        device.fingerDown(index, at: place)
        for move in finger.moves {
            switch move.target {
            case .by(0, 0):
                device.wait(move.duration)
                continue
            case .by(let x, let y): place = CGPoint(x: place.x + x, y: place.y + y)
            case .spot(let spot): place = point(of: spot)
            }
            device.fingerMove(index, to: place, duration: move.duration)
        }
    }

    private func point(of spot: TrialSpot) -> CGPoint {
        let anchor: UIView? =
            switch spot.anchor {
            case .screen: window
            case .navigationBar: view { $0 is UINavigationBar }
            case .element(.view(let name)): view { $0.accessibilityIdentifier == name }
            case .element(.text(let text)): view { ($0 as? UILabel)?.text == text }
            case .element(.button(let title)): view { ($0 as? TapButton)?.title == title }
            case .element(.backButton): nil
            case .element: preconditionFailure("no gesture begins at \(spot.anchor)")
            }
        if let anchor { return spot.point(in: anchor.convert(anchor.bounds, to: nil)) }
        // In the column at the left: the middle of its first button.
        let isColumn = window.traitCollection.verticalBarEdge == .leading
        let bar = view { $0 is UINavigationBar }
        return isColumn ? CGPoint(x: 42, y: 86) : CGPoint(x: 30, y: bar?.frame.midY ?? 0)
    }

    /// The first view that fits.
    private func view(where fits: (UIView) -> Bool) -> UIView? {
        var remaining = [window]
        while let view = remaining.popLast() {
            if fits(view), !view.isHidden { return view }
            remaining += view.subviews
        }
        return nil
    }
}
