import UIKit

/// The navigation bar.
extension DeviceMeasurement {
    static let appearances = DeviceMeasurement(
        DeviceFact("isEqual", "Values of a bar's appearance that isEqual ignores", "none")
    ) { bench, done in
        let changes: [(name: String, make: (UINavigationBarAppearance) -> Void)] = [
            ("backgroundColor", { $0.backgroundColor = .red }),
            ("backgroundEffect", { $0.backgroundEffect = nil }),
            ("shadowColor", { $0.shadowColor = .red }),
            ("titleTextAttributes", { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }),
        ]
        let ignored = changes.filter { change in
            let changed = UINavigationBarAppearance()
            change.make(changed)
            return changed == UINavigationBarAppearance()
        }
        bench.report("isEqual", .text(ignored.isEmpty ? "none" : ignored.map(\.name).joined(separator: " ")))
        done()
    }

    static let barInWillShow = DeviceMeasurement(
        DeviceFact("C25 willShow", "A bar that is hidden in willShow leaves", "sideways"),
        DeviceFact("C26 flag", "The flag of the bar changes at once", true)
    ) { bench, done in
        let navigationController = bench.navigationController
        let place = navigationController.navigationBar.frame.origin
        bench.log.onWillShow = {
            bench.log.onWillShow = nil
            navigationController.setNavigationBarHidden(true, animated: true)
            bench.report("C26 flag", navigationController.isNavigationBarHidden)
        }
        navigationController.pushViewController(bench.screen("B"), animated: true)
        bench.wait(0.15) {
            let now = navigationController.navigationBar.layer.presentation()?.frame.origin ?? place
            let way = abs(now.x - place.x) > 1 ? "sideways" : abs(now.y - place.y) > 1 ? "upwards" : "at once"
            bench.report("C25 willShow", .text(way))
            bench.wait(0.6, done)
        }
    }
}
