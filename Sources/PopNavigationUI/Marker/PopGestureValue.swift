#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation

/// A modifier's value for the swipe on its screen.
enum PopGestureValue {
    case area(PopGestureArea)
    case enabled(Bool)
    /// No swipe begins in the modifier's place.
    case exclusion(excludesLeadingEdge: Bool)
    case request(PopRequest)
    case events(@MainActor (PopGestureEvent) -> Void)

    /// The name of the modifier.
    var modifier: String {
        switch self {
        case .area: "popGestureArea"
        case .enabled: "popGestureEnabled"
        case .exclusion: "excludedFromPopGesture"
        case .request: "onPopRequest"
        case .events: "onPopGesture"
        }
    }
}
#endif
