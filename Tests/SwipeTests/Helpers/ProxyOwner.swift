import PopNavigation
import UIKit
import UIKitSimulator

/// What has the library's delegate proxies on UIKit's recognizers when a finger comes down.
enum ProxyOwner: CaseIterable, Sendable {
    /// A plain controller with the swipe attached.
    case attached
    case atRest
    /// A `BasicNavigationController` that is pushing a screen.
    case sliding
    /// A `BasicNavigationController` whose swipe is UIKit's.
    case systemArea

    @MainActor
    func makeStage(_ names: String, on version: Int) -> any FingerStage {
        guard self != .attached else {
            let stage = PlainStage(names, on: version)
            stage.controller.attachPopGesture()
            return stage
        }
        let stage = Stage(names, on: .iOS(version))
        if self == .systemArea { stage.navigation.popGestureArea = .system }
        return stage
    }

    /// Swipes in the state of the case.
    @MainActor
    func swipe(on stage: any FingerStage, from start: CGFloat) {
        if self == .sliding {
            stage.controller.pushViewController(TestScreen("X"), animated: true)
            stage.device.wait(0.1)
        }
        stage.swipe(from: start)
    }
}
