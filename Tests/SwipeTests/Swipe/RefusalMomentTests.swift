import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Refusals during a push and next to bars")
struct RefusalMomentTests {
    @Test(
        "A vertical drag that ends during a push is reported as refused", .covers(.reasons, .neverHangs),
        arguments: [18, 26])
    func verticalDuringPush(version: Int) {
        let stage = Stage("AB", .init(on: version), showing: UIScrollView.list())
        stage.device.fingerDown(at: stage.point(60, 500))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.fingerMove(to: stage.point(60, 400), duration: 0.1)
        stage.device.fingerUp()
        stage.device.waitForFrame()
        #expect(stage.takeEvents().map { $0.hasPrefix("refused") } == [true])
        stage.device.settle()
    }

    @Test(
        "A drag of 30 points that doesn't pop is reported, a shorter one isn't", .covers(.reasons), arguments: [18, 26])
    func shortestDrag(version: Int) {
        for (distance, events) in [(29.5, []), (30, ["refused tooSteep"])] as [(CGFloat, [String])] {
            let stage = Stage("AB", .init(on: version))
            stage.drag(from: 60, to: 60, y: 400, endY: 400 + distance)
            #expect(stage.takeEvents() == events)
        }
    }

    @Test("A drag in the screen's own toolbar is refused", .covers(.oneDecision, .reasons))
    func ownToolbar() {
        let stage = Stage("AB", showing: UIToolbar(frame: CGRect(x: 0, y: 380, width: 390, height: 44)))
        stage.swipe(y: 400)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.inBar))
    }

    @Test("A drag outside a visible toolbar pops", .covers(.oneDecision, .reasons))
    func besideToolbar() {
        let stage = Stage("AB")
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("A drag that a map takes during a push on iOS 26 is refused for the map", .covers(.reasons, .neverHangs))
    func otherGestureDuringPush() {
        let stage = Stage("AB", .init(on: 26))
        let map = UIView.map()
        stage.screen("C").view.addSubview(map)
        stage.screen("C").popPreferences.precedingViews = [map]
        stage.beginPush("C")
        stage.pull(to: 200)
        stage.lift()
        #expect(stage.stack == "ABC" && stage.takeEvents() == ["refused otherGesture"])
    }

    @Test(
        "A sideways scroll during a push is refused on iOS 15 and 18", .covers(.oneDecision, .reasons),
        arguments: TestedSwipe.all.filter { $0.version < 26 })
    func scrollDuringPush(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
        scrollView.contentSize = CGSize(width: 1200, height: 600)
        scrollView.contentOffset.x = 400
        stage.screen("C").view.addSubview(scrollView)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.3)
        stage.device.fingerDown(at: stage.point(60, 500))
        stage.device.fingerMove(to: stage.point(160, 500), duration: 0.05)
        stage.device.fingerUp()
        stage.device.waitForFrame()
        #expect(stage.takeEvents() == ["refused transitioning"])
        stage.device.settle()
        #expect(stage.stack == "ABC")
    }
}
