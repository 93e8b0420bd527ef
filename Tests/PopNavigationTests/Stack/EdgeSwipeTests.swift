import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The system's edge gesture")
struct EdgeSwipeTests {
    @Test(
        "Behaviour 11, 12, FIELD 2: an edge swipe at every moment of a push pops or does nothing, and hangs nothing",
        arguments: [13, 18, 26])
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
}
