import PopNavigation
import TrialTools
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

/// A device with a stack of two screens, of which an app says something about the upper one. The screen may also be the
/// root of a modal.
@MainActor
final class PromiseStage: FingerStage {
    let device: SimulatedDevice
    let controller: UINavigationController
    private let screen: StatingScreen
    private let question: PromisedQuestion
    /// The screen below a modal; `nil` if the stack is the window's.
    private var presenter: UIViewController?
    private var actions = 0
    private let delegate = AnimatingDelegate()
    private let interactingDelegate = InteractingDelegate()
    private var observation: PopObservation?
    /// The modifiers on the stack.
    private var stackMarkers: [PopGestureMarker] = []

    /// Leaves a screen, and lets its question answer.
    static func attempt(
        _ statements: Statements, leavingBy way: WayToLeave, on controller: PromisingController,
        _ configuration: SimulatedDevice.Configuration, _ position: Switch?, agrees: Bool
    ) async -> LeavingAttempt {
        let stage = PromiseStage(statements, leftBy: way, on: controller, configuration, position, agrees: agrees)
        stage.leave(by: way)
        if statements.areQuestions { await stage.waitForAnswer() }
        return LeavingAttempt(
            hasPopped: stage.hasLeft, questions: stage.question.count,
            actions: stage.actions, isHung: stage.device.isHung)
    }

    /// Lets a question that needs time answer. After a yes, the pop comes when other threads have had their turn.
    private func waitForAnswer() async {
        for turn in 0..<10_000 {
            await Task.yield()
            let isPopAwaited = question.agrees && question.count > 0 && !hasLeft
            if turn >= 20, !isPopAwaited { break }
        }
        device.settle()
    }

    /// The positions of switches that can change what an attempt does.
    static func switches(
        of statements: Statements, leavingBy way: WayToLeave, on controller: PromisingController,
        _ configuration: SimulatedDevice.Configuration
    ) -> Set<Switch> {
        Switch.read {
            PromiseStage(statements, leftBy: way, on: controller, configuration, nil, agrees: true).leave(by: way)
        }
    }

    private func leave(by way: WayToLeave) {
        // The library may warn that a promise can't be kept.
        _ = ExpectedWarnings.during {
            show()
            way.play(on: self)
        }
    }

    /// - Parameters:
    ///   - way: How the screen will be left.
    ///   - agrees: The screen's answer to a question.
    private init(
        _ statements: Statements, leftBy way: WayToLeave, on controller: PromisingController,
        _ configuration: SimulatedDevice.Configuration, _ position: Switch?, agrees: Bool
    ) {
        device = SimulatedDevice(configuration)
        device.system.switches.apply(position)
        switch controller {
        case .librarys: self.controller = BasicNavigationController(nibName: nil, bundle: nil)
        case .uiKits: self.controller = UINavigationController(nibName: nil, bundle: nil)
        }
        question = PromisedQuestion(agrees: agrees)
        screen = StatingScreen.make(for: statements, asking: question)
        if way.followsPreferences {
            screen.zoomFollowingPreferences()
        } else if way.isZoom {
            screen.preferredTransition = .zoom { _ in nil }
        }
        if way == .modalRoot {
            self.controller.modalPresentationStyle = .fullScreen
            librarys?.dismissesFromRoot = true
            presenter = PlainScreen("A")
        }
        self.controller.viewControllers = presenter == nil ? [PlainScreen("A"), screen] : [screen]
        for statement in statements.all { say(statement) }
    }

    /// Whether the screen has left: the stack, or the presentation.
    private var hasLeft: Bool {
        presenter.map { $0.presentedViewController == nil } ?? (controller.viewControllers.count == 1)
    }

    private func show() {
        if let presenter {
            device.show(presenter)
            presenter.present(controller, animated: false)
        } else {
            device.show(stackMarkers.isEmpty ? controller : host())
        }
        observation = controller.attachPopGesture()?.observeSwipes { _ in }
        device.settle()
        // iOS 15 has no back actions, with which modifiers make UIKit's back button ask.
        guard device.configuration.systemVersion < 16 else { return }
        screen.navigationItem.backAction = nil
        // Guards UIKit's recognizers again.
        controller.attachPopGesture()
    }

    /// A controller around the stack, with the stack's modifiers behind it as SwiftUI places a background.
    private func host() -> UIViewController {
        let host = UIViewController()
        for marker in stackMarkers {
            let wrapper = UIView()
            wrapper.addSubview(marker)
            host.view.addSubview(wrapper)
        }
        host.embed(controller)
        return host
    }

    var librarys: BasicNavigationController? { controller as? BasicNavigationController }

