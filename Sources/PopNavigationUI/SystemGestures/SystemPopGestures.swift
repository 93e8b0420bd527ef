#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// Which of UIKit's own gestures may pop the screens of a navigation controller.
#if compiler(>=6.3)
@nonexhaustive
#endif
public enum SystemPopGestures: Hashable, Sendable {
    /// The swipe from the leading edge, and from iOS 26 also the one from anywhere in the content.
    case all

    /// The swipe from the leading edge, and from iOS 26 also the one in the content if it starts in the area.
    ///
    /// An area cannot give an earlier system the swipe in the content.
    case content(in: PopGestureArea)

    /// The swipe from the leading edge alone, as before iOS 26.
    case edgeOnly

    /// No swipe, of a finger or on a trackpad. The back button works.
    case none
}

extension SystemPopGestures {
    /// The area in which the swipe in the content may start.
    var contentArea: PopGestureArea {
        switch self {
        case .all: .full
        case .content(let area): area
        case .edgeOnly, .none: .leadingPoints(0)
        }
    }

    /// The same on a screen of a `BasicNavigationController`.
    func screenValues(evenWithoutBackButton: Bool = false) -> ScreenValues {
        let isEnabled = evenWithoutBackButton ? true : nil
        return switch self {
        case .all: ScreenValues(isGestureEnabled: isEnabled, area: .full)
        case .content(let area): ScreenValues(isGestureEnabled: isEnabled, area: area)
        case .edgeOnly: ScreenValues(isGestureEnabled: isEnabled, area: .edge)
        case .none: ScreenValues(isGestureEnabled: false)
        }
    }
}
#endif
