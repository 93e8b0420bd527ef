@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Swipes of UIKit's on screens without a back button")
struct SystemPopDelegateTests {
    enum Absence: CaseIterable {
        case hiddenButton, hiddenBar, leadingItem
    }

    @Test(
        "A screen without a back button is popped only with evenWithoutBackButton", .covers(57),
        arguments: Absence.allCases, [15, 18, 26, 27])
    func absences(_ absence: Absence, _ systemVersion: Int) {
        for isRightToLeft in [false, true] {
            let stage = SystemStage(systemVersion: systemVersion, isRightToLeft: isRightToLeft)
            let marker = stage.mark(.gestures(.all))
            stage.hideBackButton(absence)
            #expect(!stage.pops(from: 4))
            #expect(!stage.pops(from: 150))
            #expect(!stage.scrollPops())
            marker.value = .gestures(.all, evenWithoutBackButton: true)
            marker.update()
            #expect(stage.pops(from: 4))
            #expect(stage.pops(from: 150) == (systemVersion >= 26))
            #expect(stage.scrollPops())
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "The value that limits the gestures counts without a back button too", .covers(56, 57),
        arguments: SystemPopGestures.tested)
    func limited(_ gestures: SystemPopGestures) {
        let stage = SystemStage()
        stage.mark(.gestures(gestures, evenWithoutBackButton: true))
        stage.hideBackButton(.hiddenBar)
        #expect(stage.pops(from: 4) == (gestures != .none))
        #expect(stage.pops(from: 100) == (gestures == .all || gestures == .content(in: .leadingThird)))
        #expect(stage.pops(from: 200) == (gestures == .all))
        #expect(stage.scrollPops() == (gestures != .none))
    }

    @Test("No swipe begins at the root, and the stack can still change", .covers(57), arguments: [15, 18, 26, 27])
    func root(_ systemVersion: Int) {
        let stage = SystemStage(systemVersion: systemVersion)
        stage.mark(.gestures(.all, evenWithoutBackButton: true), in: stage.navigation.viewControllers[0])
        stage.navigation.popToRootViewController(animated: false)
        stage.hideBackButton(.hiddenBar)
        #expect(!stage.pops(from: 4))
        #expect(!stage.pops(from: 150))
        #expect(!stage.scrollPops())
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(!stage.device.isHung)
        #expect(stage.pops(from: 4))
    }

    @Test(
        "No swipe begins during a transition, and the stack can still change", .covers(57), arguments: [15, 18, 26, 27])
    func transition(_ systemVersion: Int) {
        for delay in stride(from: 0.0, to: 0.6, by: 0.05) {
            let stage = SystemStage(systemVersion: systemVersion)
            stage.mark(.gestures(.all, evenWithoutBackButton: true), in: stage.navigation.viewControllers[0])
            stage.hideBackButton(.hiddenBar)
            stage.navigation.pushViewController(UIViewController(), animated: true)
            stage.device.wait(delay)
            stage.device.fingerDrag(from: stage.point(4), to: stage.point(380), duration: 0.2)
            stage.device.settle()
            stage.navigation.popToRootViewController(animated: true)
            stage.device.settle()
            #expect(stage.navigation.viewControllers.count == 1)
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "A swipe that another recognizer delays does not begin after a change of the stack", .covers(57),
        arguments: [15, 18, 26, 27], [true, false])
    func lateBegin(_ systemVersion: Int, _ animated: Bool) throws {
        let stage = SystemStage(systemVersion: systemVersion)
        stage.mark(.gestures(.all, evenWithoutBackButton: true), in: stage.navigation.viewControllers[0])
        stage.hideBackButton(.hiddenBar)
        let blocker = BlockingRecognizer()
        stage.navigation.view.addGestureRecognizer(blocker)
        try #require(stage.navigation.interactivePopGestureRecognizer).require(toFail: blocker)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(100), duration: 0.1)
        stage.navigation.popToRootViewController(animated: animated)
        stage.device.wait(0.05)
        stage.device.fingerMove(to: stage.point(150), duration: 0.1)
        blocker.state = .failed
        stage.device.fingerMove(to: stage.point(200), duration: 0.1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(!stage.device.isHung)
    }

    @Test("A forward drag, a touch in the bar, animators and a presented screen still prevent a swipe", .covers(57))
    func otherRefusals() {
        let stage = SystemStage()
        stage.mark(.gestures(.all, evenWithoutBackButton: true))
        stage.hideBackButton(.hiddenButton)
        let back = stage.popsIfPlayed {
            stage.device.fingerDrag(from: stage.point(380), to: stage.point(100), duration: 0.3)
        }
        #expect(!back)
        #expect(!stage.pops(from: 150, y: 60))
        let animating = AnimatorlessDelegate()
        stage.navigation.delegate = animating
        #expect(!stage.pops(from: 4))
        stage.navigation.delegate = nil
        #expect(stage.pops(from: 4))
        stage.top.present(UIViewController(), animated: true)
        stage.device.settle()
        #expect(!stage.pops(from: 4))
    }

    @Test("UIKit's delegate stays until a value needs another one, and an app's stays for good", .covers(57))
    func delegates() throws {
        let stage = SystemStage()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let uiKits = edge.delegate
        let marker = stage.mark(.gestures(.edgeOnly))
        #expect(edge.delegate === uiKits)
        marker.value = .gestures(.edgeOnly, evenWithoutBackButton: true)
        marker.update()
        #expect(edge.delegate is SystemPopDelegate)
        let apps = RefusingDelegate()
        edge.delegate = apps
        marker.update()
        stage.device.settle()
        #expect(edge.delegate === apps)
        withExtendedLifetime(apps) { #expect(!stage.pops(from: 4)) }
    }

    @Test("A controller with another delegate is freed", .covers(57))
    func lifetime() {
        weak var navigation: UINavigationController?
        func use() -> SimulatedDevice {
            let stage = SystemStage()
            stage.mark(.gestures(.all, evenWithoutBackButton: true))
            stage.hideBackButton(.hiddenBar)
            _ = stage.pops(from: 4)
            navigation = stage.navigation
            return stage.device
        }
        let device = use()
        device.show(UIViewController())
        device.settle()
        #expect(navigation == nil)
    }
}

extension SystemStage {
    fileprivate func hideBackButton(_ absence: SystemPopDelegateTests.Absence) {
        switch absence {
        case .hiddenButton: top.navigationItem.hidesBackButton = true
        case .hiddenBar: navigation.setNavigationBarHidden(true, animated: false)
        case .leadingItem: top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        }
        device.settle()
    }
}

/// Undecided until a test lets it fail.
private final class BlockingRecognizer: UIGestureRecognizer {}

private final class AnimatorlessDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
