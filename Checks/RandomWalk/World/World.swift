import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// An app on a simulated device. Performs the steps of a script.
@MainActor
final class World {
    let device: SimulatedDevice
    let controllers: Controllers
    private(set) var navigation: UINavigationController
    let ledger: Ledger
    private(set) var events: EventRecord
    private var observation: PopObservation?
    let observer = SecondObserver()
    private(set) var appDelegate: any UINavigationControllerDelegate
    let setting: Setting
    /// Whether another world performs the same steps, and the two are compared. The walk's own checks do not apply.
    let isCompared: Bool
    /// The controllers that the app has released since the last rest.
    private var released: [ReleasedStack] = []
    let window: UIWindow
    private(set) var root: UIViewController
    private let otherRoot = UIViewController()
    var record: StackRecord
    var fingers: Set<Int> = []
    /// Popped screens that the app keeps, to push them again.
    var keptScreens: [TrackedScreen] = []
    /// The modals that are presented, or were at the last rest.
    var modals: [WalkModal] = []
    var awaited: AwaitedDrag?
    var expectedDelegate: (any UINavigationControllerDelegate)?
    /// Whether a reaction of the app is running.
    var isReacting = false
    /// The time of the app's last reaction.
    var lastReaction: TimeInterval?
    var hasJustReacted: Bool { lastReaction == device.now }

    /// - Parameters:
    ///   - kind: The class of the navigation controllers.
    ///   - configuration: The device as it is now; by default as the setting says.
    init(
        _ setting: Setting, _ kind: Controllers.Kind = .library, isCompared: Bool = false,
        on configuration: SimulatedDevice.Configuration? = nil, listener: ((String) -> Void)? = nil
    ) {
        self.setting = setting
        self.isCompared = isCompared
        ledger = Ledger(listener: listener)
        ledger.app = setting.app
        ledger.knowsLibrary = kind != .plain
        device = SimulatedDevice(configuration ?? setting.configuration)
        for position in setting.switches { position.apply(to: &device.system.switches) }
        window = device.window
        events = EventRecord(ledger)
        appDelegate = WalkDelegate(ledger)
        controllers = Controllers(kind, setting)
        let first = ledger.makeScreen(Recipe())
        navigation = controllers.make([first], isMain: true)
        record = StackRecord([first])
        root = navigation
        ledger.makeFlow = { [controllers] in controllers.make($0) }
        root = makeRoot(setting.root)
        ledger.react = { [unowned self] in react($0, to: $1) }
        if !isCompared {
            ledger.screenWillAppear = { [unowned self] in barIsUpToDate(of: $0) }
            ledger.screenNoted = { [unowned self] screen, call in
                seeStack()
                let isInStack = screen.parent === navigation && navigation.viewControllers.contains(screen)
                if call == .didAppear, isInStack { record.screenDidAppear(screen) }
            }
        }
        observation = library?.observePops { [unowned self] in take($0) }
        device.show(root)
        showSheet()
        device.settle()
    }

    /// The library's controller; `nil` in a world with plain ones.
    var library: BasicNavigationController? { navigation as? BasicNavigationController }

    /// The screens to which the user can go forward, the next one first.
    var screensAhead: [UIViewController] { library?.forwardScreens ?? [] }

