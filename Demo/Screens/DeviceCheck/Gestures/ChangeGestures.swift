import UIKit

/// Changes in the middle of a swipe. If UIKit doesn't expect them, the controller hangs.
extension DeviceGesture {
    static let pushInSwipe = change(
        "push in a swipe",
        DeviceFact("C17 swipe", "The stack after a push in the middle of a swipe that pops", "AC")
    ) {
        $0.navigationController.pushViewController($0.screen("C"), animated: true)
    }

    static let otherDelegate = change(
        "other delegate",
        DeviceFact("C34 other", "The stack after a swipe in which another navigation delegate was set", "A")
    ) { bench in
        let delegate = DeviceCallLog()
        (bench.navigationController.viewControllers.first as? DeviceLoggedScreen)?.keep(delegate)
        bench.navigationController.delegate = delegate
    }

    private static func change(
        _ name: String, _ fact: DeviceFact, _ change: @escaping (DeviceBench) -> Void
    ) -> DeviceGesture {
        DeviceGesture(name, "Drag slowly from the leading edge over most of the width.", .fromEdge, fact) { bench, _ in
            var hasChanged = false
            return Observer(
                moved: { travel, _ in
                    let coordinator = bench.navigationController.transitionCoordinator
                    guard !hasChanged, abs(travel.x) >= 60, coordinator?.isInteractive == true else { return }
                    hasChanged = true
                    change(bench)
                },
                ended: { if hasChanged { bench.report(fact.source, .text(bench.stack)) } })
        }
    }
}
