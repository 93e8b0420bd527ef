import Foundation
import UIKit

/// Folding and turning. The app sees a change of size and traits that it can animate along with;
/// a finger stays where it is.
extension SimulatedDevice {
    /// Whether an iPhone Duo shows its outer display.
    public var isFolded: Bool { configuration.duoDisplay?.isInner == false }

    /// Folds an iPhone Duo: the outer display shows the app.
    public func fold() {
        move(toInner: false)
    }

    /// Unfolds an iPhone Duo: the inner display shows the app.
    public func unfold() {
        move(toInner: true)
    }

    private func move(toInner isInner: Bool) {
        guard let display = configuration.duoDisplay else {
            preconditionFailure("SimulatedDevice: only an iPhone Duo can be folded")
        }
        guard display.isInner != isInner else { return }
        show(display.counterpart, isTurned: configuration.isTurned)
    }

    /// Turns the device by a quarter, on a screen of its own or in the hand.
    public func rotate(clockwise: Bool = true) {
        guard let display = configuration.duoDisplay else {
            return resize(to: CGSize(width: configuration.screenSize.height, height: configuration.screenSize.width))
        }
        // Clockwise: upright, on its side, upright and turned, on its side and turned, upright.
        let halfTurns = display.isQuarterTurned == clockwise
        show(display.onItsSide, isTurned: halfTurns != configuration.isTurned)
    }

    /// Shows the app on a display of an iPhone Duo.
    public func show(_ display: DuoDisplay, isTurned: Bool = false) {
        precondition(configuration.duoDisplay != nil, "SimulatedDevice: only an iPhone Duo has several displays")
        var new = configuration
        new.place(on: display, isTurned: isTurned)
        change(to: new, animated: true)
    }
}
