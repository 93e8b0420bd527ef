import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Back actions of a navigation item")
struct SwipeBackActionTests {
    private func stage(_ swipe: TestedSwipe, isEnabled: Bool? = nil, refuses: Bool = true) -> (Stage, () -> Int) {
        let stage = Stage("AB", swipe) { $0.popPreferences.isGestureEnabled = isEnabled }
        stage.device.system.switches.refusesSwipesWithBackAction = refuses
        var count = 0
        stage.top.navigationItem.backAction = UIAction { _ in count += 1 }
        stage.layOutAgain()
        stage.device.settle()
        return (stage, { count })
    }

    @Test(
        "A swipe from the area or the edge is refused on a screen with a back action",
        .covers(.noWayBack, .backActions),
        arguments: TestedSwipe.all, [60, 5] as [CGFloat])
    func swipe(swipe: TestedSwipe, start: CGFloat) {
        let (stage, count) = stage(swipe)
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.backAction))
        #expect(count() == 0)
    }

    @Test(
        "A back action refuses the controller's own pan, also where UIKit's recognizers ignore it",
        .covers(.noWayBack, .backActions), arguments: TestedSwipe.ofOwnPan)
    func ownPan(swipe: TestedSwipe) {
        let (stage, count) = stage(swipe, refuses: false)
        stage.swipe(from: 60)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.backAction))
        #expect(count() == 0)
    }

    @Test(
        "UIKit's recognizers pop a screen with a back action where they do so on a plain controller", .needsPrivateAPI,
        .covers(.noWayBack, .backActions),
        arguments: [(15, 5), (18, 5), (26, 5), (26, 60), (27, 60)] as [(Int, CGFloat)])
    func byUIKit(version: Int, start: CGFloat) {
        let plain = PlainStage("AB", on: version)
        plain.device.system.switches.refusesSwipesWithBackAction = false
        plain.top.navigationItem.backAction = UIAction { _ in }
        plain.swipe(from: start)
        #expect(plain.stack == "A")
        let (stage, count) = stage(.init(on: version), refuses: false)
        stage.swipe(from: start)
        #expect(stage.stack == "A" && count() == 0)
    }

    @Test(
        "A screen with a back action that enables the gesture is popped by a swipe", .covers(.noWayBack, .backActions),
        arguments: TestedSwipe.all, [true, false])
    func enabled(swipe: TestedSwipe, refuses: Bool) {
        for start in [60, 5] as [CGFloat] {
            let (stage, count) = stage(swipe, isEnabled: true, refuses: refuses)
            stage.swipe(from: start)
            #expect(stage.stack == "A", "from \(start)")
            #expect(count() == 0)
        }
    }

    @Test("The back button and goBack perform the back action instead of a pop", .covers(.confirmation, .backActions))
    func button() {
        let (stage, count) = stage(.init())
        stage.tapBackButton()
        #expect(count() == 1)
        #expect(stage.navigation.goBack(animated: true), "an action counts as going back")
        stage.device.settle()
        #expect(count() == 2)
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
    }

    @Test(
        "VoiceOver's escape gesture performs the back action and doesn't pop", .covers(.neighbours, .backActions),
        arguments: [nil, true])
    func escape(isEnabled: Bool?) {
        let (stage, count) = stage(.init(), isEnabled: isEnabled)
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(count() == 1)
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
        stage.top.navigationItem.backAction = nil
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(count() == 1)
        #expect(stage.stack == "A")
    }

    @Test("goBack performs no back action at the root and during a pop", .covers(.neverHangs, .backActions))
    func notPerformed() {
        let stage = Stage("AB")
        var count = 0
        stage.screen("A").navigationItem.backAction = UIAction { _ in count += 1 }
        #expect(stage.navigation.goBack(animated: true))
        stage.device.wait(0.1)
        #expect(!stage.navigation.goBack(animated: true), "a second tap during the pop")
        stage.device.settle()
        #expect(!stage.navigation.goBack(animated: true), "no screen is below")
        #expect(stage.stack == "A" && count == 0)
    }
}
