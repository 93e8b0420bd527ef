import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Back actions of a navigation item")
struct SwipeBackActionTests {
    private func stage(_ driver: TestedDriver, isEnabled: Bool? = nil, refuses: Bool = true) -> (Stage, () -> Int) {
        let stage = Stage("AB", driver) { $0.popPreferences.isGestureEnabled = isEnabled }
        stage.device.system.switches.refusesSwipesWithBackAction = refuses
        var count = 0
        stage.top.navigationItem.backAction = UIAction { _ in count += 1 }
        stage.device.settle()
        return (stage, { count })
    }

    @Test(
        "A swipe from the area or the edge is refused", .covers(8), arguments: TestedDriver.all, [60, 5] as [CGFloat])
    func swipe(driver: TestedDriver, start: CGFloat) {
        for refuses in [true, false] {
            let (stage, count) = stage(driver, refuses: refuses)
            stage.swipe(from: start)
            #expect(stage.stack == "AB")
            #expect(stage.verdict == .refused(.backAction))
            #expect(count() == 0)
        }
    }

    @Test(
        "A screen that enables the gesture is popped by it", .covers(8), arguments: TestedDriver.all, [true, false])
    func enabled(driver: TestedDriver, refuses: Bool) {
        for start in [60, 5] as [CGFloat] {
            let (stage, count) = stage(driver, isEnabled: true, refuses: refuses)
            stage.swipe(from: start)
            #expect(stage.stack == "A", "from \(start)")
            #expect(count() == 0)
        }
    }

    @Test("The back button and goBack perform the action and pop nothing", .covers(13))
    func button() {
        let (stage, count) = stage(.init())
        stage.tapBackButton()
        #expect(count() == 1)
        stage.navigation.goBack(animated: true)
        stage.device.settle()
        #expect(count() == 2)
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
    }
}
