#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import UIKit

/// A modifier's value for the swipe on its screen.
enum PopGestureValue {
    case area(PopGestureArea)
    case enabled(Bool)
    /// No swipe begins in the modifier's place.
    case exclusion(excludesLeadingEdge: Bool)
    case request(PopRequest)
    case events(@MainActor (PopGestureEvent) -> Void)
    /// How far a finger has moved the screen.
    case progress(@MainActor (CGFloat) -> Void)

    /// Whether the value next to a stack is the default of the stack's screens.
    var isForStacks: Bool {
        switch self {
        case .area, .enabled: true
        case .exclusion, .request, .events, .progress: false
        }
    }

    /// The name of the modifier.
    var modifier: String {
        switch self {
        case .area: "popGestureArea"
        case .enabled: "popGestureEnabled"
        case .exclusion: "excludedFromPopGesture"
        case .request: "onPopRequest"
        case .events: "onPopGesture"
        case .progress: "onPopGestureProgress"
        }
    }
}
#endif
