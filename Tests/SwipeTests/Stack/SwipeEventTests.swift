import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("Pop events")
struct SwipeEventTests {
    @Test(
        "A pop by call reports one willPop and one didPop, animated or not", .covers(.popEvents),
        arguments: [15, 17, 18, 26])
    func call(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        #expect(stage.takeEvents() == ["willPop C→B programmatic"])
        stage.device.settle()
        #expect(stage.takeEvents() == ["didPop C→B programmatic"])
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
        stage.pop()
        #expect(stage.takeEvents() == [])
    }

    @Test("An animated pop of several screens is one pop", .covers(.popEvents))
    func several() {
        let stage = Stage("ABCDE")
        stage.navigation.popToViewController(stage.screen("C"), animated: true)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop E→C programmatic", "didPop E→C programmatic"])
        stage.navigation.popToRootViewController(animated: true)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→A programmatic", "didPop C→A programmatic"])
    }

    @Test("An animated pop to the screen on top isn't reported as a pop", .covers(.popEvents))
    func toTop() {
        let stage = Stage("A")
        stage.navigation.popToRootViewController(animated: true)
        stage.navigation.popToViewController(stage.screen("A"), animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("An animated set that uncovers a screen of the stack is a pop", .covers(.popEvents))
    func setAsPop() {
        let stage = Stage("ABC")
        stage.navigation.setViewControllers(["A", "B"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("An animated set that uncovers no screen isn't reported as a pop", .covers(.popEvents))
    func setAsPush() {
        let stage = Stage("AB")
        stage.navigation.setViewControllers(["A", "B", "D"].map(stage.screen), animated: true)
        stage.navigation.setViewControllers(["B", "D"].map(stage.screen), animated: true)
        stage.device.settle()
        stage.navigation.setViewControllers(["D", "B"].map(stage.screen), animated: true)
        stage.device.settle()
        #expect(stage.stack == "DB")
        stage.navigation.setViewControllers([stage.screen("X")], animated: true)
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test("The back button reports its own trigger", .covers(.popEvents), arguments: [15, 18, 26])
    func backButton(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.tapBackButton()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A backButton", "didPop B→A backButton"])
    }

    @Test("A choice from the back button's menu reports one pop", .covers(.popEvents), arguments: [15, 18, 26])
    func backMenu(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.navigation.navigationBar.chooseFromBackMenu(stage.screen("A").navigationItem)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop C→A programmatic", "didPop C→A programmatic"])
    }

    @Test(
        "A cancelled swipe reports didCancel, never didPop, at any distance", .covers(.popEvents),
        .bug("https://github.com/AlphaWallet/alpha-wallet-ios/issues/5146"), arguments: TestedSwipe.all,
        [45, 100, 180] as [CGFloat])
    func cancelled(swipe: TestedSwipe, distance: CGFloat) {
        let stage = Stage("AB", swipe)
        stage.drag(from: 60, to: 60 + distance)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
    }

    @Test(
        "A swipe of the own pan over little more than 30 points reports that it is cancelled", .covers(.popEvents),
        arguments: TestedSwipe.ofOwnPan)
    func cancelledEarly(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.drag(from: 60, to: 92)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
    }

    @Test(
        "A drag of fewer than 30 points is a tap that has slipped: neither a swipe nor refused",
        .covers(.popEvents, .reasons), arguments: TestedSwipe.all)
    func tooShort(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.drag(from: 60, to: 72)
        #expect(stage.stack == "AB")
        #expect(stage.takeEvents() == [])
    }

    @Test(
        "After a cancelled swipe the next pop by call is programmatic", .covers(.popEvents),
        .bug("https://github.com/heinzl/swift-composable-navigation/issues/17"), arguments: TestedSwipe.all
    )
    func nothingSticks(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.swipeAndCancel()
        _ = stage.takeEvents()
        stage.pop()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.swipe()
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A change requested in didPop or didCancel follows the swipe that is reported", .covers(.popEvents),
        arguments: TestedSwipe.all)
    func reentrant(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        var log: [String] = []
        stage.observe { [unowned stage] event in
            switch event {
            case .didPop(let pop):
                log.append("did \(pop.from)")
                if log.count == 1 { stage.navigation.pushViewController(stage.screen("X"), animated: true) }
            case .didCancel: stage.navigation.popViewController(animated: true)
            case .willPop, .refused, .didRemove, .didGoForward, .didDismiss: break
            }
        }
        stage.swipe()
        stage.device.settle()
        #expect(stage.stack == "ABX")
        stage.swipeAndCancel()
        #expect(stage.stack == "AB")
        #expect(log == ["did C", "did X"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A change requested in willPop precedes one requested in didPop", .covers(.popEvents), arguments: [true, false])
    func order(animated: Bool) {
        let stage = Stage("ABC")
        stage.observe { [unowned stage] event in
            switch event {
            case .willPop(let pop) where pop.from === stage.screen("C"):
                stage.navigation.popViewController(animated: false)
            case .didPop(let pop) where pop.from === stage.screen("C"):
                stage.navigation.pushViewController(stage.screen("X"), animated: false)
            default: break
            }
        }
        stage.navigation.popViewController(animated: animated)
        stage.device.settle()
        #expect(stage.stack == "AX")
    }

    @Test(
        "A pop requested while the cancelled finger is still down is programmatic", .covers(.popEvents),
        arguments: TestedSwipe.all)
    func requestedUnderFinger(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.pull(to: 200)
        #expect(stage.takeEvents() == ["willPop C→B gesture"])
        // The rotation cancels the swipe.
        stage.device.resize(to: CGSize(width: 844, height: 390))
        #expect(stage.takeEvents() == ["didCancel C→B"])
        stage.pop()
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
    }

    @Test("A pop requested as a swipe is cancelled at its beginning is programmatic", .covers(.popEvents))
    func requestedAtOnce() {
        let stage = Stage("ABC")
        var log: [String] = []
        stage.observe { [unowned stage] event in
            switch event {
            case .willPop(let pop): log.append("will \(pop.from) \(pop.trigger)")
            case .didPop(let pop): log.append("did \(pop.from) \(pop.trigger)")
            case .didCancel(let pop):
                log.append("cancel \(pop.from)")
                stage.navigation.popViewController(animated: false)
            case .refused, .didRemove, .didGoForward, .didDismiss: break
            }
        }
        // One event moves the finger; before the next one the device rotates.
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(260))
        stage.device.resize(to: CGSize(width: 844, height: 390))
        stage.device.settle()
        #expect(log == ["will C gesture", "cancel C", "will C programmatic", "did C programmatic"])
        #expect(stage.stack == "AB")
        stage.device.fingerUp()
        stage.swipe(y: 200)
        #expect(log.suffix(2) == ["will B gesture", "did B gesture"])
    }

    @Test("A pop whose controller leaves the window is reported at once", .covers(.popEvents))
    func offWindow() {
        let stage = Stage("AB")
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.device.settle(showing: UIViewController())
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
    }

    @Test("A pop without animation is reported in the same turn during a presentation", .covers(.popEvents))
    func whilePresenting() {
        let stage = Stage("ABC")
        stage.navigation.present(UIViewController(), animated: true)
        stage.device.wait(0.05)
        stage.navigation.popViewController(animated: false)
        stage.device.wait(0.01)
        #expect(stage.takeEvents() == ["willPop C→B programmatic", "didPop C→B programmatic"])
        stage.device.settle()
        #expect(stage.takeEvents() == [])
    }

    @Test(
        "A push during a presentation waits for its end if it is animated, as UIKit's does",
        .covers(.stackChanges, .popEvents), arguments: [false, true])
    func pushDuringPresentation(animated: Bool) {
        let stage = Stage("AB")
        stage.observe { [unowned navigation = stage.navigation] event in
            if case .didPop = event { navigation.present(UIViewController(), animated: true) }
        }
        stage.navigation.popViewController(animated: true)
        while stage.navigation.presentedViewController == nil { stage.device.wait(1.0 / 120) }
        stage.device.wait(0.1)
        #expect(stage.navigation.presentedViewController?.transitionCoordinator != nil)
        stage.navigation.pushViewController(stage.screen("C"), animated: animated)
        #expect(stage.stack == (animated ? "A" : "AC"))
        stage.device.settle()
        #expect(stage.stack == "AC")
    }

    @Test(
        "A push requested in willPop follows the pop, and a later push follows that one",
        .covers(.stackChanges, .popEvents))
    func pushOnWillPop() {
        let stage = Stage("AB")
        stage.observe { [unowned stage] event in
            guard case .willPop = event else { return }
            stage.navigation.pushViewController(stage.screen("X"), animated: true)
        }
        stage.navigation.popViewController(animated: false)
        stage.device.wait(0.02)
        #expect(stage.stack == "AX")
        stage.navigation.pushViewController(stage.screen("Y"), animated: true)
        stage.device.settle()
        #expect(stage.stack == "AXY")
    }

    @Test(
        "A pop in didCancel of a swipe that a presentation ends is programmatic",
        .covers(.stackChanges, .popEvents),
        arguments: [15, 18, 26, 27], [5, 60] as [CGFloat])
    func popInEarlyCancel(version: Int, start: CGFloat) {
        let stage = Stage("ABC", .init(on: version))
        stage.when("didCancel") { $0.navigation.popViewController(animated: false) }
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(start + 200))
        #expect(stage.stack == "AB")
        // The presentation cancels the swipe when the finger moves again.
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: true)
        stage.device.fingerMove(to: stage.point(start + 210), duration: 0.2)
        stage.lift()
        #expect(stage.stack == "AB")
        #expect(
            stage.takeEvents() == [
                "willPop C→B gesture", "didCancel C→B", "willPop C→B programmatic", "didPop C→B programmatic",
            ])
    }
}
