import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// Lines about UIKit's recognizers that apps have, and that must do what they do on a plain controller.
@MainActor
@Suite("Lines of apps about UIKit's recognizers")
struct AppLineTests {
    /// What one finger has done.
    private struct LineOutcome: Equatable, CustomStringConvertible {
        var stack: String
        var states: [UIGestureRecognizer.State]
        var offset: CGFloat = 0
        var isHung = false
        var description: String { "\(stack) \(states.map(\.rawValue)) \(offset) \(isHung)" }
    }

    private nonisolated static let starts = [5, 15, 60, 200] as [CGFloat]

    /// The places at which the library has configured no other outcome than a plain controller: the area is the whole
    /// width on iOS 26 and later, and the strip before.
    private nonisolated static let places = [15, 18, 26, 27].flatMap { version in
        starts.filter { version >= 26 || $0 < 20 }.map { PopPlace(version: version, start: $0) }
    }

    /// What the same finger does without and with the library.
    private func compare(
        _ place: PopPlace, switches: (inout SystemSwitches) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation, _ act: (any FingerStage) -> LineOutcome
    ) -> LineOutcome {
        let plain = act(PlainStage("AB", on: place.version, switches: switches))
        let stage = Stage("AB", on: .init(.init(on: place.version)), switches: switches)
        stage.navigation.popGestureArea = .full
        let own = act(stage)
        #expect(own == plain, sourceLocation: sourceLocation)
        return plain
    }

