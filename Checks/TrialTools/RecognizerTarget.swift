@testable import UIKit

/// A target of a recognizer whose action calls a closure.
@MainActor
package final class RecognizerTarget: NSObject {
    package static let action = Selector("recognizerDidAct:")
    private let body: (UIGestureRecognizer) -> Void

    package init(_ body: @escaping (UIGestureRecognizer) -> Void) {
        self.body = body
    }
}

extension RecognizerTarget: MessageReceiver {
    package func answers(_ selector: Selector) -> Bool { selector == Self.action }
    package func receive(_ selector: Selector, _ argument: AnyObject?) {
        if let recognizer = argument as? UIGestureRecognizer { body(recognizer) }
    }
}
