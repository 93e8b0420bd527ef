import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("What onPopGesture receives")
struct PopGestureEventTests {
    @Test(
        "A swipe reports that it pops, and that it has popped", .covers(.gestureEvents),
        arguments: StackKind.allCases, contentSystems)
    func pops(kind: StackKind, version: Int) {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(kind, on: version)
            stage.mark(.area(.leadingThird))
            let record = stage.record()
            stage.pull(from: start, to: 380)
            #expect(record.take() == [.willPop], "from \(start)")
            stage.lift()
            #expect(record.take() == [.didPop], "from \(start)")
        }
    }

    @Test(
        "A swipe that is cancelled reports that it pops, and that it was cancelled", .covers(.gestureEvents),
        arguments: StackKind.allCases, contentSystems)
    func cancelled(kind: StackKind, version: Int) {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(kind, on: version)
            stage.mark(.area(.leadingThird))
            let record = stage.record()
            stage.swipeAndCancel(from: start)
            #expect(record.take() == [.willPop, .didCancel], "from \(start)")
        }
    }

    @Test("The progress of another screen's swipe isn't reported", .covers(.gestureEvents, .popProgress))
    func progressOfAnother() {
        let stage = MarkedStage()
        var values: [CGFloat] = []
        stage.mark(.progress { values.append($0) })
        stage.push()
        stage.swipe(from: 5)
        #expect(stage.depth == 3 && values == [])
        stage.pull(from: 5, to: 200)
        #expect(!values.isEmpty)
        stage.lift()
    }

    @Test(
        "A drag after a cancelled swipe is reported as refused", .covers(.gestureEvents), arguments: StackKind.allCases)
    func refusedAfterCancel(kind: StackKind) {
        let stage = MarkedStage(kind)
        let record = stage.record()
        stage.swipeAndCancel(from: 5)
        stage.mark(.enabled(false))
        stage.swipe(from: 5)
        #expect(record.take() == [.willPop, .didCancel, .refused(.disabledByScreen)])
    }

    @Test("Two swipes in a row report two pops", .covers(.gestureEvents), arguments: StackKind.allCases, systems)
    func twice(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let record = stage.record()
        stage.swipeAndCancel(from: 5)
        stage.swipe(from: 5)
        #expect(record.take() == [.willPop, .didCancel, .willPop, .didPop])
    }

    @Test(
        "A second swipe during a pop on iOS 26 pops the next screen, and each screen has its events",
        .covers(.gestureEvents),
        arguments: StackKind.allCases, [26, 27])
    func swipeDuringPop(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let record = stage.record()
        stage.pull(from: 5, to: 250)
        stage.device.fingerUp()
        stage.device.wait(0.05)
        stage.swipe(from: 5)
        #expect(stage.depth == 1)
        #expect(record.take() == [.willPop, .didPop])
    }

    @Test(
        "A swipe that interrupts a push reports one pop", .covers(.gestureEvents), arguments: StackKind.allCases,
        [26, 27])
    func interruptedPush(kind: StackKind, version: Int) {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(kind, on: version)
            let lower = stage.record()
            let (record, screen) = (SwipeRecord(), UIViewController())
            for value in [PopGestureValue.area(.full), .events { record.events.append($0) }] {
                screen.view.addSubview(PopGestureMarker(value))
            }
            stage.navigation.pushViewController(screen, animated: true)
            stage.device.wait(0.1)
            stage.swipe(from: start)
            #expect(stage.depth == 3, "from \(start)")
            #expect(record.take() == [.willPop, .didPop], "from \(start)")
            #expect(lower.take() == [], "from \(start)")
        }
    }

    @Test(
        "A pop by code under a swiping finger isn't reported as a swipe", .covers(.gestureEvents),
        arguments: StackKind.allCases, systems)
    func popUnderFinger(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let lower = stage.record(in: stage.navigation.viewControllers[1])
        let upper = stage.record()
        stage.pull(from: 5, to: 150)
        stage.navigation.popViewController(animated: true)
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        stage.lift()
        #expect(stage.depth == 1 && upper.take() == [.willPop, .didPop] && lower.take() == [])
    }

    @Test("Two fingers on a trackpad report one pop", .covers(.gestureEvents), arguments: StackKind.allCases, systems)
    func trackpad(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let record = stage.record()
        stage.scroll()
        #expect(record.take() == [.willPop, .didPop])
    }

    @Test(
        "A refused drag reports its reason once", .covers(.gestureEvents),
        arguments: StackKind.allCases, contentSystems)
    func refused(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let record = stage.record()
        stage.swipe(from: 200)
        #expect(record.take() == [.refused(.outsideArea)])
        stage.mark(.exclusion(excludesLeadingEdge: false), frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        stage.swipe(from: 100)
        #expect(record.take() == [.refused(.excludedView)])
        stage.decide().agrees = false
        stage.swipe(from: 5)
        #expect(record.take() == [.refused(.screenDeclined)])
        stage.mark(.enabled(false))
        stage.swipe(from: 5)
        #expect(record.take() == [.refused(.disabledByScreen)])
        #expect(stage.depth == 3)
    }

    @Test(
        "A drag at the root reports that there is nothing to pop", .covers(.gestureEvents),
        arguments: StackKind.allCases, systems)
    func root(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.navigation.setViewControllers([stage.top], animated: false)
        stage.device.settle()
        let record = stage.record()
        stage.swipe(from: 5)
        #expect(record.take() == [.refused(.nothingToPop)])
    }

    @Test("A tap isn't reported", .covers(.gestureEvents), arguments: StackKind.allCases, systems)
    func tap(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let record = stage.record()
        stage.device.fingerTap(at: stage.point(100))
        stage.device.settle()
        #expect(record.take() == [])
    }

    @Test(
        "Pops by code and by the back button aren't reported", .covers(.gestureEvents), arguments: StackKind.allCases,
        systems)
    func otherPops(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let record = stage.record()
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(record.take() == [])
        let lower = stage.record()
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(stage.depth == 1)
        #expect(lower.take() == [])
    }

    @Test(
        "The handlers of the other screens on the stack stay silent", .covers(.gestureEvents),
        arguments: StackKind.allCases,
        systems)
    func otherScreens(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let lower = stage.record()
        stage.push()
        stage.swipeAndCancel(from: 5)
        stage.decide().agrees = false
        stage.swipe(from: 5)
        #expect(lower.take() == [])
    }

    @Test("Each of several handlers on a screen receives each event", .covers(.gestureEvents))
    func several() {
        let stage = MarkedStage()
        let records = [stage.record(), stage.record()]
        stage.swipe(from: 5)
        #expect(records.map(\.events) == [[.willPop, .didPop], [.willPop, .didPop]])
    }

    @Test("The handler of a modifier that SwiftUI removes isn't called", .covers(.gestureEvents))
    func removed() {
        let stage = MarkedStage()
        let record = SwipeRecord()
        stage.mark(.events { record.events.append($0) }).removeFromSuperview()
        stage.swipe(from: 5)
        #expect(record.take() == [])
    }
}
