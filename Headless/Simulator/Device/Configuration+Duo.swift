import Foundation
import UIKit

extension SimulatedDevice {
    /// A display of iPhone Duo and the orientation of the device.
    public enum DuoDisplay: Hashable, Sendable, CaseIterable {
        /// Folded and upright: 466 × 678 points, bars at the right edge.
        case outer
        /// Folded and on its side: 678 × 466 points, bars at the right edge.
        case outerLandscape
        /// Unfolded: 951 × 669 points, bars at the right edge.
        case innerLandscape
        /// Unfolded and upright: 669 × 951 points, horizontal bars.
        case innerPortrait

        /// The display that the hardware's front shows when the device is folded or unfolded in the hand.
        var counterpart: DuoDisplay {
            switch self {
            case .outer: .innerLandscape
            case .innerLandscape: .outer
            case .outerLandscape: .innerPortrait
            case .innerPortrait: .outerLandscape
            }
        }

        var isInner: Bool { self == .innerLandscape || self == .innerPortrait }

        /// The display after a quarter turn.
        var onItsSide: DuoDisplay {
            switch self {
            case .outer: .outerLandscape
            case .outerLandscape: .outer
            case .innerLandscape: .innerPortrait
            case .innerPortrait: .innerLandscape
            }
        }

        /// Whether the hardware's top is on a side of the picture:
        /// a quarter turn away from `.outer` and `.innerLandscape`.
        var isQuarterTurned: Bool { self == .outerLandscape || self == .innerPortrait }
    }
}

extension SimulatedDevice.Configuration {
    /// An iPhone Duo on iOS 27.1.
    ///
    /// - Parameters:
    ///   - isTurned: by half a turn, so that the hardware's edge with the bars is at the left.
    ///   - barTrails: Whether the inner display has the bars at the trailing side, left to right, however it is turned,
    ///     as reported; else they follow the camera (fact J4).
    public static func iPhoneDuo(
        _ display: SimulatedDevice.DuoDisplay = .outer, isTurned: Bool = false, barTrails: Bool = false
    ) -> Self {
        var configuration = Self()
        configuration.barTrails = barTrails
        configuration.systemVersion = 27
        configuration.minorSystemVersion = 1
        configuration.place(on: display, isTurned: isTurned)
        return configuration
    }

    /// Sets the size and the safe area of a display.
    mutating func place(on display: SimulatedDevice.DuoDisplay, isTurned: Bool) {
        duoDisplay = display
        self.isTurned = isTurned
        let upright = display.isInner ? Calibration.Duo.innerSize : Calibration.Duo.outerSize
        screenSize = display.isQuarterTurned ? CGSize(width: upright.height, height: upright.width) : upright
        safeAreaInsets = insets(of: display)
        if let bar = verticalBar {
            if bar.side == .left { safeAreaInsets.left = bar.width } else { safeAreaInsets.right = bar.width }
        }
    }

    /// Without the column of bars.
    private func insets(of display: SimulatedDevice.DuoDisplay) -> UIEdgeInsets {
        switch display {
        case .outer: UIEdgeInsets(top: 0, left: 0, bottom: Calibration.Duo.outerBottom, right: 0)
        case .outerLandscape: UIEdgeInsets(top: 0, left: 0, bottom: Calibration.Duo.outerLandscapeBottom, right: 0)
        case .innerLandscape, .innerPortrait:
            UIEdgeInsets(top: Calibration.Duo.innerTop, left: 0, bottom: Calibration.Duo.innerBottom, right: 0)
        }
    }

    /// The camera is in the hardware's upper right corner, and the bars are at the edge next to it. On its side the
    /// device has been turned clockwise.
    var verticalBar: VerticalBar? {
        guard let display = duoDisplay, display != .innerPortrait else { return nil }
        var horizontal = insets(of: display)
        if !display.isInner { horizontal.top = Calibration.Duo.outerHorizontalTop }
        let isAtLeft = isTurned && !(barTrails && display.isInner)
        return VerticalBar(
            side: isAtLeft ? .left : .right,
            width: display.isInner ? Calibration.Duo.innerColumn : Calibration.Duo.outerColumn,
            hasCameraAtBottom: isAtLeft != display.isQuarterTurned,
            horizontalSafeArea: horizontal
        )
    }
}
