import UIKit

extension DeviceMeasurement {
    #if canImport(ObjectiveC)
    /// The headless UIKit has no key commands, so the expected value is a guess.
    static let backKey: [DeviceMeasurement] = [
        DeviceMeasurement(
            DeviceFact(
                "C36 key", "The calls of a hardware keyboard's Back command when the bar's delegate agrees",
                "shouldPop popViewController")
        ) { bench, done in
            let navigationController = bench.navigationController
            let command = NSSelectorFromString("_performBackKeyCommand:")
            guard navigationController.responds(to: command) else {
                bench.report("C36 key", .text("no command"))
                return done()
            }
            navigationController.pushViewController(bench.screen("B"), animated: false)
            navigationController.view.layoutIfNeeded()
            var calls: [String] = []
            navigationController.onBackButton = { calls.append("shouldPop") }
            navigationController.onPop = { calls.append("popViewController") }
            _ = navigationController.perform(command, with: nil)
            bench.wait(1) {
                bench.report("C36 key", .text(calls.isEmpty ? "none" : calls.joined(separator: " ")))
                done()
            }
        }
    ]
    #else
    static let backKey: [DeviceMeasurement] = []
    #endif
}
