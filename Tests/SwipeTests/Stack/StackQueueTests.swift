import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// The queue beside a swipe whose answers a test sets. Apple's UIKit may ask in another order than the simulated one.
@MainActor
@Suite("The queue and the swipe")
struct StackQueueTests {
    private final class Swipe: SwipeControl {
        var claimsPops = false
        let isSwiping = false
        func claimPop() -> Bool { claimsPops }
        func update() {}
        func cancel() {}
    }

    private let stage = Stage("ABC")
    private let swipe = Swipe()

    private func queue() -> StackQueue {
        StackQueue(of: stage.navigation, swipe: swipe, bar: stage.navigation.bar)
    }

    @Test("When a second swipe requests its pop, the first one's is reported as done", .covers(11, 12))
    func secondSwipe() {
        let queue = queue()
        swipe.claimsPops = true
        for _ in 0..<2 { queue.submit(.pop, animated: true) }
        #expect(stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
    }

    @Test("While UIKit performs a change, a transition is starting, and no other change is passed on", .covers(26))
    func insideOfChange() {
        let queue = queue()
        let navigation = stage.navigation
        var answers: [Bool] = []
        stage.top.whenLeaving = { [unowned stage] _ in
            queue.submit(.push(stage.screen("D")), animated: true)
            queue.run()
            answers = [queue.isStartingTransition, navigation.viewControllers.contains(stage.screen("D"))]
        }
        queue.submit(.pop, animated: true)
        #expect(answers == [true, false])
        #expect(queue.isBusy)
    }
}
