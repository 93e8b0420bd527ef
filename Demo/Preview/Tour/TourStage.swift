import DemoScreens
import Foundation
import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// A simulated device with the demo, and the fingers of one trial. Every frame is filmed.
@MainActor final class TourStage {
    let device: SimulatedDevice
    private(set) var navigationController: BasicNavigationController!
    private(set) var events: [PopEvent] = []
    /// The element that the UI tests read on iOS.
    private let stateView = DemoStateView()
    /// The result after the trial has been played.
    var result: TrialResult?
    /// The bar's look before the first step, for the trial's checks.
    var notedLook: Picture.Node?
    weak var notedField: UITextField?
    let scene: Scene
    private var isFilming = false
    private(set) var fingers: [Int: CGPoint] = [:]

    init(_ configuration: SimulatedDevice.Configuration, scene: Scene) {
        device = SimulatedDevice(configuration)
        self.scene = scene
        navigationController = DemoNavigation.make { [weak self] in
            self?.events.append($0)
            self?.stateView.record($0)
        }
        stateView.navigationController = navigationController
        device.show(navigationController)
        device.settle()
    }

    var size: CGSize { device.configuration.screenSize }

    /// The top screen.
    var top: UIViewController { navigationController.topViewController! }

    /// The number of screens in the stack.
    var depth: Int { navigationController.viewControllers.count }

    /// The state as a UI test reads it, from the line of text.
    func state() throws -> DemoState {
        stateView.update()
        guard let line = stateView.accessibilityLabel, let state = DemoState(line) else {
            throw Misbehaviour("the line of the demo's state cannot be read")
        }
        return state
    }

    /// Opens a case as a user does, by a tap on its row in the menu.
    func open(_ demoCase: DemoCase, filmed: Bool) throws {
        guard let menu = top as? MenuScreen, let row = menu.reveal(demoCase.name) else {
            throw Misbehaviour("the menu has no row for \(demoCase.name), on top is \(top)")
        }
        isFilming = filmed
        wait(0.3)
        tap(at: middle(of: row))
        settle()
        isFilming = true
        guard DemoNavigation.demoCase(of: top)?.name == demoCase.name else {
            throw Misbehaviour("a tap on its row did not open it")
        }
        wait(0.2)
    }

    func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
        if !condition { throw Misbehaviour(complaint()) }
    }

    /// Runs the body without filming.
    func withoutFilm(_ body: () throws -> Void) rethrows {
        let wasFilming = isFilming
        isFilming = false
        defer { isFilming = wasFilming }
        try body()
    }
}

/// Time and fingers, frame by frame.
extension TourStage {
    private static let frame = 1 / Scene.rate

    func wait(_ seconds: TimeInterval) {
        for _ in 0..<max(1, Int((seconds * Scene.rate).rounded())) {
            device.wait(Self.frame)
            MainActorTasks.run()
            film()
        }
    }

    /// Waits until no animation is running.
    func settle() {
        var frames = 0
        repeat {
            wait(Self.frame)
            frames += 1
        } while !device.system.clock.isIdle && frames < 1200
    }

    func down(_ finger: Int = 0, at point: CGPoint) {
        fingers[finger] = point
        device.fingerDown(finger, at: point)
        film()
    }

    /// Moves several fingers at the same time.
    func move(_ targets: [Int: CGPoint], duration: TimeInterval) {
        for (finger, point) in targets where fingers[finger] != nil { fingers[finger] = point }
        if targets.isEmpty { device.wait(duration) } else { device.fingersMove(targets, duration: duration) }
        MainActorTasks.run()
        film()
    }

    /// Moves two fingers on a trackpad.
    func scrollMove(by distance: CGVector, duration: TimeInterval) {
        device.scrollMove(by: distance, duration: duration)
        film()
    }

    func up(_ finger: Int = 0) {
        guard fingers[finger] != nil else { return }
        fingers[finger] = nil
        device.fingerUp(finger)
        MainActorTasks.run()
        film()
    }

    func tap(at point: CGPoint) {
        down(at: point)
        wait(0.08)
        up()
    }

    private func film() {
        if isFilming { scene.add(device.picture(), fingers: fingers.sorted { $0.key < $1.key }.map(\.value)) }
    }
}
