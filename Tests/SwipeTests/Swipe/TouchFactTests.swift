import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Facts about a touch")
struct TouchFactTests {
    private final class ReadCountingNavigation: BasicNavigationController {
        var reads = 0

        override func popPreferences(for screen: UIViewController) -> PopPreferences {
            reads += 1
            return super.popPreferences(for: screen)
        }
    }

    @Test("A layout pass doesn't read the preferences again", .covers(.preferencesReadLate))
    func layout() {
        let device = SimulatedDevice(.iOS(26))
        let navigation = ReadCountingNavigation(rootViewController: TestScreen("A"))
        device.show(navigation)
        device.settle()
        let reads = navigation.reads
        for _ in 0..<3 {
            navigation.view.setNeedsLayout()
            device.settle()
        }
        #expect(reads > 0 && navigation.reads == reads)
    }

    @Test(
        "Preferences are read as often for a drag over many recognizers as over none", .covers(.preferencesReadLate),
        arguments: [15, 18, 26, 27], [5, 60] as [CGFloat])
    func reads(version: Int, start: CGFloat) {
        func reads(_ recognizers: Int) -> [Int] {
            let navigation = ReadCountingNavigation(nibName: nil, bundle: nil)
            let stage = Stage("AB", .init(on: version), navigation: navigation)
            for _ in 0..<recognizers {
                let pan = UIPanGestureRecognizer()
                pan.minimumNumberOfTouches = 2
                stage.top.view.addGestureRecognizer(pan)
            }
            navigation.reads = 0
            stage.device.fingerDown(at: stage.point(start))
            let atTouchDown = navigation.reads
            stage.device.fingerMove(to: stage.point(start + 8), duration: 0.1)
            let beforeBegin = navigation.reads
            stage.lift()
            return [atTouchDown, beforeBegin]
        }
        let alone = reads(0)
        #expect(reads(20) == alone)
        #expect(alone[0] > 0 && alone[1] == alone[0])
    }

    private final class StrokeView: UIView {
        private(set) var moves = 0

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesMoved(touches, with: event)
            moves += 1
        }
    }

    @Test(
        "An excluded view keeps a stroke that begins while its screen arrives",
        .covers(.refusedDragsTakeNothing),
        arguments: TestedSwipe.all)
    func arrivingCanvas(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let canvas = StrokeView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let screen = stage.screen("C")
        screen.view.addSubview(canvas)
        screen.popPreferences.excludedViews = [canvas]
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.3)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.3)
        stage.device.fingerMove(to: stage.point(300), duration: 0.2)
        stage.lift()
        #expect(stage.stack == "ABC" && canvas.moves > 10)
    }

    @Test(
        "If the area becomes `system` under the finger, UIKit decides about the drag",
        .covers(.oneDecision, .transitions),
        arguments: TestedSwipe.ofOwnPan)
    func systemAreaUnderFinger(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.device.fingerDown(at: stage.point(60))
        stage.navigation.popGestureArea = .system
        stage.device.fingerMove(to: stage.point(360), duration: 0.25)
        stage.lift()
        #expect(stage.stack == "AB" && stage.takeEvents() == [])
    }

    @Test("The remaining finger is followed after another finger has lifted", .covers(.oneDecision))
    func remainingFinger() {
        let stage = Stage("AB")
        let gesture = stage.navigation.components.gesture
        for finger in 0...1 { stage.device.fingerDown(finger, at: CGPoint(x: 60, y: 300 + 100 * finger)) }
        stage.device.fingerUp(0)
        stage.device.waitForFrame()
        #expect(gesture.touches.all.count == 1)
        stage.device.fingerUp(1)
        stage.device.waitForFrame()
        #expect(gesture.touches.all.isEmpty)
    }
}
