import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: what UIKit does with the delegates of its pop recognizers")
struct PopDelegateTests {
    private func stage(_ rule: PopDelegates, _ names: String = "AB", systemVersion: Int = 26) -> NavigationStage {
        NavigationStage(names, systemVersion: systemVersion, switches: { $0.popDelegates = rule })
    }

    private func recognizers(_ stage: NavigationStage) -> [UIGestureRecognizer] {
        [stage.navigation.interactivePopGestureRecognizer, stage.navigation.interactiveContentPopGestureRecognizer]
            .compactMap { $0 }
    }

    @Test(
        "An app's delegate stays, or UIKit sets its own again at the start of each change",
        .facts(.interactivePopHandler),
        arguments: PopDelegates.allCases, [true, false])
    func changes(rule: PopDelegates, animated: Bool) {
        let stage = stage(rule)
        let (own, app) = (recognizers(stage).map { $0.delegate! }, YesDelegate())
        let changes: [(UINavigationController) -> Void] = [
            { $0.pushViewController(UIViewController(), animated: animated) },
            { $0.popViewController(animated: animated) },
            { $0.setViewControllers([UIViewController()], animated: animated) },
        ]
        for change in changes {
            for recognizer in recognizers(stage) { recognizer.delegate = app }
            var inWillShow: [Bool] = []
            stage.listener.onWillShow = {
                inWillShow = recognizers(stage).map { $0.delegate === app }
            }
            change(stage.navigation)
            #expect(recognizers(stage).allSatisfy { $0.delegate === app })
            stage.device.settle()
            let expected = rule == .keepsApps || rule == .nilWithAnimators
            #expect(inWillShow == [expected, expected])
            for (recognizer, uiKits) in zip(recognizers(stage), own) {
                #expect(recognizer.delegate === (expected ? app : uiKits))
            }
        }
    }

    @Test("UIKit may use another object of its own while a swipe runs", .facts(.interactivePopHandler))
    func otherInTransition() {
        let stage = stage(.swapsInTransitions, "ABC")
        let own = recognizers(stage).map { $0.delegate! }
        var others: [any UIGestureRecognizerDelegate] = []
        stage.listener.onWillShow = { others = recognizers(stage).map { $0.delegate! } }
        for stack in ["AB", "A"] {
            stage.swipe(to: 350)
            stage.device.settle()
            #expect(stage.stack == stack)
            #expect(zip(others, own).allSatisfy { $0 !== $1 } && others.count == own.count)
            #expect(zip(recognizers(stage), own).allSatisfy { $0.delegate === $1 })
        }
    }

