import PopNavigation
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

/// One of two worlds that are compared, and the record of what has happened in it since both were equal.
@MainActor
final class TwinSide {
    /// The start of a pop under a finger, or of a finger's interaction with a pop that runs.
    struct SwipeStart: Equatable {
        let time: TimeInterval
        let screen: String
        let takesOver: Bool
        /// The number of the step.
        let step: Int
        /// Whether the app has locked the swipe through UIKit's API since the first finger went down.
        let isLocked: Bool
    }

    /// The start of a pan that waits for every other recognizer.
    struct PatientStart: Equatable {
        let time: TimeInterval
        let screen: String
        /// Whether it was under the only finger.
        let isAlone: Bool
    }

    let world: World
    private(set) var swipes: [SwipeStart] = []
    private(set) var patientStarts: [PatientStart] = []
    /// Whether the main controller has been locked since the first finger went down.
    private var isLocked = false
    private(set) var refusals: [PopGestureRefusal] = []
    /// What may explain that the library pops.
    private(set) var reasons: Set<TwinRule> = []
    /// What the screens have wished, including those that are gone.
    private(set) var wishes = Recipe.Wish()

    /// The last step in which a finger moved before the top screen was shown.
    private(set) var unshownStep: Int?
    /// Whether the top screen has disappeared under a swipe for another reason, or was covered. The swipe then pops
    /// what isn't visible.
    private(set) var swipesUnseen = false
    /// Whether UIKit's recognizer of a stack hasn't been reset after a step because of the library's own pan.
    private(set) var wasTied = false
    /// Whether one of the fingers has gone down on a slider.
    private(set) var isSliding = false
    /// Whether the app has switched the library's swipe off.
    private(set) var wasDisabled = false
    private var step = 0

    init(_ world: World) {
        self.world = world
        world.controllers.wasRefused = { [unowned self] in
            world.ledger.log("refused \($0)")
            refusals.append($0)
        }
        world.ledger.screenNoted = { [unowned self] in note($0, $1) }
        world.ledger.patientPanDidBegin = { [unowned self] screen in
            world.ledger.log("the patient pan of \(screen.name) begins")
            patientStarts.append(
                PatientStart(
                    time: world.device.now, screen: screen.name, isAlone: world.fingersInSequence == 1))
        }
        world.ledger.screenDeclined = { [unowned self] in refusals.append(.screenDeclined) }
    }

    func perform(_ step: Step) {
        world.device.activate()
        self.step += 1
        noteWishes()
        if case .delegate = step, !world.isStackAtRest || !world.fingers.isEmpty { reasons.insert(.lateDelegate) }
        if world.fingers.isEmpty { isLocked = true }
        if !world.isLocked(world.navigation) { isLocked = false }
        if let point = step.touchDown { noteReasons(at: point.place, isScroll: step.isScroll) }
        let isShown = world.navigation.topViewController?.viewIfLoaded?.window != nil
        if !isShown, step.touchDown != nil || !world.fingers.isEmpty { unshownStep = self.step }
        world.perform(step)
        if !world.isLocked(world.navigation) { isLocked = false }
        // Later the recognizers have been reset.
        if isTied { wasTied = true }
        if isSwiping, !world.covers.isEmpty { swipesUnseen = true }
    }

    /// Whether UIKit's recognizer of a stack isn't reset because of the library's own pan.
    private var isTied: Bool {
        guard world.device.system.switches.asksFailureAtTouchDown, world.fingersInSequence > 1 else { return false }
        return world.stacks.contains { _, controller in
            controller.systemPopRecognizers.contains { [.ended, .cancelled, .failed].contains($0.state) }
        }
    }

    /// Both worlds are equal: what has happened before explains nothing any more.
    func forget() {
        (swipes, patientStarts, refusals, reasons, wishes) = ([], [], [], [], [])
        unshownStep = nil
        (swipesUnseen, wasTied, wasDisabled) = (false, false, false)
        noteWishes()
        if isSwiping { for (_, controller) in world.stacks { noteReasons(of: controller) } }
    }

