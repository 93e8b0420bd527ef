/// A container that shows the top controller of a stack under a bar, and animates between controllers.
///
/// The stack is the list of children. A change has two steps. The children change at once, in the call. The views, the
/// appearance callbacks and the animation follow in the container's next layout pass (facts C6, C7).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    @preconcurrency public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    public class var hideShowBarDuration: CGFloat { CGFloat(Calibration.Navigation.hideShowBarDuration) }

    /// The delegate that UIKit itself calls, even if a subclass overrides the property and returns another.
    final weak var delegateStorage: (any UINavigationControllerDelegate)?
    /// The object that observes the delegate's deallocation.
    final var delegateDeath: ObjectIdentifier?
    /// The members that the delegate implemented when it was set (fact C34).
    private(set) final var delegateMembers: NavigationDelegateMembers = []
    public let navigationBar: UINavigationBar
    final var bars = BarPlacement()
    private let toolbarClass: UIToolbar.Type
    final var toolbarStorage: UIToolbar?
    /// The toolbar's items (fact F3).
    final var floatingItems: FloatingBarItems?
    final let transitionView = NavigationTransitionView(frame: .zero)

    /// The transition that is running or waits for the layout pass.
    final package internal(set) var navigationTransition: NavigationTransition?
    /// Calls made while a transition prevented them, repeated when it is over (fact C17).
    final var queuedCalls: [QueuedCall] = []
    final var isRunningQueuedCalls = false
    /// True while the stack changes and children receive `willMove(toParent:)`. Changes requested meanwhile are queued.
    final var isBetweenStacks = false
    /// True while children receive `willMove(toParent:)`. The change's own transition moves the bars (fact C26).
    final var isExchangingChildren = false
    /// The child whose view is visible.
    @Weak
    final var shown: UIViewController?
    private(set) final var interactivePopStorage: _UINavigationInteractiveTransition?
    /// The interaction of a zoomed screen, while its gesture calls the controller's pop.
    final var zoomInteraction: ZoomInteraction?
    final var barHidingStorage: BarHidingGestures?
    /// Another party that answers changes of the bar's visibility in layout passes. A test can install one.
    package final var barAnswerer: BarAnswerer?
    /// Whether the controller is the secondary column of a collapsed split view. UIKit pushes it onto the primary
    /// column's stack.
    final var isSecondaryColumn = false
    /// What became of the controller's own pop recognizers when the split view collapsed.
    final var nesting = NestedPopRecognizers.own
    /// True while the back button pops, after it has asked the bar's delegate.
    final var hasAskedBarDelegate = false

    /// True during the calls of the deallocation (fact C35).
    final var isDeallocating = false

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = Self.make(navigationBarClass, as: UINavigationBar.self)
        self.toolbarClass = Self.check(toolbarClass, as: UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        navigationBar.controller = self
        prepareDeallocation()
    }

    /// Calls the overridable `pushViewController(_:animated:)` (fact C1).
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        navigationBar.controller = self
        prepareDeallocation()
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbarClass = UIToolbar.self
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        navigationBar.controller = self
        prepareDeallocation()
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbarClass = UIToolbar.self
        super.init(coder: coder)
        navigationBar.controller = self
        prepareDeallocation()
    }

    deinit {
        interactivePopStorage?.controllerEnded()
    }

    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { delegateStorage }
        set {
            if newValue !== delegateStorage {
                newDelegateEndsInteraction()
            } else if newValue != nil {
                return
            }
            delegateStorage = newValue
            delegateMembers = NavigationDelegateMembers(of: newValue)
            DelegateDeath.watch(newValue, for: self)
        }
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { childStorage.last }

    open var visibleViewController: UIViewController? {
        var presenting: UIViewController? = self
        while let current = presenting {
            if let presented = current.presentedStorage { return presented }
            presenting = current.parentStorage
        }
        return topViewController?.presentedStorage ?? topViewController
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        StackRules.checkPush(of: viewController, isInStack: place(of: viewController) != nil)
        let end = StackEnd(of: childStorage, above: childStorage.count, becomes: [viewController])
        change(end, as: .push, animated: animated) {
            $0.pushViewController(viewController, animated: animated)
        }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        popTop(animated: animated) { $0.popViewController(animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        if isDeallocating { return nil }
        guard let index = place(of: viewController) else {
            StackRules.reportMissing(viewController)
            return nil
        }
        return pop(to: index, animated: animated) { $0.popToViewController(viewController, animated: animated) }
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard childStorage.count > 1 else { return [] }
        return pop(to: 0, animated: animated) { $0.popToRootViewController(animated: animated) }
    }

    /// Animates as a pop if the new top was in the old stack, else as a push (fact C3).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        StackRules.checkSet(viewControllers)
        let isPop = viewControllers.last.map { top in place(of: top) != nil } ?? false
        change(StackEnd(from: childStorage, to: viewControllers), as: isPop ? .pop : .push, animated: animated) {
            $0.setViewControllers(viewControllers, animated: animated)
        }
    }

    @_documentation(visibility: internal)
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open var isNavigationBarHidden: Bool {
        get { bars.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        barHidingStorage?.running?.settle()
        changeNavigationBar(hidden: hidden, animated: animated)
    }

    open var toolbar: UIToolbar! {
        if let toolbarStorage { return toolbarStorage }
        let toolbar = toolbarClass == UIToolbar.self ? UIToolbar(frame: .zero) : Self.make(toolbarClass)
        toolbar.controller = self
        toolbarStorage = toolbar
        if System.current.configuration.hasGlass { floatingItems = FloatingBarItems(of: toolbar) }
        return toolbar
    }

    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        barHidingStorage?.running?.settle()
        changeToolbar(hidden: hidden, animated: animated)
    }

    /// The recognizer on the controller's own view (fact C18).
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        if nesting == .shared, let outerInteraction { return outerInteraction.edgeRecognizer }
        return interactivePopStorage?.edgeRecognizer ?? interactivePop.edgeRecognizer
    }

    /// Available on iOS 26 and later (fact F1).
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        if nesting == .shared, let outerInteraction { return outerInteraction.contentRecognizer }
        return interactivePop.contentRecognizer
    }

    /// Whether a swipe up hides the bars and a swipe down shows them.
    open var hidesBarsOnSwipe: Bool {
        get { barHidingStorage?.swipe.isEnabled ?? false }
        set { barHidingGestures.swipe.isEnabled = newValue }
    }

    /// Whether a tap on the content hides the bars or shows them.
    open var hidesBarsOnTap: Bool {
        get { barHidingStorage?.tap.isEnabled ?? false }
        set { barHidingGestures.tap.isEnabled = newValue }
    }

    /// Whether the bars are hidden while the environment is vertically compact.
    open var hidesBarsWhenVerticallyCompact = false

    /// Whether the bars hide when a keyboard appears.
    open var hidesBarsWhenKeyboardAppears = false

    @_documentation(visibility: internal)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        hideBarsWhenVerticallyCompact(since: previousTraitCollection)
    }

    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHidingGestures.swipe }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHidingGestures.tap }

    final var interactivePop: _UINavigationInteractiveTransition {
        if let interactivePopStorage { return interactivePopStorage }
        let made = _UINavigationInteractiveTransition(controller: self)
        interactivePopStorage = made
        return made
    }

    package override func readValue(forKey key: String) -> Any?? { readPrivatePart(key) }

    package override var isHung: Bool { popInteraction?.hasNoEnd ?? false }
    package override var hangsByItself: Bool { popInteraction?.hangsByItself ?? false }
    package override var isTransitioningWithoutEnd: Bool {
        navigationTransition?.hasStarted == true || super.isTransitioningWithoutEnd
    }

    /// Whether touches are blocked: during a transition that cannot be interrupted or is interactive (fact F2), while a
    /// change waits for a transition (fact C40), and in a controller that hangs.
    final var blocksTouches: Bool {
        guard let transition = navigationTransition else { return false }
        guard !isHung, isInterruptible else { return true }
        guard let context = transition.context else { return false }
        return !queuedCalls.isEmpty || context.isInteractive || !context.hasInterruptibleAnimator
    }

    /// The view of the arriving screen, which takes touches before iOS 26 where the others don't (fact F2).
    final var viewThatTakesTouches: UIView? {
        guard !isInterruptible, !isHung, queuedCalls.isEmpty, let context = navigationTransition?.context,
            !context.isInteractive
        else { return nil }
        return context.viewController(forKey: .to)?.viewIfLoaded
    }

    @_documentation(visibility: internal)
    open override func loadView() {
        let container = NavigationContainerView(frame: UIScreen.main.bounds)
        container.controller = self
        container.addSubview(transitionView)
        container.addSubview(navigationBar)
        transitionView.controller = self
        view = container
        if nesting != .shared { interactivePop.attach(to: container) }
        writeEdgeEnabled()
        barHidingStorage?.attach(to: container)
    }

    @_documentation(visibility: internal)
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// If a bar is shown, its style decides.
    @_documentation(visibility: internal)
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    @_documentation(visibility: internal)
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    @_documentation(visibility: internal)
    open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

    @_documentation(visibility: internal)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard delegateMembers.contains(.supportedOrientations), let delegateStorage else {
            return super.supportedInterfaceOrientations
        }
        return delegateStorage.navigationControllerSupportedInterfaceOrientations(self)
    }

    @_documentation(visibility: internal)
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        guard delegateMembers.contains(.preferredOrientation), let delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return delegateStorage.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    }

    package override var managesChildAppearance: Bool { true }

    package override func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        childrenWillAppear(isAppearing, animated: animated)
    }

    package override func childrenWereRearranged() {
        number(childStorage, from: 0)
    }

    package override func forwardEndOfAppearance() {
        childrenDidAppear()
    }
}
