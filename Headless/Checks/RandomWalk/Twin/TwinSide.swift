import PopNavigation
import TrialTools
import UIKit
import UIKitSimulator

/// One of two worlds that are compared, and the record of what has happened in it since both were equal.
@MainActor
final class TwinSide {
    /// An appearance callback.
    struct Happening {
        let time: TimeInterval
        let text: String
        /// Whether a finger swipes, or its transition runs.
        let isSwipe: Bool
    }

    /// The start of a pop under a finger, or of a finger's interaction with a pop that runs.
    struct SwipeStart: Equatable {
        let time: TimeInterval
        let screen: String
        let takesOver: Bool
        /// The number of the step.
        let step: Int
        /// Whether the stack has changed since the finger went down that may have waited since.
        let hasWaited: Bool
    }

    let world: World
    private(set) var happenings: [Happening] = []
    private(set) var swipes: [SwipeStart] = []
    private(set) var refusals: [PopGestureRefusal] = []
    /// What may explain that the library pops.
    private(set) var reasons: Set<TwinRule> = []
    /// What the screens have wished, also those that are gone.
    private(set) var wishes = Recipe.Wish()
    /// Whether the app has changed the stack during the transition of a swipe.
    private(set) var hasChangedDuringSwipe = false

    private var step = 0
    /// The stacks when the first of the present fingers went down.
    private var stacksAtTouchDown: [[String]]?

    init(_ world: World) {
        self.world = world
        world.controllers.wasRefused = { [unowned self] in
            world.ledger.log("refused \($0)")
            refusals.append($0)
        }
        world.ledger.screenNoted = { [unowned self] in note($0, $1) }
        let react = world.ledger.react
        world.ledger.react = { [unowned self] reaction in
            if reaction.changesStack, isSwiping { hasChangedDuringSwipe = true }
            react(reaction)
        }
    }

    func perform(_ step: Step) {
        world.device.activate()
        self.step += 1
        noteWishes()
        if step.changesSurroundings, !world.fingers.isEmpty { reasons.insert(.newSize) }
        if step.changesStack, isSwiping { hasChangedDuringSwipe = true }
        if let point = step.touchDown { noteReasons(at: point.place, isScroll: step.isScroll) }
        world.perform(step)
    }

    /// Both worlds are equal: what has happened before explains nothing any more.
    func forget() {
        (happenings, swipes, refusals, reasons) = ([], [], [], [])
        hasChangedDuringSwipe = false
        wishes = []
        noteWishes()
        if isSwiping { for (_, controller) in world.stacks { noteReasons(of: controller) } }
    }

    private func noteWishes() {
        for screen in world.ledger.existingScreens().compactMap(\.deciding) {
            wishes.formUnion(screen.wishes)
            if screen.recipe.content == .canvas { wishes.insert(.rect) }
        }
        if let library = world.library, library.popGestureArea != .full { wishes.insert(.edge) }
    }

    /// Whether the stack, or what it presents, has changed while a recognizer may have waited: for that of another
    /// finger, or for the screen's.
    private func hasWaited(
        for screen: UIViewController, in controller: UINavigationController, takesOver: Bool
    ) -> Bool {
        let isTied = (world.navigation.viewControllers + [screen]).contains {
            ($0 as? TrackedScreen)?.recipe.wishes.contains(.ties) == true
        }
        guard let stacksAtTouchDown, world.fingersInSequence > 1 || isTied else { return false }
        let stack = controller.viewControllers.map(\.name) + [takesOver ? screen.leavingName : screen.name]
        return !stacksAtTouchDown.contains(stack) || controller.presentedViewController != nil
    }

    private var isSwiping: Bool {
        world.stacks.contains { _, controller in
            if controller.popRecognizers.contains(where: { [.began, .changed].contains($0.state) }) { return true }
            // In the dismissal of its sheet the controller itself leaves.
            guard let coordinator = controller.transitionCoordinator,
                coordinator.viewController(forKey: .from) is TrackedScreen
            else { return false }
            return coordinator.initiallyInteractive || coordinator.isInteractive
        }
    }

    private func note(_ screen: TrackedScreen, _ call: AppearanceRecord.Call) {
        guard let controller = screen.parent as? UINavigationController else { return }
        let coordinator = controller.transitionCoordinator
        let isPop = call == .willDisappear && !controller.viewControllers.contains(screen)
        let isSwipe = isPop && coordinator?.initiallyInteractive == true
        let time = world.device.now
        happenings.append(Happening(time: time, text: "\(screen.name) \(call)", isSwipe: isSwiping))
        if isSwipe { noteSwipe(of: screen, in: controller, takesOver: false) }
        guard call == .willDisappear else { return }
        coordinator?.notifyWhenInteractionChanges { [weak self, weak screen, weak controller] context in
            guard let self, let screen, let controller, context.isInteractive else { return }
            noteSwipe(of: screen, in: controller, takesOver: true)
        }
    }

