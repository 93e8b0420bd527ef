import Testing
import UIKit
import UIKitSimulator

/// Passes the questions of delegates on to UIKit's own implementation, as a subclass does with the Objective-C runtime.
private final class Forwarding: UINavigationController, UINavigationBarDelegate, UIGestureRecognizerDelegate {
    var answers: [Bool?] = []
    var agrees: Bool?

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard topViewController?.navigationItem === item else { return true }
        answers.append(undeclaredAnswer(to: "navigationBar:shouldPopItem:", navigationBar, item))
        return agrees ?? answers.last! ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let selector = Selector("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
        return undeclaredAnswer(to: selector, gestureRecognizer, otherGestureRecognizer) ?? false
    }
}

@MainActor
@Suite("Navigation: delegate methods that the controller implements without declaring them")
struct UndeclaredMethodTests {
    private func stage(
        hasMethods: Bool = true, popsAfter: Bool = true, navigation: UINavigationController
    ) -> NavigationStage {
        let stage = NavigationStage("AB", navigation: navigation)
        stage.device.system.switches.hasUndeclaredMethods = hasMethods
        stage.device.system.switches.popsAfterBackButton = popsAfter
        return stage
    }

    private func goBack(_ stage: NavigationStage) {
        stage.device.fingerTap(at: CGPoint(x: 20, y: 69))
        stage.device.settle()
    }

    @Test(
        "The back button pops, whichever class answers navigationBar(_:shouldPop:)", .facts(.undeclaredMethods),
        arguments: [(true, true), (true, false), (false, true)])
    func backButton(hasMethods: Bool, popsAfter: Bool) {
        for navigation in [UINavigationController(), Forwarding()] {
            let stage = stage(hasMethods: hasMethods, popsAfter: popsAfter, navigation: navigation)
            goBack(stage)
            #expect(stage.stack == "A")
            let answer: Bool? = hasMethods ? popsAfter : nil
            if let forwarding = navigation as? Forwarding { #expect(forwarding.answers == [answer]) }
        }
    }

    @Test(
        "A delegate that agrees need not pop; where UIKit's own method pops, its answer decides",
        .facts(.undeclaredMethods)
    )
    func agreement() {
        for popsAfter in [true, false] {
            let navigation = Forwarding()
            navigation.agrees = false
            let stage = stage(popsAfter: popsAfter, navigation: navigation)
            goBack(stage)
            #expect(stage.stack == (popsAfter ? "AB" : "A"))
        }
    }

    @Test("The controller responds to the methods that this system has", .facts(.undeclaredMethods))
    func responses() {
        let stage = stage(navigation: UINavigationController())
        #expect(stage.navigation.responds(to: "navigationBar:shouldPopItem:"))
        #expect(!stage.navigation.responds(to: "navigationBar:didPopItem:"))
        stage.device.system.switches.hasUndeclaredMethods = false
        #expect(!stage.navigation.responds(to: "navigationBar:shouldPopItem:"))
        #expect(stage.navigation.undeclaredAnswer(to: "navigationBar:shouldPopItem:", stage.navigation) == nil)
    }

    @Test(
        "The swipe that hides bars works over a scroll view if the delegate passes on its question",
        .facts(.undeclaredMethods))
    func simultaneous() {
        final class Refusing: UINavigationController, UIGestureRecognizerDelegate {}
        for (navigation, hides) in [(UINavigationController(), true), (Forwarding(), true), (Refusing(), false)] {
            let stage = stage(navigation: navigation)
            let list = UIScrollView(frame: stage["B"].view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            stage["B"].view.addSubview(list)
            navigation.hidesBarsOnSwipe = true
            stage.device.fingerDrag(
                from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.2)
            stage.device.settle()
            #expect(navigation.isNavigationBarHidden == hides)
        }
    }
}
