import Foundation

/// The numbers that UIKit does not document and the headless UIKit has to choose, with their units and evidence.
///
/// A measurement on a device is entered here and nowhere else. Lengths are in points and times in seconds, unless a comment
/// states another unit.
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
}

extension Calibration {
    package enum HitTest {
        /// Views with a lower alpha get no touches. Documented as 0.01.
        package static let minimumAlpha: CGFloat = 0.01
    }
}

extension Calibration {
    package enum Text {
        /// Advance widths of U+0020 to U+007E in thousandths of the font size.
        /// Evidence: Helvetica's published metrics; San Francisco's are within a few percent.
        package static let advances: [Int] = [
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
            1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
            333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
            556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
        ]
        /// Advance widths of the punctuation that user interfaces use, in thousandths of the font size.
        /// Evidence: as above.
        package static let punctuation: [Unicode.Scalar: Int] = [
            "\u{2013}": 556, "\u{2014}": 1000, "\u{2026}": 1000, "\u{2022}": 350, "\u{2019}": 222, "\u{201C}": 333,
            "\u{201D}": 333, "\u{2039}": 333, "\u{203A}": 333, "\u{2190}": 1000, "\u{2192}": 1000, "\u{00B7}": 278,
            "\u{00BC}": 834, "\u{00BD}": 834, "\u{00BE}": 834, "\u{2153}": 834, "\u{2154}": 834,
        ]
        /// Advance width of any other letter in thousandths of the font size: about that of "o".
        package static let otherAdvance = 556
        /// Advance width of ideographs, kana, hangul and emoji, which are square, in thousandths of the font size.
        package static let wideAdvance = 1000
        /// Advance width of every letter of a monospaced font in thousandths of the font size.
        /// Evidence: Courier's and Menlo's metrics.
        package static let monospacedAdvance = 602
        /// Growth of the advance widths from weight 400 to weight 700, as a fraction.
        /// Evidence: the mean of Helvetica Bold's metrics against the regular ones.
        package static let boldGrowth = 0.046
        /// Ascender, descender and cap height as fractions of the font size.
        /// Evidence: the tables of San Francisco (1950, 494 and 1443 of 2048 units).
        package static let ascender = 1950.0 / 2048
        package static let descender = 494.0 / 2048
        package static let capHeight = 1443.0 / 2048
        /// Line height by point size of the system font: 17 pt text has lines of 20.3 pt on a device.
        package static let lineHeightRatio: CGFloat = 1.193
    }
}

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
        /// Travel on either axis from which a pan begins. Evidence: a scroll view on 26.1 rests at 9 and moves at 12.
        package static let hysteresis: CGFloat = 10
        /// What remains of the translation at least, on an axis that has reached the hysteresis: one pixel of a 3x screen.
        /// Evidence: libraries refuse a translation of zero or less, and users can begin their gestures slowly.
        package static let leastTranslation: CGFloat = 1.0 / 3
        /// Shares of the last sample but one and of the last in the velocity.
        /// Evidence: class dumps show that a pan keeps two samples; how it mixes them is not published.
        package static let olderSampleShare: CGFloat = 0.2
        package static let newerSampleShare: CGFloat = 0.8
    }

    package enum ScreenEdge {
        /// Width of the strip along the bezel in which an edge pan can begin, its border included.
        /// Evidence: none published; about the width from which the system's own swipe can be started.
        package static let region: CGFloat = 20
    }

    /// The system's own recognizers of a navigation controller.
    package enum PopGesture {
        /// Travel away from the bezel from which the edge recognizer begins. Evidence: none published.
        package static let edgeHysteresis: CGFloat = 15
        /// Travel in the pop direction from which the content recognizer begins. Evidence: none published.
        package static let contentHysteresis: CGFloat = 30
        /// The other way, it fails after as much.
        package static let contentOpposite: CGFloat = 30
        /// It fails when the finger has strayed by base + slope · |dx| across, at most by the limit. Evidence: as above.
        package static let contentAcrossBase: CGFloat = 10
        package static let contentAcrossSlope: CGFloat = 0.8
        package static let contentAcrossLimit: CGFloat = 25
    }
}

