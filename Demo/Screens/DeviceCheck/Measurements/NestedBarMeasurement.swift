import UIKit

/// A stack inside a stack.
extension DeviceMeasurement {
    static func nestedBar(on device: DeviceKind) -> DeviceMeasurement {
        DeviceMeasurement(
            DeviceFact(
                "C39 nested", "A bar that changes in a stack inside a stack enables its edge recognizer",
                device.system >= 26)
        ) { bench, done in
            let inner = UINavigationController(rootViewController: UIViewController())
            guard let outer = bench.navigationController.topViewController else { return done() }
            outer.addChild(inner)
            inner.view.frame = outer.view.bounds
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            inner.interactivePopGestureRecognizer?.isEnabled = false
            inner.setNavigationBarHidden(true, animated: false)
            bench.wait(0.1) {
                bench.report("C39 nested", inner.interactivePopGestureRecognizer?.isEnabled == true)
                done()
            }
        }
    }
}
