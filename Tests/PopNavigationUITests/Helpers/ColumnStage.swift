import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// A split view of two stacks, each half as wide as the screen.
@MainActor
final class ColumnStage {
    let device: SimulatedDevice
    let columns: [UINavigationController]

    init(on version: Int) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = version
        device = SimulatedDevice(configuration)
        let (host, split) = (UIViewController(), UIViewController())
        columns = (0...1).map { _ in UINavigationController() }
        device.show(host)
        host.addChild(split)
        split.view.frame = host.view.bounds
        host.view.addSubview(split.view)
        split.didMove(toParent: host)
        for (index, column) in columns.enumerated() {
            column.viewControllers = (0...1).map { _ in UIViewController() }
            split.addChild(column)
            column.view.frame = CGRect(x: CGFloat(index) * 195, y: 0, width: 195, height: 844)
            split.view.addSubview(column.view)
            column.didMove(toParent: split)
        }
        device.settle()
    }

    /// Puts a marker behind the split view, as a modifier on a `NavigationSplitView` does.
    @discardableResult
    func markSplitView(_ value: PopGestureValue) -> PopGestureMarker {
        let marker = PopGestureMarker(value)
        device.window.rootViewController?.view.insertSubview(marker, at: 0)
        device.settle()
        return marker
    }

    func mark(_ value: PopGestureValue, in column: Int) {
        columns[column].topViewController!.view.addSubview(PopGestureMarker(value))
        device.settle()
    }

    /// The columns that a drag of 150 points pops. The stacks are restored.
    func popsInColumn(from x: CGFloat) -> [Int] {
        let stacks = columns.map(\.viewControllers)
        device.fingerDrag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + 150, y: 400), duration: 0.2)
        device.settle()
        let popped = columns.indices.filter { columns[$0].viewControllers.count < stacks[$0].count }
        for (column, stack) in zip(columns, stacks) { column.setViewControllers(stack, animated: false) }
        device.settle()
        return popped
    }
}
