#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A navigation controller whose swipe back starts where a thumb reaches: in the leading third of the screen.
///
/// Use it in place of `UINavigationController`, in code or in a storyboard. The pop that a swipe starts is the system's own
/// interactive transition. A screen that wants something else adopts ``PopGestureConfigurable``; nothing is swizzled.
///
/// Pushing an instance that is already in the stack is ignored, with a warning on the console. A change of the stack
/// during a transition is carried out after it, in order; one in the middle of a swipe cancels the swipe first. A mistake
/// that UIKit answers with an exception, such as pushing a navigation controller, stays one.
///
/// A subclass calls `super` in the methods that it overrides, `viewDidLayoutSubviews` among them.
@MainActor
open class BasicNavigationController: UINavigationController {
    /// Whether a swipe pops the top screen; the switch for the whole controller. Default: `true`.
    ///
    /// `false` ends every swipe back, the system's too, and cancels one that is under way. Drags are then refused as
    /// ``PopGestureRefusal/disabled``.
    @IBInspectable open var popGestureRecognizerEnabled: Bool = true {
        didSet { gestures.update() }
    }

    /// Where a swipe may start, on screens that do not say. Default: ``PopGestureArea/leadingThird``.
    ///
    /// Read at each touch.
    open var popGestureArea: PopGestureArea = .leadingThird

    /// Whether the bar follows the screens' preferences. Default: `true`; with `false` the bar is left to the app.
    ///
    /// Setting it leaves the bar as it is for now.
    @IBInspectable open var appliesNavigationBarPreferences: Bool = true

    /// The driver to use where it can be had. Default: ``PopDriver/automatic``.
    ///
    /// May change at any time; a swipe under way is cancelled. See ``activePopDriver`` for what became of it.
    open var preferredPopDriver: PopDriver = .automatic {
        didSet { if preferredPopDriver != oldValue { gestures.replaceDriver() } }
    }

    /// The driver at work, never ``PopDriver/automatic``. Until the view has loaded: ``PopDriver/systemEdge``.
    public var activePopDriver: PopDriver { gestures.activeDriver }

    /// The recognizer of the swipe; `nil` until the view has loaded, and with ``PopDriver/systemEdge``.
    ///
    /// For failure requirements with recognizers of the app, and for targets that follow the finger. Its delegate is the
    /// controller, and must stay so; its `isEnabled` follows the driver. To switch the swipe off there is
    /// ``popGestureRecognizerEnabled``. With ``PopDriver/contentPop`` it recognizes beside the system's, which pops.
    public var popRecognizer: UIPanGestureRecognizer? {
        gestures.activeDriver.usesOwnRecognizer ? gestures.recognizer : nil
    }

    /// What became of the last drag that moved far enough to be a swipe; `nil` before the first.
    ///
    /// Drags that the system's own gesture takes, with ``PopDriver/systemEdge``, leave it as it is.
    public internal(set) var lastPopGestureVerdict: PopGestureVerdict?

    /// Receives the news about pops and refused drags, on the main thread. Default: `nil`.
    ///
    /// Held strongly: capture the controller, or what holds it, weakly. It may change the stack; the change comes after the
    /// one that is told.
    public var onPopEvent: ((PopEvent) -> Void)?

    /// Applies the top screen's preferences anew; for a screen whose answers have changed while it is shown.
    ///
    /// Only the bar needs it: what concerns the gesture is read at each touch. During a transition it takes effect after it.
    ///
    /// - Parameter animated: Whether a bar that appears or disappears slides.
    public func setNeedsPopPreferencesUpdate(animated: Bool) {
        gestures.update()
        updateBar(animated: animated)
    }

    // What the extensions work with.

    lazy var gestures = PopGestures(of: self)
    lazy var systemNews = SystemNews { [weak self] in self?.gestures.cancel() }
    let delegateRelay = NavigationDelegateRelay()
    /// Whether UIKit's own flag can be read: what a class answers to does not change.
    private(set) lazy var answersIsTransitioning = responds(to: SystemSelector.isTransitioning)
    private var lastWidth: CGFloat = 0
    /// The change of the stack that UIKit is animating.
    var transition: StackTransition?
    /// Changes of the stack that wait for the end of the transition.
    var pendingChanges: [StackChange] = []
    /// Whether UIKit lays out the view. In that pass it starts transitions and makes the screens' calls; what they ask of the
    /// stack waits for its end. UIKit would put it off as well, but behind what waits here already.
    var isLayingOut: Bool { layoutDepth > 0 }
    /// Counted, since a screen may lay out the view in one of those calls.
    private var layoutDepth = 0
    /// How many changes of the stack UIKit has been given.
    var stackChanges = 0
    /// Whether UIKit is carrying out a change at this moment. What it calls for meanwhile, or the screens that hear of it,
    /// comes next.
    var isCarryingOut = false
    /// True while UIKit answers a tap on the back button.
    var isBackButtonPopping = false
    /// An update of the bar that was asked for during a transition; the value says whether it is animated.
    var pendingBarUpdate: Bool?
    /// What gives the screens' navigation items their look, by item.
    var barStylers: [ObjectIdentifier: NavigationBarStyler] = [:]
    /// Whether it was a screen's preference that hid the bar.
    var isBarHiddenByPreference = false

