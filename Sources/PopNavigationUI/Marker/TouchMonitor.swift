#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Notices each touch in a view without receiving it.
///
/// Nothing else tells a modifier that SwiftUI has replaced the stack next to it, or added one. UIKit alone decides
/// about the touch that is being monitored.
@MainActor
final class TouchMonitor: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private let noticed: @MainActor () -> Void

    init(_ noticed: @escaping @MainActor () -> Void) {
        self.noticed = noticed
        super.init(target: nil, action: nil)
        name = "PopNavigation.notice"
        delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        noticed()
        return false
    }
}
#endif
