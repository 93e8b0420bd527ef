import UIKit

/// Screens that UIKit's own gesture does not pop.
extension DeviceGesture {
    static let conditions = [
        condition("C21 bar", "The edge gesture pops with a hidden bar") { bench, _ in
            bench.navigationController.setNavigationBarHidden(true, animated: false)
        },
        condition("C21 back button", "The edge gesture pops with a hidden back button") { _, top in
            top.navigationItem.hidesBackButton = true
        },
        condition("C21 leading item", "The edge gesture pops with a leading item") { _, top in
            top.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Item", style: .plain, target: nil, action: nil)
        },
        condition("C24", "The edge gesture pops with a delegate that is asked for animators") { bench, top in
            let delegate = DeviceAnimatorDelegate()
            top.keep(delegate)
            bench.navigationController.delegate = delegate
        },
    ]

    private static func condition(
        _ source: String, _ question: String, set: @escaping (DeviceBench, DeviceLoggedScreen) -> Void
    ) -> DeviceGesture {
        DeviceGesture(
            "Drag from the leading edge to the middle. Perhaps nothing happens.", DeviceFact(source, question, false)
        ) { bench, top in
            var isAtEdge = false
            var hasPopped = false
            set(bench, top)
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(
                began: { isAtEdge = bench.isAtEdge($0) }, ended: { if isAtEdge { bench.report(source, hasPopped) } })
        }
    }
}

/// A delegate that leaves the animation to UIKit.
private final class DeviceAnimatorDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
