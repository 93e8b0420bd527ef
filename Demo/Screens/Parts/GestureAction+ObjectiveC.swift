#if canImport(ObjectiveC)
import UIKit

extension GestureAction {
    static let selector = #selector(perform as (GestureAction) -> () -> Void)

    @objc private func perform() { action() }
}
#endif
