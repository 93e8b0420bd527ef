@testable import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A screen that will not be popped")
struct InterceptionTests {
    @Test("Behaviour 13, FIELD 31: it can refuse the back button", arguments: [15, 18, 26])
    func backButton(version: Int) {
        let stage = Stage("AB", version: version)
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
        "Behaviour 13, FIELD 31: it is asked once for a swipe, as a swipe, though UIKit asks the bar's delegate too",
        arguments: drivers)
    func swipe(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        stage.swipeAndGiveUp()
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.screen("B").askedFor == [.gesture, .gesture])
    }

    @Test("Behaviour 13: the back button pops nothing but the screen that was asked", arguments: [15, 18, 26])
    func pushesWhenAsked(version: Int) {
        let stage = Stage("AB", version: version)
        stage.top.whenAsked = { $0.navigationController?.pushViewController(stage.screen("C"), animated: true) }
        stage.tapBackButton()
        #expect(stage.stack == "ABC")
        stage.top.whenAsked = { $0.navigationController?.pushViewController(stage.screen("D"), animated: true) }
        #expect(!stage.navigation.goBackByEscape())
        stage.device.settle()
        #expect(stage.stack == "ABCD")
        #expect(stage.takeEvents() == [])
    }

    @Test(
        "Behaviour 13: the back button of a screen over which another is being pushed pops nothing",
        arguments: [18, 26])
    func coveredMeanwhile(version: Int) {
        let stage = Stage("AB", version: version)
        stage.device.fingerDown(at: stage.point(30, 69))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "ABC")
        #expect(stage.screen("B").askedFor == [] && stage.screen("C").askedFor == [])
    }

    @Test(
        "Behaviour 13, FIELD 31: it is not asked about a choice from the back button's menu", arguments: [15, 18, 26])
    func backMenu(version: Int) {
        let stage = Stage("ABC", version: version)
        stage.top.agrees = false
        stage.navigation.navigationBar.chooseFromBackMenu(stage.screen("B").navigationItem)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.screen("C").askedFor == [])
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("Behaviour 13: it is not asked about a pop by call")
    func call() {
        let stage = Stage("ABC")
        stage.top.agrees = false
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.screen("C").askedFor == [])
    }

    @Test("Behaviour 13: the system's own gesture passes no such question", arguments: [18, 26])
    func systemEdge(version: Int) {
        let stage = Stage("AB", version: version, driver: .systemEdge)
        stage.swipe(from: 2)
        #expect(stage.stack == "A")
        #expect(stage.screen("B").askedFor == [])
    }

    @Test("Behaviour 13, 17: VoiceOver's escape is the back button, also without one")
    func escape() {
        let stage = Stage("ABC")
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.top.agrees = false
        #expect(!stage.navigation.goBackByEscape())
        stage.top.agrees = true
        #expect(stage.navigation.goBackByEscape())
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop C→B backButton", "didPop C→B backButton"])
        #expect(stage.navigation.goBackByEscape())
        stage.device.settle()
        #expect(!stage.navigation.goBackByEscape())
        // At the root nobody is asked.
        #expect(stage.screen("A").askedFor == [])
    }

    @Test("Behaviour 12, 13: after the back button and VoiceOver's escape a pop by call is one by call again")
    func nothingSticks() {
        let stage = Stage("ABCDE")
        stage.tapBackButton()
        stage.navigation.popViewController(animated: false)
        #expect(stage.navigation.goBackByEscape())
        stage.device.settle()
        stage.navigation.popViewController(animated: false)
        #expect(
            stage.takeEvents().filter { $0.hasPrefix("will") } == [
                "willPop E→D backButton", "willPop D→C programmatic", "willPop C→B backButton",
                "willPop B→A programmatic",
            ])
    }

    @Test("Behaviour 12, 13: the same where the app pops nothing on the button's word")
    func nothingSticksWhereNothingPops() {
        final class Refusing: BasicNavigationController {
            var refuses = true
            override func popViewController(animated: Bool) -> UIViewController? {
                refuses ? nil : super.popViewController(animated: animated)
            }
        }
        let device = SimulatedDevice()
        let navigation = Refusing(nibName: nil, bundle: nil)
        navigation.viewControllers = ["A", "B", "C"].map { TestScreen($0) }
        var triggers: [PopTrigger] = []
        navigation.onPopEvent = { event in
            if case .willPop(_, _, let trigger) = event { triggers.append(trigger) }
        }
        device.show(navigation)
        device.settle()
        for ask in [
            { _ = navigation.goBackByEscape() },
            {
                device.fingerTap(at: CGPoint(x: 30, y: 69))
                device.settle()
            },
        ] {
            navigation.refuses = true
            ask()
            #expect((navigation.topViewController as? TestScreen)?.askedFor == [.backButton])
            navigation.refuses = false
            _ = navigation.popViewController(animated: false)
            device.settle()
        }
        #expect(triggers == [.programmatic, .programmatic])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Behaviour 17: VoiceOver's escape pops nothing behind what is presented")
    func escapeBehindModal() {
        let stage = Stage("AB")
        stage.navigation.present(UIViewController(), animated: false)
        stage.device.settle()
        #expect(!stage.navigation.goBackByEscape())
        #expect(stage.stack == "AB")
        #expect(stage.screen("B").askedFor == [])
    }
}