    private func makeRoot(_ kind: Setting.Root) -> UIViewController {
        switch kind {
        case .bare: return navigation
        case .beside: return WalkNeighbours(self, first: navigation, others: 1)
        case .columns: return WalkNeighbours(self, first: navigation, others: 2)
        case .sheet: return UIViewController()
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

    /// Presents the controller if it belongs in a sheet and isn't in one.
    func showSheet() {
        guard setting.root == .sheet, navigation.presentingViewController == nil else { return }
        navigation.modalPresentationStyle = .pageSheet
        root.present(navigation, animated: false)
    }

    /// The app releases the controller with all its screens, and shows a new one.
    func replaceController() {
        guard covers.isEmpty, !root.presentsSearch else { return }
        ledger.count("controller released")
        released.append(ReleasedStack(of: library, record))
        observer.end()
        (observation, expectedDelegate) = (nil, nil)
        keptScreens = []
        let first = ledger.makeScreen(Recipe())
        let isIn = window.rootViewController === root
        root.dismiss(animated: false)
        navigation = controllers.make([first], isMain: true)
        record = StackRecord([first], isShown: false)
        events = EventRecord(ledger)
        root = navigation
        root = makeRoot(setting.root)
        observation = library?.observePops { [unowned self] in take($0) }
        if isIn { show(root) }
        showSheet()
    }

    /// Whether UIKit knows a delegate that supplies animators. It may not notice that the delegate is released.
    private(set) var knowsAnimators = false

    /// Whether the app's delegate supplies an animator for each pop.
    var suppliesAnimator: Bool { (expectedDelegate as? AnimatingWalkDelegate)?.isAnimating == true }

    func setDelegate(_ delegate: Step.Delegate) {
        if delegate != .released { knowsAnimators = [.nilAnimator, .animator].contains(delegate) }
        switch delegate {
        case .none: expectedDelegate = nil
        case .listening:
            if appDelegate is AnimatingWalkDelegate { appDelegate = WalkDelegate(ledger) }
            expectedDelegate = appDelegate
        case .nilAnimator, .animator:
            appDelegate = AnimatingWalkDelegate(ledger, isAnimating: delegate == .animator)
            expectedDelegate = appDelegate
        case .released: return releaseDelegate()
        }
        navigation.delegate = expectedDelegate
    }

    func releaseDelegate() {
        ledger.count("delegate released")
        expectedDelegate = nil
        appDelegate = WalkDelegate(ledger)
    }

    private func take(_ event: PopEvent) {
        ledger.log("\(event)")
        observer.expect(event)
        seeStack()
        record.take(event)
        let stack = navigation.viewControllers
        events.take(event, stack, ahead: screensAhead, fingers: fingersInSequence, isLate: hasJustReacted)
        switch event {
        case .willPop(let pop):
            checkPermission(of: pop)
            ledger.happened(.willPop)
        case .didPop: ledger.happened(.didPop)
        case .didCancel: ledger.happened(.didCancel)
        case .refused: ledger.happened(.refused)
        case .didGoForward: ledger.happened(.didGoForward)
        case .didRemove, .didDismiss: break
        }
    }

    /// Notes the stack as it is now, for the check of the reports about it.
    func seeStack() { record.see(navigation.viewControllers, ahead: screensAhead) }

    /// Checks what released controllers have reported. They have to be deallocated at rest.
    func checkReleased() {
        for stack in released { stack.report(to: ledger) }
        released = []
    }

    /// A screen appears, and the library applies its preferences.
    private func barIsUpToDate(of screen: TrackedScreen) {
        if navigation.transitionCoordinator?.isCancelled != true { screen.deciding?.barIsUpToDate() }
    }

    /// Whether it is unknown what UIKit has agreed to under the present fingers: the app has set another delegate of
    /// its recognizers, a trackpad has scrolled too, or a screen has requested a change when it was asked in a
    /// transition.
    var hasUnclearAgreement = false
    private(set) var fingersInSequence = 0
    /// What the app had set when each of the fingers went down. Any of them may swipe, perhaps when the last one has
    /// lifted.
    private(set) var permissionsAtTouchDown: [Permission] = []
    /// What the app had set at the last tap, and at those before it whose pop may wait, and at its last call of
    /// `goBack` that was allowed. UIKit may put off the pop.
    var permissionsAtTap: [Permission] = []
    var permissionAtGoBack: Permission?

    func fingerDidTouch() {
        if fingers.isEmpty {
            ledger.sequenceWillBegin()
            hasUnclearAgreement = false
            permissionsAtTouchDown = []
            beginSequence()
            fingersInSequence = 0
        }
        ledger.fingerWillTouch()
        permissionsAtTouchDown.append(permission(of: navigation.topViewController))
        fingersInSequence += 1
    }

    /// Counts the refusals of the next drag. Those of the last one come with the next frame, or if the verdict is read.
    private func beginSequence() {
        _ = (navigation as? BasicNavigationController)?.lastPopGestureVerdict
        events.beginSequence()
        (root as? WalkNeighbours)?.beginSequence()
        for modal in modals { modal.beginSequence() }
    }

    /// Whether no animation runs, no change waits, and no finger is down.
    var isAtRest: Bool { !isReacting && fingers.isEmpty && device.system.isIdle }

    func put(inWindow isIn: Bool) {
        let wanted = isIn ? root : otherRoot
        guard window.rootViewController !== wanted else { return }
        for modal in modals { modal.isEndedByApp = true }
        show(wanted)
    }

    /// Sets the window's root. In a callback, the run loop doesn't turn, as in UIKit.
    private func show(_ controller: UIViewController) {
        if isReacting { window.rootViewController = controller } else { device.show(controller) }
    }

    /// Whether the stack is in the window. A sheet may cover it.
    var isShown: Bool {
        window.rootViewController === root && navigation.viewIfLoaded?.window != nil
    }

    /// Shows the stack without presentations, searches and text input.
    func showStack() {
        enter(.active)
        put(inWindow: true)
        (root as? UITabBarController)?.selectedIndex = 0
        showSheet()
        device.settle()
        edit(false)
        endSearches()
        dismiss(animated: false)
    }
}
