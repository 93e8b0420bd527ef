import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: bars that minimize")
struct BarMinimizationTests {
    @MainActor
    private final class MinimizingBarStage {
        let device: SimulatedDevice
        let navigation = UINavigationController()
        let scrollView = UIScrollView()

        init(_ behavior: BarMinimization.Behavior, version: Int = 27, configure: (UINavigationItem) -> Void = { _ in })
        {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            device = SimulatedDevice(configuration)
            let screen = UIViewController()
            screen.title = "B"
            screen.view.backgroundColor = .white
            scrollView.frame = screen.view.bounds
            scrollView.contentSize = CGSize(width: 390, height: 5000)
            screen.view.addSubview(scrollView)
            screen.navigationItem.navigationBarMinimization.minimizationBehavior = behavior
            configure(screen.navigationItem)
            navigation.viewControllers = [UIViewController(), screen]
            device.show(navigation)
            device.settle()
        }

        /// Negative scrolls down, as the finger goes up.
        func drag(_ travel: CGFloat) {
            let start: CGFloat = travel < 0 ? 700 : 300
            device.fingerDown(at: CGPoint(x: 200, y: start))
            device.fingerMove(to: CGPoint(x: 200, y: start + travel), duration: 0.4)
            device.wait(0.3)
            device.fingerUp()
            device.settle()
        }

        var isMinimized: Bool { navigation.navigationBar.isMinimized }
        var top: CGFloat { navigation.topViewController!.view.safeAreaInsets.top }
    }

    @Test("Scrolling down minimizes the bar, which is not hidden; scrolling back restores it", .facts(.minimizedBar))
    func down() {
        let stage = MinimizingBarStage(.onScrollDown)
        stage.drag(-300)
        #expect(stage.isMinimized)
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 24))
        #expect(stage.top == 71, "the safe area follows")
        stage.drag(40)
        #expect(!stage.isMinimized)
        #expect(stage.top == 101)
    }

    @Test("A bar can be restored only at the scroll edge", .facts(.minimizedBar))
    func atEdge() {
        let stage = MinimizingBarStage(.onScrollDown) { $0.navigationBarMinimization.restoresAtScrollEdge = true }
        stage.drag(-300)
        stage.drag(40)
        #expect(stage.isMinimized)
        stage.drag(400)
        #expect(!stage.isMinimized)
    }

    @Test("With onScrollUp, scrolling up minimizes the bar", .facts(.minimizedBar))
    func up() {
        let stage = MinimizingBarStage(.onScrollUp)
        stage.drag(-300)
        #expect(!stage.isMinimized)
        stage.drag(100)
        #expect(stage.isMinimized)
    }

    @Test("A bar is not minimized by itself, before iOS 27, or when code scrolls", .facts(.minimizedBar))
    func never() {
        for stage in [
            MinimizingBarStage(.automatic), MinimizingBarStage(.never), MinimizingBarStage(.onScrollDown, version: 26),
        ] {
            stage.drag(-300)
            #expect(!stage.isMinimized)
        }
        let stage = MinimizingBarStage(.onScrollDown)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        stage.device.settle()
        #expect(!stage.isMinimized)
    }

    @Test("The safe area can stay the same while the bar is minimized", .facts(.minimizedBar))
    func safeArea() {
        let stage = MinimizingBarStage(.onScrollDown) { $0.navigationBarMinimization.adjustsSafeArea = false }
        stage.drag(-300)
        #expect(stage.isMinimized)
        #expect(stage.top == 101)
    }

    @Test(
        "A minimized bar has no buttons and takes touches in a low strip; a tap there restores it",
        .facts(.minimizedBar))
    func touches() {
        let stage = MinimizingBarStage(.onScrollDown)
        stage.drag(-300)
        func isInBar(_ y: CGFloat) -> Bool {
            let hit = stage.device.window.hitTest(CGPoint(x: 20, y: y), with: nil)
            return hit?.isDescendant(of: stage.navigation.navigationBar) == true
        }
        #expect(isInBar(60) && !isInBar(75))
        stage.device.fingerTap(at: CGPoint(x: 20, y: 60))
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2, "no back button there")
        #expect(!stage.isMinimized)
        #expect(isInBar(75))
    }

    @Test(
        "The system's swipe pops under a minimized bar; a transition begins with the whole bar", .facts(.minimizedBar))
    func swipe() {
        let stage = MinimizingBarStage(.onScrollDown)
        stage.drag(-300)
        stage.device.fingerDown(at: CGPoint(x: 4, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.3)
        #expect(!stage.isMinimized)
        stage.device.fingerMove(to: CGPoint(x: 380, y: 400), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        #expect(stage.navigation.navigationBar.frame.height == 54)
    }

    @Test("Hiding and showing a minimized bar restores the whole bar", .facts(.minimizedBar))
    func hiding() {
        let stage = MinimizingBarStage(.onScrollDown)
        stage.drag(-300)
        stage.navigation.setNavigationBarHidden(true, animated: true)
        stage.device.settle()
        #expect(stage.top == 47)
        stage.navigation.setNavigationBarHidden(false, animated: true)
        stage.device.settle()
        #expect(!stage.isMinimized)
        #expect(stage.top == 101)
    }
}
