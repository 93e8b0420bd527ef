import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Nobody has reported in which state UIKit's recognizer calls the pop.
@MainActor
@Suite("The state of UIKit's recognizer when it calls the pop")
struct ChangedStateTests {
    @Test(
        "A swipe pops and reports its pop, whether UIKit calls it in `.began` or in `.changed`",
        .covers(.recognizers, .popEvents), arguments: PopPlace.all, [true, false])
    func pops(place: PopPlace, inChanged: Bool) {
        let stage = Stage("AB", on: .iOS(place.version), switches: { $0.popsInChanged = inChanged })
        stage.swipeAndCancel(from: place.start)
        #expect(stage.stack == "AB" && !stage.device.isHung)
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && !stage.device.isHung)
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        #expect(stage.verdict == .allowed)
    }

    @Test(
        "An attached swipe reports its pop, whether UIKit calls it in `.began` or in `.changed`",
        .covers(.recognizers, .popEvents), arguments: PopPlace.all, [true, false])
    func reports(place: PopPlace, inChanged: Bool) {
        let stage = PlainStage("AB", on: place.version, switches: { $0.popsInChanged = inChanged })
        var events: [String] = []
        let observation = stage.controller.observeSwipes { event in
            switch event {
            case .willPop(let pop): events.append("willPop \(pop.from)→\(pop.to)")
            case .didCancel(let pop): events.append("didCancel \(pop.from)→\(pop.to)")
            case .didPop(let pop): events.append("didPop \(pop.from)→\(pop.to)")
            default: events.append("\(event)")
            }
        }
        defer { withExtendedLifetime(observation) {} }
        stage.swipeAndCancel(from: place.start)
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && !stage.device.isHung)
        #expect(events == ["willPop B→A", "didCancel B→A", "willPop B→A", "didPop B→A"])
    }
}
