import PopNavigation
import UIKit
import UIKitSimulator

extension TourStage {
    /// Checks the invariants after a trial.
    func proveAlive() throws {
        try expect(!device.isHung, "the app hangs")
        try expect(navigationController.transitionCoordinator == nil, "a transition has not ended")
        try expect(top.view.window != nil, "the screen on top is not in the window")
        for screen in navigationController.viewControllers.dropLast() where screen.viewIfLoaded?.window != nil {
            throw Misbehaviour("\(screen.screenName) is still in the window")
        }
        let wanted = (top as? any PopGestureConfigurable)?.popPreferences.hidesNavigationBar ?? false
        try expectBar(hidden: wanted)
        let before = depth
        let screen = UIViewController()
        navigationController.pushViewController(screen, animated: true)
        settle()
        try expect(top === screen && screen.view.window != nil, "a push does nothing any more")
        navigationController.popViewController(animated: true)
        settle()
        try expect(depth == before && screen.view.window == nil, "a pop does nothing any more")
        try expect(!device.isHung, "the app hangs after a push and a pop")
    }
}