    @Test("UIKit may set its delegate again in the middle of a swipe, which continues", .facts(.interactivePopHandler))
    func duringSwipe() {
        let stage = stage(.resetsAtPush, systemVersion: 18)
        let app = YesDelegate()
        let recognizer = recognizers(stage)[0]
        recognizer.delegate = app
        stage.pull(to: 200)
        #expect(recognizer.delegate !== app && recognizer.delegate != nil)
        stage.device.fingerMove(to: stage.point(350), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "While the navigation delegate supplies animators UIKit may set nil, and its own afterwards",
        .facts(.interactivePopHandler, .animatorDisablesPop), arguments: PopDelegates.allCases)
    func animators(rule: PopDelegates) {
        let stage = stage(rule)
        let own = recognizers(stage).map { $0.delegate! }
        let animators = AnimatorDelegate()
        stage.navigation.delegate = animators
        for (recognizer, uiKits) in zip(recognizers(stage), own) {
            #expect(recognizer.delegate === (rule == .nilWithAnimators ? nil : uiKits))
        }
        // The gesture refuses with either delegate, at the root too.
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "AB" && animators.operations.isEmpty)
        stage.navigation.popToRootViewController(animated: false)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(!stage.device.isHung)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.delegate = stage.listener
        for (recognizer, uiKits) in zip(recognizers(stage), own) { #expect(recognizer.delegate === uiKits) }
        stage.device.settle()
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A delegate that an app sets over UIKit's nil decides, and stays",
        .facts(.interactivePopHandler, .animatorDisablesPop))
    func overNil() {
        let stage = stage(.nilWithAnimators)
        let (animators, app) = (AnimatorDelegate(), YesDelegate())
        stage.navigation.delegate = animators
        for recognizer in recognizers(stage) { recognizer.delegate = app }
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(recognizers(stage).allSatisfy { $0.delegate === app })
    }

    @Test("An animator delegate set before the view loads leaves no delegate either", .facts(.interactivePopHandler))
    func beforeLoading() {
        let device = SimulatedDevice()
        device.system.switches.popDelegates = .nilWithAnimators
        let controller = UINavigationController(rootViewController: UIViewController())
        let animators = AnimatorDelegate()
        controller.delegate = animators
        #expect(controller.interactivePopGestureRecognizer?.delegate == nil)
        controller.loadViewIfNeeded()
        #expect(controller.interactivePopGestureRecognizer?.delegate == nil)
        controller.delegate = nil
        #expect(controller.interactivePopGestureRecognizer?.delegate != nil)
    }

    enum Delegate: CaseIterable {
        case uiKits, forwarding, apps
    }

    @Test(
        "Another delegate keeps the edge recognizer's priority, or loses it unless it forwards",
        .facts(.popRecognizers, .undeclaredQuestion), arguments: Delegate.allCases)
    func priority(delegate: Delegate) {
        let stage = NavigationStage("AB")
        let (edge, pan, app) = (recognizers(stage)[0], UIPanGestureRecognizer(), YesDelegate())
        #expect(edge.delegate?.responds(to: .undeclaredShouldBeRequiredToFail) == true)
        stage["B"].view.addGestureRecognizer(pan)
        var forwarding: ForwardingPopDelegate?
        switch delegate {
        case .uiKits: break
        case .forwarding: forwarding = ForwardingPopDelegate(of: edge)
        case .apps: edge.delegate = app
        }
        stage.swipe(to: 350)
        stage.device.settle()
        withExtendedLifetime(forwarding) {}
        #expect(stage.stack == (delegate == .apps ? "AB" : "A"))
    }

    /// A failure requirement between UIKit's recognizer and another one.
    enum Requirement: CaseIterable {
        case none, ofRecognizer, ofOther
    }

    @Test(
        "An explicit failure requirement lifts the refusal that animators cause", .facts(.animatorDisablesPop),
        arguments: Requirement.allCases)
    func requirements(requirement: Requirement) {
        for refusal in PopRefusalStage.allCases {
            let stage = NavigationStage("AB", switches: { $0.popRefusal = refusal })
            let (animators, pan, other) = (AnimatorDelegate(), recognizers(stage)[0], UITapGestureRecognizer())
            animators.animator = FadeAnimator(stage.log)
            stage.navigation.delegate = animators
            switch requirement {
            case .none: break
            case .ofRecognizer: pan.require(toFail: other)
            case .ofOther: other.require(toFail: pan)
            }
            stage.swipe(to: 350)
            stage.device.settle()
            #expect(stage.stack == (requirement != .none ? "A" : "AB"))
            // The gesture ignores the delegate's animator.
            #expect(animators.operations == [])
            stage.navigation.setViewControllers([stage["A"], stage["B"]], animated: false)
            stage.navigation.isNavigationBarHidden = true
            stage.device.settle()
            stage.swipe(to: 350)
            stage.device.settle()
            #expect(stage.stack == "AB")
        }
    }

    @Test("A requirement of the other recognizer reopens nothing on this one", .facts(.animatorDisablesPop))
    func otherRecognizersRequirement() throws {
        let stage = NavigationStage("AB", systemVersion: 26)
        let animators = AnimatorDelegate()
        stage.navigation.delegate = animators
        let (edge, content) = (recognizers(stage)[0], recognizers(stage)[1])
        content.require(toFail: UITapGestureRecognizer())
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "AB")
        let tap = UITapGestureRecognizer()
        edge.require(toFail: tap)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
    }
}
