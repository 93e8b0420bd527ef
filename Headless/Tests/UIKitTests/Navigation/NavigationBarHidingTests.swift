import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: hiding the bar")
struct NavigationBarHidingTests {
    private func seenFrame(_ view: UIView) -> CGRect {
        view.layer.presentation()!.frame
    }

    @Test(
        "The flag changes at once, the bar slides without a transition, the same value is ignored", .facts(.barHiding))
    func vertical() {
        let stage = NavigationStage("A")
        let bar = stage.navigation.navigationBar
        let rest = bar.frame
        #expect(rest == CGRect(x: 0, y: 47, width: 390, height: 44))
        stage.navigation.setNavigationBarHidden(false, animated: true)
        #expect(stage.device.system.clock.isIdle)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.device.wait(0.1)
        #expect(seenFrame(bar).minX == 0)
        #expect(seenFrame(bar).minY < 47 && seenFrame(bar).maxY > 0)
        #expect(!bar.isHidden)
        stage.device.wait(0.1)
        #expect(bar.isHidden)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.device.wait(0.1)
        #expect(!bar.isHidden && seenFrame(bar).minY < 47)
        stage.device.settle()
        #expect(bar.frame == rest && !bar.isHidden)
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("Without animation the bar moves at once, and the safe area follows", .facts(.barHiding))
    func jump() {
        let stage = NavigationStage("A")
        #expect(stage["A"].view.safeAreaInsets.top == 91)
        stage.navigation.isNavigationBarHidden = true
        stage.turn()
        #expect(stage.navigation.navigationBar.isHidden)
        #expect(stage["A"].view.safeAreaInsets.top == 47)
        stage.navigation.isNavigationBarHidden = false
        stage.turn()
        #expect(stage["A"].view.safeAreaInsets.top == 91)
    }

    @Test(
        "A switch decides whether a bar hidden in willShow moves with the finger or upwards",
        .facts(.barAfterCancel), arguments: [true, false], [true, false])
    func inWillShow(isWithFinger: Bool, animated: Bool) {
        let stage = NavigationStage("AB", switches: { $0.movesBarsFromWillShow = isWithFinger })
        let bar = stage.navigation.navigationBar
        stage.listener.onWillShow = {
            stage.listener.onWillShow = nil
            stage.navigation.setNavigationBarHidden(true, animated: animated)
        }
        stage.pull(to: 200)
        let frame = seenFrame(bar)
        #expect(isWithFinger ? frame.minX > 100 && frame.minY == 47 : bar.isHidden || frame.maxY <= 0)
        stage.device.fingerMove(to: stage.point(20), duration: 0.3)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        // A flag that was changed without animation stays, and only the transition's animation is undone.
        #expect(stage.stack == "AB" && stage.navigation.isNavigationBarHidden == !animated)
        #expect(bar.isHidden == (!isWithFinger && !animated))
    }

    @Test(
        "With a push or pop the bar moves sideways, mirrored in right to left", .facts(.barHiding),
        arguments: [false, true])
    func sideways(mirrored: Bool) {
        let sign: CGFloat = mirrored ? -1 : 1
        func minX(pop: Bool, hides: Bool) -> CGFloat {
            let stage = NavigationStage("AB", mirrored: mirrored)
            stage.navigation.isNavigationBarHidden = !hides
            stage.device.settle()
            let target = pop ? stage["A"] : stage.screen("C")
            target.onWillAppear = { $0.navigationController?.setNavigationBarHidden(hides, animated: true) }
            if pop {
                stage.navigation.popViewController(animated: true)
            } else {
                stage.navigation.pushViewController(target, animated: true)
            }
            stage.device.wait(0.1)
            let bar = stage.navigation.navigationBar
            let frame = seenFrame(bar)
            #expect(!bar.isHidden)
            #expect(frame.minY == 47)
            stage.device.settle()
            #expect(bar.isHidden == hides)
            #expect(stage.navigation.isNavigationBarHidden == hides)
            return frame.minX * sign
        }
        #expect(minX(pop: true, hides: true) > 0)
        #expect(minX(pop: false, hides: true) < 0)
        #expect(minX(pop: true, hides: false) < 0)
        #expect(minX(pop: false, hides: false) > 0)
    }

    @Test("Each screen has the frame for its own bar, even while both screens are visible", .facts(.barHiding))
    func places() {
        let stage = NavigationStage("AB")
        stage["B"].edgesForExtendedLayout = []
        stage.navigation.view.setNeedsLayout()
        stage.device.settle()
        stage["A"].onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        #expect(stage["B"].view.frame.minY == 91)
        stage.pull(to: 150)
        #expect(stage["A"].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stage["B"].view.frame.minY == 91)
        #expect(stage["A"].view.safeAreaInsets.top == 47)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage["B"].view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    }

    @Test("A change of the bar in viewWillAppear or in willShow moves with the finger", .facts(.barAfterCancel))
    func withTheFinger() {
        let stage = NavigationStage("AB")
        stage["A"].onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.pull(to: 119)
        let bar = stage.navigation.navigationBar
        #expect(abs(seenFrame(bar).minX - 100) < 1e-9)
        stage.device.fingerMove(to: stage.point(219), duration: 0.1)
        #expect(abs(seenFrame(bar).minX - 200) < 1e-9)
        stage.device.wait(1)
        #expect(abs(seenFrame(bar).minX - 200) < 1e-9)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(bar.isHidden)
    }

    @Test("A change of the bar after the start has its own animation", .facts(.barAfterCancel))
    func later() {
        let stage = NavigationStage("AB")
        stage.pull(to: 119)
        let bar = stage.navigation.navigationBar
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.device.wait(0.1)
        #expect(seenFrame(bar).minX == 0)
        #expect(seenFrame(bar).minY < 47)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test(
        "A cancelled swipe changes a flag back that was changed with animation",
        .facts(.barAfterCancel), arguments: [(true, true), (false, true), (true, false)])
    func cancel(animated: Bool, flipsBack: Bool) {
        let stage = NavigationStage("AB", switches: { $0.flipsAnimatedBarsBack = flipsBack })
        let bar = stage.navigation.navigationBar
        let rest = bar.frame
        stage["A"].onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: animated) }
        stage.pull(to: 80)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.isNavigationBarHidden == !(animated && flipsBack))
        #expect(bar.frame == rest && !bar.isHidden)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.device.settle()
        #expect(bar.frame == rest && !bar.isHidden && !stage.navigation.isNavigationBarHidden)
        #expect(stage["B"].view.safeAreaInsets.top == 91)
    }

    @Test("A flag that has changed twice isn't changed back", .facts(.barAfterCancel), arguments: [true, false])
    func changedTwice(animated: Bool) {
        let stage = NavigationStage("AB")
        stage["A"].onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        stage.pull(to: 80)
        stage.navigation.setNavigationBarHidden(false, animated: animated)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.navigationBar.isHidden)
    }

    @Test(
        "A flag that is set back when the finger lifts restores flag and bar as before the swipe",
        .facts(.barAfterCancel))
    func setBack() {
        let stage = NavigationStage("AB")
        let before = stage.device.picture().svg()
        let bar = stage.navigation.navigationBar
        stage["A"].onWillAppear = { screen in
            let navigation = screen.navigationController!
            navigation.setNavigationBarHidden(true, animated: true)
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
                if context.isCancelled { navigation.setNavigationBarHidden(false, animated: true) }
            }
        }
        stage.pull(to: 119)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.wait(0.05)
        let seen = seenFrame(bar)
        #expect(seen.minX > 0 && seen.minX < 100 && seen.minY == 47)
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.device.picture().svg() == before)
    }

    @Test("A bar hidden during a cancelled swipe and shown again in viewWillAppear is visible", .facts(.barAfterCancel))
    func shownAfterCancel() {
        for animated in [false, true] {
            let stage = NavigationStage("AB")
            let before = stage.device.picture().svg()
            stage.pull(to: 100)
            stage.navigation.setNavigationBarHidden(true, animated: false)
            #expect(stage.navigation.navigationBar.isHidden)
            stage["B"].onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: animated) }
            stage.device.wait(0.2)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == "AB")
            #expect(!stage.navigation.isNavigationBarHidden)
            #expect(!stage.navigation.navigationBar.isHidden)
            #expect(stage.device.picture().svg() == before)
        }
    }

    @Test(
        "The bottom bar leaves with a push, returns with a pop, and not with a cancelled swipe",
        .facts(.hidesBottomBarWhenPushed))
    func bottomBar() {
        final class Host: UIViewController, BottomBarHost {
            var placements: [BottomBarPlacement] = []
            func placeBottomBar(_ placement: BottomBarPlacement) { placements.append(placement) }
        }
        let device = SimulatedDevice()
        let host = Host()
        let navigation = UINavigationController(rootViewController: LoggedScreen("A"))
        host.addChild(navigation)
        navigation.view.frame = host.view.bounds
        host.view.addSubview(navigation.view)
        navigation.didMove(toParent: host)
        device.show(host)
        device.settle()
        host.placements = []
        let b = LoggedScreen("B")
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: true)
        device.settle()
        #expect(host.placements == [.sideways(-390), .hidden])
        host.placements = []
        device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
        #expect(host.placements == [.sideways(-390), .shown])
        device.settle()
        #expect(host.placements == [.sideways(-390), .shown, .shown])
        navigation.pushViewController(b, animated: true)
        device.settle()
        host.placements = []
        device.fingerDown(at: CGPoint(x: 4, y: 400))
        device.fingerMove(to: CGPoint(x: 60, y: 400), duration: 0.2)
        device.wait(1)
        device.fingerUp()
        device.settle()
        #expect(host.placements == [.sideways(-390), .shown, .hidden])
    }
}
