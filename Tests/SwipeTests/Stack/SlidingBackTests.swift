import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// While a cancelled swipe slides back, UIKit's stack lacks the screen that returns.
@MainActor
@Suite("Changes while a cancelled swipe slides back")
struct SlidingBackTests {
    /// Lifts a finger that has not moved far enough, and waits until the screen slides back.
    private func cancelSwipe(_ stage: Stage) {
        stage.pull(from: 60, to: 120)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.wait(0.05)
    }

    /// A finger takes over a pop that has just begun, and lifts too early.
    private func takeOverAndCancel(_ stage: Stage) {
        stage.device.wait(0.02)
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(150), duration: 0)
        stage.device.wait(0.02)
    }

    @Test(
        "A pop that interrupts a cancelled swipe is reported with all screens that it removes",
        .covers(.stackChanges, .popEvents),
        arguments: [26, 27], [true, false])
    func interruptingPop(version: Int, animated: Bool) {
        let stage = Stage("ABC", .init(.system, on: version))
        cancelSwipe(stage)
        #expect(stage.stack == "AB")
        stage.navigation.popToRootViewController(animated: animated)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→A programmatic", "didPop C→A programmatic",
            ])
        #expect(stage.removed == ["C", "BC"])
        stage.expectUsable()
    }

    @Test(
        "A set that removes the screen that returns is reported as its pop", .covers(.stackChanges, .popEvents),
        arguments: [26, 27])
    func interruptingSet(version: Int) {
        let stage = Stage("AB", .init(.system, on: version))
        cancelSwipe(stage)
        stage.navigation.setViewControllers(["X", "A"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.stack == "XA")
        #expect(stage.takeEvents().suffix(2) == ["willPop B→A programmatic", "didPop B→A programmatic"])
        stage.expectUsable()
    }

    @Test(
        "A push of a screen that a cancelled change has brought waits until it is undone", .covers(.stackChanges),
        arguments: [26, 27])
    func pushOfDepartingScreen(version: Int) {
        let stage = Stage("AB", .init(.system, on: version))
        stage.navigation.setViewControllers(["D", "A"].map(stage.screen), animated: true)
        takeOverAndCancel(stage)
        #expect(stage.stack == "DA")
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "ABD")
        stage.expectUsable()
    }

    /// A screen that pushes another one when it has appeared.
    private final class PushingScreen: PlainScreen {
        var successor: UIViewController?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let successor else { return }
            self.successor = nil
            navigationController?.pushViewController(successor, animated: true)
        }
    }

    @Test(
        "A change that UIKit puts off until the screen has slid back ends no pop", .covers(.stackChanges, .popEvents),
        arguments: [26, 27])
    func putOff(version: Int) {
        let stage = Stage("A", .init(.system, on: version))
        let pushing = PushingScreen("B")
        pushing.successor = stage.screen("C")
        stage.navigation.pushViewController(pushing, animated: true)
        stage.device.wait(0.1)
        // Ends the push. The next push, which is requested by then, waits for the end of the pop.
        stage.navigation.popViewController(animated: true)
        takeOverAndCancel(stage)
        stage.navigation.setViewControllers([stage.screen("A")], animated: true)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(
            stage.takeEvents() == [
                "willPop B→A programmatic", "didCancel B→A", "willPop C→A programmatic", "didPop C→A programmatic",
            ])
        #expect(stage.removed == ["B", "BC"])
        stage.expectUsable()
    }
}
