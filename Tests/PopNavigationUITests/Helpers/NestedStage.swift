import UIKit
import UIKitSimulator

/// A stage whose top screen holds its own stack, which fills the screen.
@MainActor
final class NestedStage {
    let outer: MarkedStage
    let inner: UINavigationController

    init(_ kind: StackKind = .uiKits, innerKind: StackKind? = nil, on systemVersion: Int = 18) {
        outer = MarkedStage(kind, on: systemVersion)
        inner = (innerKind ?? kind).makeController()
        inner.viewControllers = [UIViewController()]
        let around = outer.top
        around.addChild(inner)
        inner.view.frame = around.view.bounds
        around.view.addSubview(inner.view)
        inner.didMove(toParent: around)
        outer.device.settle()
    }

    /// Pushes a screen onto the inner stack.
    @discardableResult
    func pushInner() -> UIViewController {
        let screen = UIViewController()
        inner.pushViewController(screen, animated: false)
        outer.device.settle()
        return screen
    }
}
