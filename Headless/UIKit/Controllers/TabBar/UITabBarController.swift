/// Shows one of several screens above a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    private let bar = UITabBar(frame: .zero)
    private final var selected: UIViewController?
    private final var placement = BottomBarPlacement.shown
    /// The bar's items (fact F3).
    private final var floatingItems: FloatingBarItems?

    @_documentation(visibility: internal)
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.controller = self
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.controller = self
    }

    open weak var delegate: (any UITabBarControllerDelegate)?
    open var tabBar: UITabBar { bar }

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The selected controller stays selected if it is among the new ones. Otherwise the first one is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        if new.count > Calibration.TabBar.maximumTabs {
            Exception.unsupported("more than \(Calibration.TabBar.maximumTabs) tabs")
        }
        let old = children
        let next = selected.flatMap { current in new.first { $0 === current } } ?? new.first
        for controller in new where !old.contains(where: { $0 === controller }) { addChild(controller) }
        childStorage = new + childStorage.filter { child in !new.contains { $0 === child } }
        select(next)
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where !old.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
        bar.items = new.map(\.tabBarItem)
        bar.selectedItem = selected?.tabBarItem
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard children.contains(where: { $0 === newValue }) else {
                Exception.raise(
                    .invalidArgument,
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                        + "controller's list of view controllers can be selected."
                )
            }
            select(newValue)
        }
    }

    /// `NSNotFound` without tabs.
    open var selectedIndex: Int {
        get { children.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard children.indices.contains(newValue) else { return }
            select(children[newValue])
        }
    }

    /// The order of the appearance calls is that of apps' logs (fact I6).
    private func select(_ next: UIViewController?) {
        let previous = selected
        guard next !== previous else { return }
        selected = next
        bar.selectedItem = next?.tabBarItem
        defer {
            setNeedsStatusBarAppearanceUpdate()
            setNeedsUpdateOfVerticalBarConfiguration()
        }
        guard isViewLoaded, appearance.isAppearedOrAppearing else {
            // The end of the controller's own disappearance does not include the old child.
            if appearance == .disappearing { previous?.endAppearanceTransition() }
            previous?.viewIfLoaded?.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        next?.beginAppearanceTransition(true, animated: false)
        previous?.beginAppearanceTransition(false, animated: false)
        previous?.viewIfLoaded?.removeFromSuperview()
        installSelected()
        previous?.endAppearanceTransition()
        if appearance == .appeared { next?.endAppearanceTransition() }
    }

    func userTapped(_ item: UITabBarItem) {
        guard let tapped = children.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
        if tapped === selected {
            // A tap on the selected tab pops to the root (fact I6).
            (tapped as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(tapped)
        }
        delegate?.tabBarController(self, didSelect: tapped)
    }

    @_documentation(visibility: internal)
    open override func loadView() {
        let view = TabContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        view.addSubview(bar)
        if System.current.configuration.hasGlass { floatingItems = FloatingBarItems(of: bar) }
        self.view = view
    }

    private func installSelected() {
        guard let child = selected else { return }
        place(child)
        let childView: UIView = child.view
        if childView.superview !== view { view.insertSubview(childView, belowSubview: bar) }
        // A screen in the new tab's stack may hide the bar.
        updateBottomBar()
    }

    private func place(_ child: UIViewController) {
        child.loadViewIfNeeded()
        let covers = placement == .shown && !bar.isHidden
        let isUnder = child.edgesForExtendedLayout.contains(.bottom)
        let height = covers && verticalBar == nil ? Calibration.TabBar.height : 0
        child.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: isUnder ? height : 0, right: 0)
        var frame = view.bounds
        if covers, !isUnder, verticalBar == nil { frame.size.height -= barFrame.height }
        if child.view.frame != frame { child.view.frame = frame }
    }

    fileprivate func layOut() {
        if let selected, appearance != .disappeared || selected.isViewLoaded { installSelected() }
        layOutBar()
    }

    private var barFrame: CGRect {
        if let verticalBar { return columnFrame(of: verticalBar) }
        let height = Calibration.TabBar.height + view.safeAreaInsets.bottom
        let rest = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        return switch placement {
        case .shown: rest
        case .hidden: rest.offsetBy(dx: 0, dy: height)
        case .sideways(let shift): rest.offsetBy(dx: shift, dy: 0)
        }
    }

    private func layOutBar() {
        let column = verticalBar
        let bottom = column?.bottomLength(view.safeAreaInsets.bottom)
        if bar.columnBottom != bottom { bar.columnBottom = bottom }
        if bar.frame != barFrame { bar.frame = barFrame }
        // In a column, the bar fades instead of moving aside (fact J8).
        let alpha: CGFloat = column == nil || placement == .shown ? 1 : 0
        if bar.isFaded || alpha == 0, bar.alpha != alpha { bar.alpha = alpha }
        bar.isFaded = alpha == 0
        floatingItems?.update(in: view)
    }

    package override var childrenForAppearance: [UIViewController] { selected.map { [$0] } ?? [] }
    package override var managesChildAppearance: Bool { true }

    package override func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing, selected != nil { installSelected() }
        super.forwardAppearance(isAppearing, animated: animated)
    }

    @_documentation(visibility: internal)
    open override var childForStatusBarStyle: UIViewController? { selected }
    @_documentation(visibility: internal)
    open override var childForStatusBarHidden: UIViewController? { selected }
    @_documentation(visibility: internal)
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    @_documentation(visibility: internal)
    open override var childForPreferredVerticalBarBehavior: UIViewController? { selected }
    @_documentation(visibility: internal)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

/// The bar leaves with a push of a screen that hides it, and returns with the pop (fact C28).
extension UITabBarController: BottomBarHost {
    package var columnHeight: CGFloat {
        guard let verticalBar, placement == .shown, !bar.isHidden else { return 0 }
        return bar.columnHeight + verticalBar.bottomLength(view.safeAreaInsets.bottom)
    }

    package func placeBottomBar(_ placement: BottomBarPlacement) {
        guard let view = viewIfLoaded else { return }
        self.placement = placement
        layOutBar()
        if let selected { place(selected) }
        view.setNeedsLayout()
    }

    /// Shows or hides the bar when no transition moves it.
    private func updateBottomBar() {
        let navigation = selected as? UINavigationController
        guard navigation?.navigationTransition == nil else { return }
        let rest: BottomBarPlacement = navigation?.hidesBottomBar == true ? .hidden : .shown
        if rest != placement { placeBottomBar(rest) }
    }
}

private final class TabContainerView: UIView {
    weak var controller: UITabBarController?

    override func layoutSubviews() {
        controller?.layOut()
    }
}
