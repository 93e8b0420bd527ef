import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Screens that decide about UIKit's swipes")
struct SystemPopRequestTests {
    @Test(
        "A swipe asks the screen once, and pops if it agrees", .covers(59), arguments: [15, 18, 26, 27], [false, true])
    func asks(_ systemVersion: Int, _ isRightToLeft: Bool) {
        let stage = RequestStage(systemVersion: systemVersion, isRightToLeft: isRightToLeft)
        for (x, pops) in [(CGFloat(4), true), (18, true), (150, systemVersion >= 26)] {
            stage.answer = true
            stage.asked = 0
            #expect(stage.stage.pops(from: x) == pops)
            #expect(stage.asked == (pops ? 1 : 0))
            stage.answer = false
            #expect(!stage.stage.pops(from: x))
            #expect(stage.asked == (pops ? 2 : 0))
        }
        #expect(!stage.stage.device.isHung)
    }

    @Test("A swipe on a trackpad asks the screen once", .covers(59), arguments: [15, 18, 26, 27])
    func trackpad(_ systemVersion: Int) {
        let stage = RequestStage(systemVersion: systemVersion)
        #expect(stage.stage.scrollPops())
        stage.answer = false
        #expect(!stage.stage.scrollPops())
        #expect(stage.asked == 2)
    }

    @Test("The reason of a declined swipe is reported", .covers(59))
    func refusal() {
        let stage = RequestStage()
        stage.answer = false
        var refusals: [PopGestureRefusal] = []
        stage.stage.mark(.refusals { refusals.append($0) })
        #expect(!stage.stage.pops(from: 150))
        #expect(refusals == [.screenDeclined])
    }

    @Test("Touches that are no swipe back ask nothing", .covers(59))
    func otherTouches() {
        let stage = RequestStage()
        let device = stage.stage.device
        let point = { (x: CGFloat, y: CGFloat) in stage.stage.point(x, y: y) }
        device.fingerTap(at: point(4, 400))
        device.fingerTap(at: point(200, 400))
        device.fingerDrag(from: point(200, 400), to: point(20, 400), duration: 0.3)
        device.fingerDrag(from: point(200, 400), to: point(200, 700), duration: 0.3)
        device.fingerDrag(from: point(4, 400), to: point(4, 700), duration: 0.3)
        device.scroll(by: CGVector(dx: 0, dy: 100), at: point(200, 400), duration: 0.2)
        device.settle()
        #expect(stage.asked == 0)
    }

    @Test("A drag that scrolls a carousel asks nothing", .covers(59))
    func carousel() {
        let stage = RequestStage()
        let carousel = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        carousel.contentSize = CGSize(width: 1200, height: 200)
        carousel.contentOffset.x = 390
        stage.stage.top.view.addSubview(carousel)
        #expect(!stage.stage.pops(from: 150))
        carousel.contentOffset.x = 390
        #expect(!stage.stage.scrollPops())
        #expect(stage.asked == 0)
    }

    @Test("The screen is not asked where UIKit pops nothing", .covers(57, 59))
    func noPop() {
        let stage = RequestStage()
        stage.stage.top.navigationItem.hidesBackButton = true
        #expect(!stage.stage.pops(from: 4))
        #expect(stage.asked == 0)
        stage.stage.mark(.gestures(.all, evenWithoutBackButton: true))
        #expect(stage.stage.pops(from: 4))
        #expect(stage.asked == 1)
        stage.stage.navigation.setViewControllers([stage.stage.top], animated: false)
        stage.stage.device.settle()
        #expect(!stage.stage.pops(from: 4))
        #expect(stage.asked == 1)
    }

    @Test("A list at the leading edge scrolls vertically while the screen would decline", .covers(59))
    func list() {
        let stage = RequestStage()
        stage.answer = false
        let list = UIScrollView(frame: stage.stage.top.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        stage.stage.top.view.addSubview(list)
        stage.stage.device.fingerDrag(
            from: stage.stage.point(4, y: 600), to: stage.stage.point(4, y: 300), duration: 0.3)
        stage.stage.device.settle()
        #expect(list.contentOffset.y > 100)
        #expect(stage.asked == 0)
    }
}

/// A stack whose top screen decides about swipes.
@MainActor
private final class RequestStage {
    let stage: SystemStage
    var answer = true
    var asked = 0

    init(systemVersion: Int = 26, isRightToLeft: Bool = false) {
        stage = SystemStage(systemVersion: systemVersion, isRightToLeft: isRightToLeft)
        let request = PopRequestHandler()
        request.handle = { [unowned self] _ in
            asked += 1
            return answer
        }
        stage.mark(.request(request))
    }
}
