import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("What pops answer that wait, or end a swipe")
struct PopAnswerTests {
    @Test(
        "Behaviour 10: a pop that waits answers with the screen that it will pop",
        arguments: [15, 18, 26])
    func waitingPop(version: Int) {
        let stage = Stage("AB", version: version)
        stage.pull(to: 250)
        // The swipe of B is given up for the app's own pop of it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")

        stage.navigation.setViewControllers(["A", "B", "C"].map(stage.screen), animated: false)
        stage.device.settle()
        stage.pull(to: 350)
        stage.device.fingerUp()
        // The swipe of C runs to its end; the pop comes after it.
        #expect(stage.navigation.popViewController(animated: true) === stage.screen("B"))
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10: a pop answers with the screen whose swipe is cancelled as it begins", arguments: drivers)
    func afterSwipeCancelledAtOnce(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("AB", version: driver.version, driver: driver.driver)
        var answer: UIViewController?
        stage.when("willPop") { $0.navigation.popGestureRecognizerEnabled = false }
        stage.screen("A").whenAppearing = { screen in
            screen.whenAppearing = nil
            answer = screen.navigationController?.popViewController(animated: true)
        }
        stage.swipe()
        #expect(answer === stage.screen("B"))
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10: what a pop answers while a swipe that was given up is taken back", arguments: drivers)
    func afterSwipeGivenUp(driver: (driver: PopDriver, version: Int)) {
        let stage = Stage("ABC", version: driver.version, driver: driver.driver)
        var answer: [UIViewController]?
        stage.screen("C").whenAppearing = { screen in
            screen.whenAppearing = nil
            answer = screen.navigationController?.popToRootViewController(animated: true)
        }
        stage.swipeAndGiveUp()
        #expect(answer == ["B", "C"].map(stage.screen))
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10: a pop asked for on word of a swipe's end answers for the stack that the swipe has left")
    func afterSwipeOffScreen() {
        let stage = Stage("ABC")
        var answer: UIViewController?
        // Nobody sees the rest of the swipe: the pop is over at once, with the finger still on the screen.
        stage.when("willPop") { $0.device.show(UIViewController()) }
        stage.when("didPop") { answer = $0.navigation.popViewController(animated: true) }
        stage.pull(to: 250)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.takeEvents().prefix(2) == ["willPop C→B gesture", "didPop C→B gesture"])
        #expect(answer === stage.screen("B"))
        #expect(stage.stack == "A")
    }

    @Test("Behaviour 10: what a pop that waits returns is what it will remove")
    func laterResults() {
        func during(_ names: String, _ pop: (Stage) -> [UIViewController]?) -> [String] {
            let stage = Stage(names)
            stage.navigation.pushViewController(stage.screen("Z"), animated: true)
            return (pop(stage) ?? []).map(\.description)
        }
        #expect(during("ABC") { $0.navigation.popToViewController($0.screen("B"), animated: true) } == ["C", "Z"])
        #expect(during("ABC") { $0.navigation.popToRootViewController(animated: true) } == ["B", "C", "Z"])
        #expect(during("AB") { [$0.navigation.popViewController(animated: true)!] } == ["Z"])
        let stage = Stage("AB")
        stage.navigation.setViewControllers([stage.screen("X")], animated: true)
        #expect(stage.navigation.popViewController(animated: true) == nil)
    }

    @Test("Behaviour 10: a pop in a screen's calls returns it, in a subclass too that forgets super before its layout")
    func askedForInForgetfulSubclass() {
        final class Forgetful: BasicNavigationController {
            override func viewWillLayoutSubviews() {}
        }
        let device = SimulatedDevice()
        let navigation = Forgetful(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        let screen = TestScreen("B")
        var popped: UIViewController?
        screen.whenAppearing = {
            $0.whenAppearing = nil
            popped = $0.navigationController?.popViewController(animated: false)
        }
        navigation.pushViewController(screen, animated: false)
        device.settle()
        #expect(popped === screen)
        #expect(navigation.viewControllers.count == 1)
    }
}
