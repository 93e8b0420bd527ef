import Foundation

extension Calibration {
    /// Bars that are arranged vertically, on iPhone Duo.
    package enum VerticalBar {
        /// The row with the title above the content. Evidence: a probe on the simulator's inner display (iOS 27.1)
        /// reads a navigation bar 58 points high.
        package static let rowHeight: CGFloat = 58
        package static let titleMargin: CGFloat = 16
        /// Size of a button with its round background, and space between two buttons.
        /// Evidence: buttons of iOS 26 are 44 points high.
        package static let slot: CGFloat = 44
        package static let spacing: CGFloat = 8
        /// A tab, with its symbol above its title. Evidence: none published.
        package static let tabHeight: CGFloat = 52
        /// Length of the status at the top of the column, without and with the camera above it, and length of the
        /// camera at the bottom. Evidence: tests of apps have the camera at (404, 8), 44 × 36, on the outer display.
        package static let statusLength: CGFloat = 64
        package static let cameraStatusLength: CGFloat = 112
        package static let cameraLength: CGFloat = 52
        package static let camera = CGSize(width: 44, height: 36)
        package static let cameraMargin: CGFloat = 8
    }

    /// The displays of iPhone Duo. Evidence: the fixtures of several apps' tests; widths of the column differ between
    /// them (84 and 70 on the inner display).
    package enum Duo {
        package static let outerSize = CGSize(width: 466, height: 678)
        package static let innerSize = CGSize(width: 951, height: 669)
        package static let outerColumn: CGFloat = 84
        package static let innerColumn: CGFloat = 70
        /// Home indicators: outer display upright and on its side, inner display.
        package static let outerBottom: CGFloat = 34
        package static let outerLandscapeBottom: CGFloat = 21
        package static let innerBottom: CGFloat = 20
        /// Above the title's row of the inner display.
        /// Evidence: a probe on the simulator reads a bar that begins at 24.
        package static let innerTop: CGFloat = 24
        /// Above the content while the outer display has horizontal bars.
        package static let outerHorizontalTop: CGFloat = 44
    }
}
