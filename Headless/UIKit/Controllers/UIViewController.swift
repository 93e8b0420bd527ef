/// Manages a view: loading, appearance, containment. Presentation and navigation are in folders of their own.
///
/// This file is longer than 300 lines: members that subclasses override have to be in the class body.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var viewStorage: UIView?
    @Weak
    final var parentStorage: UIViewController? {
        didSet {
            guard parentStorage == nil else { return }
            ((presentedStorage ?? oldValue?.presentedViewController) as? UISearchController)?.screenWasRemoved(self)
        }
    }

    @exclusivity(unchecked)
    final var childStorage: [UIViewController] = []
    /// In a navigation controller: the index in its stack.
    final var placeInStack = 0
    @exclusivity(unchecked)
    package internal(set) final var appearance = AppearanceState.disappeared
    final var isAppearanceAnimated = false
    /// Whether the view's move into or out of a window began the current appearance transition.
    final var isAppearanceByView = false
    final var containmentPhase = ContainmentPhase.none
    /// The insets that a container's bars add to the safe area of this controller's view.
    final var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { safeAreaDidChange() } }
    }

    @exclusivity(unchecked)
    package final var presentedStorage: UIViewController? {
        didSet { Self.presentations += (presentedStorage == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
    }

    /// The number of presented controllers. Unsafe, since `deinit` is not isolated; the simulated app has one thread.
    nonisolated(unsafe) private static var presentations = 0
    final weak var presentingStorage: UIViewController?
    /// The presentation of this controller; nil if it is not presented.
    package final var presentation: Presentation?
    package final var modal = ModalSettings()
    final var tabBarItemStorage: UITabBarItem?
    final var navigationItemStorage: UINavigationItem?
    final var preferredTransitionStorage: Transition?
    /// The gestures on the controller's own view while it prefers a zoom.
    final var zoomDismissal: ZoomDismissal?
    final var toolbarItemStorage: [UIBarButtonItem]?
    private var addedKeyCommands: [UIKeyCommand] = []
    /// Nil without running transitions.
    @exclusivity(unchecked)
    final var transitions: RunningTransitions?
    /// The view that had the focus when the screen was covered (fact I24).
    final weak var coveredFocus: UIView?
    /// The view's frame at rest while a transition moves it. It determines the safe area during the transition.
    final var restingFrame: CGRect? { didSet { LayoutGeneration.advance() } }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Archives are empty here: the result is the same as without a nib.
    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        if presentedStorage != nil { Self.presentations -= 1 }
        // The view may outlive the controller.
        viewStorage?.controllerEnded(self)
        LayoutGeneration.advance()
    }

    @_documentation(visibility: internal)
    open override var next: UIResponder? {
        presentingStorage ?? viewStorage?.superviewStorage ?? parentStorage
    }

    package override final var responderWindow: UIWindow? { viewIfLoaded?.window }

    /// The commands that have been added, unless a subclass returns others.
    @_documentation(visibility: internal)
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set {
            viewStorage?.viewController = nil
            viewStorage = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { viewStorage }
    open var isViewLoaded: Bool { viewStorage != nil }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        guard viewStorage != nil else {
            Exception.raise(.internalInconsistency, "\(type(of: self)) loadView did not set a view")
        }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func didReceiveMemoryWarning() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaDidChange() } }
    }

    open var title: String? {
        didSet {
            navigationItemStorage?.title = title
            tabBarItemStorage?.title = title
        }
    }

    // Vertical bars (fact J5).
    open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
    open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

    open func setNeedsUpdateOfVerticalBarConfiguration() {
        (viewIfLoaded?.window?.system ?? System.current).verticalBarPreference.setNeedsUpdate()
    }

    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var hidesBottomBarWhenPushed = false

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? System.current.traits }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Forwards the call to the children, with their new sizes.
    @_documentation(visibility: internal)
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childStorage {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    @_documentation(visibility: internal)
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
    }

    @_documentation(visibility: internal)
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that receive this controller's appearance calls.
    /// Containers with a selected child return only that one.
    package var childrenForAppearance: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childStorage.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Whether this container sends its children's appearance calls itself.
    /// If not, a child appears when its view is added.
    package var managesChildAppearance: Bool { false }

    /// Called when a child was added, removed or moved individually.
    package func childrenWereRearranged() {}

    /// Forwards the appearance call to the children.
    package func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        for child in childrenForAppearance { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    package func forwardEndOfAppearance() {
        for child in childrenForAppearance { child.endAppearanceTransition() }
    }

    /// Created on first access, with the controller's title.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem()
        item.title = title
        navigationItemStorage = item
        return item
    }

    open var preferredTransition: Transition? {
        get { preferredTransitionStorage }
        set {
            preferredTransitionStorage = newValue
            if newValue == nil { removeZoomGestures() }
        }
    }

    /// The nearest navigation controller around this one; nil for a screen that is being popped, and for its children,
    /// on iOS 26 and later (fact C45).
    open var navigationController: UINavigationController? { enclosingStack(ofPopped: false) }

    /// The coordinator of the controller's own transition, or its container's; nil without a transition (fact C13).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let transitions, let running = transitions.own ?? transitions.presentation { return running }
        return parentStorage?.transitionCoordinator
    }

    open var toolbarItems: [UIBarButtonItem]? {
        get { toolbarItemStorage }
        set { setToolbarItems(newValue, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        toolbarItemStorage = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self)
    }

    /// The nearest container that shows controllers does so; without one the controller is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parentStorage else { return present(vc, animated: UIView.areAnimationsEnabled) }
        parentStorage.show(vc, sender: sender)
    }

    /// A split view shows the controller in its secondary column; without one the controller is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parentStorage else { return present(vc, animated: UIView.areAnimationsEnabled) }
        parentStorage.showDetailViewController(vc, sender: sender)
    }

    /// Created on first access, with the controller's title. A navigation controller without an item of its own returns
    /// that of its first screen.
    open var tabBarItem: UITabBarItem! {
        get {
            if let tabBarItemStorage { return tabBarItemStorage }
            if title == nil, self is UINavigationController, let first = childStorage.first { return first.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set { tabBarItemStorage = newValue }
    }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// `.automatic` reads as the style that it stands for: a form sheet on iOS 18 and later, a page sheet before (fact
    /// I10).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get {
            guard modal.style == .automatic else { return modal.style }
            return System.current.configuration.systemVersion >= 18 ? .formSheet : .pageSheet
        }
        set { modal.style = newValue }
    }

    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }

    /// If true, the user cannot dismiss the sheet.
    open var isModalInPresentation: Bool {
        get { modal.isModal }
        set { modal.isModal = newValue }
    }

    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { modal.capturesStatusBar }
        set { modal.capturesStatusBar = newValue }
    }

    open var definesPresentationContext: Bool {
        get { modal.definesContext }
        set { modal.definesContext = newValue }
    }

    /// Presented by this controller or by one around it.
    open var presentedViewController: UIViewController? {
        // The usual case.
        if Self.presentations == 0 { return nil }
        return presentedStorage ?? parentStorage?.presentedViewController
    }
    /// The controller that presents this one or one of its ancestors.
    open var presentingViewController: UIViewController? {
        presentingStorage ?? parentStorage?.presentingViewController
    }
    open var presentationController: UIPresentationController? { anyPresentationController }
    open var sheetPresentationController: UISheetPresentationController? {
        anyPresentationController as? UISheetPresentationController
    }

    open var isBeingPresented: Bool { presentation?.phase == .presenting }
    open var isBeingDismissed: Bool { presentation?.phase == .dismissing }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var parent: UIViewController? { parentStorage }
    open var children: [UIViewController] { childStorage }

    open func addChild(_ childController: UIViewController) {
        insertChild(childController)
    }

    open func removeFromParent() {
        detachFromParent()
    }

    /// True only during the appearance calls after the controller was added (fact C11).
    open var isMovingToParent: Bool { containmentPhase == .movingToParent }
    /// True only during the appearance calls of the controller's removal (fact C11).
    open var isMovingFromParent: Bool { containmentPhase == .movingFromParent }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }

    /// Whether an interaction of this container never ends and blocks all others (fact C22).
    package var isHung: Bool { false }
    /// Whether it hangs because UIKit has agreed to a swipe that can't pop (fact C23).
    package var hangsByItself: Bool { false }
    /// Whether a transition of a stack, a presentation or a dismissal has started and not ended. At rest nothing will
    /// end it.
    package var isTransitioningWithoutEnd: Bool { presentation?.transition != nil }

    private func safeAreaDidChange() {
        LayoutGeneration.advance()
        viewIfLoaded?.setNeedsSafeAreaCheck()
    }
}
