import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("The queue of changes")
struct StackQueueTests {
    private let fixture = Fixture("AB")
    private var queue: StackQueue { fixture.navigation.parts.queue }

    @Test("A change at rest is made at once", .covers(.stackChanges))
    func atRest() {
        #expect(queue.isAtRest)
        queue.submit(.push(fixture.screen("C")), animated: false)
        #expect(fixture.stack == "ABC")
        fixture.layOut()
        #expect(queue.isAtRest)
    }

    @Test("A change that is requested in an event waits", .covers(.stackChanges, .popEvents))
    func inEvent() {
        fixture.log.when("didPop") { [fixture] in
            fixture.navigation.pushViewController(fixture.screen("C"), animated: false)
            #expect(fixture.stack == "A")
            #expect(!fixture.navigation.parts.queue.isAtRest)
        }
        fixture.navigation.popViewController(animated: false)
        fixture.layOut()
        queue.turn()
        #expect(fixture.stack == "AC")
    }

    @Test("A pop announced for one screen doesn't pop another", .covers(.confirmation))
    func onlyIfOnTop() {
        let hasCalled = queue.performPop(as: .backButton, of: fixture.screen("A")) {
            fixture.navigation.popViewController(animated: false)
        }
        #expect(hasCalled && fixture.stack == "AB")
        queue.performPop(as: .backButton, of: fixture.screen("B")) {
            fixture.navigation.popViewController(animated: false)
        }
        #expect(fixture.stack == "A")
    }

    @Test("A pop that is announced and not requested is known", .covers(.neverHangs))
    func notRequested() {
        #expect(!queue.performPop(as: .backButton) {})
    }
}

@MainActor
@Suite("Departures from the stack")
struct DeparturesTests {
    private let screens = (0..<5).map { _ in UIViewController() }

    private func stack(_ places: Int...) -> [UIViewController] { places.map { screens[$0] } }

    @Test("A note returns the screens that have left, each once", .covers(.popEvents))
    func notes() {
        var departures = Departures()
        #expect(departures.note(stack(0, 1, 2)).isEmpty)
        #expect(departures.note(stack(0, 3)) == stack(1, 2))
        #expect(departures.note(stack(0, 3)).isEmpty)
    }

    @Test("A screen that has come since the last note has left by the next one", .covers(.popEvents))
    func arrivals() {
        var departures = Departures()
        _ = departures.note(stack(0))
        departures.noteArrivals(in: stack(0, 1))
        #expect(departures.mayChange(with: stack(0)) && departures.unreported == stack(0, 1))
        #expect(departures.note(stack(0)) == stack(1))
        #expect(!departures.mayChange(with: stack(0)))
    }

    @Test("A screen that the next change has brought back has not left yet", .covers(.popEvents))
    func broughtBack() {
        var departures = Departures()
        _ = departures.note(stack(0, 1, 2))
        #expect(departures.note(stack(0), present: stack(0, 2)) == stack(1))
        #expect(departures.note(stack(0)) == stack(2))
    }
}
