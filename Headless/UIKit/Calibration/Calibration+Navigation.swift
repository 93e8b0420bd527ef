import Foundation

extension Calibration {
    package enum NavigationBar {
        /// Heights of the bar in portrait, of the bar in a vertically compact phone, and of the toolbar.
        /// Evidence: layout guides of iPhones since iOS 7.
        package static let height: CGFloat = 44
        package static let compactHeight: CGFloat = 32
        package static let toolbarHeight: CGFloat = 49
        /// The standard font size of titles and buttons in points.
        package static let fontSize: CGFloat = 17
        /// Space between the bar's sides and its buttons.
        package static let sideMargin: CGFloat = 8
        package static let buttonPadding: CGFloat = 8
        /// Documented as the smallest comfortable target: 44 × 44.
        package static let minimumButtonWidth: CGFloat = 44
        package static let chevronStart: CGFloat = 9
        package static let chevronSize = CGSize(width: 10, height: 19)
        package static let chevronStroke: CGFloat = 2.6
        package static let symbolStroke: CGFloat = 2
        /// Start of the back button's title.
        package static let backTitleStart: CGFloat = 26
        package static let touchedAlpha: CGFloat = 0.3
        /// Movement of a title that fades in or out, as a fraction of the bar's width.
        package static let titleTravel: CGFloat = 0.3
        /// Space between two titles that move past each other. Evidence: none published.
        package static let titleGap: CGFloat = 8
        /// The part of a transition after which two titles next to each other are apart. Evidence: none published.
        package static let titlesApart: CGFloat = 0.2
        /// Height of a minimized bar, and the travel of a scroll that minimizes or restores it.
        /// Evidence: none published.
        package static let minimizedHeight: CGFloat = 24
        package static let minimizingTravel: CGFloat = 12
        /// Replaces the blur of the system's bars.
        package static let material = UIColor.systemBackground.withAlphaComponent(0.94)
    }

    package enum Navigation {
        /// Duration of a push or pop. Evidence: what `transitionDuration` reports; a log of iOS 8 shows 0.504 s between
        /// the will and the did calls.
        package static let duration: TimeInterval = 0.35
        /// Documented as a constant. Evidence for its value: older headers.
        package static let hideShowBarDuration: TimeInterval = 0.2
        /// Travel of a vertical drag in which the bars disappear, and the speed above which the direction of a flick
        /// decides. Evidence: none.
        package static let hideBarTravel: CGFloat = 88
        package static let hideBarVelocity: CGFloat = 200
        /// Curve of a push or pop without a finger. Evidence: none published; it starts fast and ends slowly.
        package static let curve = TimingFunction.bezier(0.2, 0.7, 0.3, 1)
        /// Curve of a swipe's transition after the release: it starts with the finger's speed.
        /// Evidence: none published.
        package static let releaseCurve = TimingFunction.bezier(0.35, 0.35, 0.6, 1)
        /// Without a finger, the distance that is left shrinks by e in this time, from the first frame on, and the
        /// transition ends after the second time. Evidence: the recording pop-curve, iOS 27.0.
        package static let decay: TimeInterval = 0.06
        package static let decayDuration: TimeInterval = 0.45
        /// The spring after the release: radians per second, and damping ratio. Evidence: the recording pop-release.
        package static let releaseFrequency: CGFloat = 22
        package static let releaseDamping: CGFloat = 0.85
        /// Offset of the lower screen, as a fraction of the width, and opacity of the black plane over it.
        /// Evidence: the recordings push and pop-looks.
        package static let parallax: CGFloat = 0.3
        package static let dimming: CGFloat = 0.1
        /// Width of the shadow at the upper screen's edge, and its opacity there. Evidence: frames of recorded swipes.
        package static let shadowWidth: CGFloat = 9
        package static let shadowOpacity: CGFloat = 0.12
        /// Width of the shadow in the recording pop-looks, which fades evenly.
        package static let recordedShadowWidth: CGFloat = 19
        package static let recordedShadowOpacity: CGFloat = 0.026
        /// A swipe finishes if its projection passes this distance, at most this fraction of the width.
        /// Evidence: published constants of the pop gesture.
        package static let finishDistance: CGFloat = 187.5
        package static let finishFraction: CGFloat = 0.5
        /// The lines of the edge recognizer's swipe and of the content recognizer's, as fractions of the width, and the
        /// time for which the velocity is projected. On screens that are wider than the recorded one, the lines are
        /// taken to be at as many points. Evidence: the recording pop-outcomes, for which only 0.124 s and more agree
        /// with the line at the edge.
        package static let edgeFinishFraction: CGFloat = 0.53
        package static let contentFinishFraction: CGFloat = 0.42
        package static let recordedWidth: CGFloat = 402
        package static let projection: TimeInterval = 0.125
        /// A movement event that is closer to the one before counts only if the finger has moved. Evidence: as above.
        package static let sampleInterval: TimeInterval = 0.01
        /// Time before the release whose last three samples determine the velocity and acceleration of a swipe.
        /// Evidence: none published; a scroll view's release velocity has the same window.
        package static let motionWindow: TimeInterval = 0.1
        /// A finger held still for this time before the lift has no velocity. Evidence: a scroll view's release
        /// velocity has a window of 100 ms.
        package static let restBeforeLift: TimeInterval = 0.1
    }
}
