import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// An app that locks the swipe through UIKit's API, as apps did before they had the library, keeps its screens.
@MainActor
@Suite("Locks through UIKit's API")
struct LockTests {
    /// The systems without a content recognizer, with and without the private handler.
    private nonisolated static let ownPans = TestedSwipe.ofOwnPan

    private func lockedStage(_ swipe: TestedSwipe, _ delegate: LockDelegate) -> Stage {
        let stage = Stage("AB", swipe)
        stage.keep(delegate)
        for recognizer in [stage.edge, stage.content].compactMap({ $0 }) { recognizer.delegate = delegate }
        return stage
    }

    @Test(
        "A screen stays if the app's delegate of UIKit's recognizers refuses to begin",
        .covers(.recognizers, .delegateProxies),
        .bug("https://stackoverflow.com/questions/17209468"), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func refusesToBegin(swipe: TestedSwipe, start: CGFloat) {
        let delegate = LockDelegate()
        delegate.begins = { _ in false }
        let stage = lockedStage(swipe, delegate)
        _ = ExpectedWarnings.during { stage.swipe(from: start) }
        #expect(stage.stack == "AB")
        // On iOS 26, UIKit asks about both recognizers at the edge.
        #expect(delegate.questions == (swipe.version >= 26 && start < 20 ? 2 : 1))
    }

    @Test(
        "A screen stays if the app's delegate of UIKit's recognizers refuses touches",
        .covers(.recognizers, .delegateProxies), arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func refusesTouches(swipe: TestedSwipe, start: CGFloat) {
        let delegate = LockDelegate()
        delegate.receives = { _, _ in false }
        let stage = lockedStage(swipe, delegate)
        _ = ExpectedWarnings.during { stage.swipe(from: start) }
        #expect(stage.stack == "AB" && delegate.questions == 0)
        if swipe.version < 26, start > 20 { #expect(stage.verdict == .refused(.delegateDeclined)) }
    }

    @Test(
        "A delegate that refuses only UIKit's recognizers is asked about one of them",
        .covers(.recognizers, .delegateProxies), arguments: ownPans)
    func comparesIdentity(swipe: TestedSwipe) {
        let delegate = LockDelegate()
        let stage = lockedStage(swipe, delegate)
        delegate.begins = { [weak stage] in $0 !== stage?.edge }
        let warnings = ExpectedWarnings.during { stage.swipe() }
        #expect(stage.stack == "AB" && stage.verdict == .refused(.delegateDeclined))
        #expect(warnings.count == 1 && warnings[0].contains("LockDelegate"))
    }

    @Test("A delegate is asked once, when a drag has moved forward by 10 points", .covers(.recognizers))
    func askedOnce() {
        let delegate = LockDelegate()
        let stage = lockedStage(.init(on: 18), delegate)
        stage.device.fingerDown(at: stage.point(60))
        // First a short way, and then more down than forward, as a thumb in an arc.
        for (end, y) in [(66, 400), (66, 412), (76, 422)] as [(CGFloat, CGFloat)] {
            stage.device.fingerMove(to: stage.point(end, y), duration: 0.1)
            #expect(delegate.questions == 0)
        }
        stage.device.fingerMove(to: stage.point(360, 430), duration: 0.25)
        stage.liftAfterRest()
        #expect(stage.stack == "A" && delegate.questions == 1)
    }

    @Test("A drag that the rules refuse ends the own pan at once, and the delegate isn't asked", .covers(.recognizers))
    func refusedByRules() {
        let delegate = LockDelegate()
        let stage = lockedStage(.init(on: 18), delegate)
        stage.device.fingerDown(at: stage.point(60))
        stage.top.popPreferences.isGestureEnabled = false
        #expect(stage.navigation.popRecognizer?.numberOfTouches == 1)
        stage.device.fingerMove(to: stage.point(75), duration: 0.1)
        #expect(stage.navigation.popRecognizer?.numberOfTouches == 0 && delegate.questions == 0)
        stage.lift()
    }

    @Test(
        "A delegate is asked about a finger that crosses the edge recognizer's distance at once", .covers(.recognizers),
        arguments: [false, true])
    func jump(agrees: Bool) {
        let delegate = LockDelegate()
        delegate.begins = { _ in agrees }
        let stage = Stage("AB", on: .iOS(18), switches: { $0.jumpsMissEdge = true })
        stage.edge.delegate = delegate
        _ = ExpectedWarnings.during {
            stage.device.fingerDown(at: stage.point(5))
            stage.device.fingerMove(to: stage.point(265), duration: 0)
            stage.device.fingerMove(to: stage.point(300), duration: 0.1)
            stage.liftAfterRest()
        }
        #expect(stage.stack == (agrees ? "A" : "AB") && delegate.questions > 0)
    }

    @Test("A delegate that refuses in a stack inside a screen is logged too", .covers(.recognizers), arguments: ownPans)
    func nestedStack(swipe: TestedSwipe) throws {
        let stage = Stage("AB", swipe)
        let inner = BasicNavigationController(rootViewController: PlainScreen("I"))
        stage.top.embed(inner)
        inner.pushViewController(PlainScreen("J"), animated: false)
        stage.device.settle()
        let delegate = LockDelegate()
        delegate.begins = { _ in false }
        try #require(inner.interactivePopGestureRecognizer).delegate = delegate
        let warnings = ExpectedWarnings.during { stage.swipe(from: 60) }
        #expect(inner.viewControllers.count == 2 && stage.stack == "AB")
        #expect(warnings.contains { $0.contains("LockDelegate") })
    }

    @Test(
        "A delegate that wraps the library's proxy leaves preceding views and questions alone",
        .covers(.recognizers, .delegateProxies), arguments: ownPans, [false, true])
    func wrapsProxy(swipe: TestedSwipe, agrees: Bool) {
        let chart = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
        chart.addGestureRecognizer(UITapGestureRecognizer())
        let stage = Stage("AB", swipe, showing: chart)
        stage.top.popPreferences.precedingViews = [chart]
        stage.top.agrees = agrees
        let wrapper = KeepingDelegate()
        wrapper.claim(stage.edge)
        stage.swipe(y: 600)
        #expect(stage.stack == (agrees ? "A" : "AB") && stage.screen("B").askedFor == [.gesture])
        #expect(stage.verdict == (agrees ? .allowed : .refused(.screenDeclined)))
    }

    @Test(
        "A screen stays if UIKit's recognizer is taken off its view", .covers(.recognizers),
        .bug("https://stackoverflow.com/questions/17209468"), arguments: ownPans, [5, 60] as [CGFloat])
    func removed(swipe: TestedSwipe, start: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.navigation.view.removeGestureRecognizer(stage.edge)
        let warnings = ExpectedWarnings.during { stage.swipe(from: start) }
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabled) && warnings.count == 1)
        stage.navigation.view.addGestureRecognizer(stage.edge)
        stage.swipe(from: start)
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen without UIKit's back button stays if UIKit's recognizer is disabled", .covers(.recognizers),
        arguments: ownPans, [true, false])
    func disabled(swipe: TestedSwipe, hidesBar: Bool) {
        let stage = Stage("AB", swipe)
        if hidesBar {
            stage.navigation.setNavigationBarHidden(true, animated: false)
        } else {
            stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
        }
        stage.edge.isEnabled = false
        let warnings = ExpectedWarnings.during {
            stage.swipe()
            stage.swipe()
        }
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabled) && warnings.count == 1)
    }

    @Test(
        "On a locked screen a carousel at its limit begins as on a plain controller",
        .covers(.recognizers, .refusedDragsTakeNothing), arguments: ownPans, [false, true])
    func otherDrags(swipe: TestedSwipe, receives: Bool) {
        func beginning(on stage: any FingerStage) -> CGFloat? {
            let carousel = UIScrollView.carousel()
            stage.top.view.addSubview(carousel)
            stage.device.fingerDown(at: CGPoint(x: 60, y: 400))
            let point = stride(from: 61 as CGFloat, through: 120, by: 1).first { x in
                stage.device.fingerMove(to: CGPoint(x: x, y: 400), duration: 1 / 60)
                return carousel.isDragging
            }
            stage.lift()
            return point
        }
        let delegate = LockDelegate()
        delegate.begins = { _ in false }
        delegate.receives = { _, _ in receives }
        let plain = PlainStage("AB", on: swipe.version)
        let (expected, locked) = (beginning(on: plain), lockedStage(swipe, delegate))
        _ = ExpectedWarnings.during { #expect(beginning(on: locked) == expected) }
        #expect(expected != nil && locked.stack == "AB")
    }
}
