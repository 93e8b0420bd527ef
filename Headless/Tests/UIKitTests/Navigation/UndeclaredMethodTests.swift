import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: delegate methods that the controller implements without declaring them")
struct UndeclaredMethodTests {
    /// Passes the bar's question on to UIKit's own implementation, as a subclass does with the Objective-C runtime.
    private final class Forwarding: UINavigationController, UINavigationBarDelegate {
        var answers: [Bool?] = []
        var agrees: Bool?
        var pops = false

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            guard topViewController?.navigationItem === item else { return true }
            answers.append(undeclaredAnswer(to: "navigationBar:shouldPopItem:", navigationBar, item))
            if pops { popViewController(animated: true) }
            return agrees ?? answers.last! ?? true
        }
    }

    private func goBack(_ stage: NavigationStage) {
        stage.device.fingerTap(at: CGPoint(x: 20, y: 69))
        stage.device.settle()
    }

    @Test(
        "The back button pops, whichever class answers navigationBar(_:shouldPop:)", .facts(.undeclaredMethods))
    func backButton() {
        for navigation in [UINavigationController(), Forwarding()] {
            let stage = NavigationStage("AB", navigation: navigation)
            goBack(stage)
            #expect(stage.stack == "A")
            if let forwarding = navigation as? Forwarding { #expect(forwarding.answers == [true]) }
        }
    }

    @Test(
        "If the delegate doesn't agree, the screen stays unless the delegate has popped it", .facts(.undeclaredMethods))
    func disagreement() {
        for pops in [true, false] {
            let navigation = Forwarding()
            (navigation.agrees, navigation.pops) = (false, pops)
            let stage = NavigationStage("ABC", navigation: navigation)
            goBack(stage)
            #expect(stage.stack == (pops ? "AB" : "ABC"))
        }
    }

    @Test("An app's extension replaces the class's answer to the bar's question", .facts(.undeclaredMethods))
    func appsExtension() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let refuses: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { _, _, _ in false }
            class_addMethod(
                UINavigationController.self, "navigationBar:shouldPopItem:", imp_implementationWithBlock(refuses),
                "B@:@@")
            let stage = NavigationStage("AB", navigation: Forwarding())
            stage.device.fingerTap(at: CGPoint(x: 20, y: 69))
            stage.device.settle()
            precondition(stage.stack == "AB")
        }
    }

    @Test("A delegate that pops and agrees ends the app", .facts(.undeclaredMethods))
    func popsAndAgrees() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let navigation = Forwarding()
            (navigation.agrees, navigation.pops) = (true, true)
            let stage = NavigationStage("ABC", navigation: navigation)
            stage.device.fingerTap(at: CGPoint(x: 20, y: 69))
        }
    }

    @Test(
        "The controller answers the bar's public question, and only undeclared ones about gestures",
        .facts(.undeclaredMethods))
    func responses() {
        let navigation = UINavigationController()
        let known = [
            "navigationBar:shouldPopItem:", "_gestureRecognizerShouldBegin:", "_gestureRecognizer:shouldReceiveTouch:",
            "_gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        ].map { Selector($0) }
        #expect(known.allSatisfy { navigation.responds(to: $0) })
        let unknown: [Selector] = [
            "navigationBar:didPopItem:", .shouldBegin, .shouldReceiveTouch, .shouldReceiveEvent, .shouldRequireFailure,
            .shouldBeRequiredToFail, .shouldRecognizeSimultaneously, .undeclaredShouldReceiveEvent,
        ]
        #expect(unknown.allSatisfy { !navigation.responds(to: $0) })
        #expect(navigation.undeclaredAnswer(to: .shouldBegin, UIPanGestureRecognizer()) == nil)
    }

    @Test(
        "The swipe that hides bars works over a scroll view, whatever a subclass answers in public",
        .facts(.undeclaredMethods))
    func simultaneous() {
        final class Refusing: UINavigationController, UIGestureRecognizerDelegate {}
        for navigation in [UINavigationController(), Refusing()] {
            let stage = NavigationStage("AB", navigation: navigation)
            let list = UIScrollView(frame: stage["B"].view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            stage["B"].view.addSubview(list)
            navigation.hidesBarsOnSwipe = true
            stage.device.fingerDrag(
                from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.2)
            stage.device.settle()
            #expect(navigation.isNavigationBarHidden)
        }
    }
}
