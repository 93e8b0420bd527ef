/// Manages a view: loading, appearance, containment. Presentation and navigation live in their own folders.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var viewStorage: UIView?
    final var parentStorage: UIViewController? {
        get { weakParent }
        set {
            let old = weakParent
            weakParent = newValue
            guard newValue == nil else { return }
            ((presentedStorage ?? old?.presentedViewController) as? UISearchController)?.screenLeft(self)
        }
    }

    private final weak var weakParent: UIViewController?
    final var childStorage: [UIViewController] = []
    /// In a navigation controller: the index in its stack.
    final var placeInStack = 0
    package internal(set) final var appearance: AppearanceState {
        get { appearanceStorage }
        set { appearanceStorage = newValue }
    }

    private final var appearanceStorage = AppearanceState.disappeared
    final var isAppearanceAnimated = false
    /// Whether the view's move into or out of a window began the current appearance transition.
    final var isAppearanceByView = false
    final var containmentPhase = ContainmentPhase.none
    /// What a container's bars add to the safe area of this controller's view.
    final var containerSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if containerSafeAreaInsets != oldValue { safeAreaDidChange() } }
    }
    package final var presentedStorage: UIViewController? {
        get { strongPresented }
        set {
            Self.presentations += (newValue == nil ? 0 : 1) - (strongPresented == nil ? 0 : 1)
            strongPresented = newValue
        }
    }

    private final var strongPresented: UIViewController?
    /// How many there are at all. Controllers end wherever they are released; the simulated app has one thread.
    nonisolated(unsafe) private static var presentations = 0
    final weak var presentingStorage: UIViewController?
    /// How this controller lies over others.
    package final var presentation: Presentation?
    package final var modal = ModalSettings()
    final var tabBarItemStorage: UITabBarItem?
    final var navigationItemStorage: UINavigationItem?
    final var preferredTransitionStorage: Transition?
    /// On the controller's own view while it prefers a zoom.
    final var zoomPan: ZoomPanGestureRecognizer?
    final var toolbarItemStorage: [UIBarButtonItem]?
    /// Nil where the controller takes part in none.
    final var transitions: RunningTransitions?
    /// Where the view rests while a transition moves it: meanwhile its safe area is the one of that place.
    final var restingFrame: CGRect? {
        get { restingFrameStorage }
        set {
            restingFrameStorage = newValue
            PlaceChanges.add()
        }
    }

    private final var restingFrameStorage: CGRect?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// An archive holds nothing here: the controller is made as without a nib.
    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        if strongPresented != nil { Self.presentations -= 1 }
        // Its view, where it lives on, is nobody's.
        viewStorage?.controllerEnded(self)
        PlaceChanges.add()
    }

    @_documentation(visibility: internal)
    open override var next: UIResponder? {
        presentingStorage ?? viewStorage?.superviewStorage ?? parentStorage
    }

    // MARK: - The view

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
    open var extendedLayoutIncludesOpaqueBars = false
    open var hidesBottomBarWhenPushed = false
    open var isEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    // MARK: - Traits

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? System.current.traits }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Hands the news on to the children, with the size that they will have.
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

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children whose appearance follows this controller's own. Containers with a selected child name only that.
    package var childrenForAppearance: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childStorage.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Whether adding a child's view by hand makes the child appear. Containers that order their children's calls
    /// themselves say no.
    package var managesChildAppearance: Bool { false }

    /// Children came, went or changed places one by one.
    package func childrenWereRearranged() {}

    /// Hands the appearance call on to the children.
    package func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        for child in childrenForAppearance { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    package func forwardEndOfAppearance() {
        for child in childrenForAppearance { child.endAppearanceTransition() }
    }

    // MARK: - Navigation

    /// Made when it is first asked for, with the controller's title.
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
            if newValue == nil { removeZoomPan() }
        }
    }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        var ancestor = parentStorage
        while let current = ancestor {
            if let navigation = current as? UINavigationController { return navigation }
            ancestor = current.parentStorage
        }
        return nil
    }

    /// Its own transition's, else its container's: nil when nothing moves (fact C13).
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

    /// Made when it is first asked for, with the controller's title; a navigation controller without its own shows that of
    /// its first screen.
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
    open var tabBarController: UITabBarController? {
        var ancestor = parentStorage
        while let current = ancestor {
            if let tabs = current as? UITabBarController { return tabs }
            ancestor = current.parentStorage
        }
        return nil
    }

    // MARK: - Presentation

    /// `.automatic` reads as the style that it stands for: a form sheet from iOS 18 on, a page sheet before (fact I10).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get {
            guard modal.style == .automatic else { return modal.style }
            return System.current.configuration.systemVersion >= 18 ? .formSheet : .pageSheet
        }
        set { modal.style = newValue }
    }

    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal.transitionStyle }
        set { modal.transitionStyle = newValue }
    }

    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }

    /// Then the user cannot pull the sheet away.
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
        // Nearly always.
        if Self.presentations == 0 { return nil }
        return strongPresented ?? parentStorage?.presentedViewController
    }
    /// The one that presents this controller or one around it.
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

    // MARK: - Containment

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var parent: UIViewController? { parentStorage }
    open var children: [UIViewController] { childStorage }

    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    open func removeFromParent() {
        leaveParent()
    }

    /// True only during the appearance calls of being added (fact C11).
    open var isMovingToParent: Bool { containmentPhase == .movingToParent }
    /// True only during the appearance calls of being removed (fact C11).
    open var isMovingFromParent: Bool { containmentPhase == .movingFromParent }

    // MARK: - Status bar, home indicator, orientation

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

    // MARK: - For the simulated device

    /// Whether an interaction of this container never ends, so that it takes no other (fact C22).
    package var isHung: Bool { false }

    // MARK: - Hooks of the view

    private func safeAreaDidChange() {
        PlaceChanges.add()
        viewIfLoaded?.setNeedsSafeAreaCheck()
    }

    final func viewWillMove(toWindow window: UIWindow?) {
        appearOrDisappear(inWindow: window)
    }

    final func viewDidMove(toWindow window: UIWindow?) {
        finishAppearance(inWindow: window)
    }
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
