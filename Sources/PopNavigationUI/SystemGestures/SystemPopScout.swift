#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Reports each touch in a container, in which SwiftUI may have replaced a stack. It never recognizes.
final class SystemPopScout: UIGestureRecognizer {
    var touchDidBegin: @MainActor () -> Void = {}

    init() {
        super.init(target: nil, action: nil)
        name = "PopNavigationUI.scout"
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touchDidBegin()
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
#endif
