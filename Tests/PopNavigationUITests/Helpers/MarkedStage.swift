import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

/// A device with a navigation controller, three screens, and markers in them as SwiftUI's modifiers make.
@MainActor
final class MarkedStage {
    let device: SimulatedDevice
    let navigation: UINavigationController
    private let isRightToLeft: Bool
    /// What lives as long as the stage.
    var kept: [AnyObject] = []

    init(
        _ kind: StackKind = .uiKits, on systemVersion: Int = 18, isRightToLeft: Bool = false,
        navigation: UINavigationController? = nil, privateParts: SimulatedDevice.PrivateParts = .all,
        switches: (inout SystemSwitches) -> Void = { _ in }
    ) {
        ExpectedWarnings.begin()
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = systemVersion
        configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        configuration.privateParts = privateParts
        device = SimulatedDevice(configuration)
        switches(&device.system.switches)
        self.isRightToLeft = isRightToLeft
        let device = device
        self.navigation = navigation ?? kind.makeController { device.activate() }
        self.navigation.viewControllers = (0..<3).map { _ in UIViewController() }
        device.show(self.navigation)
        device.settle()
    }

    var top: UIViewController { navigation.topViewController! }
    var depth: Int { navigation.viewControllers.count }

    /// Pushes a screen, and waits until nothing moves any more.
    @discardableResult
    func push(animated: Bool = false) -> UIViewController {
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: animated)
        device.settle()
        return screen
    }

    /// Shows a view on the top screen.
    func show(_ view: UIView) {
        top.view.addSubview(view)
        device.settle()
    }

    /// A point in the navigation controller's view, by its distance from the leading edge.
    func point(_ distance: CGFloat, y: CGFloat = 400) -> CGPoint {
        CGPoint(x: isRightToLeft ? navigation.view.bounds.width - distance : distance, y: y)
    }

    /// Puts a finger down and drags it, without lifting it.
    func pull(from start: CGFloat, to end: CGFloat, y: CGFloat = 400, duration: TimeInterval = 0.25) {
        device.fingerDown(at: point(start, y: y))
        device.fingerMove(to: point(end, y: y), duration: duration)
    }

    /// Lifts the finger without velocity, and waits until nothing moves any more.
    func lift() {
        device.wait(0.2)
        device.fingerUp()
        device.settle()
    }

    /// Drags a finger back, and lifts it.
    func swipe(from distance: CGFloat, y: CGFloat = 400) {
        device.fingerDrag(from: point(distance, y: y), to: point(380, y: y), duration: 0.3)
        device.settle()
    }

    /// A swipe that the finger takes back.
    func swipeAndCancel(from distance: CGFloat) {
        pull(from: distance, to: distance + 150)
        device.fingerMove(to: point(distance + 5), duration: 0.25)
        lift()
    }

    /// Moves two fingers back on a trackpad while the pointer is at a place.
    func scroll(at distance: CGFloat = 200, y: CGFloat = 400) {
        let length: CGFloat = isRightToLeft ? -250 : 250
        device.scroll(by: CGVector(dx: length, dy: 0), at: point(distance, y: y), duration: 0.3)
        device.settle()
    }

    /// A swipe with two fingers on a trackpad that they take back.
    func scrollAndCancel() {
        let length: CGFloat = isRightToLeft ? -1 : 1
        device.scrollBegin(at: point(200))
        device.scrollMove(by: CGVector(dx: length * 150, dy: 0), duration: 0.25)
        device.scrollMove(by: CGVector(dx: length * -140, dy: 0), duration: 0.25)
        device.scrollEnd()
        device.settle()
    }

    /// Whether a drag back pops a screen. The stack is restored.
    func pops(from distance: CGFloat, y: CGFloat = 400) -> Bool {
        popsAfter { swipe(from: distance, y: y) }
    }

    /// Whether two fingers on a trackpad pop a screen. The stack is restored.
    func scrollPops(at distance: CGFloat = 200, y: CGFloat = 400) -> Bool {
        popsAfter { scroll(at: distance, y: y) }
    }

    /// Taps the content: without private API, an item that changes on a visible screen counts from the next touch.
    func noticeItem() {
        device.settle()
        device.fingerTap(at: CGPoint(x: 200, y: 500))
        device.settle()
    }

    func popsAfter(_ action: () -> Void) -> Bool {
        let screens = navigation.viewControllers
        action()
        let popped = screens.count - navigation.viewControllers.count
        if !(0...1).contains(popped) { Issue.record("one swipe has popped \(popped) screens") }
        navigation.setViewControllers(screens, animated: false)
        device.settle()
        return popped == 1
    }

    /// Whether a screen can still be pushed and popped by code, and nothing hangs.
    var isUsable: Bool {
        let before = depth
        push(animated: true)
        guard depth == before + 1, top.view.window != nil else { return false }
        navigation.popViewController(animated: true)
        device.settle()
        return depth == before && navigation.transitionCoordinator == nil && !device.isHung
    }
}

/// The navigation controllers that markers work on.
enum StackKind: CaseIterable, Sendable {
    /// A plain controller, such as the controller of a `NavigationStack`.
    case uiKits
    /// A `BasicNavigationController`.
    case librarys

    @MainActor
    func makeController() -> UINavigationController {
        switch self {
        case .uiKits: UINavigationController(nibName: nil, bundle: nil)
        case .librarys: BasicNavigationController(nibName: nil, bundle: nil)
        }
    }

    /// - Parameter willPop: Makes the controller's device the current one: a task pops after other tests have run.
    @MainActor
    func makeController(willPop: @escaping @MainActor () -> Void) -> UINavigationController {
        switch self {
        case .uiKits:
            let controller = PlainController(nibName: nil, bundle: nil)
            controller.willPop = willPop
            return controller
        case .librarys:
            let controller = LibrarysController(nibName: nil, bundle: nil)
            controller.willPop = willPop
            return controller
        }
    }

    private final class PlainController: UINavigationController {
        var willPop: @MainActor () -> Void = {}

        override func popViewController(animated: Bool) -> UIViewController? {
            willPop()
            return super.popViewController(animated: animated)
        }
    }

    private final class LibrarysController: BasicNavigationController {
        var willPop: @MainActor () -> Void = {}

        override func popViewController(animated: Bool) -> UIViewController? {
            willPop()
            return super.popViewController(animated: animated)
        }
    }
}

/// The systems on which modifiers are tested.
let systems = [15, 18, 26, 27]

/// The systems on which a swipe from the content pops a UIKit controller. On iOS 18 and earlier, the controller's own
/// pan pops, which needs the private handler.
#if !PublicAPIOnly
let contentSystems = systems
#else
let contentSystems = [26, 27]
#endif
