/// A bar that shows the top item of its stack, with a button back to the item below.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The controller that manages the bar. Only this controller may then change the stack.
    @Weak
    package final var controller: UINavigationController?
    private(set) final var stack: [UINavigationItem] = []
    private final weak var delegateStorage: (any UINavigationBarDelegate)?
    final var background: BarBackgroundView!
    /// The views of the top item.
    final weak var content: NavigationBarContentView?
    final var transition: NavigationBarTransition?
    /// The strip below the bar with the top item's search bar.
    final var searchPalette: SearchPalette?
    /// Whether the buttons are hidden and the bar is low (fact J1).
    package internal(set) final var isMinimized = false { didSet { showMinimized() } }
    /// Whether taps on the back button have no effect (fact F4).
    final var hasDeafBackButton = false
    /// The position of the buttons on a vertical bar; nil on a horizontal one.
    final var column: BarColumn? {
        didSet {
            appearanceDidChange()
            content?.setNeedsLayout()
        }
    }

    @_documentation(visibility: internal)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background = BarBackgroundView(look: defaultLook)
        addSubview(background)
    }

    /// The delegate of a managed bar is its controller, if the controller conforms to the protocol.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { controller.map { $0 as? any UINavigationBarDelegate } ?? delegateStorage }
        set {
            if controller != nil {
                Exception.raise(
                    .internalInconsistency,
                    "Cannot manually set the delegate on a UINavigationBar managed by a controller."
                )
            }
            delegateStorage = newValue
        }
    }

    /// The back button performs the item's back action (fact C37), or asks the delegate, which may refuse. Then a
    /// controller pops its screen, or a bar without one its item.
    package final func backButtonTapped() {
        guard let top = stack.last, transition == nil, !hasDeafBackButton else { return }
        if let action = top.backAction { return action.performWithSender(self, target: nil) }
        guard controller?.isReadyForBackButton ?? true else { return }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
        guard let controller else {
            pop(animated: true)
            return
        }
        guard controller.topViewController?.itemInOuterBar === top else {
            Exception.raise(
                .internalInconsistency, "navigationBar:shouldPopItem: has popped the item and returned true.")
        }
        controller.popAfterBackButton()
    }

    /// Chooses an item in the menu that a long press on the back button opens, and returns to that item's screen.
    package final func chooseFromBackMenu(_ item: UINavigationItem) {
        controller?.popFromBackMenu(to: item)
    }

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    private func refuseIfManaged(_ message: String) {
        guard controller != nil else { return }
        Exception.raise(
            .internalInconsistency, "Cannot call \(message) directly on a UINavigationBar managed by a controller."
        )
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        refuseIfManaged("setItems:animated:")
        let new = items ?? []
        let isPop = new.last.map { top in stack.contains { $0 === top } } ?? false
        change(StackEnd(from: stack, to: new), isPop: isPop, animated: animated)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        refuseIfManaged("pushNavigationItem:animated:")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(StackEnd(of: stack, above: stack.count, becomes: [item]), isPop: false, animated: animated)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        refuseIfManaged("popNavigationItemAnimated:")
        guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        return pop(animated: animated)
    }

    @discardableResult
    private func pop(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        change(StackEnd(of: stack, above: stack.count - 1, becomes: []), isPop: true, animated: animated)
        return top
    }

    private func change(_ end: StackEnd<UINavigationItem>, isPop: Bool, animated: Bool) {
        transition?.finish(completed: true)
        let (oldTop, oldCount) = (stack.last, stack.count)
        let transition = beginTransition(end, isPop: isPop)
        let (newTop, newCount) = (stack.last, stack.count)
        let end = { [weak self] in
            guard let self else { return }
            transition.finish(completed: true)
            if isPop, let top = oldTop, newCount < oldCount { delegate?.navigationBar(self, didPop: top) }
            if !isPop, let top = newTop, newCount > oldCount { delegate?.navigationBar(self, didPush: top) }
        }
        guard animated, window != nil else { return end() }
        AnimationContext.run(duration: Calibration.Navigation.duration, animations: transition.animate) { _ in end() }
    }

    /// Shows the items without a transition.
    final func show(_ end: StackEnd<UINavigationItem>) {
        transition = nil
        apply(end)
        rebuild()
    }

    /// Adds the new top item's views to the bar. The transition then moves them in.
    final func beginTransition(_ end: StackEnd<UINavigationItem>, isPop: Bool) -> NavigationBarTransition {
        let transition = NavigationBarTransition(bar: self, isPop: isPop, change: end)
        self.transition = transition
        apply(end)
        transition.prepare()
        return transition
    }

    private func apply(_ end: StackEnd<UINavigationItem>) {
        for item in end.old where item.bar === self { item.bar = nil }
        end.apply(to: &stack)
        for item in end.new { item.bar = self }
    }

    final func revert(_ end: StackEnd<UINavigationItem>) {
        for item in end.new where item.bar === self { item.bar = nil }
        end.revert(in: &stack)
        for item in end.old { item.bar = self }
    }

    /// Whether the change applies to the items that the bar has now.
    final func isReady(for end: StackEnd<UINavigationItem>) -> Bool {
        stack.count == end.kept + end.old.count && zip(stack[end.kept...], end.old).allSatisfy { $0 === $1 }
    }

    /// Updates the stale views of the item, and the back button above it that shows its title.
    package final func contentDidChange(of item: UINavigationItem) {
        if let index = stack.lastIndex(where: { $0 === item }), index + 1 < stack.count {
            stack[index + 1].content?.isStale = true
        }
        setNeedsLayout()
    }

    package final func appearanceDidChange() {
        looksNumber += 1
        setNeedsLayout()
    }

    @_documentation(visibility: internal)
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceDidChange()
    }

    /// Increases with each change of the appearances. Views created for a smaller number are stale.
    private(set) final var looksNumber = 0
    /// The appearance of a bar without an appearance object.
    final lazy var defaultLook = UINavigationBarAppearance(idiom: .phone)
    final var appearances = BarAppearances() { didSet { appearanceDidChange() } }

    /// A tap restores a minimized bar, or scrolls to the top (facts J1, J13).
    @_documentation(visibility: internal)
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isMinimized {
            controller?.setBarMinimized(false)
        } else if touches.count == 1, touches.first?.isTap == true {
            controller?.scrollToTopByHeader()
        }
    }

    private func showMinimized() {
        guard let content else { return }
        for view in content.subviews where view is BarTapView || view is GlassView {
            view.alpha = isMinimized ? 0 : 1
        }
    }

    @_documentation(visibility: internal)
    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        hasDeafBackButton = false
    }

    @_documentation(visibility: internal)
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height())
    }

    static func height(isCompact: Bool = false) -> CGFloat {
        if System.current.configuration.hasGlass {
            return isCompact ? Calibration.Glass.compactBarHeight : Calibration.Glass.barHeight
        }
        return isCompact ? Calibration.NavigationBar.compactHeight : Calibration.NavigationBar.height
    }

    /// The search bar is part of the bar, and so is the column of a vertical bar.
    @_documentation(visibility: internal)
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let searchPalette, !searchPalette.isHidden, searchPalette.frame.contains(point) { return true }
        if let column, column.region.contains(point) { return true }
        return super.point(inside: point, with: event)
    }

    /// The background of an attached bar extends to the top of its superview, and behind the strip below the bar.
    @_documentation(visibility: internal)
    open override func layoutSubviews() {
        super.layoutSubviews()
        let reach = controller != nil ? max(0, frame.minY) : 0
        // A strip that moves with its screen has none.
        let strip = searchPalette.map { !$0.isHidden && $0.transform.isIdentity ? $0.bounds.height : 0 } ?? 0
        let plane = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach + strip)
        for case let view as BarBackgroundView in subviews where view.frame != plane { view.frame = plane }
        if transition == nil { rebuild() }
        if isMinimized { showMinimized() }
    }
}
