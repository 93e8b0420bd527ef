#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import PopNavigation
import UIKit

/// A view in a modifier's place that passes the modifier's value to the navigation controllers around it.
final class PopGestureMarker: UIView {
    private struct Observed {
        weak var controller: UINavigationController?
        let observation: PopObservation?
    }

    var value: PopGestureValue
    /// The navigation controllers whose swipes are observed, nearest first.
    private var observed: [Observed] = []
    private let backButton = AskingBackButton()
    /// Finds new stacks next to the view, after UIKit has delivered the touch.
    private lazy var notice = TouchMonitor { [weak self] in
        onNextTurn { self?.connect(warns: true) }
    }
    /// Whether a swipe is popping the screen. A stack around it may refuse the drag meanwhile.
    private var isPopping = false
    private(set) var hasWarned = false

    init(_ value: PopGestureValue) {
        self.value = value
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        if window == nil {
            backButton.takeBack()
            notice.view?.removeGestureRecognizer(notice)
        }
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    /// The bar may have been hidden: without private API, the proxies of UIKit's recognizers depend on the bar.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        update()
    }

    /// Finds the navigation controllers again, since SwiftUI may have replaced them.
    func update() {
        guard window != nil else { return }
        connect(warns: false)
        // SwiftUI may move the view into its screen after adding it to a window, and may add a stack next to it later.
        onNextTurn { [weak self] in self?.connect(warns: self?.notice.view == nil) }
    }

    private func connect(warns: Bool) {
        guard window != nil else { return }
        let stacks = value.isForStacks ? connectToStacks() : []
        let controllers = isInScreen ? Array(navigationControllersAround) : []
        if controllers.isEmpty, stacks.isEmpty, warns { warnOnce() }
        for controller in controllers { controller.attachPopGesture()?.modifiers.add(self) }
        observe(controllers)
        backButton.update(of: self, in: controllers)
    }

    /// Adds the value to the defaults of the stacks next to the view, and returns these stacks.
    private func connectToStacks() -> [UINavigationController] {
        let stacks = navigationControllersNextToView
        for stack in stacks { stack.attachPopGesture()?.modifiers.add(self) }
        let isNextToStacks = !stacks.isEmpty || navigationControllersAround.first { _ in true } == nil
        if isNextToStacks, let around = viewOfController, notice.view !== around { around.addGestureRecognizer(notice) }
        return stacks
    }

    /// Whether the view is in a screen rather than in a navigation controller's bar.
    private var isInScreen: Bool {
        let controllers = sequence(first: self as UIView) { $0.superview }.lazy.compactMap {
            $0.next as? UIViewController
        }
        return controllers.first { _ in true }.map { !($0 is UINavigationController) } == true
    }

    private func warnOnce() {
        guard !hasWarned else { return }
        hasWarned = true
        warn(
            about: self,
            "has no effect: \(value.modifier) isn't in a screen of a navigation stack. Apply it to a screen's content"
                + (value.isForStacks ? " or to a stack." : ".")
        )
    }

    private func observe(_ controllers: [UINavigationController]) {
        guard !observed.elementsEqual(controllers, by: { $0.controller === $1 }) else { return }
        observed = controllers.map { controller in
            Observed(controller: controller, observation: observation(of: controller))
        }
    }

    private func observation(of controller: UINavigationController) -> PopObservation? {
        switch value {
        case .events:
            return controller.attachPopGesture()?.observeSwipes { [weak self, weak controller] in
                self?.report($0, in: controller)
            }
        case .progress:
            return controller.attachPopGesture()?.observeProgress { [weak self] in self?.report($1, of: $0.from) }
        default:
            return nil
        }
    }

    private func report(_ progress: CGFloat, of screen: UIViewController) {
        if case .progress(let handler) = value, isIn(screen) { handler(progress) }
    }

    /// Passes events about this screen to the modifier. A drag at the root of an inner stack is refused there and may
    /// pop the screen around that stack.
    private func report(_ event: PopEvent, in controller: UINavigationController?) {
        guard case .events(let handler) = value else { return }
        switch event {
        case .refused(let refusal):
            guard !isPopping, controller === controllerToPop, isIn(controller?.topViewController) else { return }
            handler(.refused(refusal))
        case .willPop(let pop) where isIn(pop.from):
            isPopping = true
            handler(.willPop)
        case .didCancel(let pop) where isIn(pop.from):
            isPopping = false
            handler(.didCancel)
        case .didPop(let pop) where isIn(pop.from):
            isPopping = false
            handler(.didPop)
        default: break
        }
    }

    /// The innermost navigation controller around the view that has a screen to pop; if none has, the nearest.
    private var controllerToPop: UINavigationController? {
        let controllers = observed.lazy.compactMap(\.controller)
        return controllers.first { $0.viewControllers.count > 1 } ?? controllers.first
    }

    private func isIn(_ screen: UIViewController?) -> Bool {
        screen?.viewIfLoaded.map(isDescendant(of:)) == true
    }
}

extension PopGestureMarker: PopGestureModifier {
    var place: UIView { self }

    var area: PopGestureArea? {
        if case .area(let area) = value { area } else { nil }
    }

    var isEnabled: Bool? {
        if case .enabled(let isEnabled) = value { isEnabled } else { nil }
    }

    /// Whether the place contains a point. A place that is hidden or clipped excludes nothing.
    func excludes(_ point: CGPoint, in container: UIView) -> Bool {
        guard case .exclusion = value, bounds.contains(convert(point, from: container)) else {
            return false
        }
        return sequence(first: self as UIView) { $0 === container ? nil : $0.superview }.allSatisfy { view in
            !view.isHidden && view.alpha > 0
                && (!view.clipsToBounds || view.bounds.contains(view.convert(point, from: container)))
        }
    }

    var excludesLeadingEdge: Bool {
        if case .exclusion(excludesLeadingEdge: true) = value { true } else { false }
    }

    var hasQuestion: Bool {
        if case .request = value { true } else { false }
    }

    func shouldPop(for trigger: PopTrigger) -> Bool {
        if case .request(let request) = value { request.handle(trigger) } else { true }
    }

    var question: (@MainActor () async -> Bool)? {
        guard case .request(let request) = value, let question = request.question else { return nil }
        // The task doesn't retain the request, whose end cancels it.
        return { [weak request] in
            guard let task = request?.ask(question) else { return false }
            return await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }
}
#endif
