import UIKit

extension DeviceMeasurement {
    #if canImport(ObjectiveC)
    /// The headless UIKit has no split view controllers, so the expected value is a guess.
    static let columnItem: [DeviceMeasurement] = [
        DeviceMeasurement(
            DeviceFact("C32 item", "Whose item the bar of a collapsed split view shows: column or screen", "column")
        ) { bench, done in
            let primary = UINavigationController(rootViewController: UIViewController())
            let screen = UIViewController()
            let secondary = UINavigationController(rootViewController: screen)
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            bench.stage.addChild(split)
            bench.stage.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: split)
            split.view.frame = bench.stage.view.bounds
            bench.stage.view.addSubview(split.view)
            split.didMove(toParent: bench.stage)
            split.show(.secondary)
            bench.wait(0.8) {
                let item = primary.navigationBar.topItem
                let owner =
                    item === secondary.navigationItem ? "column" : item === screen.navigationItem ? "screen" : "other"
                bench.report("C32 item", .text(owner))
                split.willMove(toParent: nil)
                split.view.removeFromSuperview()
                split.removeFromParent()
                done()
            }
        }
    ]
    #else
    static let columnItem: [DeviceMeasurement] = []
    #endif
}
