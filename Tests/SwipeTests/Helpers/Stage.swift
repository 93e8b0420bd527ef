import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// A device with a navigation controller in its window, and a record of its events.
@MainActor
final class Stage: FingerStage {
    let device: SimulatedDevice
    let navigation: BasicNavigationController
    var controller: UINavigationController { navigation }
    private(set) var screens: [String: TestScreen] = [:]
    private let log: EventLog
    private var observations: [PopObservation] = []
    private var kept: [AnyObject] = []
    private var setUp: (TestScreen) -> Void

    /// Shows a stack of screens, one for each letter, the last on top.
    ///
    /// - Parameters:
    ///   - navigation: Makes the controller to show, on the device's system; nil makes one.
    ///   - setUp: Prepares each screen as it is made.
    ///   - switches: Sets what this UIKit does in one way or in another, before the controller's view loads.
    init(
        _ names: String = "AB", on configuration: SimulatedDevice.Configuration,
        navigation: @autoclosure () -> BasicNavigationController? = nil,
        setUp: @escaping (TestScreen) -> Void = { _ in },
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) {
        ExpectedWarnings.begin()
        self.setUp = setUp
        device = SimulatedDevice(configuration)
        switches(&device.system.switches)
        self.navigation = navigation() ?? BasicNavigationController(nibName: nil, bundle: nil)
        log = EventLog(of: self.navigation)
        self.navigation.viewControllers = names.map { screen(String($0)) }
        device.settle(showing: self.navigation)
    }

    /// Shows a stack of screens, one for each letter, with views on the top one.
    convenience init(
        _ names: String = "AB", _ swipe: TestedSwipe = .init(),
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
        navigation: @autoclosure () -> BasicNavigationController? = nil,
        showing views: UIView..., setUp: @escaping (TestScreen) -> Void = { _ in }
    ) {
        self.init(names, on: .init(swipe, direction), navigation: navigation(), setUp: setUp)
        for view in views { top.view.addSubview(view) }
    }

    /// The screen of that name, made at the first use.
    @discardableResult
    func screen(_ name: String) -> TestScreen {
        if let screen = screens[name] { return screen }
        let screen = TestScreen(name)
        setUp(screen)
        screens[name] = screen
        return screen
    }

    /// Pushes screens with animations, one for each letter, one after the other.
    func push(_ names: String) {
        for name in names { push(screen(String(name))) }
    }

    /// Pushes a screen with a zoom. It adopts `PopConfirming`, which a zoom's gestures don't ask, so the library warns.
    func pushZoomed(_ name: String) {
        screen(name).preferredTransition = .zoom { _ in nil }
        let warnings = ExpectedWarnings.during { push(name) }
        #expect(warnings.count == 1 && warnings[0].hasPrefix("\(name) has a preferredTransition."))
    }

    /// Pushes a screen with an animation, and waits until nothing moves any more.
    func push(_ screen: UIViewController) {
        navigation.pushViewController(screen, animated: true)
        device.settle()
    }

    /// Pushes a screen with an animation, of which a part has passed.
    func beginPush(_ name: String) {
        navigation.pushViewController(screen(name), animated: true)
        device.wait(0.1)
    }

    /// Pops the top screen with an animation, and waits until nothing moves any more.
    func pop() {
        navigation.popViewController(animated: true)
        device.settle()
    }

    /// Announces that a screen's preferences have changed.
    func updatePreferences() {
        navigation.setNeedsPopPreferencesUpdate(animated: false)
        device.settle()
    }

    /// Lays the controller's view out, as UIKit does at the end of the turn.
    func layOut() { navigation.view.layoutIfNeeded() }

    /// Lays out the controller's view, as UIKit does when a bar or an item changes its size.
    func layOutAgain() {
        navigation.view.setNeedsLayout()
        layOut()
    }

    /// Releases the references to the screens.
    func releaseScreens() {
        screens = [:]
        setUp = { _ in }
    }

    var verdict: PopGestureVerdict? { navigation.lastPopGestureVerdict }

    /// Returns the events since the last call.
    func takeEvents() -> [String] { log.take() }

    /// The names of the screens that left the stack, for each pop that has begun.
    var removed: [String] { log.removed }

    /// Performs an action once, in the handler of the first event that begins with these words.
    func when(_ event: String, do action: @escaping (Stage) -> Void) {
        log.when(event) { [unowned self] in action(self) }
    }

    /// Keeps an object that views refer to weakly, for as long as the stage lives.
    func keep(_ object: AnyObject) {
        kept.append(object)
    }

    /// Observes the events, for as long as the stage lives.
    func observe(_ handler: @escaping @MainActor (PopEvent) -> Void) {
        observations.append(navigation.observePops(handler))
    }
}
