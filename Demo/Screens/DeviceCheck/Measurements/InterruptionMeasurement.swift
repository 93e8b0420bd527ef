import UIKit

extension DeviceMeasurement {
    /// On iOS 26 and later.
    static let interruption = DeviceMeasurement(
        DeviceFact("F2", "A push has ended when a pop during the push returns", true),
        DeviceFact("F2 calls", "Calls of popViewController by a pop during a push", "1"),
        DeviceFact("F2 stack", "The stack after a pop during a push", "A")
    ) { bench, done in
        let navigationController = bench.navigationController
        var pops = 0
        var isPushOver = false
        navigationController.onPop = { pops += 1 }
        navigationController.pushViewController(bench.screen("B"), animated: true)
        navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isPushOver = true }
        bench.wait(0.1) {
            navigationController.popViewController(animated: true)
            bench.report("F2", isPushOver)
            bench.wait(1) {
                bench.report("F2 calls", .text("\(pops)"))
                bench.report("F2 stack", .text(navigationController.viewControllers.map { $0.title ?? "" }.joined()))
                done()
            }
        }
    }
}
