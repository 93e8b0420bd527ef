#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The recognizers that pop, each with its own rules.
enum PopRecognizer {
    /// UIKit's recognizer at the leading edge, under a finger.
    case edge
    /// One of UIKit's recognizers, during a trackpad scroll.
    case scroll
    /// UIKit's recognizer in the content (iOS 26 and later), under a finger.
    case content
    /// The controller's own pan.
    case own
}
#endif