    private func noteSwipe(of screen: UIViewController, in controller: UINavigationController, takesOver: Bool) {
        let time = world.device.now
        if takesOver { happenings.append(Happening(time: time, text: "taken over \(screen.name)", isSwipe: true)) }
        swipes.append(
            SwipeStart(
                time: time, screen: screen.name, takesOver: takesOver, step: step,
                hasWaited: hasWaited(for: screen, in: controller, takesOver: takesOver)))
        noteReasons(of: controller)
        world.ledger.log("a swipe \(takesOver ? "takes over" : "pops") \(screen.name)")
    }

    /// Notes why the library may pop, and a plain controller not, under a finger that goes down.
    private func noteReasons(at point: CGPoint, isScroll: Bool) {
        if world.fingers.isEmpty || stacksAtTouchDown == nil {
            stacksAtTouchDown = world.stacks.map(\.controller.stackWithLeavingScreen)
        }
        for (_, controller) in world.stacks {
            guard let view = controller.viewIfLoaded, view.window != nil else { continue }
            let place = view.convert(point, from: nil)
            guard view.bounds.contains(place) else { continue }
            noteReasons(of: controller)
        }
        if let hit = world.window.hitTest(point, with: nil), hit.isInScrollViewAtLimit {
            reasons.insert(.carouselAtLimit)
        }
        if world.device.system.configuration.systemVersion < 26, !isScroll { reasons.insert(.ownPan) }
        if world.setting.app == .configured, !world.fingers.isEmpty { reasons.insert(.otherFingerRefused) }
    }

    private func noteReasons(of controller: UINavigationController) {
        guard let screen = controller.topViewController else { return }
        if controller.systemPopRecognizers.contains(where: { $0.delegate == nil }) {
            reasons.insert(.conditionsRestored)
        }
        if controller.isNavigationBarHidden { reasons.insert(.barHidden) }
        if screen.navigationItem.leftBarButtonItem != nil { reasons.insert(.leadingItem) }
        if controller === world.navigation, world.knowsAnimators { reasons.insert(.animators) }
        if screen.navigationItem.hidesBackButton, (screen as? WalkScreen)?.wishes.contains(.enabled) == true {
            reasons.insert(.screenAllows)
        }
    }
}

extension Step.Reaction {
    /// Whether the reaction changes the main stack.
    fileprivate var changesStack: Bool {
        switch self {
        case .push, .pushPlainly, .pop, .popPlainly, .popToRoot, .set, .goBack: true
        default: false
        }
    }
}

extension Step {
    /// Whether the step changes the main stack.
    var changesStack: Bool {
        switch self {
        case .push, .pushAgain, .pop, .popTo, .popToRoot, .set, .goBack: true
        default: false
        }
    }

    /// Where the step's finger goes down, or its pointer is.
    fileprivate var touchDown: Point? {
        switch self {
        case .down(_, let point), .tap(let point), .trackpad(_, let point, _), .drag(_, let point, _, _): point
        default: nil
        }
    }

    /// Whether the step changes the window's size or the app's state.
    fileprivate var changesSurroundings: Bool {
        switch self {
        case .size, .rotate, .fold, .turn, .window, .tab, .app: true
        default: false
        }
    }

    fileprivate var isScroll: Bool {
        if case .trackpad = self { true } else { false }
    }
}

extension UIView {
    /// Whether the view is in a sideways scroll view that is at its leading limit.
    fileprivate var isInScrollViewAtLimit: Bool {
        if let scrollView = self as? UIScrollView, scrollView.contentSize.width > scrollView.bounds.width {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let limit = isRightToLeft ? scrollView.contentSize.width - scrollView.bounds.width : 0
            let distance = isRightToLeft ? limit - scrollView.contentOffset.x : scrollView.contentOffset.x
            if distance < 0.5 { return true }
        }
        return superview?.isInScrollViewAtLimit == true
    }
}

extension UINavigationController {
    fileprivate var systemPopRecognizers: [UIGestureRecognizer] {
        [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap { $0 }
    }

    /// The names of the screens, and of one that a running pop removes.
    fileprivate var stackWithLeavingScreen: [String] {
        let leaving = transitionCoordinator?.viewController(forKey: .from)
        let isPop = leaving.map { !viewControllers.contains($0) } ?? false
        return viewControllers.map(\.name) + (isPop ? [leaving?.leavingName].compactMap { $0 } : [])
    }

    /// UIKit's recognizers that pop, and the library's.
    fileprivate var popRecognizers: [UIGestureRecognizer] {
        systemPopRecognizers + [(self as? BasicNavigationController)?.popRecognizer].compactMap { $0 }
    }
}

extension UIViewController {
    /// The name of a screen that a running pop removes.
    fileprivate var leavingName: String { name + " leaves" }
}
