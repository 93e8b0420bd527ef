import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Zoom transitions exist from iOS 18 on.
private let zoomingDrivers = TestedDriver.all.filter { $0.version >= 18 }

@MainActor
@Suite("Screens with a zoom transition")
struct ZoomTransitionTests {
    private func stage(_ driver: TestedDriver) -> Stage {
        let stage = Stage("A", driver)
        stage.screen("B").preferredTransition = .zoom { _ in nil }
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        return stage
    }

    @Test(
        "The system's own gesture pops the screen, sideways and down, and the library does not", .covers(23),
        arguments: zoomingDrivers, [CGPoint(x: 350, y: 400), CGPoint(x: 60, y: 780)])
    func pops(driver: TestedDriver, end: CGPoint) {
        let stage = stage(driver)
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 400), to: end, duration: 0.25)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.verdict == .refused(.systemTransition))
        #expect(stage.takeEvents() == ["refused systemTransition", "willPop B→A gesture", "didPop B→A gesture"])
        stage.expectUsable()
    }

    @Test("A cancelled zoom leaves the controller usable", .covers(12, 23), arguments: zoomingDrivers)
    func cancelled(driver: TestedDriver) {
        let stage = stage(driver)
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["refused systemTransition", "willPop B→A gesture", "didCancel B→A"])
        stage.expectUsable()
    }

    @Test("A screen above a zoomed one is swiped as usual", .covers(23), arguments: zoomingDrivers)
    func above(driver: TestedDriver) {
        let stage = stage(driver)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "AB" && stage.verdict == .allowed)
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.takeEvents().last == "didPop B→A programmatic")
    }
}
