import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: bars of nested controllers, and changes that wait")
struct NestedBarTests {
    /// A navigation controller in the top screen of another one.
    private func nested(_ behavior: UIBarContainerBehavior, minor: Int) -> (DuoStage, UINavigationController) {
        let stage = DuoStage(screens: "AB") { $0.minorSystemVersion = minor }
        let inner = UINavigationController()
        inner.barContainerBehavior = behavior
        inner.viewControllers = [stage.makeScreen("X"), stage.makeScreen("Y")]
        let top = stage.top
        top.addChild(inner)
        inner.view.frame = top.view.bounds
        top.view.addSubview(inner.view)
        inner.didMove(toParent: top)
        stage.device.settle()
        return (stage, inner)
    }

    @Test(
        "A nested controller's items follow those of the outer one in the same column", .facts(.barContainerBehavior),
        arguments: [1, 3])
    func merged(minor: Int) {
        let (stage, inner) = nested(.automatic, minor: minor)
        #expect(stage.buttonCentres == [134, 186, 238])
        #expect(inner.navigationBar.frame.height == 58)
        // Its own first button is below the outer bar's three.
        stage.device.fingerTap(at: CGPoint(x: stage.columnX, y: 112 + 3 * 52 + 22))
        stage.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(stage.stack == "AB")
        #expect(inner.view.safeAreaInsets.right == 84)
    }

    @Test("On iOS 27.3 and later, a local bar is a horizontal one beside the column", .facts(.barContainerBehavior))
    func local() {
        let (stage, inner) = nested(.local, minor: 3)
        #expect(inner.navigationBar.frame.height == 54)
        #expect(inner.navigationBar.frame.width == 382)
        #expect(stage.buttonCentres.count == 3)
        inner.barContainerBehavior = .automatic
        stage.device.settle()
        #expect(inner.navigationBar.frame.height == 58)

        let (_, earlier) = nested(.local, minor: 1)
        #expect(earlier.navigationBar.frame.height == 58, "27.1 does not know it")
    }

    @Test(
        "A local bar doesn't change a controller that isn't nested, or a gesture", .facts(.barContainerBehavior)
    )
    func localAlone() {
        let stage = DuoStage { $0.minorSystemVersion = 3 }
        stage.navigation.barContainerBehavior = .local
        stage.device.settle()
        #expect(stage.bar.frame.height == 58)
        let (outer, inner) = nested(.local, minor: 3)
        outer.device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 420, y: 400), duration: 0.3)
        outer.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(outer.stack == "AB")
    }

    @Test(
        "A change of items during a transition is drawn at its end", .facts(.waitingBarChanges),
        arguments: [false, true])
    func itemsWait(vertical: Bool) {
        let stage = DuoStage(vertical ? .outer : .innerPortrait)
        let a = stage.navigation.viewControllers[0]
        func buttons(_ view: UIView) -> Int {
            (view is UIControl ? 1 : 0) + view.subviews.map(buttons).reduce(0, +)
        }
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        let during = buttons(stage.bar)
        a.navigationItem.rightBarButtonItems = [stage.button("xmark")]
        stage.device.wait(0.1)
        #expect(buttons(stage.bar) == during)
        stage.device.settle()
        #expect(buttons(stage.bar) == 1)
    }
}