    /// The app's navigation delegate. It receives every call that it implements. Default: `nil`. Held weakly.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { delegateRelay.appDelegate }
        set {
            delegateRelay.appDelegate = newValue
            delegateRelay.hasSeenAppAnimator = false
            installDelegateRelay()
        }
    }

    /// Gives UIKit the relay. Anew each time: UIKit asks a delegate what it responds to when it is set.
    func installDelegateRelay() {
        delegateRelay.controller = self
        super.delegate = nil
        super.delegate = delegateRelay
    }

    /// Sets up the swipe back, with the best driver that can be had.
    open override func viewDidLoad() {
        super.viewDidLoad()
        installDelegateRelay()
        gestures.update()
        _ = systemNews
    }

    /// Sees whether UIKit has replaced what the swipe back is connected to.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        gestures.update()
    }

    /// Lets changes of the stack wait for the end of the layout.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutDepth += 1
    }

    /// Carries out what waited for a transition, and ends a swipe whose view has changed its width.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A subclass may leave out the call above.
        layoutDepth = max(0, layoutDepth - 1)
        if view.bounds.width != lastWidth {
            // The finger's way was measured against the old width.
            gestures.cancel()
            lastWidth = view.bounds.width
        }
        carryOutPendingChanges()
        // A running transition has its gestures; the layout after it looks again.
        if transition == nil { gestures.update() }
    }

    /// Carries out changes of the stack that still wait.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        carryOutPendingChanges()
    }

    /// Ends a swipe that is under way, and carries out changes of the stack that still wait: nobody sees them.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        gestures.cancel()
        carryOutPendingChanges()
    }

    /// Pushes a screen; during a transition, after it.
    ///
    /// An instance that is already in the stack is ignored, with a warning on the console. UIKit raises an exception.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(.push(viewController), animated: animated)
    }

    /// Pops the top screen; during a transition, after it.
    ///
    /// Swipes and the back button call it too, so an override must call `super`, or UIKit waits for a transition that never
    /// comes. To keep a screen there is ``PopGestureConfigurable/shouldPop(for:)``.
    ///
    /// - Returns: The screen that is popped, or that will be, once the changes before this one have been made; `nil` where
    ///   there is only one.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        change(.pop, animated: animated).last
    }

    /// Pops all screens above one; during a transition, after it.
    ///
    /// A screen that is not in the stack is UIKit's to judge: an exception up to iOS 17, ignored on iOS 26. One that left it
    /// while the pop waited is ignored, with a warning on the console.
    ///
    /// - Returns: The screens that are popped, or that will be, once the changes before this one have been made; top last.
    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        change(.popTo(viewController), animated: animated)
    }

    /// Pops all screens but the first; during a transition, after it.
    ///
    /// - Returns: The screens that are popped, or that will be, once the changes before this one have been made; top last.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change(.popToRoot, animated: animated)
    }

    /// Replaces the stack; during a transition, after it.
    ///
    /// Of an instance that is named several times the first place counts, with a warning on the console. UIKit raises an
    /// exception.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(.set(viewControllers), animated: animated)
    }

    /// Hands a change to UIKit and returns the screens it removed. Here, because only here `super` can be said.
    func carryOutInUIKit(_ change: StackChange) -> [UIViewController] {
        stackChanges += 1
        switch change.kind {
        case .push(let screen):
            super.pushViewController(screen, animated: change.animated)
            return []
        case .pop:
            return super.popViewController(animated: change.animated).map { [$0] } ?? []
        case .popTo(let screen):
            return super.popToViewController(screen, animated: change.animated) ?? []
        case .popToRoot:
            return super.popToRootViewController(animated: change.animated) ?? []
        case .set(let screens):
            super.setViewControllers(screens, animated: change.animated)
            return []
        }
    }
}
#endif
