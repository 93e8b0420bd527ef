import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Going back")
struct GoBackTests {
    @Test("A second goBack during the transition does nothing", .covers(.neverHangs, .confirmation))
    func twice() {
        let stage = Stage("ABC")
        #expect(stage.navigation.goBack(animated: true))
        stage.device.wait(0.1)
        #expect(!stage.navigation.goBack(animated: true))
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor.isEmpty)
    }

    @Test("On iOS 26 and later goBack during a push pops the pushed screen", .covers(.neverHangs, .confirmation))
    func duringPush() {
        let stage = Stage("AB", .init(on: 26))
        stage.beginPush("C")
        #expect(stage.navigation.goBack(animated: true))
        stage.device.wait(0.1)
        #expect(!stage.navigation.goBack(animated: true))
        stage.device.settle()
        #expect(stage.stack == "AB")
    }

    @Test("On iOS 18 and earlier goBack during a push does nothing", .covers(.neverHangs, .confirmation))
    func duringPushBefore() {
        let stage = Stage("AB", .init(on: 18))
        stage.beginPush("C")
        #expect(!stage.navigation.goBack(animated: true))
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "goBack does nothing after a push that UIKit hasn't laid out yet", .covers(.neverHangs),
        arguments: [false, true])
    func beforeLayout(isFlagMissing: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if isFlagMissing { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("AB", on: configuration)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        #expect(!stage.navigation.goBack(animated: true))
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "Before UIKit has laid out a push, a drag is refused as during a transition", .covers(.neverHangs, .reasons),
        arguments: TestedSwipe.ofOwnPan)
    func verdictBeforeLayout(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        let verdict = { stage.navigation.popGestureVerdict(forDragFrom: stage.point(60)) }
        #expect(verdict() == .refused(.transitioning))
        stage.device.settle()
        #expect(verdict() == .allowed)
    }

    @Test("goBack does nothing in the turn of an animated push", .covers(.neverHangs), arguments: [18, 26])
    func inTurnOfPush(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(!stage.navigation.goBack(animated: true))
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }

    @Test(
        "Escape doesn't go back while the top screen presents in its own context", .covers(.escapeGesture),
        arguments: [18, 26])
    func escapeInContext(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.definesPresentationContext = true
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        stage.top.present(presented, animated: false)
        stage.device.settle()
        #expect(presented.presentingViewController === stage.top)
        #expect(!stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.screen("B").askedFor.isEmpty)
        presented.dismiss(animated: false)
        stage.device.settle()
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("The bar asks about a screen that has left the stack, and the answer is yes", .covers(.confirmation))
    func barAsks() {
        let navigation = Stage("AB").navigation
        #expect(navigation.navigationBar(navigation.navigationBar, shouldPop: UINavigationItem(title: "gone")))
        #expect(navigation.navigationBar(navigation.navigationBar, shouldPop: navigation.navigationBar.topItem!))
    }

    @Test(
        "goBack does nothing while a finger swipes", .covers(.neverHangs, .confirmation),
        arguments: [18, 26])
    func duringSwipe(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.pull(to: 200)
        #expect(!stage.navigation.goBack(animated: true))
        stage.takeBack()
        #expect(stage.stack == "ABC")
    }
}
