import DemoScreens
import Foundation
import PopNavigation
import UIKit
import UIKitSimulator

/// Something that a finger tries on a case's screen, and what must become of it.
struct Trial {
    /// What is done, in words.
    let done: String
    let configuration: SimulatedDevice.Configuration
    /// Does it, checks what happens, and says what was seen.
    let run: @MainActor (Stage) throws -> String

    init(
        _ done: String, on configuration: SimulatedDevice.Configuration = .init(),
        run: @escaping @MainActor (Stage) throws -> String
    ) {
        self.done = done
        self.configuration = configuration
        self.run = run
    }

    /// The trials of each case, by its name.
    @MainActor static let all: [String: [Trial]] = [
        areaTrials, decisionTrials, barTrials, scrollingTrials, troubleTrials,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension Stage {
    /// What must hold after every trial, whatever was tried.
    func proveAlive() throws {
        try expect(!device.isHung, "the app hangs")
        try expect(navigationController.transitionCoordinator == nil, "a transition has not ended")
        try expect(top.view.window != nil, "the screen on top is not in the window")
        for screen in navigationController.viewControllers.dropLast() where screen.viewIfLoaded?.window != nil {
            throw Misbehaviour("“\(screen.title ?? "")” is still in the window")
        }
        let wanted = (top as? PopGestureConfigurable)?.prefersNavigationBarHidden ?? false
        try expectBar(hidden: wanted)
        let depth = titles.count
        let screen = UIViewController()
        navigationController.pushViewController(screen, animated: true)
        settle()
        try expect(top === screen && screen.view.window != nil, "a push does nothing any more")
        navigationController.popViewController(animated: true)
        settle()
        try expect(titles.count == depth && screen.view.window == nil, "a pop does nothing any more")
        try expect(!device.isHung, "the app hangs after a push and a pop")
    }
}
