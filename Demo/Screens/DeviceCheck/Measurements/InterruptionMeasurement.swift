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

    /// What an app's design decides. An app that keeps the former one has `UIDesignRequiresCompatibility` in its
    /// Info.plist, or is linked with an older SDK.
    static func design(on device: DeviceKind) -> DeviceMeasurement {
        DeviceMeasurement(
            DeviceFact(
                "F1 design",
                "What Info.plist demands, whether there is a content gesture, whether a push can be interrupted",
                device.system >= 26 ? "nothing yes yes" : "nothing no no")
        ) { bench, done in
            let demands = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool == true
            bench.navigationController.pushViewController(bench.screen("B"), animated: true)
            bench.wait(0.1) {
                let isInterruptible = bench.navigationController.transitionCoordinator?.isInterruptible == true
                let answers = [bench.content != nil, isInterruptible].map { $0 ? "yes" : "no" }
                bench.report(
                    "F1 design", .text(([demands ? "compatibility" : "nothing"] + answers).joined(separator: " ")))
                bench.wait(0.6, done)
            }
        }
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