    @Test(
        "`edge.require(toFail: carousel.pan)` lets the carousel scroll first",
        .covers(.scrollViews, .leadingEdge, .appLines), arguments: places,
        [true, false])
    func carousel(place: PopPlace, explicitWins: Bool) {
        // Outside the strip a carousel at its limit lets the screen pop.
        for offset in place.start < 20 ? [400, 0] : [400] as [CGFloat] {
            let outcome = compare(place, switches: { $0.explicitRequirementWins = explicitWins }) { stage in
                let carousel = UIScrollView.carousel()
                carousel.contentOffset.x = offset
                stage.top.view.addSubview(carousel)
                stage.edge.require(toFail: carousel.panGestureRecognizer)
                stage.pull(from: place.start, to: place.start + 150)
                let states = [stage.edge.state, carousel.panGestureRecognizer.state]
                let scrolled = carousel.contentOffset.x
                stage.lift()
                return LineOutcome(stack: stage.stack, states: states, offset: scrolled, isHung: stage.device.isHung)
            }
            if explicitWins, offset > 0, place.start < 20 { #expect(outcome.states[1] == .changed) }
        }
    }

    @Test(
        "`edge.require(toFail: carousel.pan)` with a delegate for animators pops or scrolls",
        .covers(.transitions, .scrollViews, .appLines), arguments: places, [true, false])
    func carouselWithAnimators(place: PopPlace, hasAnimator: Bool) {
        func act(_ stage: any FingerStage) -> LineOutcome {
            let delegate = AnimatingDelegate()
            if !hasAnimator { delegate.animator = nil }
            stage.controller.delegate = delegate
            let carousel = UIScrollView.carousel()
            carousel.contentOffset.x = 400
            stage.top.view.addSubview(carousel)
            stage.edge.require(toFail: carousel.panGestureRecognizer)
            stage.pull(from: place.start, to: place.start + 150)
            let scrolled = carousel.contentOffset.x
            let hasBegun = stage.isSwiping || carousel.panGestureRecognizer.hasBegun
            withExtendedLifetime(delegate) { stage.lift() }
            return LineOutcome(
                stack: stage.stack, states: [hasBegun ? .began : .failed], offset: scrolled,
                isHung: stage.device.isHung)
        }
        #expect(act(PlainStage("AB", on: place.version)).states == [.began])
        let stage = Stage("AB", .init(on: place.version))
        stage.navigation.popGestureArea = .full
        let own = act(stage)
        // The carousel scrolls, or the screen pops; never neither.
        #expect(own.states == [.began] && !own.isHung)
    }

    @Test(
        "`edge.require(toFail: drawer)` opens the drawer first", .covers(.leadingEdge, .appLines), arguments: places,
        [true, false])
    func drawer(place: PopPlace, explicitWins: Bool) {
        let outcome = compare(place, switches: { $0.explicitRequirementWins = explicitWins }) { stage in
            let drawer = UIScreenEdgePanGestureRecognizer()
            drawer.edges = .left
            stage.device.window.addGestureRecognizer(drawer)
            stage.edge.require(toFail: drawer)
            stage.pull(from: place.start, to: place.start + 150)
            let states = [stage.edge.state, drawer.state]
            stage.lift()
            return LineOutcome(stack: stage.stack, states: states, isHung: stage.device.isHung)
        }
        if explicitWins, place.start < 20 { #expect(outcome.states == [.failed, .changed] && outcome.stack == "AB") }
    }

    @Test(
        "`mine.require(toFail: edge)` delays the app's pan as without the library", .covers(.leadingEdge, .appLines),
        arguments: places)
    func mine(place: PopPlace) {
        _ = compare(place) { stage in
            let map = UIView.map()
            stage.top.view.addSubview(map)
            let mine = map.gestureRecognizers![0]
            mine.require(toFail: stage.edge)
            if let content = stage.content { mine.require(toFail: content) }
            var states: [UIGestureRecognizer.State] = []
            stage.device.fingerDown(at: stage.point(place.start))
            for distance in stride(from: 2 as CGFloat, through: 60, by: 2) {
                stage.device.fingerMove(to: stage.point(place.start + distance), duration: 1 / 60)
                states += [mine.state, stage.edge.state]
            }
            stage.lift()
            return LineOutcome(stack: stage.stack, states: states, isHung: stage.device.isHung)
        }
    }

    @Test(
        "A screen-edge pan of the app or of a web view is never preceded by the library",
        .covers(.leadingEdge, .appLines),
        arguments: places, [UIRectEdge.left, .right])
    func otherEdgePan(place: PopPlace, edge: UIRectEdge) {
        _ = compare(place) { stage in
            let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = edge
            page.addGestureRecognizer(pan)
            stage.top.view.addSubview(page)
            let start = edge == .left ? place.start : 388
            var states: [UIGestureRecognizer.State] = []
            stage.device.fingerDown(at: stage.point(start))
            for distance in stride(from: 2 as CGFloat, through: 60, by: 2) {
                stage.device.fingerMove(
                    to: stage.point(edge == .left ? start + distance : start - distance), duration: 1 / 60)
                states += [pan.state, stage.edge.state]
            }
            stage.lift()
            return LineOutcome(stack: stage.stack, states: states, isHung: stage.device.isHung)
        }
    }

    @Test(
        "The own pan never precedes a screen-edge pan, even with the app's animators",
        .covers(.transitions, .leadingEdge, .appLines),
        arguments: [15, 18, 26, 27])
    func notPreceded(version: Int) throws {
        let stage = Stage("AB", .init(on: version))
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        let own = try #require(stage.navigation.popRecognizer)
        func precedes(_ pan: UIGestureRecognizer) -> Bool {
            stage.navigation.gestureRecognizer(own, shouldBeRequiredToFailBy: pan)
        }
        for start in [5, 60] as [CGFloat] {
            stage.device.fingerDown(at: stage.point(start))
            stage.device.fingerMove(to: stage.point(start + 8))
            #expect(!precedes(UIScreenEdgePanGestureRecognizer()))
            #expect(precedes(UIPanGestureRecognizer()) == (start < 20))
            stage.lift()
        }
    }

    /// A target that notes the states with which it is called.
    @MainActor
    private final class StateTarget: NSObject, MessageReceiver {
        var states: [UIGestureRecognizer.State] = []
        func answers(_ selector: Selector) -> Bool { selector == Selector("note:") }
        func receive(_ selector: Selector, _ argument: AnyObject?) {
            if let recognizer = argument as? UIGestureRecognizer { states.append(recognizer.state) }
        }
    }

    @Test(
        "`addTarget` on UIKit's recognizers reports the same states in the same events",
        .covers(.recognizers, .appLines),
        arguments: places)
    func targets(place: PopPlace) {
        let outcome = compare(place) { stage in
            let target = StateTarget()
            for recognizer in [stage.edge, stage.content] {
                recognizer?.addTarget(target, action: Selector("note:"))
            }
            stage.device.fingerDown(at: stage.point(place.start))
            for distance in stride(from: 4 as CGFloat, through: 200, by: 4) {
                stage.device.fingerMove(to: stage.point(place.start + distance), duration: 1 / 60)
                // The number of calls after each event.
                target.states.append(.possible)
            }
            stage.lift()
            return LineOutcome(stack: stage.stack, states: target.states, isHung: stage.device.isHung)
        }
        #expect(outcome.states.contains(.began) && outcome.states.contains(.ended))
    }

    @Test(
        "Removing UIKit's target doesn't hang the controller",
        .covers(.recognizers, .neverHangs, .appLines), arguments: places)
    func removedTargets(place: PopPlace) {
        _ = compare(place) { stage in
            for recognizer in [stage.edge, stage.content] { recognizer?.removeTarget(nil, action: nil) }
            stage.pull(from: place.start, to: place.start + 150)
            let states = [stage.edge.state, stage.content?.state ?? .possible]
            stage.lift()
            return LineOutcome(stack: stage.stack, states: states, isHung: stage.device.isHung)
        }
    }

    @Test(
        "A pan that sends `handleNavigationTransition:` to the edge recognizer's delegate pops", .needsPrivateAPI,
        .covers(.connection, .appLines), .bug("https://github.com/forkingdog/FDFullscreenPopGesture"),
        arguments: [15, 18, 26, 27])
    func foreignPan(version: Int) {
        func pop(_ stage: any FingerStage) -> String {
            let pan = UIPanGestureRecognizer()
            pan.addTarget(stage.edge.delegate!, action: Selector("handleNavigationTransition:"))
            let strip = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            strip.addGestureRecognizer(pan)
            stage.top.view.addSubview(strip)
            stage.content?.isEnabled = false
            stage.swipe(from: 200)
            return stage.stack
        }
        let plain = pop(PlainStage("AB", on: version))
        #expect(plain == "A")
        let stage = Stage("AB", .init(on: version))
        #expect(pop(stage) == plain)
        #expect(!stage.device.isHung)
    }

    @Test(
        "A subclass that makes every recognizer wait pops at the edge and in the content",
        .covers(.leadingEdge, .overridesWithoutSuper, .appLines), arguments: TestedSwipe.all)
    func everyoneWaits(swipe: TestedSwipe) {
        final class Required: BasicNavigationController {
            override func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let stage = Stage("ABC", swipe, navigation: Required(nibName: nil, bundle: nil))
        stage.swipe(from: 5)
        #expect(stage.stack == "AB" && !stage.device.isHung)
        stage.swipe(from: 60)
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "A subclass that makes its recognizers wait for every other one keeps its edge swipe",
        .covers(.leadingEdge, .overridesWithoutSuper, .appLines), arguments: TestedSwipe.all)
    func waitsForEveryone(swipe: TestedSwipe) {
        final class Requiring: BasicNavigationController {
            override func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let stage = Stage("ABC", swipe, navigation: Requiring(nibName: nil, bundle: nil))
        stage.swipe(from: 5)
        #expect(stage.stack == "AB" && !stage.device.isHung)
    }
}
