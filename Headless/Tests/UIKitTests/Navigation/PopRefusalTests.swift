import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the question in which UIKit refuses a pop")
struct PopRefusalTests {
    /// The lasting conditions under which UIKit's gesture does not pop.
    enum Condition: CaseIterable {
        case barHidden, backButtonHidden, leftItem, backAction, searching, animatorDelegate, depth

        @MainActor
        func apply(to stage: NavigationStage) {
            let item = stage["B"].navigationItem
            switch self {
            case .barHidden: stage.navigation.isNavigationBarHidden = true
            case .backButtonHidden: item.hidesBackButton = true
            case .leftItem: item.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
            case .backAction:
                stage.device.system.switches.refusesSwipesWithBackAction = true
                item.backAction = UIAction(title: "Back") { _ in }
            case .searching:
                let search = UISearchController(searchResultsController: nil)
                item.searchController = search
                item.preferredSearchBarPlacement = .stacked
                search.isActive = true
            case .animatorDelegate: stage.navigation.delegate = Self.animators
            case .depth: stage.navigation.setViewControllers([stage["B"]], animated: false)
            }
            stage.device.settle()
        }

        @MainActor private static let animators = AnimatorDelegate()
    }

    private func stage(_ refusal: PopRefusalStage, systemVersion: Int = 18) -> NavigationStage {
        NavigationStage("AB", systemVersion: systemVersion, switches: { $0.popRefusal = refusal })
    }

    private func recognizer(_ stage: NavigationStage) -> UIGestureRecognizer {
        stage.navigation.interactivePopGestureRecognizer!
    }

    /// The answer of UIKit's delegate to the undeclared question; nil if it does not respond.
    private func answer(_ stage: NavigationStage) -> Bool? {
        let recognizer = recognizer(stage)
        return Messages.ask(.undeclaredShouldReceiveEvent, of: recognizer.delegate!, recognizer, UIEvent())
    }

