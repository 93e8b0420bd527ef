import PopNavigation
import UIKit
import UIKitSimulator

/// An app on a simulated device to which the steps of a script happen.
@MainActor
final class World {
    let device: SimulatedDevice
    let navigation: BasicNavigationController
    let ledger: Ledger
    let events: EventRecord
    let appDelegate: WalkDelegate
    let window: UIWindow
    private(set) var root: UIViewController
    private let elsewhere = UIViewController()
    var model: StackModel
    var fingers: Set<Int> = []
    /// Popped screens that the app keeps, to push them again.
    var pocket: [TrackedScreen] = []
    var expectedDelegate: WalkDelegate?
    /// While the app does something in one of its calls.
    var isReacting = false

    init(_ setting: Setting, listener: ((String) -> Void)? = nil) {
        ledger = Ledger(listener: listener)
        device = SimulatedDevice(setting.configuration)
        window = device.window
        events = EventRecord(ledger)
        appDelegate = WalkDelegate(ledger)
        let first = ledger.makeScreen(Recipe())
        navigation = BasicNavigationController(rootViewController: first)
        model = StackModel([first])
        root = navigation
        root = makeRoot(setting.root)
        ledger.react = { [unowned self] in react($0) }
        navigation.onPopEvent = { [unowned self] in take($0) }
        device.show(root)
        device.settle()
    }

    private func makeRoot(_ kind: Setting.Root) -> UIViewController {
        switch kind {
        case .bare: return navigation
        case .tab: return WalkTabs(self, first: navigation)
        case .contained:
            let container = UIViewController()
            container.addChild(navigation)
            navigation.view.frame = container.view.bounds
            navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.view.addSubview(navigation.view)
            navigation.didMove(toParent: container)
            return container
        }
    }

    private func take(_ event: PopEvent) {
        ledger.tell("\(event)")
        let trigger = events.openTrigger
        events.take(event, navigation.viewControllers, fingers: fingersInSequence)
        switch event {
        case .willPop(let from, _, let trigger):
            if trigger != .programmatic {
                model.noteFingerPop(from: from, shown: navigation.viewControllers + [from], told: events.told)
            }
            ledger.happened(.willPop)
        case .didPop(let from, _, let trigger):
            if trigger != .programmatic { model.fingerPopEnded(from: from, isDone: true) }
            ledger.happened(.didPop)
        case .didCancel(let from, _):
            if trigger == .programmatic {
                events.keepTold(model.popCancelled(shown: navigation.viewControllers, told: events.told.count))
            } else {
                model.fingerPopEnded(from: from, isDone: false)
            }
            ledger.happened(.didCancel)
        case .refused:
            ledger.happened(.refused)
        }
    }

    private(set) var fingersInSequence = 0

    func fingerCameDown() {
        if fingers.isEmpty {
            events.beginSequence()
            fingersInSequence = 0
        }
        fingersInSequence += 1
    }

    /// Whether nothing moves, waits or touches.
    var isAtRest: Bool { !isReacting && fingers.isEmpty && device.system.isIdle }

    func put(inWindow isIn: Bool) {
        let wanted = isIn ? root : elsewhere
        if window.rootViewController !== wanted { device.show(wanted) }
    }

    /// Whether the stack is on the screen, perhaps behind a sheet.
    var isShown: Bool {
        window.rootViewController === root && navigation.viewIfLoaded?.window != nil
    }

    /// Puts the stack in front, as on the first day.
    func bringBack() {
        enter(.active)
        put(inWindow: true)
        (root as? UITabBarController)?.selectedIndex = 0
        device.settle()
        edit(false)
        endSearches()
        dismiss(animated: false)
    }
}
