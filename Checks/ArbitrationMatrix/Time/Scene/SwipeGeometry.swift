import UIKit
import UIKitSimulator

/// The fingers' paths on a device. Distances are towards the trailing side.
@MainActor
struct SwipeGeometry {
    private let device: SimulatedDevice
    private let point: (_ distance: CGFloat) -> CGPoint
    private let start: CGFloat
    /// Where a finger taps a row.
    let row: CGPoint

    init(from place: SwipeStart, on device: SimulatedDevice, isMirrored: Bool) {
        self.device = device
        let (screen, insets) = (device.window.bounds.size, device.window.safeAreaInsets)
        let leading = isMirrored ? insets.right : insets.left
        let width = screen.width - insets.left - insets.right
        point = { distance in
            let x = leading + distance
            return CGPoint(x: isMirrored ? screen.width - x : x, y: screen.height * 0.45)
        }
        start = place == .edge ? 10 : width * 0.4
        row = CGPoint(x: point(width / 2).x, y: screen.height * 0.6)
    }

    /// A swipe that pops. On an iPhone its screen slides for a quarter of a second when the finger has lifted.
    var quickSwipe: TimedAct { path((180, 27)) }

    /// A swipe that rests before the finger lifts, so that the screen slides back, in the time of a whole transition.
    ///
    /// A moving finger would not do: the library's swipe begins some points earlier than a plain controller's, and the
    /// time would depend on the screen's place.
    var cancelledSwipe: TimedAct { path((120, 24), (120, 18)) }

    /// A swipe that pops.
    var swipe: TimedAct { path((200, 24)) }

    private func path(_ legs: (distance: CGFloat, frames: Int)...) -> TimedAct {
        .swipe(from: point(start), through: legs.map { (point(start + $0.distance), $0.frames) }, on: device)
    }
}
