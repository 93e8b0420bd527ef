import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// `require(toFail: popRecognizer)` costs nothing where no swipe can begin.
@MainActor
@Suite("Recognizers of apps that wait for the own pan")
struct RequirementCostTests {
    /// A situation in which the controller's own pan cannot pop.
    enum PlaceWithoutSwipe: String, CaseIterable, Sendable {
        case excluded, outsideArea, disabledByScreen, disabled, atRoot, slider, innerStack, byUIKit

        /// Points from the leading edge.
        var start: CGFloat { self == .outsideArea ? 300 : 60 }

        /// Systems on which the situation keeps the own pan from popping.
        var versions: [Int] { self == .byUIKit ? [26, 27] : [15, 18, 26, 27] }

        @MainActor
        func stage(on version: Int, showing canvas: UIView) -> Stage {
            let stage = Stage(self == .atRoot ? "A" : "AB", .init(on: version))
            stage.top.view.addSubview(canvas)
            switch self {
            case .excluded: stage.top.popPreferences.excludedViews = [canvas]
            case .disabledByScreen: stage.top.popPreferences.isGestureEnabled = false
            case .disabled: stage.navigation.popGestureRecognizerEnabled = false
            case .slider:
                let knob = UIControl(frame: canvas.bounds)
                knob.addAction(UIAction { _ in }, for: .valueChanged)
                canvas.addSubview(knob)
            case .innerStack:
                let inner = UINavigationController()
                inner.viewControllers = [TestScreen("X"), TestScreen("Y")]
                stage.top.embed(inner)
                inner.topViewController?.view.addSubview(canvas)
            case .outsideArea, .atRoot, .byUIKit: break
            }
            stage.device.settle()
            return stage
        }

        nonisolated static let onSystems = allCases.flatMap { situation in
            situation.versions.map { (situation, $0) }
        }
    }

    private func canvas() -> UIView { UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 400)) }

    /// The points after which a pan that needs 3 has begun.
    private func pointsToBegin(
        _ situation: PlaceWithoutSwipe, on version: Int, waits: Bool, toward direction: CGVector
    ) throws -> Int? {
        let canvas = canvas()
        let stage = situation.stage(on: version, showing: canvas)
        let pan = LateRecognizer(threshold: 3)
        (canvas.subviews.first ?? canvas).addGestureRecognizer(pan)
        if waits { pan.require(toFail: try #require(stage.navigation.popRecognizer)) }
        stage.device.fingerDown(at: stage.point(situation.start))
        defer { stage.lift() }
        return (1...40).first { points in
            stage.device.fingerMove(
                to: stage.point(
                    situation.start + direction.dx * CGFloat(points), 400 + direction.dy * CGFloat(points)),
                duration: 1 / 60)
            return pan.hasBegun
        }
    }

    @Test(
        "A pan with 3 points of hysteresis begins as without the requirement",
        .covers(.recognizers, .leadingEdge, .appLines),
        arguments: PlaceWithoutSwipe.onSystems)
    func pan(situation: PlaceWithoutSwipe, version: Int) throws {
        for direction in [CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 1)] {
            let without = try pointsToBegin(situation, on: version, waits: false, toward: direction)
            #expect(without == 3)
            #expect(try pointsToBegin(situation, on: version, waits: true, toward: direction) == without)
        }
    }

    @Test(
        "A long press fires while the finger is down", .covers(.recognizers, .leadingEdge, .appLines),
        arguments: PlaceWithoutSwipe.onSystems)
    func longPress(situation: PlaceWithoutSwipe, version: Int) throws {
        let canvas = canvas()
        let stage = situation.stage(on: version, showing: canvas)
        let press = UILongPressGestureRecognizer()
        (canvas.subviews.first ?? canvas).addGestureRecognizer(press)
        press.require(toFail: try #require(stage.navigation.popRecognizer))
        stage.device.fingerDown(at: stage.point(situation.start))
        stage.device.wait(0.49)
        #expect(press.state == .possible)
        stage.device.wait(0.05)
        #expect(press.state == .began)
        stage.lift()
    }

    @Test(
        "A tap is recognized when the finger lifts", .covers(.recognizers, .leadingEdge, .appLines),
        arguments: PlaceWithoutSwipe.onSystems)
    func tap(situation: PlaceWithoutSwipe, version: Int) throws {
        final class Counter: NSObject, MessageReceiver {
            var taps = 0
            func answers(_ selector: Selector) -> Bool { selector == Selector("tap") }
            func receive(_ selector: Selector, _ argument: AnyObject?) { taps += 1 }
        }
        let canvas = canvas()
        let stage = situation.stage(on: version, showing: canvas)
        let counter = Counter()
        let tap = UITapGestureRecognizer(target: counter, action: Selector("tap"))
        (canvas.subviews.first ?? canvas).addGestureRecognizer(tap)
        tap.require(toFail: try #require(stage.navigation.popRecognizer))
        stage.device.fingerTap(at: stage.point(situation.start))
        #expect(counter.taps == 1)
    }

    @Test(
        "Where the own pan may pop, a pan that waits for it begins after a drag the other way",
        .covers(.leadingEdge, .appLines),
        arguments: TestedSwipe.ofOwnPan)
    func wherePopping(swipe: TestedSwipe) throws {
        let canvas = canvas()
        let stage = Stage("AB", swipe, showing: canvas)
        let pan = LateRecognizer(threshold: 3)
        canvas.addGestureRecognizer(pan)
        pan.require(toFail: try #require(stage.navigation.popRecognizer))
        stage.pull(from: 100, to: 60)
        #expect(pan.hasBegun)
        stage.lift()
        stage.pull(from: 60, to: 160)
        #expect(!pan.hasBegun && stage.stack == "A")
        stage.lift()
    }

    @Test(
        "In the strip, a pan that waits for the own pan waits only for UIKit's edge recognizer",
        .covers(.leadingEdge, .edgeByUIKit, .appLines),
        arguments: [15, 18, 26, 27])
    func inStrip(version: Int) throws {
        func points(waits: Bool) throws -> Int? {
            let canvas = canvas()
            let stage = Stage("AB", .init(on: version), showing: canvas)
            let pan = LateRecognizer(threshold: 3)
            canvas.addGestureRecognizer(pan)
            if waits { pan.require(toFail: try #require(stage.navigation.popRecognizer)) }
            stage.device.fingerDown(at: stage.point(5))
            defer { stage.lift() }
            return (1...40).first { points in
                stage.device.fingerMove(to: stage.point(5, 400 + CGFloat(points)), duration: 1 / 60)
                return pan.hasBegun
            }
        }
        #expect(try points(waits: true) == points(waits: false))
    }
}
