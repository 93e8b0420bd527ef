import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: hiding the toolbar")
struct ToolbarHidingTests {
    /// The toolbar is visible on the top screen.
    private func stage(_ screens: String, mirrored: Bool = false, switches: (inout SystemSwitches) -> Void = { _ in })
        -> NavigationStage
    {
        let stage = NavigationStage(screens, mirrored: mirrored, switches: switches)
        for name in screens {
            stage[String(name)].toolbarItems = [UIBarButtonItem(title: String(name), primaryAction: UIAction { _ in })]
        }
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        return stage
    }

    private func seenFrame(_ stage: NavigationStage) -> CGRect {
        stage.navigation.toolbar.layer.presentation()!.frame
    }

    private func isShown(in stage: NavigationStage) -> Bool {
        !stage.navigation.toolbar.isHidden && stage.navigation.toolbar.frame.minX == 0
            && stage.navigation.topViewController?.view.safeAreaInsets.bottom == 83
    }

    private func itemTitles(in stage: NavigationStage) -> [String?] {
        stage.navigation.toolbar.items?.map(\.title) ?? []
    }

    @Test("The flag changes at once, and without a transition the toolbar slides down", .facts(.barHiding))
    func vertical() {
        let stage = stage("A")
        #expect(isShown(in: stage))
        stage.navigation.setToolbarHidden(true, animated: true)
        #expect(stage.navigation.isToolbarHidden)
        stage.device.wait(0.1)
        #expect(seenFrame(stage).minX == 0 && seenFrame(stage).minY > 761)
        #expect(!stage.navigation.toolbar.isHidden)
        stage.device.settle()
        #expect(stage.navigation.toolbar.isHidden)
        #expect(stage["A"].view.safeAreaInsets.bottom == 34)
        stage.navigation.isToolbarHidden = false
        stage.turn()
        #expect(isShown(in: stage))
    }

    @Test("The toolbar moves sideways with a push or a pop", .facts(.barHiding), arguments: [false, true])
    func sideways(mirrored: Bool) {
        let sign: CGFloat = mirrored ? -1 : 1
        func minX(pop: Bool, hides: Bool) -> CGFloat {
            let stage = stage("AB", mirrored: mirrored)
            stage.navigation.isToolbarHidden = !hides
            stage.device.settle()
            let target = pop ? stage["A"] : stage.screen("C")
            target.onWillAppear = { $0.navigationController?.setToolbarHidden(hides, animated: true) }
            if pop {
                stage.navigation.popViewController(animated: true)
            } else {
                stage.navigation.pushViewController(target, animated: true)
            }
            stage.device.wait(0.1)
            let frame = seenFrame(stage)
            #expect(frame.minY == 761)
            stage.device.settle()
            #expect(isShown(in: stage) == !hides && stage.navigation.isToolbarHidden == hides)
            return frame.minX * sign
        }
        #expect(minX(pop: true, hides: true) > 0)
        #expect(minX(pop: false, hides: true) < 0)
        #expect(minX(pop: true, hides: false) < 0)
        #expect(minX(pop: false, hides: false) > 0)
    }

    @Test(
        "A cancelled swipe restores the toolbar, its items and an animated change of its flag",
        .facts(.barAfterCancel), arguments: [(true, true), (false, true), (true, false)])
    func cancel(animated: Bool, flipsBack: Bool) {
        let stage = stage("AB", switches: { $0.flipsAnimatedBarsBack = flipsBack })
        stage["A"].onWillAppear = { $0.navigationController?.setToolbarHidden(true, animated: animated) }
        stage.pull(to: 119)
        #expect(abs(seenFrame(stage).minX - 100) < 1e-9)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(stage.navigation.isToolbarHidden == !(animated && flipsBack))
        #expect(isShown(in: stage) && itemTitles(in: stage) == ["B"])
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.device.settle()
        #expect(!stage.navigation.isToolbarHidden && isShown(in: stage))
        stage.navigation.setToolbarHidden(true, animated: false)
        stage.device.settle()
        #expect(!isShown(in: stage))
    }

    @Test(
        "A cancelled swipe hides a toolbar that the lower screen has shown", .facts(.barAfterCancel),
        arguments: [true, false])
    func cancelShowing(animated: Bool) {
        let stage = stage("AB")
        stage.navigation.isToolbarHidden = true
        stage.device.settle()
        stage["A"].onWillAppear = { $0.navigationController?.setToolbarHidden(false, animated: animated) }
        stage.pull(to: 119)
        #expect(itemTitles(in: stage) == ["A"])
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.isToolbarHidden == animated)
        #expect(!isShown(in: stage))
    }

    @Test(
        "A flag that is set back when the finger lifts, or in viewWillAppear, shows the toolbar",
        .facts(.barAfterCancel), arguments: [false, true])
    func setBack(inWillAppear: Bool) {
        let stage = stage("AB")
        let before = stage.device.picture().svg()
        stage["A"].onWillAppear = { screen in
            let navigation = screen.navigationController!
            navigation.setToolbarHidden(true, animated: true)
            guard !inWillAppear else { return }
            navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
                if context.isCancelled { navigation.setToolbarHidden(false, animated: true) }
            }
        }
        if inWillAppear {
            stage["B"].onWillAppear = { $0.navigationController?.setToolbarHidden(false, animated: true) }
        }
        stage.pull(to: 119)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(!stage.navigation.isToolbarHidden && isShown(in: stage))
        #expect(stage.device.picture().svg() == before)
    }

    @Test(
        "A screen that hides the bottom bar hides the toolbar, and the flag stays", .facts(.toolbarWhenPushed),
        arguments: [false, true])
    func whenPushed(isObeyed: Bool) {
        let stage = stage("A") { $0.hidesToolbarWhenPushed = isObeyed }
        let screen = stage.screen("B")
        screen.hidesBottomBarWhenPushed = true
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        #expect((seenFrame(stage).minX < 0) == isObeyed)
        stage.device.settle()
        #expect(isShown(in: stage) == !isObeyed)
        #expect(!stage.navigation.isToolbarHidden)
        stage.pull(to: 60)
        stage.device.wait(1)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB" && isShown(in: stage) == !isObeyed)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        #expect(isShown(in: stage))
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(isShown(in: stage) && itemTitles(in: stage) == ["A"])
    }

    @Test("Off the window the toolbar follows the new top screen", .facts(.toolbarWhenPushed))
    func offWindow() {
        let stage = stage("A")
        let screen = stage.screen("B")
        screen.hidesBottomBarWhenPushed = true
        stage.device.show(UIViewController())
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.show(stage.navigation)
        stage.device.settle()
        #expect(!isShown(in: stage))
        stage.device.show(UIViewController())
        stage.navigation.popViewController(animated: false)
        stage.device.show(stage.navigation)
        stage.device.settle()
        #expect(isShown(in: stage) && itemTitles(in: stage) == ["A"])
    }
}
