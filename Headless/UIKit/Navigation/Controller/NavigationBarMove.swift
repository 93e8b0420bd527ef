/// The bars in a transition: titles and backgrounds change, and a bar that the transition hides or shows moves sideways
/// with it (fact C25).
@MainActor
final class NavigationBarMove {
    private unowned let controller: UINavigationController
    private let operation: UINavigationController.Operation
    /// The bars at the transition's start.
    private var before: BarPlacement
    /// Whether the old screen has had the bar, before the callbacks that may move it.
    private let wasShown: Bool
    private var barTransition: NavigationBarTransition?
    /// Whether the back button has already asked the bar's delegate.
    private let delegateWasAsked: Bool
    private var flagAtStart = false
    private var toolbarFlagAtStart = false
    private var topItemBefore: UINavigationItem?
    private let host: (any BottomBarHost)?
    private let bottomBarWasShown: Bool

    init(controller: UINavigationController, operation: UINavigationController.Operation, bottomBarWasShown: Bool) {
        self.controller = controller
        self.operation = operation
        before = controller.bars
        wasShown = controller.bars.isShown
        delegateWasAsked = controller.hasAskedBarDelegate
        host = controller.bottomBarHost
        self.bottomBarWasShown = bottomBarWasShown
    }

    private var bar: UINavigationBar { controller.navigationBar }
    private var isPop: Bool { operation == .pop }
    /// The bars that the transition shows and those that it hides, fixed at its start.
    private var coming = Bars()
    private var leaving = Bars()

    private struct Bars: OptionSet {
        let rawValue: Int
        static let bar = Bars(rawValue: 1)
        static let toolbar = Bars(rawValue: 2)
        static let bottom = Bars(rawValue: 4)
    }

    private func classify(_ part: Bars, from wasShown: Bool, to isShown: Bool) {
        if !wasShown, isShown { coming.insert(part) }
        if wasShown, !isShown { leaving.insert(part) }
    }

    /// The sideways shift of the bars that leave, and of those that arrive.
    private var leavingShift: CGFloat { shift(isPop ? 1 : -1) }
    private var comingShift: CGFloat { shift(isPop ? -1 : 1) }

    private func shift(_ direction: CGFloat) -> CGFloat {
        controller.isMirrored ? -direction * controller.view.bounds.width : direction * controller.view.bounds.width
    }

    /// Applies the requested visibility of the bars (fact C26), and sets the start of the animation.
    func prepare(_ change: ChildrenChange) {
        before = controller.bars
        controller.applyBarVisibility()
        flagAtStart = controller.bars.isHidden
        toolbarFlagAtStart = controller.bars.isToolbarHidden
        classify(.bar, from: before.isShown, to: controller.bars.isShown)
        classify(.toolbar, from: before.isToolbarShown, to: controller.bars.isToolbarShown)
        if host != nil { classify(.bottom, from: bottomBarWasShown, to: !controller.hidesBottomBar) }
        topItemBefore = bar.topItem
        askDelegate()
        controller.arrangeBars()
        if coming.contains(.bar) { bar.frame = controller.barFrame(offset: comingShift) }
        if controller.bars.isShown || before.isShown { bar.isHidden = false }
        let transition = bar.beginTransition(controller.itemChange(for: change), isPop: isPop)
        // An arriving bar shows the new screen's item, a leaving bar the old screen's.
        if coming.contains(.bar) { transition.animate() }
        barTransition = transition
        prepareBottom()
    }

    private func prepareBottom() {
        if controller.bars.isToolbarShown {
            let toolbar = controller.toolbar!
            if toolbar.superview !== controller.view { controller.view.addSubview(toolbar) }
            toolbar.setItems(controller.topViewController?.toolbarItems, animated: false)
            if coming.contains(.toolbar) { toolbar.frame = controller.toolbarFrame(offset: comingShift) }
            toolbar.isHidden = false
        }
        if coming.contains(.bottom) { host?.placeBottomBar(.sideways(shift(-1))) }
    }

    /// Sets the end of the animation. Called inside the transition's animation.
    func animate() {
        if coming.contains(.bar) { bar.frame = controller.barFrame() }
        if leaving.contains(.bar) { bar.frame = controller.barFrame(offset: leavingShift) }
        if !coming.contains(.bar), !leaving.contains(.bar), before.isShown { barTransition?.animate() }
        if coming.contains(.toolbar) { controller.toolbar.frame = controller.toolbarFrame() }
        if leaving.contains(.toolbar) { controller.toolbar.frame = controller.toolbarFrame(offset: leavingShift) }
        if coming.contains(.bottom) { host?.placeBottomBar(.shown) }
        if leaving.contains(.bottom) { host?.placeBottomBar(.sideways(shift(-1))) }
    }

    /// Sets the end without an animation.
    func jump(_ change: ChildrenChange) {
        prepare(change)
        finish(completed: true)
    }

    func finish(completed: Bool) {
        barTransition?.finish(completed: completed || losesItems)
        controller.bars.settle(completed: completed)
        let isShown = completed ? !controller.hidesBottomBar : bottomBarWasShown
        if coming.contains(.bottom) || leaving.contains(.bottom) { host?.placeBottomBar(isShown ? .shown : .hidden) }
        if completed {
            controller.applyBarVisibility()
            notifyDelegate()
        } else {
            // The animation is undone, unless a flag has changed since it was prepared.
            let isRequested = controller.bars.isHidden != flagAtStart
            controller.bars.isShown = isRequested ? !controller.bars.isHidden : before.isShown
            let isToolbarRequested = controller.bars.isToolbarHidden != toolbarFlagAtStart
            controller.bars.isToolbarShown = isToolbarRequested ? controller.showsToolbar : before.isToolbarShown
            if controller.bars.isToolbarShown {
                controller.toolbar.setItems(controller.topViewController?.toolbarItems, animated: false)
            }
        }
        controller.layoutBars()
        controller.view.setNeedsLayout()
    }

    /// Whether the bar keeps the popped items although the pop is cancelled (fact C44).
    private var losesItems: Bool {
        System.current.switches.losesItemsOnHiddenCancel && isPop && !wasShown && flagAtStart
    }

    /// The delegate is asked also without a tap on the back button. Then there are fewer controllers than items, and
    /// the answer has no effect.
    private func askDelegate() {
        let bar = bar
        guard !delegateWasAsked, let delegate = bar.delegate else { return }
        if isPop, let top = bar.topItem {
            _ = delegate.navigationBar(bar, shouldPop: top)
        } else if !isPop, let top = controller.topViewController?.itemInOuterBar {
            _ = delegate.navigationBar(bar, shouldPush: top)
        }
    }

    private func notifyDelegate() {
        let bar = bar
        guard let delegate = bar.delegate else { return }
        if isPop, let left = topItemBefore {
            delegate.navigationBar(bar, didPop: left)
        } else if !isPop, let top = bar.topItem {
            delegate.navigationBar(bar, didPush: top)
        }
    }
}
