import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// On screens that UIKit refuses to pop, the delegate proxies see the touch at UIKit's undeclared question about the
/// event.
@MainActor
@Suite("Touches whose view isn't known when UIKit asks about the event")
struct UnknownViewTests {
    private nonisolated static let places = PopPlace.all + [15, 18].map { PopPlace(version: $0, start: 60) }

    /// A screen that UIKit refuses to pop, with a view.
    private func stage(
        _ refusal: RefusedByUIKit, at place: PopPlace, knowsView: Bool, showing view: UIView
    ) -> Stage {
        let stage = Stage("AB", on: .iOS(place.version), switches: { $0.knowsViewAtEventQuestion = knowsView })
        refusal.prepare(stage)
        stage.top.view.addSubview(view)
        stage.top.popPreferences.excludesLeadingEdge = true
        stage.device.settle()
        return stage
    }

    @Test(
        "An excluded view keeps its drags, whenever UIKit knows the touched view",
        .covers(.excludedPlaces, .delegateProxies),
        arguments: places, RefusedByUIKit.allCases)
    func excluded(place: PopPlace, refusal: RefusedByUIKit) {
        for knowsView in [true, false] {
            let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            let stage = stage(refusal, at: place, knowsView: knowsView, showing: canvas)
            stage.top.popPreferences.excludedViews = [canvas]
            stage.swipe(from: place.start)
            #expect(stage.stack == "AB" && stage.verdict == .refused(.excludedView))
            stage.swipe(from: place.start, y: 600)
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A view that precedes the swipe keeps its drags, whenever UIKit knows the touched view",
        .covers(.excludedPlaces, .delegateProxies), arguments: places, RefusedByUIKit.allCases)
    func preceding(place: PopPlace, refusal: RefusedByUIKit) {
        for knowsView in [true, false] {
            let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            // The pan begins after UIKit's recognizers and the own pan would.
            let pan = LateRecognizer(threshold: 60)
            map.addGestureRecognizer(pan)
            let stage = stage(refusal, at: place, knowsView: knowsView, showing: map)
            stage.top.popPreferences.precedingViews = [map]
            stage.pull(from: place.start, to: 250)
            #expect(pan.hasBegun && !stage.isSwiping)
            stage.lift()
            #expect(stage.stack == "AB")
        }
    }
}
