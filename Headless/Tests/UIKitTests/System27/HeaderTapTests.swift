import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A tap on the header")
struct HeaderTapTests {
    private func offset(version: Int, views: Int = 1, at x: CGFloat = 250, moves: CGFloat = 0) -> CGFloat {
        let stage = NavigationStage("AB", systemVersion: version)
        let scrollViews = (0..<views).map { index in
            let view = UIScrollView(frame: CGRect(x: 0, y: CGFloat(index) * 400, width: 390, height: 400))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 390, height: 3000)
            view.contentOffset.y = 1000
            stage["B"].view.addSubview(view)
            return view
        }
        stage.device.fingerDown(at: CGPoint(x: x, y: 69))
        stage.device.fingerMove(to: CGPoint(x: x, y: 69 + moves), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        return scrollViews[0].contentOffset.y
    }

    @Test("A tap on the header scrolls the only scroll view to the top on iOS 27", .facts(.headerTap))
    func scrolls() {
        #expect(offset(version: 26) == 1000)
        #expect(offset(version: 27) == 0)
        #expect(offset(version: 27, views: 2) == 1000)
        #expect(offset(version: 27, moves: 100) == 1000)
    }

    @Test("A tap on the back button goes back and does not scroll", .facts(.headerTap))
    func backButton() {
        #expect(offset(version: 27, at: 30) == 1000)
    }
}