    /// The offsets of the lists on the screens.
    var scrollOffsets: [CGPoint] {
        world.navigation.viewControllers.compactMap { ($0 as? WalkScreen)?.scrollView?.contentOffset }
    }

    private func noteWishes() {
        for screen in world.ledger.existingScreens().compactMap(\.deciding) {
            wishes.formUnion(screen.wishes)
            if screen.recipe.content == .canvas { wishes.insert(.rect) }
        }
        if let library = world.library, library.popGestureArea != .full { wishes.insert(.edge) }
        if world.library?.popGestureRecognizerEnabled == false { wasDisabled = true }
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
        if isSwipe { noteSwipe(of: screen, in: controller, takesOver: false) }
        guard call == .willDisappear else { return }
        if coordinator?.initiallyInteractive != true, isSwiping { swipesUnseen = true }
        coordinator?.notifyWhenInteractionChanges { [weak self, weak screen, weak controller] context in
            guard let self, let screen, let controller, context.isInteractive else { return }
            noteSwipe(of: screen, in: controller, takesOver: true)
        }
    }

    private func noteSwipe(of screen: UIViewController, in controller: UINavigationController, takesOver: Bool) {
        let isLocked = isLocked && world.isLocked(controller)
        swipes.append(
            SwipeStart(
                time: world.device.now, screen: screen.name, takesOver: takesOver, step: step, isLocked: isLocked))
        noteReasons(of: controller)
        world.ledger.log("a swipe \(takesOver ? "takes over" : "pops") \(screen.name)")
    }

    /// Notes why the library may pop, and a plain controller not, under a finger that goes down.
    private func noteReasons(at point: CGPoint, isScroll: Bool) {
        for (_, controller) in world.stacks {
            guard let view = controller.viewIfLoaded, view.window != nil else { continue }
            let place = view.convert(point, from: nil)
            guard view.bounds.contains(place) else { continue }
            noteReasons(of: controller)
            // The app has asked for the area by using the library, where it hasn't locked the swipe. While a cancelled
            // pop slides back, the stack still lacks the screen that returns.
            let isAtRoot =
                controller.viewControllers.count < 2 && controller.transitionCoordinator?.isCancelled != true
            if world.device.system.configuration.systemVersion < 26, !isScroll, !isAtRoot, !world.isLocked(controller) {
                reasons.insert(.ownPan)
            }
        }
        if let hit = world.window.hitTest(point, with: nil), hit.isInScrollViewAtLimit {
            reasons.insert(.carouselAtLimit)
        }
        if world.fingers.isEmpty { isSliding = false }
        if world.setting.app == .configured || isSliding, !world.fingers.isEmpty {
            reasons.insert(.otherFingerRefused)
        }
        if world.window.hitTest(point, with: nil) is UISlider { isSliding = true }
    }

    private func noteReasons(of controller: UINavigationController) {
        guard let screen = controller.topViewController else { return }
        if controller.systemPopRecognizers.contains(where: { $0.delegate == nil }) {
            reasons.insert(.conditionsRestored)
        }
        if controller.isNavigationBarHidden { reasons.insert(.barHidden) }
        if screen.navigationItem.leftBarButtonItem != nil { reasons.insert(.leadingItem) }
        if controller === world.navigation, world.knowsAnimators { reasons.insert(.animators) }
        if controller === world.navigation, world.suppliesAnimator { reasons.insert(.appsAnimator) }
        if screen.navigationItem.hidesBackButton, screen.deciding?.wishes.contains(.enabled) == true {
            reasons.insert(.screenAllows)
        }
    }
}

extension Step {
    /// Where the step's finger goes down, or its pointer is.
    fileprivate var touchDown: Point? {
        switch self {
        case .down(_, let point), .tap(let point), .trackpad(_, let point, _), .drag(_, let point, _, _): point
        default: nil
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

    /// UIKit's recognizers that pop, and the library's.
    fileprivate var popRecognizers: [UIGestureRecognizer] {
        systemPopRecognizers + [(self as? BasicNavigationController)?.popRecognizer].compactMap { $0 }
    }
}