extension Calibration {
    package enum Scroll {
        /// Travel on an axis before a scroll view follows the finger. Measured on iOS 26.1.
        package static let hysteresis: CGFloat = 10
        /// Speed in points per second at which a deceleration ends. Measured on iOS 26.1.
        package static let slowestGlide: CGFloat = 10
        /// Stiffness of the rubber band: the content's movement as a fraction of the finger's at the edge. Measured on iOS 26.1.
        package static let rubberBand: CGFloat = 0.55
        /// The critically damped spring of a bounce, in radians per second. Measured on iOS 26.1.
        package static let bounceFrequency: CGFloat = 11
        /// Initial speed of a bounce towards the edge, as a multiple of the distance past the edge, per second.
        /// Evidence: a trace recorded on iOS 26.5 of content released 177 points past its edge without velocity.
        package static let bounceRecoil: CGFloat = 7.38
        /// Distance from the edge at which a bounce ends, in points. Evidence: bounces recorded on iOS 26.1 that end
        /// after 0.81 s and 0.69 s; the one recorded on iOS 26.5 agrees.
        package static let bounceRestDistance: CGFloat = 0.5
        /// Time from the lift to the start of a deceleration or bounce. Fitted to traces recorded on iOS 26.1: 0.9 ms for
        /// decelerations, 1.0 ms for bounces.
        package static let decelerationDelay: TimeInterval = 0.0009
        /// The spring that leads to a page or to the delegate's target, in radians per second: a page takes 0.6 s.
        /// No measurement known.
        package static let targetFrequency: CGFloat = 16
        /// Distance from its target at which such a spring ends: less than a third of a pixel. No measurement known.
        package static let targetRestDistance: CGFloat = 0.1
        /// The last part of a drag that determines the release velocity. Measured on iOS 26.1.
        package static let velocityWindow: TimeInterval = 0.1
        /// Time without a touch event after which a finger is held still: a little more than two events at 60 Hz.
        /// No measurement known.
        package static let stillness: TimeInterval = 0.04
        /// Slowest last movement, in points per second, that a finger held still keeps as its release velocity.
        /// Evidence: two traces recorded on iOS 26.1, with fingers held for 0.3 s. After a drag at 190 the release
        /// velocity is 0, after one at 625 it is 625. Radar 18746849 and recordings on iOS 26.5 report that
        /// decelerations start at about 260.
        package static let slowestHeldVelocity: CGFloat = 250
        /// Speed in points per second that turns a page for any distance of the drag. No measurement known.
        package static let pageTurningVelocity: CGFloat = 200
        /// Ratio of the travels along both axes from which a directional lock applies. No measurement known.
        package static let directionalLockRatio: CGFloat = 1.7
        /// Duration of an animated change of the offset. Films of iOS show 0.3 s, plus or minus a frame.
        package static let animationDuration: TimeInterval = 0.3
        /// Delay of content touches. Published: 0.15 s.
        package static let contentTouchDelay: TimeInterval = 0.15
        /// Thickness of an indicator, its distance from the edges, and its minimum length. Screenshots show 3, 3 and 36.
        package static let indicatorWidth: CGFloat = 3
        package static let indicatorMargin: CGFloat = 3
        package static let indicatorLength: CGFloat = 36
        /// Delay before an indicator fades after a movement, and duration of the fading. Films show about 0.5 s in total.
        package static let indicatorDelay: TimeInterval = 0.2
        package static let indicatorFading: TimeInterval = 0.25
        /// Tolerance of coordinates at the limits of the offset.
        package static let edgeTolerance: CGFloat = 1e-6
        /// Tolerance of times of frames and samples.
        package static let timeTolerance: TimeInterval = 1e-6
    }
}

