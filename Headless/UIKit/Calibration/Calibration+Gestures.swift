import Foundation

extension Calibration {
    package enum Tap {
        /// Largest movement within a tap, and largest distance between the taps of a multiple tap.
        /// Evidence: class dumps show that a tap recognizer has such limits; their values are not published.
        package static let movement: CGFloat = 45
        /// Longest duration of a tap. Evidence: as above.
        package static let duration: TimeInterval = 0.75
        /// Longest time between the taps of a multiple tap. Evidence: as above.
        package static let interval: TimeInterval = 0.35
    }

    package enum Pan {
        /// Travel on either axis from which a pan begins. Evidence: the recording scroll-slow-drag, iOS 26.1.
        package static let hysteresis: CGFloat = 10
        /// Shares of the second-last and the last sample in the velocity.
        /// Evidence: class dumps show that a pan keeps two samples; how it mixes them is not published.
        package static let olderSampleShare: CGFloat = 0.2
        package static let newerSampleShare: CGFloat = 0.8
        /// A trackpad's scroll that has rested for this time reads no velocity. Evidence: published analyses.
        package static let scrollRest: TimeInterval = 0.13
    }

    package enum Swipe {
        /// Travel of each finger from which a swipe is recognized, at touch-down, and the share of it that is lost per
        /// second. Evidence: the recording swipe, iOS 26.1, at six times.
        package static let distance: CGFloat = 50
        package static let distanceLoss: CGFloat = 0.94
        /// Largest movement across, and its loss. Evidence: as above.
        package static let across: CGFloat = 50
        package static let acrossLoss: CGFloat = 0.98
        /// Longest duration. Evidence: the recording swipe, iOS 26.1.
        package static let duration: TimeInterval = 0.5
    }

    package enum Pinch {
        /// Change of the distance between the fingers from which a pinch begins, and the part of it that is lost.
        /// Evidence: measured on 26.1 with changes of 8 and 10 points.
        package static let threshold: CGFloat = 10
        package static let hysteresis: CGFloat = 8
        /// Smallest distance, which keeps the scale finite. Evidence: none published.
        package static let leastDistance: CGFloat = 1
    }

    package enum Zoom {
        /// A pinch pops a zoomed screen if the fingers' distance is at most this part of the first one at the release.
        /// Evidence: recorded on 27.0, as fact C33 says.
        package static let landingScale: CGFloat = 0.5
    }

    package enum Rotation {
        /// Turn from which a rotation begins, and the part of it that is lost, in radians.
        /// Evidence: measured on 26.1 as 10° and 5°; at other distances of the fingers nothing is published.
        package static let threshold: CGFloat = .pi / 18
        package static let hysteresis: CGFloat = .pi / 36
    }

    package enum ScreenEdge {
        /// Width of the strip along the bezel in which an edge pan can begin, its border included, extended backwards
        /// along the first movement. Evidence: two analyses have 13 as the default; it depends on the device.
        package static let region: CGFloat = 13
        /// Width of the strip in which the system marks touches as beginning at the edge. Evidence: none published;
        /// libraries with a swipe at the edge use this width.
        package static let flaggedRegion: CGFloat = 20
    }

    /// The system's own recognizers of a navigation controller.
    package enum PopGesture {
        /// Travel away from the bezel from which the edge recognizer begins. Evidence: published analyses.
        package static let edgeHysteresis: CGFloat = 15
        /// Travel in the pop direction from which the content recognizer begins, and in the opposite direction at which
        /// it fails: of a finger, and of a trackpad's scroll. Evidence: as above.
        package static let contentHysteresis: CGFloat = 30
        package static let contentScrollHysteresis: CGFloat = 50
        /// The part of these travels that the page follows: it rests 12 and 27 points behind a finger.
        /// Evidence: the recording pop-position, iOS 27.0.
        package static let lead: CGFloat = 3
        /// Fails when the movement across reaches base + slope · |dx|, or the limit. Evidence: as above.
        package static let contentAcrossBase: CGFloat = 10
        package static let contentAcrossSlope: CGFloat = 0.8
        package static let contentScrollAcrossSlope: CGFloat = 1.6
        package static let contentAcrossLimit: CGFloat = 25
    }
}
