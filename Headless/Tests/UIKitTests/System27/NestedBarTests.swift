import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("iOS 27: bars of nested controllers, and changes that wait")
struct NestedBarTests {
    @Test("A nested controller's bar is horizontal, beside the column", .facts(.nestedBar))
    func nested() {
        let stage = DuoStage()
        let inner = UINavigationController()
        inner.viewControllers = [stage.makeScreen("X"), stage.makeScreen("Y")]
        let top = stage.top
        top.addChild(inner)
        inner.view.frame = top.view.bounds
        top.view.addSubview(inner.view)
        inner.didMove(toParent: top)
        stage.device.settle()
        #expect(inner.navigationBar.frame.height == 54)
        #expect(inner.navigationBar.frame.width == 382)
        #expect(stage.buttonCentres.count == 3)
        stage.device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 420, y: 400), duration: 0.3)
        stage.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(stage.stack == "AB")
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
