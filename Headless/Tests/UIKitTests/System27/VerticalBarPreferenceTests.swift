import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: screens that prefer horizontal bars")
struct VerticalBarPreferenceTests {
    private final class Choosing: UIViewController {
        var behavior = UIVerticalBarBehavior.automatic
        private(set) var transitions = 0
        private(set) var wasAnimated = false

        override var preferredVerticalBarBehavior: UIVerticalBarBehavior { behavior }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            transitions += 1
            coordinator.animate(
                alongsideTransition: { [unowned self] in wasAnimated = $0.transitionDuration > 0 }, completion: nil)
        }
    }

    private func expectHorizontal(_ stage: DuoStage) {
        #expect(stage.top.traitCollection.verticalBarEdge == .unspecified)
        #expect(stage.device.window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(stage.bar.frame == CGRect(x: 0, y: 44, width: 466, height: 54))
        #expect(stage.top.view.safeAreaInsets.right == 0)
        let status = stage.device.window.windowScene?.statusBarManager?.statusBarFrame
        #expect(status == CGRect(x: 0, y: 0, width: 466, height: 44))
    }

    private func expectVertical(_ stage: DuoStage) {
        #expect(stage.top.traitCollection.verticalBarEdge == .trailing)
        #expect(stage.device.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
        #expect(stage.bar.frame == CGRect(x: 0, y: 0, width: 466, height: 58))
    }

    @Test(
        "The top screen's preference decides about the vertical bar, its inset and its trait",
        .facts(.verticalBarBehavior))
    func topDecides() {
        let stage = DuoStage()
        expectVertical(stage)
        let screen = Choosing()
        screen.behavior = .disabled
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.settle()
        expectHorizontal(stage)
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        expectVertical(stage)
    }

    @Test(
        "A change of the preferred bars is animated, and made only after it has been announced",
        .facts(.verticalBarBehavior))
    func announced() {
        let screen = Choosing()
        let stage = DuoStage(screens: "A")
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        screen.behavior = .disabled
        screen.view.setNeedsLayout()
        stage.device.settle()
        expectVertical(stage)
        screen.setNeedsUpdateOfVerticalBarConfiguration()
        stage.device.settle()
        expectHorizontal(stage)
        #expect(screen.transitions == 1)
        #expect(screen.wasAnimated)
    }

    @Test(
        "Tab bar controllers forward to the selected tab, navigation controllers to the top screen",
        .facts(.verticalBarBehavior))
    func forwarding() {
        let stage = DuoStage(tabs: 2)
        let screen = Choosing()
        screen.behavior = .disabled
        stage.tabs!.viewControllers!.append(screen)
        #expect(stage.tabs!.childForPreferredVerticalBarBehavior === stage.navigation)
        #expect(stage.navigation.childForPreferredVerticalBarBehavior === stage.top)
        #expect(stage.top.childForPreferredVerticalBarBehavior == nil)
        #expect(stage.top.preferredVerticalBarBehavior == .automatic)
        stage.tabs!.selectedViewController = screen
        stage.device.settle()
        #expect(screen.traitCollection.verticalBarEdge == .unspecified)
        #expect(stage.tabs!.tabBar.frame == CGRect(x: 0, y: 595, width: 466, height: 83))
        stage.tabs!.selectedIndex = 0
        stage.device.settle()
        expectVertical(stage)
        #expect(stage.tabs!.tabBar.frame == CGRect(x: 382, y: 0, width: 84, height: 678))
    }

    @Test(
        "A screen presented over everything decides about the bars, a screen in a sheet does not",
        .facts(.verticalBarBehavior),
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func presented(style: UIModalPresentationStyle) {
        let stage = DuoStage()
        let screen = Choosing()
        screen.behavior = .disabled
        screen.modalPresentationStyle = style
        stage.top.present(screen, animated: true)
        stage.device.settle()
        #expect(screen.traitCollection.verticalBarEdge == (style == .pageSheet ? .trailing : .unspecified))
        screen.dismiss(animated: true)
        stage.device.settle()
        expectVertical(stage)
    }

    @Test(
        "The arrangement of bars waits for the end of a swipe, and stays after a cancelled one",
        .facts(.verticalBarBehavior, .waitingBarChanges),
        arguments: [true, false])
    func swipe(completes: Bool) {
        let stage = DuoStage(screens: "A")
        let screen = Choosing()
        screen.behavior = .disabled
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.device.fingerDown(at: CGPoint(x: 4, y: 400))
        stage.device.fingerMove(to: CGPoint(x: completes ? 400 : 80, y: 400), duration: 0.3)
        stage.device.wait(0.3)
        expectHorizontal(stage)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == (completes ? 1 : 2))
        if completes { expectVertical(stage) } else { expectHorizontal(stage) }
    }
}
