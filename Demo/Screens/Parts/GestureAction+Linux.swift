#if !canImport(ObjectiveC)
@testable import UIKit

extension GestureAction: MessageReceiver {
    static let selector = Selector("perform")

    package func answers(_ selector: Selector) -> Bool { selector == Self.selector }

    package func receive(_ selector: Selector, _ argument: AnyObject?) { action() }
}
#endif
