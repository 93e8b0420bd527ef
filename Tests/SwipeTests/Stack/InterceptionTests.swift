@testable import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Confirmation before a pop")
struct InterceptionTests {
    @Test(
        "A screen can refuse the back button", .covers(.confirmation),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/70"), arguments: [15, 18, 26])
    func backButton(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.agrees = false
        stage.tapBackButton()
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [.backButton])
        #expect(stage.takeEvents() == [])
        stage.top.agrees = true
        stage.tapBackButton()
        #expect(stage.stack == "A")
        #expect(stage.screen("B").askedFor == [.backButton, .backButton])
    }

    @Test(
        "A screen is asked once per swipe, with the gesture as the trigger", .covers(.confirmation),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/70"),
        arguments: TestedSwipe.all)
    func swipe(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.swipeAndCancel()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.screen("B").askedFor == [.gesture, .gesture])
    }

    @Test(
        "A screen that declines is asked once per swipe, in the area and at the edge", .covers(.confirmation),
        arguments: TestedSwipe.all, [3, 60] as [CGFloat])
    func declined(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.top.agrees = false
        stage.swipe(from: start)
        #expect(stage.stack == "AB" && stage.screen("B").askedFor == [.gesture])
        #expect(stage.takeEvents() == ["refused screenDeclined"])
    }

    /// UIKit asks about a back button that a finger still reaches during the push, which the simulator's bar lacks.
    @Test("The back button of a screen that another one covers neither asks nor pops", .covers(.confirmation))
    func coveredBackButton() {
        let stage = Stage("ABC")
        let navigation = stage.navigation
        #expect(!navigation.navigationBar(navigation.navigationBar, shouldPop: stage.screen("B").navigationItem))
        stage.device.settle()
        #expect(stage.stack == "ABC" && stage.screen("C").askedFor == [])
    }

    @Test("The back button pops only the screen that was asked", .covers(.confirmation), arguments: [15, 18, 26])
    func pushesWhenAsked(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.top.whenAsked = { $0.navigationController?.pushViewController(stage.screen("C"), animated: true) }
        stage.tapBackButton()
        #expect(stage.stack == "ABC")
        stage.top.whenAsked = { $0.navigationController?.pushViewController(stage.screen("D"), animated: true) }
        #expect(stage.navigation.accessibilityPerformEscape(), "it was for this stack")
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.takeEvents() == [])
    }

    @Test(
        "The back button of a screen over which another is being pushed doesn't pop", .covers(.confirmation),
        arguments: [18, 26])
    func coveredMeanwhile(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.device.fingerDown(at: stage.point(30, 69))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.lift()
        #expect(stage.stack == "ABC")
        #expect(stage.screen("B").askedFor == [] && stage.screen("C").askedFor == [])
    }

    @Test(
        "A choice from the back button's menu pops without asking the screen", .covers(.confirmation),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/70"), arguments: [15, 18, 26])
    func backMenu(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.top.agrees = false
        stage.navigation.navigationBar.chooseFromBackMenu(stage.screen("B").navigationItem)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.screen("C").askedFor == [])
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("A pop by call with animation does not ask the screen", .covers(.confirmation))
    func call() {
        let stage = Stage("ABC")
        stage.top.agrees = false
        stage.pop()
        #expect(stage.stack == "AB")
        #expect(stage.screen("C").askedFor == [])
    }

    @Test("A screen with the system's area isn't asked about a swipe", .covers(.confirmation), arguments: [18, 26])
    func systemEdge(version: Int) {
        let stage = Stage("AB", .init(on: version)) { $0.popPreferences.area = .system }
        stage.swipe(from: 2)
        #expect(stage.stack == "A")
        #expect(stage.screen("B").askedFor == [])
    }

    @Test("VoiceOver's escape acts as the back button, also without a bar", .covers(.confirmation, .neighbours))
    func escape() {
        let stage = Stage("ABC")
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.top.agrees = false
        // UIKit must not handle an escape that the screen declines.
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "ABC")
        stage.top.agrees = true
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B backButton", "didPop C→B backButton"])
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(!stage.navigation.accessibilityPerformEscape())
        // The root is not asked.
        #expect(stage.screen("A").askedFor == [])
    }

    @Test(
        "A pop by call is programmatic after the back button and VoiceOver's escape", .covers(.popEvents, .confirmation)
    )
    func nothingSticks() {
        let stage = Stage("ABCDE")
        stage.tapBackButton()
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(
            stage.takeEvents().filter { $0.hasPrefix("will") } == [
                "willPop E→D backButton", "willPop D→C programmatic", "willPop C→B backButton",
                "willPop B→A programmatic",
            ])
    }

    @Test(
        "A pop by call is programmatic after a goBack whose pop a subclass has refused",
        .covers(.popEvents, .confirmation))
    func nothingSticksWhereNothingPops() {
        let navigation = RefusingNavigationController()
        let stage = Stage("ABC", navigation: navigation)
        navigation.refuses = true
        navigation.goBack(animated: true)
        #expect(stage.top.askedFor == [.backButton])
        navigation.refuses = false
        _ = navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        #expect(stage.stack == "AB")
    }

    @Test("VoiceOver's escape doesn't pop behind a presented screen", .covers(.neighbours))
    func escapeBehindModal() {
        let stage = Stage("AB")
        stage.navigation.present(UIViewController(), animated: false)
        stage.device.settle()
        #expect(!stage.navigation.accessibilityPerformEscape())
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
    }
}
