import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: vertical bars in transitions, folds and rotations")
struct VerticalBarMotionTests {
    private func seen(_ view: UIView) -> CALayer { view.layer.presentation()! }

    /// From the edge where a plain navigation controller's swipe begins.
    private func pull(_ stage: DuoStage, to x: CGFloat, mirrored: Bool = false) {
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: mirrored ? stage.size.width - x : x, y: 400) }
        stage.device.fingerDown(at: point(4))
        stage.device.fingerMove(to: point(x), duration: 0.3)
    }

    @Test("J8: in a swipe the content slides and the bar's items cross-fade in their places", arguments: [false, true])
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
        "J8: with the column at the leading edge, the system's swipe begins in its empty part, not on a button or a tab",
        arguments: [(CGPoint(x: 4, y: 400), true), (CGPoint(x: 20, y: 86), false), (CGPoint(x: 4, y: 600), false)])
    func swipeInColumn(start: CGPoint, pops: Bool) {
        let stage = DuoStage(isTurned: true, tabs: 2)
        #expect(stage.buttonCentres.first == 86)
        #expect(stage.isInside(stage.tabs!.tabBar, CGPoint(x: 4, y: 600)))
        stage.device.fingerDrag(from: start, to: CGPoint(x: 420, y: start.y), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == (pops ? "A" : "AB"))
    }

    @Test("J8: a cancelled swipe leaves the same picture")
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

    @Test("J8: a bar that comes or leaves with a transition fades in its place", arguments: [true, false])
    func barFades(hidesOnPush: Bool) {
        let stage = DuoStage(screens: "A")
        stage.navigation.isNavigationBarHidden = !hidesOnPush
        stage.device.settle()
        final class Toggling: UIViewController {
            var hides = true
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(hides, animated: animated)
            }
        }
        let screen = Toggling()
        screen.hides = hidesOnPush
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        #expect(seen(stage.bar).frame == CGRect(x: 0, y: 0, width: 466, height: 58))
        let opacity = seen(stage.bar).opacity
        #expect(opacity > 0.05 && opacity < 0.95)
        stage.device.settle()
        #expect(stage.bar.isHidden == hidesOnPush)
        #expect(stage.bar.alpha == 1 || hidesOnPush)
    }

    @Test("J8: the tab bar fades with a screen that hides it")
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

    @Test("J9: a hidden bar leaves the column's inset, and its touches to the content", arguments: [false, true])
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

    @Test("J9: hidden in a column, the bar stays hidden across a fold, and is whole when it is shown again")
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
        #expect(stage.bar.frame == CGRect(x: 0, y: 24, width: 669, height: 44))
    }

    @Test("J10: fold, unfold and rotation are changes of size and traits with a coordinator")
    func fold() {
        final class Listening: UIViewController {
            var lines: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                lines.append("size \(Int(size.width))×\(Int(size.height))")
                coordinator.animate(alongsideTransition: { [unowned self] _ in lines.append("alongside") }) {
                    [unowned self] _ in lines.append("completion")
                }
            }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                lines.append("traits \(newCollection.horizontalSizeClass) \(newCollection.verticalBarEdge)")
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                lines.append("changed from \(previousTraitCollection!.verticalBarEdge)")
            }
        }
        let screen = Listening()
        let device = SimulatedDevice(.iPhoneDuo())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        func lines(_ change: () -> Void) -> [String] {
            screen.lines = []
            change()
            device.settle()
            return screen.lines
        }
        #expect(
            lines { device.unfold() } == [
                "traits regular trailing", "size 951×669", "changed from trailing", "alongside", "completion",
            ])
        #expect(
            lines { device.rotate() } == [
                "traits regular unspecified", "size 669×951", "changed from trailing", "alongside", "completion",
            ])
        #expect(
            lines { device.fold() } == [
                "traits compact trailing", "size 678×466", "changed from unspecified", "alongside", "completion",
            ])
        #expect(lines { device.fold() } == [], "folded already")
    }

    @Test("J10: four quarter turns come back; the bar follows the hardware's corner", arguments: [true, false])
    func rotation(clockwise: Bool) {
        let stage = DuoStage()
        var sides: [CGFloat] = []
        var cameras: [Bool] = []
        let before = stage.device.picture().svg()
        for _ in 0..<4 {
            stage.device.rotate(clockwise: clockwise)
            stage.device.settle()
            sides.append(stage.columnX)
            cameras.append(stage.buttonCentres[0] > 100)
        }
        let steps: [(CGFloat, Bool)] = [(678 - 42, false), (42, false), (42, true), (424, true)]
        let expected = clockwise ? steps : [steps[2], steps[1], steps[0], steps[3]]
        #expect(sides == expected.map(\.0))
        #expect(cameras == expected.map(\.1), "the camera is above the buttons")
        #expect(stage.device.picture().svg() == before)
    }

    @Test(
        "J10: a fold or rotation in the middle of a swipe leaves bar and stack consistent, and nothing hangs",
        arguments: [0, 1, 2])
    func inSwipe(change: Int) {
        let stage = DuoStage(tabs: 2)
        pull(stage, to: 204)
        switch change {
        case 0: stage.device.unfold()
        case 1: stage.device.rotate()
        default: stage.device.show(.outer, isTurned: true)
        }
        stage.device.wait(0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.bar.items?.map(\.title) == stage.navigation.viewControllers.map(\.title))
        #expect(stage.top.view.frame == CGRect(origin: .zero, size: stage.size))
        stage.navigation.pushViewController(stage.makeScreen("C"), animated: true)
        stage.device.settle()
        #expect(stage.stack.last == "C")
        #expect(stage.buttonCentres.count == 3)
        stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: stage.buttonCentres[0]))
        stage.device.settle()
        #expect(stage.stack.last != "C")
    }
}
