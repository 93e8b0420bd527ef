import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Answers that come later")
struct LaterAnswerTests {
    /// A screen that keeps itself until the user has answered.
    private final class LateAsking: UIViewController, PopConfirming {
        var trigger: PopTrigger?
        func shouldPop(for trigger: PopTrigger) -> Bool {
            self.trigger = trigger
            return false
        }
        override var description: String { "Q" }
    }

    private func asked(_ ask: (Stage) -> Void) -> (Stage, LateAsking) {
        let stage = Stage("AB")
        let screen = LateAsking()
        stage.push(screen)
        ask(stage)
        #expect(stage.navigation.topViewController === screen)
        return (stage, screen)
    }

    @Test(
        "A pop after the answer reports the trigger of the question", .covers(.popEvents, .confirmation, .laterAnswers))
    func trigger() throws {
        let triggers: [((Stage) -> Void, PopTrigger)] = [
            ({ $0.swipe() }, .gesture), ({ $0.tapBackButton() }, .backButton),
        ]
        for (ask, trigger) in triggers {
            let (stage, screen) = asked(ask)
            #expect(screen.trigger == trigger)
            _ = stage.takeEvents()
            #expect(stage.navigation.pop(screen, for: try #require(screen.trigger), animated: true))
            stage.device.settle()
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["willPop Q→B \(trigger)", "didPop Q→B \(trigger)"])
        }
    }

    @Test("A pop of a screen that is not on top any more does nothing", .covers(.stackChanges, .laterAnswers))
    func covered() {
        let (stage, screen) = asked { $0.swipe() }
        stage.push("C")
        #expect(!stage.navigation.pop(screen, for: .gesture, animated: true))
        stage.device.settle()
        #expect(stage.top.name == "C")
        // One that has left, and the root.
        stage.navigation.setViewControllers([stage.screen("A")], animated: false)
        stage.device.settle()
        #expect(!stage.navigation.pop(screen, for: .gesture, animated: true))
        #expect(!stage.navigation.pop(stage.screen("A"), for: .gesture, animated: true))
        #expect(stage.stack == "A")
    }
}
