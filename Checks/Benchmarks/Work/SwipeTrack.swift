import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// A navigation controller on a device, and a finger that pops by swipes.
@MainActor
final class SwipeTrack<Controller: UINavigationController> {
    let device = SimulatedDevice()
    let controller: Controller
    private let makeScreen: () -> UIViewController

    init(_ controller: Controller, makeScreen: @escaping () -> UIViewController) {
        self.controller = controller
        self.makeScreen = makeScreen
        controller.setViewControllers([makeScreen()], animated: false)
        device.show(controller)
        device.settle()
    }

    /// Fills the stack. The views are loaded beforehand, since the cost of a screen is not measured.
    func fill(to count: Int, loadingViews: Bool = true) {
        device.activate()
        let screens = (0..<count).map { _ in makeScreen() }
        if loadingViews { for screen in screens { screen.loadViewIfNeeded() } }
        controller.setViewControllers(screens, animated: false)
        device.settle()
    }

    /// One swipe: touch-down at the leading edge, thirty moves, lift, and settling. The finger is down for a quarter of
    /// a second.
    func swipe() {
        device.fingerDown(at: CGPoint(x: 6, y: 500))
        device.fingerMove(to: CGPoint(x: 306, y: 503), duration: 0.25)
        device.fingerUp()
        device.settle()
    }

    /// Swipes until the given number of screens is popped.
    func swipe(_ count: Int) {
        let depth = controller.viewControllers.count
        for _ in 0..<count { swipe() }
        precondition(controller.viewControllers.count == depth - count, "a swipe did not pop")
    }
}

extension SwipeTrack {
    var subject: Subject {
        Subject(prepare: { self.fill(to: $0 + 1) }, run: { self.swipe($0) })
    }
}

@MainActor
enum SwipeTracks {
    static func plain() -> SwipeTrack<UINavigationController> {
        SwipeTrack(UINavigationController()) { BlankScreen() }
    }

    static func library(_ area: PopGestureArea = .leadingThird) -> SwipeTrack<BasicNavigationController> {
        let controller = BasicNavigationController()
        controller.popGestureArea = area
        return library(controller)
    }

    static func library<Controller: BasicNavigationController>(_ controller: Controller) -> SwipeTrack<Controller> {
        SwipeTrack(controller) { BlankConfigurableScreen() }
    }
}
