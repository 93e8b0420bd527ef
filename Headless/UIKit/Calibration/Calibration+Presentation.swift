import Foundation

extension Calibration {
    package enum Presentation {
        /// Duration of presenting and dismissing. Evidence: what `transitionDuration` reports on devices since iOS 7.
        package static let duration: TimeInterval = 0.5
        /// Curve of presenting and dismissing. Evidence: none published; it starts fast and ends slowly, like a damped
        /// spring.
        package static let curve = TimingFunction.bezier(0.2, 0.7, 0.3, 1)
        /// Distance between the safe area's top and a large sheet on iOS 18 and earlier, and the sheet's corner radius.
        /// Evidence: screenshots of iPhones since iOS 13.
        package static let sheetGap: CGFloat = 10
        package static let sheetCornerRadius: CGFloat = 10
        /// Opacity of the dimming. Evidence: the recording sheet-pull, iOS 26.1.
        package static let dimming: CGFloat = 0.2
        /// Space on each side of the screen behind a large sheet. Evidence: as above.
        package static let pushedMargin: CGFloat = 16
        /// The medium detent's share of the container's height on iOS 18 and earlier. Evidence: documented as
        /// approximately half of the screen.
        package static let mediumDetent: CGFloat = 0.5
        /// Share of a sheet's height from which a resting finger dismisses it, and speed in points per second from
        /// which a pull of any length does. Evidence: the recording sheet-pull, iOS 26.1.
        package static let dismissalShare: CGFloat = 0.5
        package static let dismissalSpeed: CGFloat = 1000
        /// A resized sheet rests at the detent nearest to its height after this time at the release velocity.
        /// Evidence: none published.
        package static let projection: CGFloat = 0.25
        /// Rubber band of a sheet that cannot be dismissed, and duration of its return.
        package static let rubberBand: CGFloat = 0.25
        package static let springBack: TimeInterval = 0.3
        /// Width of an alert and height of its rows. Evidence: screenshots of iPhones since iOS 7.
        package static let alertWidth: CGFloat = 270
        package static let alertRow: CGFloat = 44
    }

    package enum TabBar {
        /// Height above the safe area. Evidence: layout guides of iPhones since iOS 7.
        package static let height: CGFloat = 49
        /// A phone shows at most five tabs. The headless UIKit has no list of the others.
        package static let maximumTabs = 5
        package static let fontSize: CGFloat = 10
        package static let symbolCentre: CGFloat = 18
        /// Evidence: screenshots.
        package static let unselectedColor = UIColor.systemGray
    }
}
