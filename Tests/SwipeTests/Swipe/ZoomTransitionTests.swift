import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// Zoom transitions exist on iOS 18 and later.
private let zoomingSwipes = TestedSwipe.all.filter { $0.version >= 18 }

@MainActor
@Suite("Screens with a zoom transition")
struct ZoomTransitionTests {
    private func stage(_ swipe: TestedSwipe) -> Stage {
        let stage = Stage("A", swipe)
        stage.pushZoomed("B")
        return stage
    }

    @Test(
        "The system's own gesture pops a zoomed screen, sideways and down; the library does not",
        .covers(.zoomTransitions),
        arguments: zoomingSwipes, [CGPoint(x: 350, y: 400), CGPoint(x: 60, y: 780)])
    func pops(swipe: TestedSwipe, end: CGPoint) {
        let stage = stage(swipe)
        stage.device.fingerDrag(from: CGPoint(x: 60, y: 400), to: end, duration: 0.25)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.verdict == nil, "what UIKit's gesture pops is not refused")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        stage.expectUsable()
    }

    @Test(
        "A zoom's pop counts as a gesture's if it is interactive from the start; else as the app's",
        .covers(.popEvents, .zoomTransitions), arguments: zoomingSwipes, [true, false])
    func trigger(swipe: TestedSwipe, isInteractive: Bool) {
        let stage = stage(swipe)
        stage.device.system.switches.zoomsBeginInteractive = isInteractive
        let trigger = isInteractive ? "gesture" : "programmatic"
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A \(trigger)", "didCancel B→A"])
        stage.swipe()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A \(trigger)", "didPop B→A \(trigger)"])
        stage.expectUsable()
    }

    @Test("While a cancelled zoom returns, a swipe applies to the screen on top", .covers(.zoomTransitions))
    func whileZoomReturns() {
        let stage = stage(.init(.system, on: 26))
        stage.pull(from: 60, to: 120)
        stage.releaseAfterRest()
        #expect(stage.navigation.transitionCoordinator?.isCancelled == true && stage.stack == "A")
        #expect(stage.navigation.topScreenOrReturning === stage.screen("A"))
    }

    @Test(
        "A drag from the edge pops a zoomed screen, with its own gesture or with UIKit's",
        .covers(.zoomTransitions), arguments: zoomingSwipes, [true, false])
    func fromEdge(swipe: TestedSwipe, refuses: Bool) {
        let stage = stage(swipe)
        stage.device.system.switches.refusesSwipesOfZooms = refuses
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
        stage.expectUsable()
    }

    @Test(
        "On a zoomed screen UIKit's edge recognizer follows a finger in a preceding view too",
        .covers(.zoomTransitions, .leadingEdge), arguments: zoomingSwipes)
    func precedingAtEdge(swipe: TestedSwipe) {
        let stage = stage(swipe)
        stage.device.system.switches.refusesSwipesOfZooms = false
        let map = UIView.map()
        stage.top.view.addSubview(map)
        stage.top.popPreferences.precedingViews = [map]
        stage.top.popPreferences.excludesLeadingEdge = true
        stage.device.fingerDown(at: stage.point(5))
        #expect(stage.edge.numberOfTouches == 1)
        stage.lift()
    }

    @Test(
        "A zoom at the root, which no gesture pops, causes no warning", .covers(.zoomTransitions), arguments: [18, 26])
    func root(version: Int) {
        let warnings = ExpectedWarnings.during {
            _ = Stage("A", .init(on: version)) { $0.preferredTransition = .zoom { _ in nil } }
        }
        #expect(warnings == [])
    }

    /// What a screen with a zoom can state that its gestures don't obey.
    enum ZoomStatement: CaseIterable, Sendable {
        case none, controllersSwitch, screensSwitch, question, asynchronousQuestion
    }

    private final class ZoomedStating: PlainScreen, PopGestureConfigurable {
        var popPreferences = PopPreferences()
    }

    private final class ZoomedAsking: PlainScreen, PopConfirming {
        func shouldPop(for trigger: PopTrigger) -> Bool { false }
    }

    private final class ZoomedAskingLater: PlainScreen, AsyncPopConfirming {
        func shouldPop(for trigger: PopTrigger) async -> Bool { false }
    }

    @Test(
        "A zoom that ignores a switch or a question causes one warning", .covers(.zoomTransitions),
        arguments: zoomingSwipes, ZoomStatement.allCases)
    func warning(swipe: TestedSwipe, statement: ZoomStatement) {
        let stage = Stage("A", swipe)
        func makeScreen() -> UIViewController {
            switch statement {
            case .none: return ZoomedStating("Z")
            case .controllersSwitch:
                stage.navigation.popGestureRecognizerEnabled = false
                return ZoomedStating("Z")
            case .screensSwitch:
                let screen = ZoomedStating("Z")
                screen.popPreferences.isGestureEnabled = false
                return screen
            case .question: return ZoomedAsking("Z")
            case .asynchronousQuestion: return ZoomedAskingLater("Z")
            }
        }
        let warnings = ExpectedWarnings.during {
            for _ in 1...2 {
                let screen = makeScreen()
                screen.preferredTransition = .zoom { _ in nil }
                stage.push(screen)
                // The zoom's gesture still pops.
                stage.swipe()
                #expect(stage.stack == "A")
            }
        }
        #expect(warnings.count == (statement == .none ? 0 : 1))
        #expect(warnings.allSatisfy { $0.contains("ZoomOptions.followPopPreferences(of:)") })
    }

    @Test(
        "A cancelled zoom leaves the controller usable", .covers(.popEvents, .zoomTransitions),
        arguments: zoomingSwipes)
    func cancelled(swipe: TestedSwipe) {
        let stage = stage(swipe)
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        stage.expectUsable()
    }

    @Test(
        "The edge gesture interrupts a zoom back and pops the next screen, as in a plain controller",
        .covers(.neverHangs, .popEvents, .zoomTransitions), arguments: [26, 27])
    func interruptedByEdgeGesture(version: Int) {
        let stage = stage(.init(on: version))
        stage.navigation.setViewControllers(["X", "A", "B"].map(stage.screen), animated: false)
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 2)
        #expect(stage.stack == "X")
        #expect(
            stage.takeEvents() == [
                "willPop B→A programmatic", "didPop B→A programmatic", "willPop A→X gesture", "didPop A→X gesture",
            ])
        #expect(!stage.device.isHung)
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test(
        "A zoomed screen that leaves the stack under a finger leaves the controller usable",
        .covers(.neverHangs, .zoomTransitions),
        arguments: zoomingSwipes, [2, 30] as [CGFloat])
    func replacedUnderFinger(swipe: TestedSwipe, start: CGFloat) {
        let stage = stage(swipe)
        stage.device.fingerDown(at: stage.point(start, 430))
        stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: true)
        stage.device.fingerMove(to: stage.point(start + 200, 310), duration: 0.3)
        stage.lift()
        #expect(stage.stack == "AC")
        // The zoom's own gesture may be popping, which nothing tells the library.
        #expect(stage.takeEvents() == [])
        stage.expectUsable()
    }

    @Test(
        "An update in viewWillAppear leaves the recognizer enabled with which UIKit pops the screen",
        .covers(.neverHangs, .zoomTransitions))
    func updateAtBeginning() {
        // Before iOS 18 the simulated system has no zoom: UIKit's edge gesture pops the screen.
        let stage = stage(.init(on: 17))
        stage.screen("A").whenAppearing = {
            ($0.navigationController as? BasicNavigationController)?.setNeedsPopPreferencesUpdate(animated: true)
        }
        stage.swipe(from: 4)
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
        stage.expectUsable()
    }

    @Test("A screen above a zoomed one is swiped as usual", .covers(.zoomTransitions), arguments: zoomingSwipes)
    func above(swipe: TestedSwipe) {
        let stage = stage(swipe)
        stage.push("C")
        stage.swipe()
        #expect(stage.stack == "AB" && stage.verdict == .allowed)
        stage.pop()
        #expect(stage.takeEvents().last == "didPop B→A programmatic")
    }

    @Test(
        "A drag that UIKit's gesture does not use is refused", .covers(.reasons, .zoomTransitions),
        arguments: zoomingSwipes)
    func refused(swipe: TestedSwipe) {
        let stage = stage(swipe)
        stage.drag(from: 60, to: 60, y: 400, endY: 300)
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused systemTransition"])
    }
}
