import UIKit

extension DeviceGesture {
    /// On iOS 18 and later.
    static let zoom = DeviceGesture(
        "zoom", "Drag downwards in the lower half of the screen, by two inches.",
        .swipe(.screen(0.5, above: 330), by: 0, down: 200, nil),
        DeviceFact("C33", "The swipe of a zoom has an interactive coordinator at its start", true)
    ) { bench, top in
        let below = bench.navigationController.viewControllers.first
        DemoHost.zoom?(top, .uiKit) { [weak below] in below?.view.subviews.first }
        // The screen appears first.
        bench.wait(0.2) {
            bench.log.onWillShow = {
                bench.log.onWillShow = nil
                let coordinator = bench.navigationController.transitionCoordinator
                bench.report("C33", coordinator?.initiallyInteractive ?? false)
            }
        }
        return Observer()
    }
}
