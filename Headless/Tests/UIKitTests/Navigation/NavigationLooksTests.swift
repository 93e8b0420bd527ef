import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the appearance of transitions")
struct NavigationLooksTests {
    private func seen(_ view: UIView) -> CALayer { view.layer.presentation()! }

    @Test(
        "A screen follows the finger with a 9 pt shadow, the lower one at 30 % and dimmed by 0.1",
        .facts(.builtInTransition))
    func slide() throws {
        let stage = NavigationStage("AB")
        let (a, b) = (stage["A"], stage["B"])
        stage.pull(to: 4 + 15 + 117)
        #expect(abs(seen(b.view).frame.minX - 117) < 1e-9)
        #expect(abs(seen(a.view).frame.minX + 0.3 * (390 - 117)) < 1e-9)
        let container = try #require(a.view.superview)
        let dimming = try #require(container.subviews.first { $0.backgroundColor == .black })
        #expect(abs(CGFloat(seen(dimming).opacity) - 0.1 * (1 - 0.3)) < 1e-6)
        let shadow = try #require(container.subviews.first { abs(seen($0).frame.maxX - 117) < 1e-9 })
        #expect(seen(shadow).frame.width == 9)
        // From back to front: lower screen, dimming view, shadow, upper screen.
        #expect(container.subviews.map { $0 === a.view || $0 === b.view } == [true, false, false, true])
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(container.subviews == [a.view])
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test(
        "If the back button's title is shortened, both screens' titles are apart while visible",
        .facts(.appearanceCrossFade))
    func titlesApart() throws {
        let stage = NavigationStage("AB")
        stage["A"].title = "PopNavigation"
        stage["B"].title = "A bar that fades in"
        stage.device.settle()
        stage.pull(to: 4 + 15 + 90)
        let lower = try #require(stage.navigation.navigationBar.view(drawing: "PopNavigation"))
        let upper = try #require(stage.navigation.navigationBar.view(drawing: "A bar that fades in"))
        #expect(seen(lower).opacity > 0.2 && seen(upper).opacity > 0.2)
        #expect(seen(lower).frame.maxX <= seen(upper).frame.minX)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(upper.center.x == 195 && seen(upper).frame.midX == 195)
    }

    @Test("A push lasts 0.35 s, and its screen comes from the right", .facts(.builtInTransition))
    func push() {
        let stage = NavigationStage("A")
        let b = stage.screen("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.turn()
        #expect(seen(b.view).frame.minX == 390)
        let start = stage.device.now
        stage.device.wait(0.175)
        #expect(seen(b.view).frame.minX > 0 && seen(b.view).frame.minX < 195)
        #expect(seen(stage["A"].view).frame.minX < 0)
        stage.device.settle()
        #expect(abs(stage.device.now - start - 0.35) < 1e-9)
        #expect(b.view.frame.minX == 0)
    }

    @Test("A cancelled swipe runs backwards frame by frame, and restores the initial state", .facts(.builtInTransition))
    func cancel() {
        let stage = NavigationStage("AB")
        let before = stage.device.picture().svg()
        stage.pull(to: 80)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.wait(0.1)
        let middle = seen(stage["B"].view).frame.minX
        #expect(middle > 0 && middle < 61)
        stage.device.settle()
        #expect(stage.device.picture().svg() == before)
    }

    @Test("With reduced motion, screens cross-fade and do not slide", .facts(.builtInTransition))
    func crossFade() {
        let stage = NavigationStage("A") {
            $0.reduceMotion = true
            $0.prefersCrossFadeTransitions = true
        }
        let b = stage.screen("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.device.wait(0.1)
        #expect(seen(b.view).frame.minX == 0)
        #expect(seen(b.view).opacity > 0 && seen(b.view).opacity < 1)
        stage.device.settle()
        #expect(b.view.alpha == 1)
    }

    @Test("During the transition a screen's safe area is that of its final position", .facts(.builtInTransition))
    func safeArea() {
        let stage = NavigationStage("AB")
        stage.pull(to: 200)
        for screen in [stage["A"], stage["B"]] {
            #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        }
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test("The layout direction belongs to the view itself and is not inherited", .facts(.layoutDirection))
    func direction() {
        let stage = NavigationStage("A", mirrored: true)
        let view = stage.navigation.view!
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(stage["A"].view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test(
        "In right to left the pop begins at the right edge, moves left, and mirrors its parallax", .facts(.mirroredPop))
    func mirrored() {
        let stage = NavigationStage("AB", mirrored: true)
        stage.pull(to: 4 + 15 + 117)
        #expect(stage.stack == "A")
        #expect(abs(stage.navigation.transitionCoordinator!.percentComplete - 0.3) < 1e-9)
        #expect(abs(seen(stage["B"].view).frame.minX + 117) < 1e-9)
        #expect(abs(seen(stage["A"].view).frame.minX - 0.3 * (390 - 117)) < 1e-9)
        stage.device.fingerMove(to: stage.point(300), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
        let other = NavigationStage("AB", mirrored: true)
        other.device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        other.device.settle()
        #expect(other.stack == "AB")
    }

    @Test("The direction of a pop is that of the navigation controller's own view", .facts(.mirroredPop))
    func ownView() {
        let stage = NavigationStage("AB", mirrored: true)
        stage.navigation.view.semanticContentAttribute = .forceLeftToRight
        stage.device.settle()
        stage.device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        stage.device.settle()
        #expect(stage.stack == "A")
    }
}
