import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// The queue beside a swipe whose answers a test sets. Apple's UIKit may ask in another order than the simulated one.
@MainActor
@Suite("The queue and the swipe")
struct StackQueueTests {
    private final class Swipe: SwipeControl {
        var driverOfUIKitsPop: PopDriver?
        let isSwiping = false
        func popDidBegin() {}
        func update() {}
        func takeTouches() {}
        func cancel() {}
        func cancelAllowedDrag() {}
        func cancelIfPostponed() {}
    }

    private let stage = Stage("ABC", .init(on: 26))
    private let swipe = Swipe()

    private func queue() -> StackQueue {
        let queue = newQueue(of: stage.navigation)
        queue.swipe = swipe
        return queue
    }

    private func newQueue(of navigation: BasicNavigationController) -> StackQueue {
        let parts = navigation.parts
        return StackQueue(
            of: navigation, bar: parts.bar, system: parts.system, observers: parts.observers)
    }

    @Test("When a second swipe requests its pop, the first one's is reported as done", .covers(11, 12))
    func secondSwipe() {
        let queue = queue()
        swipe.driverOfUIKitsPop = .contentPop
        for _ in 0..<2 {
            queue.submit(.pop, animated: true)
            stage.device.wait(0.1)
        }
        let events = stage.takeEvents().filter { !$0.hasPrefix("didRemove") }
        #expect(events.prefix(2) == ["willPop C→B gesture", "didPop C→B gesture"])
    }

    @Test("No other change is passed on while UIKit performs a change", .covers(26))
    func insideOfChange() {
        let queue = queue()
        let navigation = stage.navigation
        var phase: StackPhase?
        var isPushed: Bool?
        stage.top.whenLeaving = { [unowned stage] _ in
            queue.submit(.push(stage.screen("D")), animated: true)
            phase = queue.phase
            isPushed = navigation.viewControllers.contains(stage.screen("D"))
        }
        queue.submit(.pop, animated: true)
        #expect(phase == .applying && isPushed == false)
    }

    @Test("A new queue is at rest, also where UIKit does not report transitions", .covers(11))
    func new() {
        var configuration = SimulatedDevice.Configuration()
        configuration.privateParts.remove(.isTransitioning)
        let stage = Stage("AB", on: configuration)
        #expect(newQueue(of: stage.navigation).phase == .atRest)
    }

    @Test("No swipe is cancelled inside of UIKit's call and before its transition starts", .covers(11))
    func cancelling() {
        let queue = stage.navigation.parts.queue
        var insideOfCall: Bool?
        stage.top.whenLeaving = { _ in insideOfCall = queue.allowsCancellingSwipes }
        stage.navigation.popViewController(animated: true)
        #expect(insideOfCall == false)
        #expect(queue.phase == .starting && !queue.allowsCancellingSwipes)
        stage.device.wait(0.1)
        #expect(queue.phase == .sliding && queue.allowsCancellingSwipes)
    }
}
