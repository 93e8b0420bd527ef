import UIKit

/// The target of a recognizer, which doesn't retain it. Linux has no selectors of methods.
@MainActor final class GestureAction: NSObject {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}
