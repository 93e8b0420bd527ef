#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// A recognizer that pops, or several of them. Each rule binds some of them.
struct RecognizerRole: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// UIKit's recognizer at the leading edge, under a finger.
    static let edge = Self(rawValue: 1)
    /// One of UIKit's recognizers, during a trackpad scroll.
    static let scroll = Self(rawValue: 2)
    /// UIKit's recognizer in the content (iOS 26 and later), under a finger.
    static let content = Self(rawValue: 4)
    /// The controller's own pan.
    static let ownPan = Self(rawValue: 8)

    /// UIKit's recognizers.
    static let uiKit: Self = [.edge, .scroll, .content]
    static let all: Self = [.edge, .scroll, .content, .ownPan]
}
#endif