    private func say(_ statement: Statement) {
        switch statement {
        case .controllerSwitch: librarys?.popGestureRecognizerEnabled = false
        case .recognizerSwitch:
            controller.loadViewIfNeeded()
            librarys?.popRecognizer?.isEnabled = false
        case .animator: controller.delegate = delegate
        case .noAnimator:
            delegate.animator = nil
            controller.delegate = delegate
        case .noAnimatorOfOwnSwipe:
            interactingDelegate.animator = nil
            controller.delegate = interactingDelegate
        case .backAction: screen.navigationItem.backAction = UIAction { [unowned self] _ in actions += 1 }
        case .hiddenBackButton: screen.navigationItem.hidesBackButton = true
        case .leadingItem: screen.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        case .hiddenBar where librarys == nil: controller.isNavigationBarHidden = true
        default: prefer(statement)
        }
    }

    /// Sets a preference of the screen.
    private func prefer(_ statement: Statement) {
        switch statement {
        case .isGestureEnabled(let isEnabled): screen.popPreferences.isGestureEnabled = isEnabled
        case .area(let area): screen.popPreferences.area = area
        case .excludedViews: screen.popPreferences.excludedViews = [add(UIView())]
        case .excludedRects: screen.popPreferences.excludedRects = [screen.view.bounds]
        case .precedingViews:
            let view = add(UIView())
            // It begins later than every swipe back.
            view.addGestureRecognizer(LateRecognizer(threshold: 60))
            let scroll = UIPanGestureRecognizer()
            scroll.allowedScrollTypesMask = .all
            scroll.allowedTouchTypes = []
            view.addGestureRecognizer(scroll)
            screen.popPreferences.precedingViews = [view]
        case .excludesLeadingEdge: screen.popPreferences.excludesLeadingEdge = true
        case .hiddenBar: screen.popPreferences.hidesNavigationBar = true
        default: mark(statement)
        }
    }

    /// Adds a modifier's view. The screen's class answers the protocols' questions.
    private func mark(_ statement: Statement) {
        switch statement {
        case .popGestureArea(let area): add(PopGestureMarker(.area(area)))
        case .popGestureEnabled(let isEnabled): add(PopGestureMarker(.enabled(isEnabled)))
        case .stacksPopGestureEnabled(let isEnabled): stackMarkers.append(PopGestureMarker(.enabled(isEnabled)))
        case .stacksPopGestureArea(let area): stackMarkers.append(PopGestureMarker(.area(area)))
        case .excludedFromPopGesture(let excludesLeadingEdge):
            add(PopGestureMarker(.exclusion(excludesLeadingEdge: excludesLeadingEdge)))
        case .onPopRequest: add(PopGestureMarker(.request(question.request)))
        case .popConfirmation: add(PopGestureMarker(.request(question.patientRequest)))
        default: break
        }
    }

    /// Adds a view that fills the screen.
    @discardableResult
    private func add(_ view: UIView) -> UIView {
        view.frame = screen.view.bounds
        screen.view.addSubview(view)
        return view
    }

    /// A swipe that completes.
    func flick(from start: CGFloat) {
        device.fingerDrag(from: point(start), to: point(min(start + 250, 385)), duration: 0.15)
    }

    /// Moves two fingers back on a trackpad.
    func scroll() {
        let isMirrored = device.configuration.layoutDirection == .rightToLeft
        device.scroll(by: CGVector(dx: isMirrored ? -350 : 350, dy: 0), at: point(200), duration: 0.25)
    }
}

/// A screen whose preferences an app states.
class StatingScreen: PlainScreen, PopGestureConfigurable {
    var popPreferences = PopPreferences()
    let question: PromisedQuestion

    required init(asking question: PromisedQuestion) {
        self.question = question
        super.init("B")
    }

    required init?(coder: NSCoder) { nil }

    static func make(for statements: Statements, asking question: PromisedQuestion) -> StatingScreen {
        if statements.all.contains(.popConfirming) { return AskedNowScreen(asking: question) }
        if statements.all.contains(.asyncPopConfirming) { return AskedLaterScreen(asking: question) }
        return StatingScreen(asking: question)
    }
}

private final class AskedNowScreen: StatingScreen, PopConfirming {
    func shouldPop(for trigger: PopTrigger) -> Bool { question.ask() }
}

private final class AskedLaterScreen: StatingScreen, AsyncPopConfirming {
    func shouldPop(for trigger: PopTrigger) async -> Bool { question.ask() }
}

/// The question before a screen is left, and how often it was asked.
@MainActor
final class PromisedQuestion {
    let agrees: Bool
    private(set) var count = 0

    init(agrees: Bool) {
        self.agrees = agrees
    }

    func ask() -> Bool {
        count += 1
        return agrees
    }

    /// As `onPopRequest` asks.
    private(set) lazy var request: PopRequest = {
        let request = PopRequest()
        request.handle = { [unowned self] _ in ask() }
        return request
    }()

    /// As `popConfirmation` asks.
    private(set) lazy var patientRequest: PopRequest = {
        let request = PopRequest()
        request.question = { [unowned self] in ask() }
        return request
    }()
}
