import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: how an app hangs")
struct NavigationHangTests {
    @Test("A swipe at the root that a delegate allows hangs a bare navigation controller", .facts(.rootFreeze))
    func root() {
        let stage = NavigationStage("A")
        let yes = YesDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = yes
        #expect(!stage.device.isHung)
        stage.swipe(to: 200)
        stage.device.settle()
        #expect(stage.device.isHung && !stage.device.hangsByItself)
        // Every later transition is blocked: the stack has changed, but the visible screen never does.
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        stage.device.wait(10)
        #expect(stage.log.take() == ["B.willMove(nav)"])
        #expect(stage.stack == "AB")
        #expect(stage["A"].view.window != nil)
        #expect(stage.navigation.value(forKey: "_isTransitioning") as? Bool == true)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.device.isHung)
    }

    @Test("A foreign pan with the private target at the root hangs the controller", .facts(.rootFreeze))
    func foreignPanAtRoot() {
        let stage = NavigationStage("A")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(200), duration: 0.2)
        stage.device.settle()
        #expect(stage.device.isHung)
    }

    @Test("A hung controller's screen ignores touches after a transition is blocked", .facts(.rootFreeze))
    func touches() {
        let stage = NavigationStage("A")
        stage.addForeignPan()
        let point = CGPoint(x: 200, y: 400)
        let hit = { stage.device.window.hitTest(point, with: nil) }
        #expect(hit() === stage["A"].view)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(200), duration: 0.2)
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(hit() === stage.navigation.view)
    }

    @Test("A swipe hangs a controller whose pop returns nil", .facts(.rootFreeze))
    func refusedPop() {
        final class Refusing: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? { nil }
        }
        let stage = NavigationStage("AB", navigation: Refusing())
        stage.swipe(to: 200)
        #expect(stage.device.isHung)
    }

    @Test(
        "A vertical drag through a foreign pan starts a transition that never ends", .facts(.foreignPanHang),
        arguments: [-120, 120])
    func vertical(dy: CGFloat) {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(200), to: stage.point(200, y: 400 + dy), duration: 0.2)
        stage.device.settle()
        #expect(stage.device.isHung)
        #expect(stage.stack == "A")
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.log.lines.contains("A.viewWillAppear"))
        #expect(!stage.log.lines.contains("A.viewDidAppear"))
    }

    @Test(
        "A foreign pan in the opposite direction starts a pop, which is cancelled at the release",
        .facts(.foreignPanHang))
    func otherWay() {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDrag(from: stage.point(200), to: stage.point(80), duration: 0.2)
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB")
    }

    @Test(
        "A foreign gesture that begins during a push hangs on iOS 18 and earlier; the push ends",
        .facts(.foreignPanHang),
        arguments: [15, 18])
    func duringPush(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.addForeignPan()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(300), duration: 0.1)
        stage.device.settle()
        #expect(stage.device.isHung)
        #expect(stage.log.lines.contains("didShow(C)"))
    }

    @Test(
        "On iOS 26 a foreign pan interrupts a push, and a second one before the pop completes hangs",
        .facts(.foreignPanHang, .interruptibleTransitions))
    func duringTransition26() {
        let stage = NavigationStage("AB", systemVersion: 26)
        stage.addForeignPan()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.wait(0.1)
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(370), duration: 0.1)
        #expect(!stage.device.isHung)
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: stage.point(100), to: stage.point(370), duration: 0.1)
        stage.device.settle()
        #expect(stage.device.isHung)
    }

    @Test("A foreign pan that exactly reaches the hysteresis has moved and does not hang", .facts(.foreignPanHang))
    func exactHysteresis() {
        let stage = NavigationStage("AB")
        stage.addForeignPan()
        stage.device.fingerDown(at: stage.point(100))
        stage.device.wait(0.01)
        stage.device.fingerMove(to: stage.point(110))
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.device.isHung)
        #expect(stage.stack == "A")
    }

    /// A drag from the edge that a tap recognizer delays: the tap recognizer fails while the finger moves vertically.
    private func delayedDrag(_ stage: NavigationStage, meanwhile: () -> Void = {}) {
        let tap = UITapGestureRecognizer()
        stage.navigation.view.addGestureRecognizer(tap)
        stage.navigation.interactivePopGestureRecognizer?.require(toFail: tap)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(24), duration: 0.05)
        meanwhile()
        stage.device.fingerMove(to: stage.point(24, y: 420), duration: 0.05)
        #expect(stage.navigation.interactivePopGestureRecognizer?.state == .possible)
        stage.device.fingerMove(to: stage.point(24, y: 480), duration: 0.05)
    }

    @Test(
        "A plain controller does not hang if a failure requirement delays its recognizer", .facts(.foreignPanHang),
        arguments: [15, 26])
    func delayed(systemVersion: Int) {
        for (end, expected) in [(24, "AB"), (380, "A")] as [(CGFloat, String)] {
            let stage = NavigationStage("AB", systemVersion: systemVersion)
            delayedDrag(stage)
            #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
            stage.device.fingerMove(to: stage.point(end, y: 480), duration: 0.2)
            stage.device.wait(0.2)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(!stage.device.isHung)
            #expect(stage.stack == expected)
        }
    }

    @Test(
        "A popToRoot before a delayed recognizer begins hangs, behind a forwarding delegate too",
        .facts(.foreignPanHang), arguments: [15, 18, 26], [false, true])
    func poppedMeanwhile(systemVersion: Int, forwards: Bool) throws {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let forwarding = forwards ? PopDelegateProxy(of: edge) : nil
        delayedDrag(stage) { stage.navigation.popToRootViewController(animated: false) }
        stage.device.fingerUp()
        stage.device.settle()
        withExtendedLifetime(forwarding) {}
        #expect(stage.device.isHung && stage.device.hangsByItself)
        #expect(stage.stack == "A")
    }

    @Test(
        "A popToRoot between touch and swipe hangs a plain controller",
        .facts(.foreignPanHang), arguments: [15, 18, 26])
    func poppedBeforeBegin(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        stage.device.fingerDown(at: stage.point(4))
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        stage.device.fingerMove(to: stage.point(100), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.device.isHung && stage.device.hangsByItself)
    }

    /// What a delegate in front of UIKit's delegate does.
    private enum Intervention: CaseIterable {
        case none, agreesToEvent, popsWhileAsked
    }

    @Test(
        "UIKit causes a hang itself if its delegate has agreed to a pop that was impossible before",
        .facts(.foreignPanHang), arguments: Intervention.allCases)
    private func agreement(intervention: Intervention) throws {
        let stage = NavigationStage("AB", systemVersion: 26)
        let proxy = PopDelegateProxy(of: try #require(stage.navigation.interactivePopGestureRecognizer))
        if intervention == .agreesToEvent {
            stage["B"].navigationItem.hidesBackButton = true
            proxy.event = true
        }
        if intervention == .popsWhileAsked {
            proxy.isAsked = { stage.navigation.popToRootViewController(animated: false) }
        }
        stage.device.fingerDown(at: stage.point(4))
        if intervention != .popsWhileAsked { stage.navigation.pushViewController(stage.screen("C"), animated: true) }
        stage.device.fingerMove(to: stage.point(100))
        #expect(stage.device.isHung)
        #expect(stage.device.hangsByItself == (intervention == .none))
    }

    @Test(
        "Disabling the pop's recognizer in the lower screen's viewWillAppear freezes the app",
        .facts(.freezeOnDisabling))
    func disabledInWillAppear() {
        let stage = NavigationStage("AB")
        stage["A"].onWillAppear = { $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
        stage.swipe(to: 300)
        stage.device.settle()
        #expect(stage.device.isHung)
        #expect(stage.navigation.transitionCoordinator != nil)
        let foreign = NavigationStage("AB")
        let pan = foreign.addForeignPan()
        foreign["A"].onWillAppear = { _ in
            pan.isEnabled = false
            pan.isEnabled = true
        }
        foreign.device.fingerDrag(from: foreign.point(100), to: foreign.point(300), duration: 0.2)
        foreign.device.settle()
        #expect(foreign.device.isHung)
    }

    @Test(
        "Disabling before or after viewWillAppear, or another recognizer, does not freeze the app",
        .facts(.freezeOnDisabling))
    func disabledElsewhere() {
        let later = NavigationStage("AB")
        later.pull(to: 200)
        later.navigation.interactivePopGestureRecognizer?.isEnabled = false
        later.device.settle()
        #expect(!later.device.isHung)
        #expect(later.stack == "AB")

        final class Disabling: UINavigationController {
            override func popViewController(animated: Bool) -> UIViewController? {
                defer { interactivePopGestureRecognizer?.isEnabled = false }
                return super.popViewController(animated: animated)
            }
        }
        let earlier = NavigationStage("AB", navigation: Disabling())
        earlier.swipe(to: 300)
        earlier.device.settle()
        #expect(!earlier.device.isHung)
        #expect(earlier.stack == "AB")

        let other = NavigationStage("AB")
        let pan = UIPanGestureRecognizer()
        other.navigation.view.addGestureRecognizer(pan)
        other["A"].onWillAppear = { _ in pan.isEnabled = false }
        other.swipe(to: 300)
        other.device.settle()
        #expect(!other.device.isHung)
        #expect(other.stack == "A")
    }

    @Test("A plain controller's own gesture never hangs, whatever the drag", .facts(.rootFreeze))
    func plain() {
        let stage = NavigationStage("AB")
        let corners: [CGFloat] = [2, 12, 200, 380]
        for x in corners {
            for (dx, dy) in [(300, 0), (-300, 0), (0, 200), (40, -200), (14, 2), (15, 0)] as [(CGFloat, CGFloat)] {
                stage.device.fingerDrag(
                    from: CGPoint(x: x, y: 400), to: CGPoint(x: x + dx, y: 400 + dy), duration: 0.1)
                stage.device.settle()
                #expect(!stage.device.isHung)
            }
        }
    }
}
