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
        condition("C21 delegate", "The edge gesture pops with a hidden bar and the app's delegate", true) {
            hideBar(of: $0, above: $1)
        },
    ]

    static let cancelledHiddenSwipe = DeviceGesture(
        "cancelled swipe, hidden bar",
        "Drag from the leading edge by half an inch, wait, and lift the finger.", .slow(by: 80),
        DeviceFact("C44", "After a cancelled swipe with a hidden bar, the bar has the items of all screens", true)
    ) { bench, top in
        var isAtEdge = false
        hideBar(of: bench, above: top)
        return Observer(
            began: { isAtEdge = bench.isAtEdge($0) },
            ended: {
                let navigation = bench.navigationController
                guard isAtEdge, navigation.viewControllers.count == 2 else { return }
                bench.report("C44", navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
            })
    }

    private static func hideBar(of bench: DeviceBench, above top: DeviceLoggedScreen) {
        bench.navigationController.setNavigationBarHidden(true, animated: false)
        let delegate = DeviceEdgeDelegate()
        top.keep(delegate)
        bench.edge?.delegate = delegate
    }

    private static func condition(
        _ source: String, _ question: String, _ expected: Bool = false,
        set: @escaping (DeviceBench, DeviceLoggedScreen) -> Void
    ) -> DeviceGesture {
        DeviceGesture(
            source, "Drag from the leading edge to the middle. Perhaps nothing happens.", .fromEdge,
            DeviceFact(source, question, expected)
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

/// The app's delegate, which allows the edge gesture.
private final class DeviceEdgeDelegate: NSObject, UIGestureRecognizerDelegate {}
