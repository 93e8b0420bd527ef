import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: zoom transitions")
struct ZoomTests {
    /// Pushes B with a zoom out of a view of A.
    private func stage(_ systemVersion: Int = 18, mirrored: Bool = false) -> (NavigationStage, LoggedScreen) {
        let stage = NavigationStage("A", systemVersion: systemVersion, mirrored: mirrored)
        let source = UIView(frame: CGRect(x: 40, y: 200, width: 78, height: 78))
        stage["A"].view.addSubview(source)
        let zoomed = stage.screen("B")
        zoomed.preferredTransition = .zoom { $0.zoomedViewController === zoomed ? source : nil }
        stage.navigation.pushViewController(zoomed, animated: true)
        return (stage, zoomed)
    }

    @Test(
        "On iOS 18 and later, the screen grows out of the source view; before, it slides", .facts(.zoomTransition),
        arguments: [17, 18, 26])
    func push(systemVersion: Int) {
        let (stage, zoomed) = stage(systemVersion)
        stage.device.wait(0.001)
        let frame = zoomed.view.layer.presentation()!.frame
        #expect((frame.width < 200) == (systemVersion >= 18))
        #expect((frame.minX > 200) == (systemVersion < 18))
        stage.device.settle()
        #expect(zoomed.view.frame == stage.navigation.view.bounds)
        #expect(zoomed.view.transform.isIdentity)
        #expect((zoomed.view.gestureRecognizers?.isEmpty == false) == (systemVersion >= 18))
    }

    @Test(
        "A drag down or in the pop direction zooms back from anywhere, without UIKit's recognizers",
        .facts(.zoomTransition))
    func pop() {
        for mirrored in [false, true] {
            for (dx, dy) in [(250, 0), (0, 250)] as [(CGFloat, CGFloat)] {
                let (stage, _) = stage(mirrored: mirrored)
                stage.device.settle()
                let start = CGPoint(x: mirrored ? 300 : 90, y: 400)
                stage.device.fingerDown(at: start)
                stage.device.fingerMove(
                    to: CGPoint(x: start.x + (mirrored ? -dx : dx), y: 400 + dy), duration: 0.3)
                #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
                #expect(stage.navigation.interactivePopGestureRecognizer?.state != .changed)
                stage.device.fingerUp()
                stage.device.settle()
                #expect(stage.stack == "A")
                #expect(!stage.device.isHung)
            }
        }
    }

    @Test(
        "UIKit's pop recognizers leave a zoomed screen to its own gesture, or shrink it",
        .facts(.zoomTransition), arguments: [true, false])
    func popRecognizers(refuse: Bool) {
        let (stage, zoomed) = stage()
        stage.device.system.switches.refusesSwipesOfZooms = refuse
        stage.device.settle()
        for recognizer in zoomed.view.gestureRecognizers ?? [] { recognizer.isEnabled = false }
        stage.pull(to: 300)
        #expect(zoomed.view.transform.isIdentity == refuse)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == (refuse ? "AB" : "A") && !stage.device.isHung)
    }

    @Test(
        "A drag from the edge zooms back, a short one cancels, one up or backwards does nothing",
        .facts(.zoomTransition))
    func otherDrags() {
        let (stage, zoomed) = stage()
        stage.device.settle()
        stage.device.fingerDown(at: CGPoint(x: 100, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 160, y: 400), duration: 0.3)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB")
        #expect(zoomed.view.frame == stage.navigation.view.bounds)
        for (dx, dy) in [(-90, 0), (0, -250)] as [(CGFloat, CGFloat)] {
            stage.device.fingerDrag(
                from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100 + dx, y: 400 + dy), duration: 0.2)
            stage.device.settle()
            #expect(stage.stack == "AB")
        }
        stage.pull(to: 350)
        #expect(stage.navigation.interactivePopGestureRecognizer?.state == .possible)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "While a cancelled zoom runs back, the system's own recognizers do not begin", .facts(.zoomTransition),
        arguments: [18, 26])
    func cancelledZoom(systemVersion: Int) {
        let (stage, _) = stage(systemVersion)
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.device.settle()
        stage.navigation.viewControllers.swapAt(1, 2)
        stage.device.settle()
        stage.device.fingerDown(at: CGPoint(x: 100, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 190, y: 400), duration: 0.3)
        stage.device.wait(0.3)
        stage.device.fingerUp()
        #expect(stage.stack == "AC")
        stage.swipe(to: 350, duration: 0.05)
        stage.device.settle()
        #expect(stage.stack == "ACB")
        #expect(!stage.device.isHung)
    }

    @Test(
        "Without a preferred transition there is no zoom recognizer, and the system's swipe works",
        .facts(.zoomTransition))
    func taken() {
        let (stage, zoomed) = stage()
        stage.device.settle()
        zoomed.preferredTransition = nil
        #expect(zoomed.view.gestureRecognizers == nil)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
        weak let screen = zoomed
        #expect(screen != nil)
    }

    @Test(
        "Pushing a navigation controller raises, but UIKit pushes one when a split view collapses",
        .facts(.collapsedSplitView))
    func collapsed() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let stage = NavigationStage("A")
            stage.navigation.pushViewController(UINavigationController(), animated: false)
        }
        let stage = NavigationStage("A")
        let inner = UINavigationController(rootViewController: stage.screen("X"))
        stage.navigation.pushSecondaryColumn(inner, animated: true)
        stage.device.settle()
        #expect(stage.navigation.viewControllers.last === inner)
        #expect(stage.navigation.navigationBar.topItem?.title == "X")
        #expect(inner.navigationBar.isHidden)
        #expect(!inner.isNavigationBarHidden)
        inner.pushViewController(stage.screen("Y"), animated: true)
        stage.device.settle()
        #expect(inner.navigationBar.isHidden)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.swipe(to: 350)
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }
}
