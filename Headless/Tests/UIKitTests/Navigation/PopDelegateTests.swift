import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: what UIKit does with the delegates of its pop recognizers")
struct PopDelegateTests {
    private func recognizers(_ stage: NavigationStage) -> [UIGestureRecognizer] {
        [stage.navigation.interactivePopGestureRecognizer, stage.navigation.interactiveContentPopGestureRecognizer]
            .compactMap { $0 }
    }

    @Test(
        "UIKit leaves an app's delegate alone when the stack changes", .facts(.interactivePopHandler),
        arguments: [true, false])
    func changes(animated: Bool) {
        let stage = NavigationStage("AB", systemVersion: 26)
        let app = YesDelegate()
        for recognizer in recognizers(stage) { recognizer.delegate = app }
        let changes: [(UINavigationController) -> Void] = [
            { $0.pushViewController(UIViewController(), animated: animated) },
            { $0.popViewController(animated: animated) },
            { $0.setViewControllers([UIViewController()], animated: animated) },
        ]
        for change in changes {
            var inWillShow: [Bool] = []
            stage.listener.onWillShow = { inWillShow = recognizers(stage).map { $0.delegate === app } }
            change(stage.navigation)
            stage.device.settle()
            #expect(inWillShow == [true, true])
            #expect(recognizers(stage).allSatisfy { $0.delegate === app })
        }
    }

    @Test(
        "While the navigation delegate supplies animators, UIKit's delegates stay and refuse",
        .facts(.interactivePopHandler, .animatorDisablesPop))
    func animators() {
        let stage = NavigationStage("AB", systemVersion: 26)
        let own = recognizers(stage).map { $0.delegate! }
        let animators = AnimatorDelegate()
        stage.navigation.delegate = animators
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "AB" && animators.operations.isEmpty)
        stage.navigation.popToRootViewController(animated: false)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(!stage.device.isHung)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.delegate = stage.listener
        stage.device.settle()
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
        for (recognizer, uiKits) in zip(recognizers(stage), own) { #expect(recognizer.delegate === uiKits) }
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
        var forwarding: PopDelegateProxy?
        switch delegate {
        case .uiKits: break
        case .forwarding: forwarding = PopDelegateProxy(of: edge)
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

    @Test(
        "A requirement of the content recognizer doesn't lift the edge recognizer's refusal",
        .facts(.animatorDisablesPop))
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