    @Test(
        "UIKit's delegate refuses lasting conditions in the undeclared question",
        .facts(.popRefusal, .animatorDisablesPop, .backAction),
        arguments: Condition.allCases, [18, 26])
    func conditions(condition: Condition, systemVersion: Int) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        #expect(recognizer(stage).delegate?.responds(to: .undeclaredShouldReceiveEvent) == true)
        #expect(answer(stage) == true)
        condition.apply(to: stage)
        #expect(answer(stage) == false)
        let before = stage.stack
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == before)
    }

    @Test(
        "Where UIKit refuses in shouldBegin, its delegate conceals the undeclared question",
        .facts(.popRefusal, .animatorDisablesPop, .backAction), arguments: Condition.allCases)
    func inShouldBegin(condition: Condition) {
        let stage = stage(.inShouldBegin)
        #expect(recognizer(stage).delegate?.responds(to: .undeclaredShouldReceiveEvent) == false)
        #expect(answer(stage) == nil)
        condition.apply(to: stage)
        let before = stage.stack
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == before)
    }

    @Test(
        "A delegate that overrides UIKit in shouldBegin alone pops only where UIKit refuses there", .facts(.popRefusal))
    func overriddenInShouldBegin() {
        for (refusal, stack, questions) in [
            (PopRefusalStage.inShouldReceiveEvent, "AB", []), (.inShouldBegin, "A", ["touch", "begin"]),
        ] {
            let stage = stage(refusal)
            let delegate = PopDelegateProxy(of: recognizer(stage))
            delegate.begins = true
            stage.navigation.isNavigationBarHidden = true
            stage.device.settle()
            stage.swipe(to: 300)
            stage.device.settle()
            #expect(stage.stack == stack)
            #expect(delegate.questions == questions)
        }
    }

    @Test(
        "A delegate that overrides the undeclared question pops a screen with a hidden bar", .facts(.popRefusal),
        arguments: [15, 18, 26])
    func overriddenInEvent(systemVersion: Int) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        let delegate = PopDelegateProxy(of: recognizer(stage))
        delegate.event = true
        recognizer(stage).delegate = delegate
        stage.navigation.isNavigationBarHidden = true
        stage.device.settle()
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(delegate.questions == ["event", "touch", "begin"])
    }

    @Test("A delegate that conceals the undeclared question pops a screen with a hidden bar", .facts(.popRefusal))
    func concealed() {
        let stage = stage(.inShouldReceiveEvent)
        let delegate = PopDelegateProxy(of: recognizer(stage))
        delegate.conceals = true
        recognizer(stage).delegate = delegate
        stage.navigation.isNavigationBarHidden = true
        stage.device.settle()
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(delegate.questions == ["touch", "begin"])
    }

    @Test("UIKit's delegate doesn't look at a transition in shouldBegin", .facts(.popRefusal), arguments: [18, 26])
    func transitionAtBeginning(systemVersion: Int) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        stage.pull(to: 10)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.fingerMove(to: stage.point(300), duration: 0.2)
        #expect(stage.device.isHung == (systemVersion < 26))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("UIKit's delegate doesn't agree to a movement backwards in shouldBegin", .facts(.popRefusal))
    func backwards() {
        let stage = stage(.inShouldReceiveEvent)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(4, y: 440))
        stage.device.fingerMove(to: stage.point(-20, y: 440))
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung && stage.stack == "AB")
    }

    @Test(
        "A swipe takes over a cancelled pop that slides back only on iOS 26",
        .facts(.popRefusal, .interruptibleTransitions), arguments: [15, 18, 26])
    func duringReturn(systemVersion: Int) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        stage.pull(to: 60)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.wait(0.02)
        stage.swipe(to: 300, duration: 0.1)
        stage.device.settle()
        #expect(!stage.device.isHung && stage.stack == (systemVersion >= 26 ? "A" : "AB"))
    }

    @Test(
        "A touch that comes down during a transition doesn't pop on iOS 18 and earlier",
        .facts(.popRefusal, .interruptibleTransitions),
        arguments: [15, 18, 26])
    func duringTransition(systemVersion: Int) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(answer(stage) == (systemVersion >= 26))
        stage.device.fingerDown(at: stage.point(4))
        stage.device.settle()
        stage.device.fingerMove(to: stage.point(300), duration: 0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == (systemVersion >= 26 ? "AB" : "ABC"))
    }

    @Test(
        "A touch that comes down while the keyboard moves doesn't pop",
        .facts(.popRefusal), arguments: [18, 26], [true, false])
    func movingKeyboard(systemVersion: Int, moves: Bool) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        stage["B"].view.addSubview(field)
        field.becomeFirstResponder()
        stage.device.wait(moves ? 0.05 : 1)
        #expect(answer(stage) == !moves)
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.stack == (moves ? "AB" : "A"))
    }

    @Test(
        "A touch that comes down during a presentation or a rotation doesn't pop", .facts(.popRefusal),
        arguments: [18, 26], [true, false])
    func otherCoordinator(systemVersion: Int, isRotation: Bool) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        if isRotation {
            stage.device.resize(to: CGSize(width: 844, height: 390))
        } else {
            stage.navigation.present(UIViewController(), animated: true)
        }
        stage.device.wait(0.05)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(answer(stage) == false)
        stage.device.settle()
        if isRotation { #expect(answer(stage) == true) }
    }

    @Test(
        "While a cancelled pop slides back, UIKit's delegate takes a touch whatever the bar shows", .facts(.popRefusal),
        arguments: [18, 26])
    func cancelledPop(systemVersion: Int) {
        let stage = stage(.inShouldReceiveEvent, systemVersion: systemVersion)
        stage.pull(to: 60)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true)
        #expect(answer(stage) == true)
        stage["B"].navigationItem.hidesBackButton = true
        #expect(answer(stage) == true)
        stage.device.settle()
        #expect(answer(stage) == false)
    }

    @Test(
        "The content recognizer's delegate refuses in the undeclared question, too",
        .facts(.popRefusal, .contentPopRecognizer))
    func content() throws {
        let stage = stage(.inShouldReceiveEvent, systemVersion: 26)
        let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
        let delegate = PopDelegateProxy(of: content)
        delegate.begins = true
        stage.navigation.isNavigationBarHidden = true
        stage.device.settle()
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "AB")
        delegate.event = true
        content.delegate = delegate
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(380), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A trackpad's scroll doesn't pop where UIKit refuses in the undeclared question",
        .facts(.popRefusal, .scrollEvents))
    func trackpad() {
        let stage = stage(.inShouldReceiveEvent)
        let delegate = PopDelegateProxy(of: recognizer(stage))
        delegate.begins = true
        stage.navigation.isNavigationBarHidden = true
        stage.device.settle()
        let scroll = { stage.device.scroll(by: CGVector(dx: 300, dy: 0), at: stage.point(200), duration: 0.3) }
        scroll()
        stage.device.settle()
        #expect(stage.stack == "AB")
        delegate.event = true
        recognizer(stage).delegate = delegate
        scroll()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A delegate apart from the handler answers the undeclared question as well", .facts(.popRefusal, .privateParts))
    func otherDelegate() {
        for refusal in PopRefusalStage.allCases {
            let stage = NavigationStage(
                "AB", configure: { $0.privateParts = [.targetsIvar] }, switches: { $0.popRefusal = refusal })
            #expect(answer(stage) == (refusal == .inShouldBegin ? nil : true))
            stage.navigation.isNavigationBarHidden = true
            #expect(answer(stage) == (refusal == .inShouldBegin ? nil : false))
            stage.device.settle()
            stage.swipe(to: 300)
            stage.device.settle()
            #expect(stage.stack == "AB")
        }
    }
}