extension Calibration {
    package enum Control {
        /// Distance outside of a control up to which a tracked touch counts as inside. Films of iOS show about 70.
        package static let touchSlack: CGFloat = 70
        /// Opacity of a highlighted system button's title. Screenshots show about a fifth.
        package static let highlightedAlpha: CGFloat = 0.2
        /// Space above and below a button's title. A system button of 15 pt is 30 pt high.
        package static let buttonMargin: CGFloat = 6
        /// A slider's track and thumb, from screenshots of iOS 13 to 18.
        package static let trackHeight: CGFloat = 4
        package static let trackInset: CGFloat = 2
        package static let thumbSize = CGSize(width: 31, height: 31)
        /// Distance around the thumb in which a touch starts to move it. No measurement known.
        package static let thumbSlack: CGFloat = 10
        /// The size of a switch. Constant from iOS 7 to 18.
        package static let switchSize = CGSize(width: 51, height: 31)
        /// The margin of a text field's text inside a border. Screenshots show 7.
        package static let textMargin: CGFloat = 7
        /// Length of a drag that toggles a switch. No measurement known.
        package static let switchPull: CGFloat = 10
    }
}

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
        /// Height of a minimized bar, and the travel of a scroll that minimizes or restores it. Evidence: none published.
        package static let minimizedHeight: CGFloat = 24
        package static let minimizingTravel: CGFloat = 12
        /// In place of the blur of the system's bars.
        package static let material = UIColor.systemBackground.withAlphaComponent(0.94)
    }
}

extension Calibration {
    package enum Navigation {
        /// Duration of a push or pop. Evidence: what `transitionDuration` reports; a log of iOS 8 shows 0.504 s between
        /// the will and the did calls.
        package static let duration: TimeInterval = 0.35
        /// Documented as a constant, with this value in the headers' time.
        package static let hideShowBarDuration: TimeInterval = 0.2
        /// Curve of a push or pop without a finger. Evidence: none published; it starts fast and ends slowly.
        package static let curve = TimingFunction.bezier(0.2, 0.7, 0.3, 1)
        /// Curve of a swipe's transition after the release: it starts with the finger's speed. Evidence: none published.
        package static let releaseCurve = TimingFunction.bezier(0.35, 0.35, 0.6, 1)
        /// Offset of the lower screen, as a fraction of the width. Evidence: frames of recorded swipes.
        package static let parallax: CGFloat = 0.3
        /// Opacity of the black plane over the screen below, and width of the shadow at the upper one's edge.
        /// Evidence: as above.
        package static let dimming: CGFloat = 0.1
        package static let shadowWidth: CGFloat = 9
        package static let shadowOpacity: CGFloat = 0.12
        /// A swipe finishes if its projection passes this distance, at most this fraction of the width.
        /// Evidence: published constants of the pop gesture.
        package static let finishDistance: CGFloat = 187.5
        package static let finishFraction: CGFloat = 0.5
        /// Time before the release whose last three samples determine the velocity and acceleration of a swipe. Evidence: none
        /// published; a scroll view's release velocity has the same window.
        package static let motionWindow: TimeInterval = 0.1
        /// A finger held still for this time before the lift has no velocity. Evidence: a scroll view's release velocity
        /// has a window of 100 ms.
        package static let restBeforeLift: TimeInterval = 0.1
    }
}

extension Calibration {
    package enum Presentation {
        /// Duration of presenting and dismissing. Evidence: what `transitionDuration` reports on devices since iOS 7.
        package static let duration: TimeInterval = 0.5
        /// Its curve. Evidence: none published; it starts fast and ends slowly, like a damped spring.
        package static let curve = TimingFunction.bezier(0.2, 0.7, 0.3, 1)
        /// Distance between the status bar and a sheet's top, the sheet's corner radius, and the opacity of the dimming.
        /// Evidence: screenshots of iPhones since iOS 13.
        package static let sheetGap: CGFloat = 10
        package static let sheetCornerRadius: CGFloat = 10
        package static let dimming: CGFloat = 0.2
        /// A pulled sheet is dismissed if the travel plus this time at the release velocity exceeds half the height.
        /// Evidence: none published; a short flick dismisses a sheet.
        package static let projection: CGFloat = 0.25
        /// Rubber band of a sheet that cannot be dismissed, and duration of its return.
        package static let rubberBand: CGFloat = 0.25
        package static let springBack: TimeInterval = 0.3
    }
}

