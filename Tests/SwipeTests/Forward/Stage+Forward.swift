import PopNavigation
import UIKit
import UIKitSimulator

extension Stage {
    /// Shows screens on a controller that keeps up to `limit` of those that the user leaves.
    convenience init(
        _ names: String, _ swipe: TestedSwipe = .init(), _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        keeping limit: Int, setUp: @escaping (TestScreen) -> Void = { _ in }
    ) {
        self.init(names, swipe, direction, setUp: setUp)
        navigation.forwardLimit = limit
    }

    /// The names of the screens that the user can go forward to, the next one first.
    var ahead: String { navigation.forwardScreens.map(\.description).joined() }

    /// Goes back once for each screen of which the user leaves the top one.
    func goBack(_ count: Int = 1) {
        for _ in 0..<count {
            navigation.goBack(animated: true)
            device.settle()
        }
    }

    /// Puts a finger down at the trailing edge and drags it towards the leading side, without lifting it.
    func pullForward(by distance: CGFloat = 300, y: CGFloat = 400) {
        pull(from: width - 4, to: width - 4 - distance, y: y)
    }

    /// Drags a finger from the trailing edge, and lifts it after a rest.
    func swipeForward(by distance: CGFloat = 300, y: CGFloat = 400) {
        pullForward(by: distance, y: y)
        liftAfterRest()
    }
}
