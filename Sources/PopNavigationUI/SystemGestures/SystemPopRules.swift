#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation

/// A gesture of UIKit's that pops.
enum SystemPopGesture {
    /// A finger at the leading edge.
    case edge
    /// A finger anywhere, from iOS 26 on.
    case content
    /// Two fingers on a trackpad.
    case scroll
}

/// What `SystemPopRules` look at: the place where a touch began.
struct SystemPopFacts {
    /// The gestures that the screen allows.
    var gestures: SystemPopGestures
    /// Whether the touch began in the area of the swipe in the content.
    var isInArea: Bool
    /// Whether the touch began in an excluded place.
    var isExcluded: Bool
    /// Whether the touch began in a place that is excluded at the leading edge too.
    var isExcludedAtEdge: Bool
}

/// Which of UIKit's gestures are refused, each with its reason.
enum SystemPopRules {
    static func refusal(of gesture: SystemPopGesture, _ facts: SystemPopFacts) -> PopGestureRefusal? {
        // The app has switched the gestures off.
        if facts.gestures == .none { return .disabled }
        switch gesture {
        // At the leading edge a swipe starts over everything, unless the app says otherwise.
        case .edge: return facts.isExcludedAtEdge ? .excludedView : nil
        case .content:
            if !facts.isInArea { return .outsideArea }
            return facts.isExcluded ? .excludedView : nil
        // Two fingers have no place on the screen. The pointer has: what it points at may scroll or draw.
        case .scroll: return facts.isExcluded ? .excludedView : nil
        }
    }
}
#endif
