#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The facts about the place where a touch began that `PopGestureRules` uses.
struct TouchFacts {
    /// What the screen's excluded views and rectangles mean for the place.
    enum Exclusion {
        case none
        /// Excluded, except in the strip at the leading edge.
        case besideLeadingEdge
        /// Excluded, in the strip too.
        case everywhere
    }

    /// Whether a navigation controller inside the screen handles the touch.
    var isInInnerNavigation = false
    /// Whether the touch began in the pop area.
    var startsInArea = false
    /// Whether the touch began in the strip at the leading edge, as `PopGestureFrame` defines it.
    var startsAtLeadingEdge = false
    /// Whether the touch began in a bar.
    var startsInBar = false
    /// Whether the screen has excluded the place.
    var exclusion = Exclusion.none
    /// Whether the touch began in a control that follows the finger.
    var isInTrackingControl = false
    /// Whether the touch began in a text that uses the drag.
    var isInUsedText = false
    /// Whether a scroll view uses the touch to stop scrolling sideways or to close a row.
    var isUsedByScrollView = false
}
#endif
