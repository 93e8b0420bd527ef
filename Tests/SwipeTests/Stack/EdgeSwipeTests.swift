import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The system's edge gesture")
struct EdgeSwipeTests {
    private nonisolated static let areas = [PopGestureArea.system, .leadingThird]

    private func stage(
        _ names: String, _ area: PopGestureArea, on version: Int, setUp: @escaping (TestScreen) -> Void = { _ in }
    ) -> Stage {
        let stage = Stage(names, .init(on: version), setUp: setUp)
        stage.navigation.popGestureArea = area
        return stage
    }

    @Test(
        "An edge swipe at any moment of a push pops or does nothing, and doesn't hang",
        .covers(.neverHangs, .popEvents),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/1498"),
        arguments: [15, 18, 26], areas)
    func duringPush(version: Int, area: PopGestureArea) {
        for moment in stride(from: 0.02, through: 0.5, by: 0.04) {
            let stage = stage("AB", area, on: version)
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.device.wait(moment)
            stage.pull(from: 4, to: 320)
            let hasBegun = stage.stack == "AB"
            stage.lift()
            #expect(stage.stack == (hasBegun ? "AB" : "ABC"))
            let pops = stage.takeEvents().filter { !$0.hasPrefix("refused") }
            #expect(pops == (hasBegun ? ["willPop C→B gesture", "didPop C→B gesture"] : []))
            #expect(!stage.device.isHung)
            stage.push("D")
            #expect(stage.top === stage.screen("D"))
        }
    }

    @Test(
        "An edge swipe interrupts a push on iOS 26, and can be cancelled", .covers(.neverHangs, .popEvents),
        arguments: areas)
    func interrupts(area: PopGestureArea) {
        let stage = stage("AB", area, on: 26)
        stage.beginPush("C")
        stage.pull(from: 4, to: 200)
        #expect(stage.stack == "AB")
        stage.device.fingerMove(to: stage.point(30), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "ABC")
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didCancel C→B"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A swipe during a set that pops reports both pops on iOS 26", .covers(.popEvents), arguments: areas)
    func duringSet(area: PopGestureArea) {
        let stage = stage("ABC", area, on: 26)
        stage.navigation.setViewControllers(["A", "B"].map(stage.screen), animated: true)
        stage.device.wait(0.05)
        stage.swipe(from: 4)
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop C→B programmatic", "didPop C→B programmatic", "willPop B→A gesture", "didPop B→A gesture",
            ])
    }

    @Test(
        "A steep swipe that UIKit's edge recognizer accepts pops, as on a plain controller",
        .covers(.oneDecision, .popEvents),
        arguments: areas, [18, 26])
    func steep(area: PopGestureArea, version: Int) {
        let stage = stage("AB", area, on: version)
        stage.device.fingerDown(at: stage.point(5, 400))
        stage.device.fingerMove(to: stage.point(18, 414.8))
        stage.device.fingerMove(to: stage.point(25, 416))
        stage.device.fingerMove(to: stage.point(300, 416), duration: 0.2)
        stage.lift()
        #expect(stage.stack == "A")
    }
}
