#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import PopNavigation
import UIKit

/// A controller that records the calls of its own methods, in words.
public final class RecordingNavigationController: BasicNavigationController {
    /// The calls that set the bar: "hidden", "shown animated".
    public var barCalls: [String] = []
    /// The calls that change the stack: "push", "pop".
    public var stackCalls: [String] = []

    public override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        barCalls.append("\(hidden ? "hidden" : "shown")\(animated ? " animated" : "")")
        super.setNavigationBarHidden(hidden, animated: animated)
    }

    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        stackCalls.append("push")
        super.pushViewController(viewController, animated: animated)
    }

    @discardableResult
    public override func popViewController(animated: Bool) -> UIViewController? {
        stackCalls.append("pop")
        return super.popViewController(animated: animated)
    }
}
#endif
