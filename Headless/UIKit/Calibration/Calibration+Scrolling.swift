import Foundation

extension Calibration {
    package enum Scroll {
        /// Travel on an axis before a scroll view follows the finger. Evidence: recordings scroll-*, iOS 26.1.
        package static let hysteresis: CGFloat = 10
        /// Speed in points per second at which a deceleration ends. Evidence: recordings scroll-*, iOS 26.1.
        package static let slowestGlide: CGFloat = 10
        /// Stiffness of the rubber band: the content's movement as a fraction of the finger's at the edge.
        /// Evidence: recordings scroll-*, iOS 26.1.
        package static let rubberBand: CGFloat = 0.55
        /// The critically damped spring of a bounce, in radians per second. Evidence: recordings scroll-*, iOS 26.1.
        package static let bounceFrequency: CGFloat = 11
        /// Initial speed of a bounce towards the edge, as a multiple of the distance past the edge, per second.
        /// Evidence: a trace recorded on iOS 26.5 of content released 177 points past its edge without velocity.
        package static let bounceRecoil: CGFloat = 7.38
        /// Distance from the edge at which a bounce ends, in points. Evidence: the recordings scroll-edge-impact and
        /// scroll-rubber-band, iOS 26.1, whose bounces end after 0.81 s and 0.69 s; a trace of iOS 26.5 agrees.
        package static let bounceRestDistance: CGFloat = 0.5
        /// Time from the lift to the start of a deceleration or bounce. Fitted to the recordings scroll-*, iOS 26.1:
        /// 0.9 ms for decelerations, 1.0 ms for bounces.
        package static let decelerationDelay: TimeInterval = 0.0009
        /// The spring that leads to a page or to the delegate's target, in radians per second: a page takes 0.6 s.
        /// No measurement known.
        package static let targetFrequency: CGFloat = 16
        /// Distance from its target at which such a spring ends: less than a third of a pixel. No measurement known.
        package static let targetRestDistance: CGFloat = 0.1
        /// The last part of a drag that determines the release velocity. Evidence: recordings scroll-*, iOS 26.1.
        package static let velocityWindow: TimeInterval = 0.1
        /// Time without a touch event after which a finger is held still: a little more than two events at 60 Hz.
        /// No measurement known.
        package static let stillness: TimeInterval = 0.04
        /// Slowest last movement, in points per second, that a finger held still keeps as its release velocity.
        /// Evidence: the recordings scroll-slow-drag and scroll-rubber-band, iOS 26.1, with fingers held for 0.3 s.
        /// After a drag at 190 the release velocity is 0, after one at 625 it is 625. Radar 18746849 and recordings on
        /// iOS 26.5 report that decelerations start at about 260.
        package static let slowestHeldVelocity: CGFloat = 250
        /// Speed in points per second that turns a page for any distance of the drag. No measurement known.
        package static let pageTurningVelocity: CGFloat = 200
        /// Duration of an animated change of the offset. Films of iOS show 0.3 s, plus or minus a frame.
        package static let animationDuration: TimeInterval = 0.3
        /// Delay of content touches. Published: 0.15 s.
        package static let contentTouchDelay: TimeInterval = 0.15
        /// Thickness of an indicator, its distance from the edges, and its minimum length.
        /// Screenshots show 3, 3 and 36.
        package static let indicatorWidth: CGFloat = 3
        package static let indicatorMargin: CGFloat = 3
        package static let indicatorLength: CGFloat = 36
        /// Delay before an indicator fades after a movement, and duration of the fading.
        /// Films show about 0.5 s in total.
        package static let indicatorDelay: TimeInterval = 0.2
        package static let indicatorFading: TimeInterval = 0.25
        /// Tolerance of coordinates at the limits of the offset.
        package static let edgeTolerance: CGFloat = 1e-6
        /// Tolerance of times of frames and samples.
        package static let timeTolerance: TimeInterval = 1e-6
    }

    package enum Table {
        /// Heights of a row with one line (constant from iOS 7 to 18) and of a section's header (on iOS 15 and later).
        package static let rowHeight: CGFloat = 44
        package static let headerHeight: CGFloat = 28
        /// Margin of texts and separators on a phone. Screenshots show 16, and 20 on the widest phones.
        package static let margin: CGFloat = 16
        /// Minimum width of a swipe action's button. Screenshots show 74.
        package static let actionWidth: CGFloat = 74
        /// Travel from which the swipe of a row begins. Evidence: published analyses of iOS 26.
        package static let swipeHysteresis: CGFloat = 25
        /// Fraction of the row's width from which a swipe performs the first action.
        /// Films show a little more than half.
        package static let fullSwipe: CGFloat = 0.6
        /// Speed in points per second that opens or closes a row from any position. No measurement known.
        package static let swipeVelocity: CGFloat = 200
        /// Duration of opening or closing a row. Films show 0.3 to 0.4 s.
        package static let settling: TimeInterval = 0.35
    }
}
