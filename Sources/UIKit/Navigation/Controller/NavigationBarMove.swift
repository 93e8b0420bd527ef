/// What a transition does to the bars: titles and backgrounds change over, and a bar that is hidden or shown with the
/// transition moves sideways with it (fact C25).
@MainActor
final class NavigationBarMove {
    private unowned let controller: UINavigationController
    private let operation: UINavigationController.Operation
    private let before: BarPlacement
    private var barTransition: NavigationBarTransition?
    /// A back button has asked the bar's delegate already.
    private let delegateWasAsked: Bool
    private var flagAtStart = false
    private var topItemBefore: UINavigationItem?
    private let host: (any BottomBarHost)?
    private let bottomBarWasShown: Bool

    init(controller: UINavigationController, operation: UINavigationController.Operation, bottomBarWasShown: Bool) {
        self.controller = controller
        self.operation = operation
        before = controller.bars
        delegateWasAsked = controller.barHasBeenAsked
        host = controller.bottomBarHost
        self.bottomBarWasShown = bottomBarWasShown
    }

    private var bar: UINavigationBar { controller.navigationBar }
    private var isPop: Bool { operation == .pop }
    /// What comes and what leaves with the transition, as settled when it started.
    private var coming = Bars()
    private var leaving = Bars()
    private var isInColumn = false

    private struct Bars: OptionSet {
        let rawValue: Int
        static let bar = Bars(rawValue: 1)
        static let toolbar = Bars(rawValue: 2)
        static let bottom = Bars(rawValue: 4)
    }

    private func settle(_ part: Bars, from wasShown: Bool, to isShown: Bool) {
        if !wasShown, isShown { coming.insert(part) }
        if wasShown, !isShown { leaving.insert(part) }
    }

    /// The side to which what leaves goes and from which what comes arrives, as a shift of the bar.
    private var leavingShift: CGFloat { shift(isPop ? 1 : -1) }
    private var comingShift: CGFloat { shift(isPop ? -1 : 1) }

    private func shift(_ direction: CGFloat) -> CGFloat {
        controller.isMirrored ? -direction * controller.view.bounds.width : direction * controller.view.bounds.width
    }

    /// Takes up what was asked of the bars up to now (fact C26), and puts everything at its start.
    func prepare(_ change: StackChange) {
        controller.takeUpBars()
        flagAtStart = controller.bars.isHidden
        settle(.bar, from: before.isShown, to: controller.bars.isShown)
        settle(.toolbar, from: before.isToolbarShown, to: controller.bars.isToolbarShown)
        if host != nil { settle(.bottom, from: bottomBarWasShown, to: !controller.hidesBottomBar) }
        topItemBefore = bar.topItem
        askDelegate()
        isInColumn = controller.barColumnBar != nil
        controller.arrangeBars()
        if coming.contains(.bar) {
            bar.frame = controller.barFrame(offset: comingShift)
            if isInColumn { controller.fadeBars(bar: 0, toolbar: nil) }
        }
        if controller.bars.isShown || before.isShown { bar.isHidden = false }
        let transition = bar.beginTransition(controller.itemChange(for: change), isPop: isPop)
        // A bar that comes shows the new screen's item, one that leaves the old one's.
        if coming.contains(.bar) { transition.animate() }
        barTransition = transition
        prepareBottom()
    }

    private func prepareBottom() {
        if controller.bars.isToolbarShown {
            let toolbar = controller.toolbar!
            if toolbar.superview !== controller.view { controller.view.addSubview(toolbar) }
            toolbar.setItems(controller.topViewController?.toolbarItems, animated: false)
            if coming.contains(.toolbar) {
                toolbar.frame = controller.toolbarFrame(offset: comingShift)
                if isInColumn { controller.fadeBars(bar: nil, toolbar: 0) }
            }
            toolbar.isHidden = false
        }
        if coming.contains(.bottom) { host?.placeBottomBar(.sideways(shift(-1))) }
    }

    /// Everything to its end; called in the transition's animation.
    func animate() {
        if isInColumn { fade() }
        if coming.contains(.bar) { bar.frame = controller.barFrame() }
        if leaving.contains(.bar) { bar.frame = controller.barFrame(offset: leavingShift) }
        if !coming.contains(.bar), !leaving.contains(.bar), before.isShown { barTransition?.animate() }
        if coming.contains(.toolbar) { controller.toolbar.frame = controller.toolbarFrame() }
        if leaving.contains(.toolbar) { controller.toolbar.frame = controller.toolbarFrame(offset: leavingShift) }
        if coming.contains(.bottom) { host?.placeBottomBar(.shown) }
        if leaving.contains(.bottom) { host?.placeBottomBar(.sideways(shift(-1))) }
    }

    /// In the column of a vertical bar nothing goes aside (fact J8).
    private func fade() {
        func end(_ part: Bars) -> CGFloat? { coming.contains(part) ? 1 : leaving.contains(part) ? 0 : nil }
        controller.fadeBars(bar: end(.bar), toolbar: end(.toolbar))
    }

    /// Where nothing is animated.
    func jump(_ change: StackChange) {
        prepare(change)
        finish(completed: true)
    }

    func finish(completed: Bool) {
        barTransition?.finish(completed: completed)
        let isShown = completed ? !controller.hidesBottomBar : bottomBarWasShown
        if coming.contains(.bottom) || leaving.contains(.bottom) { host?.placeBottomBar(isShown ? .shown : .hidden) }
        if completed {
            controller.takeUpBars()
            tellDelegate()
        } else {
            // Only the animation is undone, unless somebody has set the flag anew since the finger let go.
            let isAsked = controller.bars.isHidden != flagAtStart
            controller.bars.isShown = isAsked ? !controller.bars.isHidden : before.isShown
            controller.bars.isToolbarShown = before.isToolbarShown
            if before.isToolbarShown {
                controller.toolbar.setItems(controller.topViewController?.toolbarItems, animated: false)
            }
        }
        controller.layoutBars()
        // Those that have faded out are still in their places.
        if isInColumn, !controller.bars.isShown { bar.isHidden = true }
        controller.view.setNeedsLayout()
    }

    /// Asked also where no back button was tapped; the controllers are fewer than the items then, and the answer changes
    /// nothing any more.
    private func askDelegate() {
        guard !delegateWasAsked, let delegate = bar.delegate else { return }
        if isPop, let top = bar.topItem {
            _ = delegate.navigationBar(bar, shouldPop: top)
        } else if !isPop, let top = controller.topViewController?.navigationItem {
            _ = delegate.navigationBar(bar, shouldPush: top)
        }
    }

    private func tellDelegate() {
        guard let delegate = bar.delegate else { return }
        if isPop, let left = topItemBefore {
            delegate.navigationBar(bar, didPop: left)
        } else if !isPop, let top = bar.topItem {
            delegate.navigationBar(bar, didPush: top)
        }
    }
}
