import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: the pop recognizers of nested stacks")
struct NestedPopTests {
    private func stage(
        _ rule: NestedPopRecognizers, systemVersion: Int = 26, loaded: Bool = true
    ) -> (NavigationStage, UINavigationController) {
        let stage = NavigationStage("A", systemVersion: systemVersion, switches: { $0.nestedPopRecognizers = rule })
        let inner = UINavigationController()
        inner.setViewControllers([stage.screen("X"), stage.screen("Y")], animated: false)
        if loaded { inner.loadViewIfNeeded() }
        stage.navigation.pushSecondaryColumn(inner, animated: false)
        stage.device.settle()
        return (stage, inner)
    }

    @Test(
        "The outer bar's item is the inner controller's own, or that of its first screen", .facts(.collapsedSplitView),
        arguments: [false, true])
    func item(isScreens: Bool) {
        let stage = NavigationStage("A", switches: { $0.barShowsItemOfColumnsScreen = isScreens })
        let inner = UINavigationController()
        inner.setViewControllers([stage.screen("X")], animated: false)
        stage.navigation.pushSecondaryColumn(inner, animated: true)
        stage.device.settle()
        let item = isScreens ? inner.viewControllers[0].navigationItem : inner.navigationItem
        #expect(stage.navigation.navigationBar.topItem === item && item.title == "X")
        stage.device.fingerTap(at: CGPoint(x: 30, y: 70))
        stage.device.settle()
        #expect(stage.stack == "A" && stage.navigation.navigationBar.items?.count == 1)
    }

    private func recognizers(_ controller: UINavigationController) -> [UIGestureRecognizer] {
        [controller.interactivePopGestureRecognizer, controller.interactiveContentPopGestureRecognizer]
            .compactMap { $0 }
    }

    @Test(
        "Inner pop recognizers are their own, or the outer ones, or disabled", .facts(.collapsedSplitView),
        arguments: NestedPopRecognizers.allCases, [true, false])
    func objects(rule: NestedPopRecognizers, loaded: Bool) {
        let (stage, inner) = stage(rule, loaded: loaded)
        let outer = stage.navigation
        #expect(recognizers(outer).allSatisfy { $0.view === outer.view && $0.isEnabled })
        for (own, others) in zip(recognizers(inner), recognizers(outer)) {
            #expect((own === others) == (rule == .shared))
            #expect(own.view === (rule == .shared ? outer.view : inner.view))
            #expect(own.isEnabled == (rule != .disabled))
        }
        let onInner = inner.view.gestureRecognizers ?? []
        #expect(onInner.contains { $0 is _UIParallaxTransitionPanGestureRecognizer } == (rule != .shared))
    }

    @Test(
        "A swipe pops the inner screen first, then the inner controller", .facts(.collapsedSplitView),
        arguments: NestedPopRecognizers.allCases, [18, 26])
    func swipes(rule: NestedPopRecognizers, systemVersion: Int) {
        let (stage, inner) = stage(rule, systemVersion: systemVersion)
        stage.pull(to: 260)
        #expect(inner.transitionCoordinator?.isInteractive == true)
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(inner.viewControllers.count == 1 && stage.navigation.viewControllers.count == 2)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A" && !stage.device.isHung)
        #expect(recognizers(inner).allSatisfy { $0.view === inner.view && $0.isEnabled })
    }

    @Test(
        "The inner screen decides whether UIKit's gesture begins", .facts(.collapsedSplitView, .popRefusal),
        arguments: NestedPopRecognizers.allCases)
    func conditions(rule: NestedPopRecognizers) {
        let (stage, inner) = stage(rule, systemVersion: 18)
        inner.topViewController?.navigationItem.hidesBackButton = true
        stage.swipe(to: 350)
        stage.device.settle()
        // With its own recognizers the outer controller pops the inner one, whose recognizer has refused.
        #expect(inner.viewControllers.count == 2)
        #expect(stage.navigation.viewControllers.count == (rule == .own ? 1 : 2))
    }

    @Test(
        "A pop of the inner controller runs back if it is cancelled", .facts(.collapsedSplitView), arguments: [18, 26])
    func cancelled(systemVersion: Int) {
        let (stage, inner) = stage(.shared, systemVersion: systemVersion)
        stage.pull(to: 80)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.wait(0.02)
        if systemVersion >= 26 {
            // The gesture takes the running pop over.
            stage.swipe(to: 350, duration: 0.1)
            stage.device.settle()
            #expect(inner.viewControllers.count == 1)
        }
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(inner.viewControllers.count == (systemVersion >= 26 ? 1 : 2))
        #expect(!stage.device.isHung)
    }
}