extension Calibration {
    package enum TabBar {
        /// Height above the safe area. Evidence: layout guides of iPhones since iOS 7.
        package static let height: CGFloat = 49
        /// A phone shows at most five tabs, and a list of the others, which is not implemented.
        package static let mostTabs = 5
        package static let fontSize: CGFloat = 10
        package static let symbolCentre: CGFloat = 18
        /// Evidence: screenshots.
        package static let unselectedColor = UIColor.systemGray
    }
}

extension Calibration {
    package enum Table {
        /// Heights of a row with one line (constant from iOS 7 to 18) and of a section's header (from iOS 15 on).
        package static let rowHeight: CGFloat = 44
        package static let headerHeight: CGFloat = 28
        /// Margin of texts and separators on a phone. Screenshots show 16, and 20 on the widest phones.
        package static let margin: CGFloat = 16
        /// Width of a chevron or check mark at the end of a row. Screenshots show about 38.
        package static let accessoryWidth: CGFloat = 38
        /// Minimum width of a swipe action's button. Screenshots show 74.
        package static let actionWidth: CGFloat = 74
        /// Fraction of the row's width from which a swipe performs the first action. Films show a little more than half.
        package static let fullSwipe: CGFloat = 0.6
        /// Speed in points per second that opens or closes a row from any position. No measurement known.
        package static let swipeVelocity: CGFloat = 200
        /// Duration of opening or closing a row. Films show 0.3 to 0.4 s.
        package static let settling: TimeInterval = 0.35
    }
}

extension Calibration {
    package enum Keyboard {
        /// Height on a phone in portrait and in landscape. Known for 390 × 844: 336 with the bar of suggestions.
        package static let height: CGFloat = 336
        package static let compactHeight: CGFloat = 209
        /// Duration of sliding in or out. The notifications contain this value on every iOS from 7 to 18.
        package static let duration: TimeInterval = 0.25
        /// Number of the animation curve in the notifications.
        package static let curve = 7
        /// Far above alerts, as debuggers show.
        package static let windowLevel: CGFloat = 10_000_000
    }
}

extension Calibration {
    package enum Search {
        /// Heights of a search bar, of its field, and of the strip below a navigation bar. Evidence: screenshots.
        package static let barHeight: CGFloat = 56
        package static let fieldHeight: CGFloat = 36
        package static let paletteHeight: CGFloat = 52
        /// Margin at the sides, and width of the magnifying glass. Evidence: screenshots.
        package static let margin: CGFloat = 8
        package static let glassSpace: CGFloat = 30
        /// Duration of the beginning and end of a search. Films show about 0.3 s.
        package static let duration: TimeInterval = 0.3
    }
}

extension Calibration {
    /// Bars that are arranged vertically, on iPhone Duo.
    package enum VerticalBar {
        /// The row with the title above the content. Evidence: a probe on the simulator's inner display (iOS 27.1) reads
        /// a navigation bar 58 points high.
        package static let rowHeight: CGFloat = 58
        package static let titleMargin: CGFloat = 16
        /// A button with its round plane, and the space between two. Evidence: buttons of iOS 26 are 44 points high.
        package static let slot: CGFloat = 44
        package static let spacing: CGFloat = 8
        /// A tab, symbol over title. Evidence: none published.
        package static let tabHeight: CGFloat = 52
        /// What the status takes at the top of the column, alone and with the camera above it, and what the camera takes
        /// at the bottom. Evidence: tests of apps have the camera at (404, 8), 44 × 36, on the outer display.
        package static let statusLength: CGFloat = 64
        package static let cameraStatusLength: CGFloat = 112
        package static let cameraLength: CGFloat = 52
        package static let camera = CGSize(width: 44, height: 36)
        package static let cameraMargin: CGFloat = 8
        /// Stands for the glass of a button.
        package static let platter = UIColor.secondarySystemBackground.withAlphaComponent(0.94)
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
        /// Above the title's row of the inner display. Evidence: a probe on the simulator reads a bar that begins at 24.
        package static let innerTop: CGFloat = 24
        /// Above the content while the outer display has horizontal bars.
        package static let outerHorizontalTop: CGFloat = 44
        package static let foldWidth: CGFloat = 24
    }
}
