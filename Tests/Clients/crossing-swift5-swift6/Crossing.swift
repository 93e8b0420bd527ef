import PopNavigation
import UIKit

/// A coordinator that passes controllers between tasks, as it does with UIKit's.
final class Router: Sendable {
    private let navigation: BasicNavigationController
    private let plain: UINavigationController

    @MainActor
    init() {
        navigation = BasicNavigationController(rootViewController: PopScreenController())
        plain = UINavigationController()
    }

    /// Goes back when work on another thread has ended.
    func goBack(after work: @escaping @Sendable () async -> Void) async {
        let (navigation, plain) = (navigation, plain)
        await Task.detached {
            await work()
            await MainActor.run {
                navigation.goBack(animated: true)
                plain.popViewController(animated: true)
            }
        }.value
    }
}

private func requiresSendable<Value: Sendable>(_ type: Value.Type) {}

func checkSendability() {
    requiresSendable(UINavigationController.self)
    requiresSendable(BasicNavigationController.self)
    requiresSendable(PopScreenController.self)
    requiresSendable((any PopGestureConfigurable).self)
}
