import Foundation

/// The numbers that UIKit does not document and the headless UIKit has to choose, with their units and evidence.
///
/// A measurement on a device is entered here and nowhere else. Lengths are in points and times in seconds, unless a
/// comment states another unit.
package enum Calibration {}

extension Calibration {
    package enum Screen {
        /// The display link of the simulated device, in hertz. Phones since 2021 refresh 120 times a second.
        package static let frameRate: Double = 120
        /// Widths and heights from which a size class is regular, and the shorter side from which a device is an iPad.
        package static let regularWidth: CGFloat = 700
        package static let regularHeight: CGFloat = 500
        package static let padWidth: CGFloat = 700
        /// The status bar's height on a screen without a top safe area.
        package static let statusBarHeight: CGFloat = 20
        /// Duration of a rotation. Evidence: what `transitionDuration` reports on phones.
        package static let rotationDuration: TimeInterval = 0.4
        /// Safe areas of a phone with a notch in portrait (390 × 844).
        package static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }

    package enum HitTest {
        /// Views with a lower alpha aren't touched. Documented as 0.01.
        package static let minimumAlpha: CGFloat = 0.01
    }
}
