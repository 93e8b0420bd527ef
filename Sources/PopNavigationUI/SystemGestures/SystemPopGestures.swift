#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// Which of UIKit's own gestures may pop the screens of a navigation controller.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum SystemPopGestures: Hashable, Sendable {
    /// The swipe from the leading edge, and from iOS 26 also the one from anywhere in the content.
    case all

    /// The swipe from the leading edge alone, as before iOS 26.
    case edgeOnly

    /// No swipe. The back button works.
    case none
}
#endif
