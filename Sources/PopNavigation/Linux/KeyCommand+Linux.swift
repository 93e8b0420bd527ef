// For the headless UIKit: Linux has no Objective-C. The manifest leaves this folder out on Apple's hosts.
#if canImport(UIKit) && !canImport(ObjectiveC)
@testable import UIKit

extension Selector {
    /// The action of the key command that goes forward, added to the class at its first use.
    @MainActor static var goForwardByKey: Selector {
        _ = BasicNavigationController.addsForwardAction
        return goForward
    }

    fileprivate static let goForward = Selector("popNavigationGoForward:")
}

extension BasicNavigationController {
    fileprivate static let addsForwardAction: Void = {
        let goForward: @MainActor (AnyObject, Any?) -> Void = { controller, _ in
            (controller as? BasicNavigationController)?.goForward(animated: true)
        }
        class_addMethod(BasicNavigationController.self, .goForward, imp_implementationWithBlock(goForward), nil)
    }()
}
#endif
