import UIKit

/// Screens that UIKit's own gesture may refuse to pop.
extension DeviceGesture {
    static let conditions = [
        condition("C21 bar", "The edge gesture pops with a hidden bar") { bench, _ in
            bench.navigationController.setNavigationBarHidden(true, animated: false)
        },
        condition("C24", "The edge gesture pops with a delegate that is asked for animators") { bench, top in
            setAnimatorDelegate(of: bench, until: top)
        },
        condition("C24 requirement", "The same, if a recognizer of the app has to fail first", true) { bench, top in
            setAnimatorDelegate(of: bench, until: top)
            let taps = UITapGestureRecognizer(target: nil, action: nil)
            // A tap on "Skip" isn't its.
            taps.numberOfTapsRequired = 3
            taps.cancelsTouchesInView = false
            bench.navigationController.view.addGestureRecognizer(taps)
            bench.edge?.require(toFail: taps)
        },
    ]

    /// On iOS 16 and later.
    static let backActions = condition(
        "C37", "The edge gesture pops a screen with a back action", true, set: { setBackAction(of: $1) })

    /// On iOS 26 and later.
    static let contentConditions = [
        condition(
            "C37 content", "The content gesture pops a screen with a back action", true, beginsAtEdge: false,
            set: { setBackAction(of: $1) }),
        DeviceGesture(
            "bar", "Drag from the middle of the navigation bar to the trailing edge.", .swipe(.bar(0.5), by: 170, nil),
            DeviceFact("F1 bar", "The content gesture pops from the navigation bar", true)
        ) { bench, _ in
            var hasPopped = false
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(ended: { bench.report("F1 bar", hasPopped) })
        },
    ]

    private static func setBackAction(of screen: UIViewController) {
        if #available(iOS 16.0, *) { screen.navigationItem.backAction = UIAction { _ in } }
    }

    private static func setAnimatorDelegate(of bench: DeviceBench, until top: DeviceLoggedScreen) {
        let delegate = DeviceAnimatorDelegate()
        top.keep(delegate)
        bench.navigationController.delegate = delegate
    }

    static let cancelledHiddenSwipe = DeviceGesture(
        "cancelled swipe, hidden bar",
        "Drag from the leading edge by half an inch, wait, and lift the finger.", .slow(by: 80),
        DeviceFact("C44", "After a cancelled swipe with a hidden bar, the bar has the items of all screens", true)
    ) { bench, top in
        var isAtEdge = false
        bench.navigationController.setNavigationBarHidden(true, animated: false)
        let delegate = DeviceEdgeDelegate()
        top.keep(delegate)
        bench.edge?.delegate = delegate
        return Observer(
            began: { isAtEdge = bench.isAtEdge($0) },
            ended: {
                let navigation = bench.navigationController
                guard isAtEdge, navigation.viewControllers.count == 2 else { return }
                bench.report("C44", navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
            })
    }

    private static func condition(
        _ source: String, _ question: String, _ expected: Bool = false, beginsAtEdge: Bool = true,
        set: @escaping (DeviceBench, DeviceLoggedScreen) -> Void
    ) -> DeviceGesture {
        DeviceGesture(
            source,
            beginsAtEdge
                ? "Drag from the leading edge to the middle. Perhaps nothing happens."
                : "Drag from the middle to the trailing edge. Perhaps nothing happens.",
            beginsAtEdge ? .fromEdge : .slow(from: 150, by: 200), DeviceFact(source, question, expected)
        ) { bench, top in
            var isInPlace = false
            var hasPopped = false
            set(bench, top)
            bench.navigationController.onPop = { hasPopped = true }
            return Observer(
                began: { isInPlace = bench.isAtEdge($0) == beginsAtEdge },
                ended: { if isInPlace { bench.report(source, hasPopped) } })
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
