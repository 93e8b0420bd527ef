import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Going back")
struct GoBackTests {
    @Test("A second goBack during the transition does nothing", .covers(11, 13))
    func twice() {
        let stage = Stage("ABC")
        #expect(stage.navigation.goBack(animated: true))
        stage.device.wait(0.1)
        #expect(!stage.navigation.goBack(animated: true))
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor.isEmpty)
    }

    @Test(
        "For goBack a change that UIKit has not laid out yet is a transition", .needsPrivateAPI, .covers(11),
        arguments: [false, true])
    func beforeLayout(isFlagMissing: Bool) {
        var configuration = SimulatedDevice.Configuration()
        if isFlagMissing { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("AB", on: configuration)
        #expect(stage.navigation.parts.queue.phase == .atRest)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        #expect((stage.navigation.parts.queue.phase != .atRest) == !isFlagMissing)
        stage.device.settle()
        #expect(stage.navigation.parts.queue.phase == .atRest)
    }

    @Test("A change that waits for the next layout pass comes before goBack", .covers(11, 26))
    func behindWaitingChange() {
        let stage = Stage("AB")
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        var result: Bool?
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            result = stage.navigation.goBack(animated: true)
        }
        stage.device.settle()
        #expect(result == false)
        #expect(stage.stack == "ABCD")
    }

    @Test("The bar asks about a screen that has left the stack, and the answer is yes", .covers(13))
    func barAsks() {
        let navigation = Stage("AB").navigation
        #expect(navigation.navigationBar(navigation.navigationBar, shouldPop: UINavigationItem(title: "gone")))
    }
}
