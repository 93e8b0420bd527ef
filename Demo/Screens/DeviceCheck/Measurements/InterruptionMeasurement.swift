import UIKit

extension DeviceMeasurement {
    static func interruption(on device: DeviceKind) -> DeviceMeasurement {
        DeviceMeasurement(
            DeviceFact("F2", "A push has ended when a pop during the push returns", device.system >= 26),
            // A pop that has waited is made through the same method.
            DeviceFact(
                "F2 calls", "Calls of popViewController by a pop during a push", device.system >= 26 ? "1" : "2"),
            DeviceFact("F2 stack", "The stack after a pop during a push", "A"), run: interrupt)
    }

    private static func interrupt(on bench: DeviceBench, done: @escaping () -> Void) {
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
                bench.report("F2 stack", .text(bench.stack))
                done()
            }
        }
    }
}
