@testable import UIKit

/// Counts a recognizer's actions.
@MainActor
final class ActionCount: NSObject {
    static let action = Selector("count:")
    private(set) var count = 0
}

extension ActionCount: MessageReceiver {
    func answers(_ selector: Selector) -> Bool { selector == Self.action }
    func receive(_ selector: Selector, _ argument: AnyObject?) { count += 1 }
}
