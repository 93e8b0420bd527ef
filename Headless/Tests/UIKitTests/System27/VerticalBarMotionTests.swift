import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: vertical bars in transitions")
struct VerticalBarMotionTests {
    private func seen(_ view: UIView) -> CALayer { view.layer.presentation()! }

    /// From the edge where a plain navigation controller's swipe begins.
    private func pull(_ stage: DuoStage, to x: CGFloat, mirrored: Bool = false) {
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? stage.size.width - x : x, y: 400) }
        stage.device.fingerDown(at: point(4))
        stage.device.fingerMove(to: point(x), duration: 0.3)
    }

    @Test(
        "In a swipe the content slides and the bar's items cross-fade in their places", .facts(.verticalBarTransition),
        arguments: [false, true])
    func swipe(mirrored: Bool) {
        let stage = DuoStage(mirrored: mirrored)
        let (a, b) = (stage.navigation.viewControllers[0], stage.top)
        pull(stage, to: 204, mirrored: mirrored)
        let shift = seen(b.view).frame.minX
        #expect(mirrored ? shift < -150 : shift > 150)
        #expect(seen(stage.bar).frame == CGRect(x: 0, y: 0, width: 466, height: 58))
        let contents = stage.bar.subviews.filter { !($0 is BarBackgroundView) }
        #expect(contents.count == 2)
        let opacities = contents.map { seen($0).opacity }
        #expect(abs(opacities.reduce(0, +) - 1) < 0.001)
        #expect(opacities.allSatisfy { $0 > 0.3 && $0 < 0.7 })
        stage.device.fingerMove(to: CGPoint(x: mirrored ? 60 : 406, y: 400), duration: 0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.top === a)
        #expect(stage.bar.subviews.filter { !($0 is BarBackgroundView) }.map(\.alpha) == [1])
    }

    @Test(
        "In a leading column the edge swipe begins in the empty part, not on a button or a tab",
        .facts(.verticalBarTransition),
        arguments: [
            (CGPoint(x: 20, y: 400), true), (CGPoint(x: 60, y: 400), false), (CGPoint(x: 20, y: 86), false),
            (CGPoint(x: 4, y: 600), false),
        ])
    func swipeInColumn(start: CGPoint, pops: Bool) {
        let stage = DuoStage(isTurned: true, tabs: 2)
        stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        #expect(stage.buttonCentres.first == 86)
        #expect(stage.isInside(stage.tabs!.tabBar, CGPoint(x: 4, y: 600)))
        stage.device.fingerDrag(from: start, to: CGPoint(x: 420, y: start.y), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == (pops ? "A" : "AB"))
    }

    @Test(
        "In a leading column the content swipe begins on a button too, not on a tab", .facts(.verticalBarTransition),
        arguments: [
            (CGPoint(x: 60, y: 400), true), (CGPoint(x: 20, y: 86), true), (CGPoint(x: 20, y: 600), false),
        ])
    func contentSwipeInColumn(start: CGPoint, pops: Bool) {
        let stage = DuoStage(isTurned: true, tabs: 2)
        stage.device.fingerDrag(from: start, to: CGPoint(x: 420, y: start.y), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == (pops ? "A" : "AB"))
    }

    @Test("A cancelled swipe leaves the picture of a vertical bar as it was", .facts(.verticalBarTransition))
    func cancelled() {
        let stage = DuoStage(tabs: 2)
        let before = stage.device.picture().svg()
        pull(stage, to: 80)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.device.picture().svg() == before)
    }

    @Test("The tab bar fades with a screen that hides it", .facts(.verticalBarTransition))
    func tabBarFades() {
        let stage = DuoStage(screens: "A", tabs: 2)
        let screen = stage.makeScreen("B")
        screen.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        let tabBar = stage.tabs!.tabBar
        #expect(seen(tabBar).frame.minX == 382)
        #expect(seen(tabBar).opacity > 0.05 && seen(tabBar).opacity < 0.95)
        stage.device.settle()
        #expect(tabBar.alpha == 0)
        #expect(!stage.isInside(tabBar, CGPoint(x: 424, y: 600)))
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(tabBar.alpha == 1)
        #expect(stage.isInside(tabBar, CGPoint(x: 424, y: 600)))
    }

    @Test(
        "A hidden bar keeps the column's inset and leaves its touches to the content", .facts(.hiddenVerticalBar),
        arguments: [false, true])
    func hidden(animated: Bool) {
        let stage = DuoStage()
        stage.navigation.setNavigationBarHidden(true, animated: animated)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.settle()
        #expect(stage.top.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
        #expect(stage.bar.isHidden)
        #expect(stage.isInside(stage.top.view, CGPoint(x: 424, y: 134)))
        stage.navigation.setNavigationBarHidden(false, animated: animated)
        stage.device.settle()
        #expect(stage.top.view.safeAreaInsets.top == 58)
        #expect(stage.bar.alpha == 1)
        #expect(stage.buttonCentres.count == 3)
    }

    @Test(
        "A bar hidden in a column stays hidden across a fold, and is whole when it is shown again",
        .facts(.hiddenVerticalBar))
    func hiddenAcrossFold() {
        let stage = DuoStage()
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.device.settle()
        stage.device.rotate()
        stage.device.unfold()
        stage.device.settle()
        #expect(stage.device.configuration.duoDisplay == .innerPortrait)
        #expect(stage.navigation.isNavigationBarHidden)
        #expect(stage.bar.isHidden)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.device.settle()
        #expect(stage.bar.alpha == 1)
        #expect(stage.bar.frame == CGRect(x: 0, y: 24, width: 669, height: 54))
    }
}
