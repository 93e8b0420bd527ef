import PopNavigation
import UIKit
import UIKitSimulator

/// An app on a simulated device to which the steps of a script happen.
@MainActor
final class World {
    let device: SimulatedDevice
    private(set) var navigation: WalkNavigation
    let ledger: Ledger
    private(set) var events: EventRecord
    private var observation: PopObservation?
    let observer = SecondObserver()
    private(set) var appDelegate: WalkDelegate
    private let setting: Setting
    /// The controllers that the app has released.
    private(set) var released: [WeakController] = []
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
    private weak var followed: (any UIViewControllerTransitionCoordinator)?
    /// While a pop is made that has brought a transition to its end first: what waits for that waits for the pop, too.
    private var isInterrupting = false

    init(_ setting: Setting, listener: ((String) -> Void)? = nil) {
        self.setting = setting
        ledger = Ledger(listener: listener)
        device = SimulatedDevice(setting.configuration)
        window = device.window
        events = EventRecord(ledger)
        appDelegate = WalkDelegate(ledger)
        let first = ledger.makeScreen(Recipe())
        navigation = WalkNavigation(rootViewController: first)
        navigation.isForgetful = setting.isForgetful
        model = StackModel([first])
        root = navigation
        root = makeRoot(setting.root)
        ledger.react = { [unowned self] in react($0) }
        ledger.appears = { [unowned self] in follow(transitionTo: $0) }
        observation = navigation.observePops { [unowned self] in take($0) }
        device.show(root)
        device.settle()
    }

    private func makeRoot(_ kind: Setting.Root) -> UIViewController {
        switch kind {
        case .bare: return navigation
        case .beside: return WalkNeighbours(self, first: navigation)
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

    /// The app releases the controller with all its screens, and shows a new one.
    func replaceController() {
        guard covers.isEmpty, !root.presentsSearch else { return }
        ledger.count("controller released")
        released.append(WeakController(controller: navigation))
        observer.end()
        (observation, expectedDelegate, followed, isInterrupting) = (nil, nil, nil, false)
        pocket = []
        let first = ledger.makeScreen(Recipe())
        let isIn = window.rootViewController === root
        navigation = WalkNavigation(rootViewController: first)
        navigation.isForgetful = setting.isForgetful
        model.restart([first])
        events = EventRecord(ledger)
        root = navigation
        root = makeRoot(setting.root)
        observation = navigation.observePops { [unowned self] in take($0) }
        if isIn { device.show(root) }
    }

    func releaseDelegate() {
        ledger.count("delegate released")
        expectedDelegate = nil
        appDelegate = WalkDelegate(ledger)
    }

    private func take(_ event: PopEvent) {
        ledger.tell("\(event)")
        events.take(event, navigation.viewControllers, fingers: fingersInSequence)
        switch event {
        case .willPop(let pop):
            if pop.trigger != .programmatic {
                model.noteFingerPop(
                    from: pop.from, shown: navigation.viewControllers + [pop.from], told: events.told,
                    isInterrupting: isInterrupting)
            }
            isInterrupting = false
            ledger.happened(.willPop)
        case .didPop(let pop):
            if pop.trigger != .programmatic { model.fingerPopEnded(from: pop.from, isDone: true) }
            ledger.happened(.didPop)
        case .didCancel(let pop):
            if pop.trigger != .programmatic { model.fingerPopEnded(from: pop.from, isDone: false) }
            ledger.happened(.didCancel)
        case .refused:
            ledger.happened(.refused)
        }
    }

    /// UIKit's own account of what becomes of a transition: on iOS 26 a finger may take hold of one of which the library
    /// tells nothing, since no screen leaves the stack by it.
    private func follow(transitionTo screen: TrackedScreen) {
        guard let coordinator = navigation.transitionCoordinator, coordinator !== followed,
            coordinator.viewController(forKey: .to) === screen
        else { return }
        followed = coordinator
        model.transitionStarted(shown: navigation.viewControllers, told: events.told, isTold: events.isOpen)
        coordinator.notifyWhenInteractionChanges { [weak self, weak navigation] context in
            if context.isInteractive, navigation === self?.navigation { self?.model.fingerCameBetween() }
        }
        coordinator.animate(alongsideTransition: nil) { [weak self, weak navigation] context in
            guard let self, navigation === self.navigation else { return }
            isInterrupting = self.navigation.isPopping
            guard context.isCancelled else { return }
            let shown = self.navigation.viewControllers
            ledger.tell("given up: \(shown)")
            events.keepTold(model.transitionGivenUp(shown: shown, told: events.told.count))
        }
    }

    private(set) var fingersInSequence = 0

    func fingerCameDown() {
        if fingers.isEmpty {
            events.beginSequence()
            (root as? WalkNeighbours)?.beginSequence()
            fingersInSequence = 0
        }
        fingersInSequence += 1
    }

    /// Whether nothing moves, waits or touches.
    var isAtRest: Bool { !isReacting && fingers.isEmpty && device.system.isIdle }

    func put(inWindow isIn: Bool) {
        let wanted = isIn ? root : elsewhere
        if window.rootViewController !== wanted { device.show(wanted) }
        // Off the screen a swipe is over. Whether it has popped is UIKit's to say, later than screens hear that they go.
        if !fingers.isEmpty { model.fingerCameBetween() }
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

struct WeakController {
    weak var controller: UIViewController?
}
