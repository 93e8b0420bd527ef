import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("Observations of events")
struct PopObservationTests {
    private func pop(_ fixture: Fixture) async {
        fixture.navigation.popViewController(animated: false)
        await fixture.settle()
    }

    @Test("Several observers receive each event, in the order in which they began", .covers(.popEvents))
    func several() async {
        let fixture = Fixture("AB")
        var order: [Int] = []
        let observations = (1...3).map { number in fixture.navigation.observePops { _ in order.append(number) } }
        await pop(fixture)
        // A pop begins, ends, and has removed its screen.
        #expect(order == [1, 2, 3, 1, 2, 3, 1, 2, 3])
        #expect(observations.count == 3)
    }

    @Test("Events that an observer causes follow the event, for every observer", .covers(.popEvents))
    func causedInHandler() async {
        let fixture = Fixture("ABC")
        let (navigation, first) = (fixture.navigation, fixture.log)
        first.when("didPop C") { [unowned navigation] in
            navigation.popViewController(animated: false)
            navigation.view.layoutIfNeeded()
        }
        let second = EventLog(of: navigation)
        var stream = navigation.popEvents.makeAsyncIterator()
        await pop(fixture)
        var streamed: [String] = []
        while streamed.count < 6, let event = await stream.next() { streamed.append(EventLog.describe(event)) }
        let firstPop = ["willPop C→B programmatic", "didPop C→B programmatic", "didRemove C"]
        let secondPop = ["willPop B→A programmatic", "didPop B→A programmatic", "didRemove B"]
        #expect(streamed == firstPop + secondPop)
        #expect(first.events == firstPop.dropLast() + secondPop.dropLast())
        #expect(second.events == first.events)
    }

    @Test("An observation ends when its token is released", .covers(.popEvents))
    func released() async {
        let fixture = Fixture("ABC")
        var count = 0
        var observation: PopObservation? = fixture.navigation.observePops { _ in count += 1 }
        await pop(fixture)
        #expect(count == 3 && observation != nil)
        observation = nil
        await pop(fixture)
        #expect(count == 3)
    }

    @Test("A token that nothing keeps ends the observation at once", .covers(.popEvents))
    func notKept() async {
        let fixture = Fixture("AB")
        var count = 0
        _ = fixture.navigation.observePops { _ in count += 1 }
        await pop(fixture)
        #expect(count == 0)
    }

    @Test("An observation can be ended before its token is released, even twice", .covers(.popEvents))
    func invalidated() async {
        let fixture = Fixture("AB")
        var count = 0
        let observation = fixture.navigation.observePops { _ in count += 1 }
        observation.invalidate()
        observation.invalidate()
        await pop(fixture)
        #expect(count == 0)
    }

    @Test("Observations that have ended are not kept", .covers(.popEvents, .neighbours))
    func notAccumulated() {
        let observers = PopObservers<PopEvent>()
        for _ in 0..<5 { _ = observers.add { _ in } }
        let entries = Mirror(reflecting: observers).children.first { $0.label == "handlers" }
        #expect(entries.map { Mirror(reflecting: $0.value).children.count } == 1)
    }

    @Test("An observer may end itself in its handler", .covers(.popEvents))
    func endsItself() async {
        let fixture = Fixture("ABC")
        var events: [PopEvent] = []
        var observation: PopObservation?
        observation = fixture.navigation.observePops { event in
            events.append(event)
            observation?.invalidate()
            observation = nil
        }
        await pop(fixture)
        await pop(fixture)
        #expect(events.count == 1 && observation == nil)
    }

    @Test("An observer may end another one that has not received the event yet", .covers(.popEvents))
    func endsAnother() async {
        let fixture = Fixture("AB")
        var count = 0
        var second: PopObservation?
        let first = fixture.navigation.observePops { _ in second = nil }
        second = fixture.navigation.observePops { _ in count += 1 }
        await pop(fixture)
        #expect(count == 0 && second == nil)
        first.invalidate()
    }

    @Test("An observer that begins in a handler receives the next event", .covers(.popEvents))
    func beginsInHandler() async {
        let fixture = Fixture("AB")
        var late: [String] = []
        var observations: [PopObservation] = []
        let navigation = fixture.navigation
        fixture.log.when("willPop") { [unowned navigation] in
            observations.append(navigation.observePops { late.append("\($0)".hasPrefix("didPop") ? "did" : "other") })
        }
        await pop(fixture)
        #expect(late == ["did", "other"] && observations.count == 1)
    }

    @Test(
        "An observation keeps neither the controller nor its screens alive",
        .covers(.popEvents, .neighbours, .deallocationInCallback))
    func lifetime() {
        var observation: PopObservation?
        weak var navigation: BasicNavigationController?
        do {
            let strong = BasicNavigationController(rootViewController: TestScreen("A"))
            observation = strong.observePops { _ in }
            navigation = strong
        }
        #expect(navigation == nil && observation != nil)
    }

    @Test("A handler is released with its observation", .covers(.neighbours))
    func handlerLifetime() {
        final class Owner {}
        let fixture = Fixture("AB")
        weak var owner: Owner?
        var observation: PopObservation?
        do {
            let strong = Owner()
            owner = strong
            observation = fixture.navigation.observePops { [strong] _ in _ = strong }
        }
        #expect(owner != nil && observation != nil)
        observation = nil
        #expect(owner == nil)
    }
}
