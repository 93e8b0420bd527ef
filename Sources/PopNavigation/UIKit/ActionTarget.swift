#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// A target whose action calls a closure: of a recognizer, which doesn't retain it, or of a display link, which does.
@MainActor
final class ActionTarget: NSObject {
    let action: @MainActor (AnyObject) -> Void

    init(_ action: @escaping @MainActor (AnyObject) -> Void) {
        self.action = action
    }
}
#endif
