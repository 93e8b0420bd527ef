import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The system's edge gesture")
struct EdgeSwipeTests {
    @Test(
        "Behaviour 11, 12, FIELD 2: an edge swipe at every moment of a push pops or does nothing, and hangs nothing",
        arguments: [15, 18, 26])
    func duringPush(version: Int) {
        for moment in stride(from: 0.02, through: 0.5, by: 0.04) {
            let stage = Stage("AB", version: version, driver: .systemEdge)
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.device.wait(moment)
            stage.pull(from: 4, to: 320)
            let hasBegun = stage.stack == "AB"
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == (hasBegun ? "AB" : "ABC"))
            #expect(stage.takeEvents() == (hasBegun ? ["willPop C→B gesture", "didPop C→B gesture"] : []))
            #expect(!stage.device.isHung)
            stage.navigation.pushViewController(stage.screen("D"), animated: true)
            stage.device.settle()
            #expect(stage.top === stage.screen("D"))
        }
    }

    @Test("Behaviour 11, 12: on iOS 26 the edge swipe interrupts the push, given up too")
    func interrupts() {
        let stage = Stage("AB", version: 26, driver: .systemEdge)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.pull(from: 4, to: 200)
        #expect(stage.stack == "AB")
        stage.device.fingerMove(to: stage.point(30), duration: 0.2)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 10, 12: a set that a finger takes hold of on iOS 26 and gives up: the stack is as before, untold")
    func givenUpSet() {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        let stage = Stage("ABC", on: configuration, driver: .systemEdge) {
            $0.prefersNavigationBarHidden = $0.name == "C"
        }
        // The old top stays in the stack, further down: no screen is popped by it.
        stage.navigation.setViewControllers(["C", "B"].map(stage.screen), animated: true)
        stage.device.wait(0.05)
        takeHoldAndGiveUp(stage)
        #expect(stage.stack == "ABC")
        #expect(stage.top.view.window != nil)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.takeEvents() == [])
        #expect(!stage.device.isHung)
    }

    @Test("Behaviour 10: what a pop answers that ends a swipe on iOS 26, whatever the finger has taken hold of")
    func answers() {
        func take(_ change: (Stage) -> Void) -> Stage {
            let stage = Stage("ABC", version: 26, driver: .systemEdge)
            change(stage)
            stage.device.wait(0.05)
            stage.device.fingerDown(at: stage.point(4))
            stage.device.fingerMove(to: stage.point(30))
            return stage
        }
        func set(_ stage: Stage) {
            stage.navigation.setViewControllers(["C", "B"].map(stage.screen), animated: true)
        }
        func popToRoot(_ stage: Stage) { stage.navigation.popToRootViewController(animated: true) }
        for change in [set, popToRoot] {
            let all = take(change)
            #expect(all.navigation.popToRootViewController(animated: true) == ["B", "C"].map(all.screen))
            all.device.fingerUp()
            all.device.settle()
            #expect(all.stack == "A")
            #expect(!all.device.isHung)
            let one = take(change)
            #expect(one.navigation.popViewController(animated: true) === one.screen("C"))
            one.device.fingerUp()
            one.device.settle()
            #expect(one.stack == "AB")
            #expect(one.takeEvents().suffix(2) == ["willPop C→B programmatic", "didPop C→B programmatic"])
        }
    }

    @Test("Behaviour 12: a set that pops, taken hold of, is told of once, whichever way the finger lets it go")
    func setThatPops() {
        for isGivenUp in [true, false] {
            let stage = Stage("ABC", version: 26, driver: .systemEdge)
            stage.navigation.setViewControllers(["B"].map(stage.screen), animated: true)
            stage.device.wait(0.05)
            if isGivenUp {
                takeHoldAndGiveUp(stage)
            } else {
                stage.swipe(from: 4)
            }
            #expect(stage.stack == (isGivenUp ? "ABC" : "B"))
            #expect(
                stage.takeEvents()
                    == ["willPop C→B programmatic", isGivenUp ? "didCancel C→B" : "didPop C→B programmatic"])
        }
    }

    private func takeHoldAndGiveUp(_ stage: Stage) {
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(30))
        stage.device.fingerMove(to: stage.point(0), duration: 0.1)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
    }
}
