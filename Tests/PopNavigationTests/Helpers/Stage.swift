import PopNavigation
import UIKit
import UIKitSimulator

/// A device with a navigation controller on it, and what happens there as words.
@MainActor
final class Stage {
    let device: SimulatedDevice
    let navigation: BasicNavigationController
    private(set) var screens: [String: TestScreen] = [:]
    private(set) var events: [String] = []
    private var reactions: [(event: String, action: (Stage) -> Void)] = []
    private var setUp: (TestScreen) -> Void

    /// Shows a stack of screens, one for each letter, the last on top.
    init(
        _ names: String = "AB", on configuration: SimulatedDevice.Configuration = .init(),
        driver: PopDriver = .automatic, setUp: @escaping (TestScreen) -> Void = { _ in }
    ) {
        self.setUp = setUp
        device = SimulatedDevice(configuration)
        navigation = BasicNavigationController(nibName: nil, bundle: nil)
        navigation.preferredPopDriver = driver
        navigation.onPopEvent = { [unowned self] event in hear(describe(event)) }
        navigation.viewControllers = names.map { screen(String($0)) }
        device.show(navigation)
        device.settle()
    }

    convenience init(_ names: String = "AB", version: Int, driver: PopDriver = .automatic) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        self.init(names, on: configuration, driver: driver)
    }

    /// The screen of that name, made when it is first asked for.
    @discardableResult
    func screen(_ name: String) -> TestScreen {
        if let screen = screens[name] { return screen }
        let screen = TestScreen(name)
        setUp(screen)
        screens[name] = screen
        return screen
    }

    /// Forgets its references to the screens.
    func letGoOfScreens() {
        screens = [:]
        setUp = { _ in }
    }

    var top: TestScreen { navigation.topViewController as! TestScreen }
    var stack: String { navigation.viewControllers.map(\.description).joined() }
    var verdict: PopGestureVerdict? { navigation.lastPopGestureVerdict }
    var width: CGFloat { device.window.bounds.width }

    /// The events so far; they are forgotten.
    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }

    /// Does something once, while the first event is told that begins with these words.
    func when(_ event: String, do action: @escaping (Stage) -> Void) {
        reactions.append((event, action))
    }

    private func hear(_ event: String) {
        events.append(event)
        guard let index = reactions.firstIndex(where: { event.hasPrefix($0.event) }) else { return }
        reactions.remove(at: index).action(self)
    }

    private func describe(_ event: PopEvent) -> String {
        switch event {
        case .refused(let refusal): "refused \(refusal)"
        case .willPop(let from, let to, let trigger): "willPop \(from)→\(to) \(trigger)"
        case .didCancel(let from, let to): "didCancel \(from)→\(to)"
        case .didPop(let from, let to, let trigger): "didPop \(from)→\(to) \(trigger)"
        }
    }

    // MARK: Fingers. Distances are from the leading side, so that a script is the same in both directions.

    func point(_ distance: CGFloat, _ y: CGFloat = 400) -> CGPoint {
        let isMirrored = device.configuration.layoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? width - distance : distance, y: y)
    }

    /// Puts a finger down and drags it, without lifting it.
    func pull(from start: CGFloat = 60, to end: CGFloat, y: CGFloat = 400, endY: CGFloat? = nil, finger: Int = 0) {
        device.fingerDown(finger, at: point(start, y))
        device.fingerMove(finger, to: point(end, endY ?? y), duration: 0.25)
    }

    /// A drag that is lifted where it ends, at rest.
    func drag(from start: CGFloat = 60, to end: CGFloat, y: CGFloat = 400, endY: CGFloat? = nil) {
        pull(from: start, to: end, y: y, endY: endY)
        device.wait(0.2)
        device.fingerUp()
        device.settle()
    }

    /// A swipe that pops, if anything does.
    func swipe(from start: CGFloat = 60, y: CGFloat = 400) {
        drag(from: start, to: start + 300, y: y)
    }

    func tapBackButton() {
        device.fingerTap(at: point(30, 69))
        device.settle()
    }

    /// A swipe that is given up.
    func swipeAndGiveUp(from start: CGFloat = 60) {
        pull(from: start, to: start + 200)
        device.fingerMove(to: point(start + 30), duration: 0.25)
        device.wait(0.2)
        device.fingerUp()
        device.settle()
    }
}
